/** Python in a worker: Pyodide, our package, and the files of those games that are asked for. */
import type { PyodideInterface } from "pyodide";

/** Where our package lies in Pyodide's file system. */
const PLACE = "/tablewright";

export class Python {
  private readonly games = new Map<string, Promise<void>>();

  private constructor(
    private readonly root: string,
    readonly pyodide: PyodideInterface,
  ) {}

  static async start(root: string): Promise<Python> {
    const indexURL = `${root}pyodide/`;
    const archive = fetchBytes(`${root}python/app.zip`); // while Pyodide itself comes
    const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import("pyodide");
    const pyodide = await loadPyodide({ indexURL });
    const python = new Python(root, pyodide);
    pyodide.FS.mkdirTree(PLACE);
    python.unpack(await archive);
    pyodide.runPython(`import sys; sys.path.insert(0, "${PLACE}"); sys.dont_write_bytecode = True`);
    return python;
  }

  /** The files of a game; one that does not exist brings nothing. */
  bring(game: string): Promise<void> {
    let brought = this.games.get(game);
    if (!brought) {
      brought = this.bringNew(game);
      this.games.set(game, brought);
      brought.catch(() => this.games.delete(game));
    }
    return brought;
  }

  private async bringNew(game: string): Promise<void> {
    if (!/^[a-z]+$/.test(game)) return;
    const answer = await fetch(`${this.root}python/${game}.zip`);
    if (answer.status === 404) return;
    if (!answer.ok) throw new Error(`${game}: ${answer.status}`);
    this.unpack(await answer.arrayBuffer());
    this.pyodide.runPython("import importlib; importlib.invalidate_caches()");
  }

  private unpack(archive: ArrayBuffer): void {
    this.pyodide.unpackArchive(archive, "zip", { extractDir: PLACE });
  }
}

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
