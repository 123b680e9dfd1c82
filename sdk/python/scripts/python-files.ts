import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/document.ts"
import { methodsIn } from "../../generate/read-tree.ts"
import type { Tree } from "../../generate/tree.ts"
import { pascalCase } from "../../generate/words.ts"
import { literal, safeName } from "./python-text.ts"
import { PythonResources } from "./python-resources.ts"
import { PythonTypes } from "./python-types.ts"

export const pythonFolder = "sdk/python/src/posthorn"

const head = (source: string, text: string) =>
  `"""${text}"""\n\n# Made from ${source} by sdk/python/scripts/generate.ts. Do not edit: \`npm run generate\` writes this file.\n\nfrom __future__ import annotations\n\n`

/** The generated files by their paths from `pythonFolder`, not formatted yet. */
export function pythonFiles(tree: Tree, version: string): Map<string, string> {
  const types = new PythonTypes(tree)
  const resources = new PythonResources(types)
  const files = new Map<string, string>()
  const of = "the OpenAPI document"
  for (const resource of tree.resources)
    files.set(
      `resources/${resource.name}.py`,
      head(of, `\`client.${resource.name}\`.`) + resourceFile(resources.text(resource)),
    )
  files.set("resources/__init__.py", '"""The resources of the API."""\n')
  const models = types.modelsText()
  const dictionaries = types.dictionariesText()
  files.set(
    "types.py",
    `${head(of, "The objects that the API answers.")}${imported(models, "datetime", ["datetime"])}${imported(models, "typing", typingNames)}\nfrom ._model import Model\n\n\n${models}`,
  )
  files.set(
    "params.py",
    `${head(of, "The objects in arguments.")}${imported(dictionaries, "datetime", ["datetime"])}${imported(`TYPE_CHECKING ${dictionaries}`, "typing", typingNames)}\nif TYPE_CHECKING:\n    from typing_extensions import NotRequired\n\n    from . import params, types\n\n\n${dictionaries}`,
  )
  files.set("_posthorn.py", head(of, "The whole API.") + posthornFile(tree))
  files.set("_version.py", `"""The version of the package."""\n\n__version__ = ${literal(version)}\n`)
  files.set("_client.py", blocking(readFileSync(path.join(root, pythonFolder, "_async_client.py"), "utf8")))
  return files
}

const typingNames =
  "TYPE_CHECKING Any AsyncGenerator Dict Generator List Literal Mapping Sequence TypedDict Union".split(" ")

/** An import of those names that a text uses, or nothing. */
function imported(text: string, module: string, names: readonly string[]): string {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  return used.length ? `from ${module} import ${[...new Set(used)].toSorted().join(", ")}\n` : ""
}

function resourceFile(text: string): string {
  const answered = [...text.matchAll(/self\._client\._(?:value|list|stream)\(call, (?:lists_of)?\(?(\w+)/g)]
  const usesParams = /\b(?:params|types)\./.test(text)
  return [
    imported(text, "datetime", ["datetime"]),
    imported(text, "decimal", ["Decimal"]),
    imported(usesParams ? `TYPE_CHECKING ${text}` : text, "typing", typingNames),
    "\nfrom .._async_client import AsyncClient\nfrom .._client import Client\n",
    imported(text, ".._model", ["Response", "StreamedEvent", "lists_of"]),
    imported(text, ".._options", ["OMIT", "Omit", "RequestOptions"]),
    imported(text, ".._page", ["AsyncList", "Page"]),
    imported(text, ".._request", ["Call", "seconds_of"]),
    imported(
      text,
      "..types",
      answered.map(([, name = ""]) => name),
    ),
    usesParams ? "\nif TYPE_CHECKING:\n    from .. import params, types\n" : "",
    "\n\n",
    text,
  ].join("")
}

function posthornFile({ resources }: Tree): string {
  const used = resources.filter((resource) => methodsIn(resource).length)
  const imports = used.map(
    ({ name }) => `from .resources.${name} import Async${pascalCase(name)}Resource, ${pascalCase(name)}Resource\n`,
  )
  const classes = ["", "Async"].map(
    (prefix) => `class ${prefix}Posthorn(${prefix}Client):
    """The ${prefix ? "client for asyncio and trio" : "client"}. Each attribute is a resource of the API."""

    def _add_resources(self) -> None:
${used.map(({ name }) => `        self.${safeName(name)} = ${prefix}${pascalCase(name)}Resource(self)\n`).join("")}`,
  )
  return `from ._async_client import AsyncClient\nfrom ._client import Client\n${imports.join("")}\n\n${classes.join("\n\n")}`
}

const words: [RegExp, string][] = [
  [/async_sleep/g, "sleep"],
  [/AsyncLimit/g, "Limit"],
  [/open_async_http/g, "open_http"],
  [/AsyncList\(/g, "first_page("],
  [/AsyncList\[/g, "Page["],
  [/import AsyncList, AsyncPage/g, "import Page, first_page"],
  [/AsyncGenerator\[([^\n]+), None\]/g, "Generator[$1, None, None]"],
  [/\bAsync(\w)/g, "$1"],
  [/\basync (def|for|with)\b/g, "$1"],
  [/\bawait /g, ""],
  [/\baclose\b/g, "close"],
  [/\baread\b/g, "read"],
  [/\baiter_bytes\b/g, "iter_bytes"],
  [/__a(enter|exit|next|iter)__/g, "__$1__"],
  [/StopAsyncIteration/g, "StopIteration"],
  [/by many tasks at once/g, "by many threads at once"],
]

/** The blocking client is the other one without its words for asynchronous code. */
function blocking(text: string): string {
  const replaced = words.reduce((before, [pattern, word]) => before.replace(pattern, word), text)
  return replaced.replace(
    "\n\n",
    "\n\n# Made from _async_client.py by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.\n\n",
  )
}
