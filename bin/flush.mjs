import * as fs from "node:fs"

/**
 * Writes a file to the disk. Without it, a rename may reach the disk before the content. After a power cut, an
 * empty file would then stay forever.
 */
export function flush(name) {
  const file = fs.openSync(name, "r+")
  fs.fsyncSync(file)
  fs.closeSync(file)
}
