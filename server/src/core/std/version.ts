import { readFileSync } from "node:fs"
import path from "node:path"
import { serverFolder } from "./server-folder.ts"

/** The version of this release. `server/package.json` is its only source. */
export const { version: serverVersion } = JSON.parse(readFileSync(path.join(serverFolder, "package.json"), "utf8")) as {
  version: string
}
