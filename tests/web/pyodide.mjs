/** Run a script of the tests in the Python of the site, without a browser: node pyodide.mjs SITE GAME SCRIPT SEEDS */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, game, script, seeds] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(join(site, "pyodide", "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: join(site, "pyodide") });
  for (const name of ["app", game]) {
    const archive = new Uint8Array(readFileSync(join(site, "python", `${name}.zip`)));
    python.unpackArchive(archive, "zip", { extractDir: "/tablewright" });
  }
  python.runPython('import sys; sys.path.insert(0, "/tablewright")');
  python.runPython(readFileSync(script, "utf-8"));
  process.stdout.write(python.runPython(`digests("${game}", ${seeds})`));
} catch (error) {
  process.stderr.write(String(error)); // without the line of the library, which is a megabyte long
  process.exitCode = 1;
}
