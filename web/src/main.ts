import { mount } from "svelte";

import "../../src/tablewright/draw/scene.css";
import "../../src/tablewright/draw/tokens.css";
import icons from "../../src/tablewright/draw/icons.svg?raw";
import textures from "../../src/tablewright/draw/textures.svg?raw";
import App from "./App.svelte";
import "./style/base.css";
import "./style/fonts.css";

/** Pictograms and textures, once for the whole page; scenes and chrome refer to them. */
function layOut(sprite: string): void {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

layOut(icons);
layOut(textures);
mount(App, { target: document.getElementById("app")! });
