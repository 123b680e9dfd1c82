/** `npm run generate`: writes the generated part of the Go client, formatted by gofmt. */
import { replaceFiles } from "../../generate/replace-files.ts"
import { ending, goFiles, home } from "./go-files.ts"

const files = goFiles()
if (files) replaceFiles("the client for Go", `${home}/*${ending}`, { files })
else process.stdout.write(`This machine has no gofmt, so ${home} stays as it is.\n`)
