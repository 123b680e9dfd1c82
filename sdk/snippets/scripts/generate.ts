/** `npm run generate`: writes the calls that the reference, the console and the guides show. */
import { replaceFiles } from "../../generate/replace-files.ts"
import { consoleFolder, snippetFiles } from "./files.ts"

replaceFiles("the snippets", `${consoleFolder}/*`, { files: await snippetFiles() })
