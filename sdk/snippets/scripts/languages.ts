import type { Tree } from "../../generate/tree.ts"
import { goLanguage } from "./go.ts"
import { javaLanguage } from "./java.ts"
import type { Language } from "./language.ts"
import { php } from "./php.ts"
import { python } from "./python.ts"
import { ruby } from "./ruby.ts"
import { typescript } from "./typescript.ts"

/** The languages of the clients, in the order in which readers see them. A new client is an entry here. */
export function languagesOf(tree: Tree): readonly Language[] {
  return [typescript, python, goLanguage(tree), javaLanguage(tree), ruby, php]
}
