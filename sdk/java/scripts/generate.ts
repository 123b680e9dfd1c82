/** `npm run generate`: writes the generated part of the client for Java. */
import { replaceFiles } from "../../generate/replace-files.ts"
import { generated, home, javaFiles } from "./java-files.ts"

replaceFiles("the client for Java", `${home}/${generated}`, { files: javaFiles() })
