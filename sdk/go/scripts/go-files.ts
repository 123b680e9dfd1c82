import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument } from "../../generate/document.ts"
import { methodsIn, readTree } from "../../generate/read-tree.ts"
import type { Tree } from "../../generate/tree.ts"
import { resourceText } from "./go-resources.ts"
import { comment, goName } from "./go-text.ts"
import { GoTypes } from "./go-types.ts"

export const home = "sdk/go"
/** The end of the names of all generated files. */
export const ending = ".gen.go"

/** The generated files by their paths from the root of the repository. Null if this machine has no gofmt. */
export function goFiles(): Map<string, string> | null {
  const made = filesOf(readTree(readDocument(), ["account", "operator"]))
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-gofmt-"))
  try {
    for (const [file, text] of made) writeFileSync(path.join(folder, file), text)
    const { error, status, stderr } = spawnSync("gofmt", ["-w", folder], { encoding: "utf8" })
    if (error) return null
    if (status !== 0) throw new Error(stderr)
    return new Map([...made.keys()].map((file) => [`${home}/${file}`, readFileSync(path.join(folder, file), "utf8")]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function filesOf(tree: Tree): Map<string, string> {
  const types = new GoTypes(tree)
  const resources = tree.resources.filter((resource) => methodsIn(resource).length)
  const files = resources.map(({ name, ...rest }): [string, string] => [name, resourceText({ name, ...rest }, types)])
  const all: [string, string][] = [
    ...files,
    ["client", clientText(resources.map(({ name }) => goName(name)))],
    ["params", types.structsText("in")],
    ["types", `${types.structsText("out")}\n${types.eventsText()}`],
    ["enums", types.enumsText()],
    ["codes", codesText(tree.problemCodes)],
    [
      "version",
      `// Version is that of the client and of the API that it knows.\nconst Version = ${JSON.stringify(serverVersion)}\n`,
    ],
  ]
  return new Map(all.map(([name, text]) => [`${name}${ending}`, head(text) + text]))
}

function head(text: string): string {
  const packages = { context: "context.", io: "io.", "encoding/json": "json.", time: "time." }
  const used = Object.entries(packages).flatMap(([name, word]) =>
    new RegExp(`[^\\w/]${word.replace(".", "\\.")}[A-Z]`).test(text) ? [`"${name}"`] : [],
  )
  const imports = used.length ? `import (\n${used.toSorted().join("\n")}\n)\n\n` : ""
  return `// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.\n\npackage posthorn\n\n${imports}`
}

function clientText(names: readonly string[]): string {
  return `// Client is the whole API. Each field is a resource.
type Client struct {
	core *core
${names.map((name) => `\t${name} *${name}Resource\n`).join("")}}

func newClient(core *core) *Client {
	return &Client{
		core: core,
${names.map((name) => `\t\t${name}: new${name}Resource(core),\n`).join("")}	}
}
`
}

function codesText(codes: readonly string[]): string {
  const all = [...codes, ...(codes.includes("unexpected_answer") ? [] : ["unexpected_answer"])]
  return `${comment(["ErrorCode says why the API refused. Posthorn's docs/problems.md explains each. Later versions can add others."])}type ErrorCode string

const (
${all.map((code) => `\tCode${goName(code)} ErrorCode = ${JSON.stringify(code)}\n`).join("")})
`
}
