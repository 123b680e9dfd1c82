/** `npm run generate`: writes the resources and types of the SDK and of the console from the API's code. */
import path from "node:path"
import { replaceFiles } from "../../generate/replace-files.ts"
import { generatedFiles } from "./generated-files.ts"

const files = await generatedFiles()
const folders = new Set([...files.keys()].map((file) => path.dirname(file)))
replaceFiles("the client for TypeScript", `{${[...folders].join(",")}}/*.*`, { files })
