import { findPackageJSON } from "node:module"
import path from "node:path"

/** The folder of this package. The sources and the bundle that the starter builds from them find it alike. */
export const serverFolder = path.dirname(findPackageJSON("..", import.meta.url) ?? import.meta.dirname)
