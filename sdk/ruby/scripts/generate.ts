/** Writes the generated part of the client for Ruby. */
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { replaceFiles } from "../../generate/replace-files.ts"
import { RubyFiles, rubyFolder } from "./ruby-files.ts"

const files = new RubyFiles(readTree(readDocument(), ["account", "operator"])).files(serverVersion)
replaceFiles("the client for Ruby", "resources/*.rb", { files, folder: rubyFolder })
