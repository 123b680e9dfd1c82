/** Writes the generated part of the client for Python. Without ruff, the files stay as they are. */
import { replaceFiles } from "../../generate/replace-files.ts"
import { generatedFiles } from "./generated-files.ts"
import { pythonFolder } from "./python-files.ts"
import { whyNoTools } from "./tools.ts"

const missing = whyNoTools()
if (missing === null) replaceFiles("the client for Python", `${pythonFolder}/resources/*`, { files: generatedFiles() })
else process.stdout.write(`The client for Python stays as it is. ${missing}\n`)
