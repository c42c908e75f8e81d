import { mount } from "svelte";

import { transport } from "$transport";

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

/** Those that games bring themselves: only the server knows which games there are. */
async function layOutWorlds(): Promise<void> {
  const answer = await fetch(transport.place("/api/assets/worlds.svg"));
  if (answer.ok) layOut(await answer.text());
}

layOut(icons);
layOut(textures);
void layOutWorlds();
mount(App, { target: document.getElementById("app")! });
