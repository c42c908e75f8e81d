/** Compile all modules of a folder with the Python of Pyodide, in place: only what is compiled stays. */
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [pyodideFolder, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodideFolder });
python.FS.mkdirTree("/staging");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/staging");
const failed = python.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, PyCompileError, compile

failed = []
for source in sorted(Path("/staging").rglob("*.py")):
    place = str(source.relative_to("/staging"))
    try:
        compile(str(source), str(source.with_suffix(".pyc")), place, doraise=True, optimize=0,
                invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    except PyCompileError as error:
        failed.append(str(error))
    else:
        source.unlink()
"\\n".join(failed)
`);
if (failed) {
  console.error(failed);
  process.exit(1);
}
