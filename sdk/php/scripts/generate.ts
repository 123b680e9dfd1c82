/** Writes the generated part of the client for PHP. */
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { replaceFiles } from "../../generate/replace-files.ts"
import { generatedFolders, PhpFiles, phpFolder } from "./php-files.ts"

const files = new PhpFiles(readTree(readDocument(), ["account", "operator"])).files(serverVersion)
replaceFiles("the client for PHP", `{${generatedFolders.join(",")}}/*.php`, { files, folder: phpFolder })
