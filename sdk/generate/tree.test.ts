import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { readDocument, type ApiDocument } from "./document.ts"
import { methodsIn, readTree } from "./read-tree.ts"
import { namesIn, readType } from "./read-type.ts"
import type { Method, Resource, Tree } from "./tree.ts"

const document = readDocument()
const tree = readTree(document, ["account", "operator"])

function methodOf({ resources }: Pick<Tree, "resources">, ...names: string[]): Method {
  const [first, second, ...others] = names
  const resource = resources.find(({ name }) => name === first) as Resource
  const method = resource.methods.find(({ name }) => name === second)
  return others.length || !method ? methodOf(resource, second ?? "", ...others) : method
}

function fieldsOf(name: string): string[] {
  const type = tree.types.find((each) => each.name === name)?.type
  return type?.is === "object" ? type.fields.map((field) => field.name) : []
}

test("the tree is plain JSON", () => {
  assert.deepEqual(JSON.parse(JSON.stringify(tree)), tree)
})

test("the tree has each operation of the document once, with its audience", () => {
  const all = readTree(document, ["account", "operator", "console"]).resources.flatMap(methodsIn)
  const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((each) => each.operationId))
  assert.deepEqual(all.map(({ operationId }) => operationId).toSorted(), ids.toSorted())
  const consoles = readTree(document, ["console"])
  assert.ok(consoles.resources.flatMap(methodsIn).every(({ audience }) => audience === "console"))
  assert.deepEqual(consoles.events, [])
})

test("the names of the tree are in snake_case", () => {
  const resources = (all: readonly Resource[]): Resource[] =>
    all.flatMap((each) => [each, ...resources(each.resources)])
  const all = resources(tree.resources)
  const names = [...all, ...all.flatMap(({ methods }) => methods)].map(({ name }) => name)
  assert.ok(names.length > 150)
  assert.deepEqual(
    names.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name)),
    [],
  )
})

test("a method has its parameters, its body and its answer", () => {
  const create = methodOf(tree, "messages", "create")
  assert.deepEqual(create.body, { type: { is: "named", name: "CreateMessageRequest" }, isRequired: true })
  assert.deepEqual(create.answer, { is: "value", type: { is: "named", name: "Message" } })
  assert.equal(create.idempotence, "key")
  assert.ok(fieldsOf("CreateMessageRequest").includes("from"), "a word that Python reserves keeps its name")
  const read = methodOf(tree, "messages", "get")
  assert.deepEqual(
    read.pathParameters.map(({ name }) => name),
    ["sid"],
  )
  assert.equal(read.idempotence, "natural")
  assert.deepEqual(methodOf(tree, "messages", "delete").answer, { is: "nothing" })
})

test("a list is a page, a stream has the type of its events, and a table is CSV", () => {
  assert.deepEqual(methodOf(tree, "messages", "list").answer, {
    is: "page",
    entry: { is: "named", name: "Message" },
    cursor: "cursor",
    nextCursor: "next_cursor",
    data: "data",
  })
  assert.deepEqual(methodOf(tree, "messages", "stream").answer, {
    is: "stream",
    type: { is: "list", of: { is: "named", name: "Message" } },
  })
  const answers = tree.resources.flatMap(methodsIn).map(({ answer }) => answer.is)
  assert.deepEqual([...new Set(answers)].toSorted(), ["csv", "nothing", "page", "stream", "value"])
})

test("the end of a path is a method, and a path with entries is a resource", () => {
  assert.equal(methodOf(tree, "webhooks", "rotate_secret").path, "/v1/webhooks/{sid}/rotate_secret")
  assert.equal(methodOf(tree, "webhooks", "deliveries", "list").answer.is, "page")
})

test("an error answer lists the codes of its status", () => {
  const { errors } = methodOf(tree, "messages", "get")
  assert.deepEqual(
    errors.find(({ status }) => status === 404),
    { status: 404, codes: ["message_not_found", "not_found"] },
  )
  const codes = new Set(tree.problemCodes)
  const unknown = tree.resources.flatMap(methodsIn).flatMap((method) => method.errors.flatMap((each) => each.codes))
  assert.deepEqual(
    unknown.filter((code) => !codes.has(code)),
    [],
  )
})

test("a method that waits names the parameter and its default", () => {
  const { wait } = methodOf(tree, "events", "feed")
  assert.deepEqual(wait, { parameter: "timeout_ms", defaultMs: 20_000 })
})

test("the tree has each type that it names", () => {
  const known = new Set(tree.types.map(({ name }) => name))
  const named = [...tree.types.map(({ type }) => type), ...tree.events.map(({ data }) => data)].flatMap(namesIn)
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  )
  assert.ok(!known.has("MessageList"), "a page is not a type")
})

test("an event kind has the type of its data", () => {
  const sent = tree.events.find(({ name }) => name === "messages.sent")
  assert.deepEqual(sent?.data, { is: "named", name: "Message" })
})

test("a schema without a type in clients is refused", () => {
  assert.throws(() => readType({ type: "matrix" }), /no type for matrix/)
})

test("two operations with one name are refused", () => {
  const [get] = Object.values(document.paths["/v1/messages/{sid}"] ?? {})
  const twice: ApiDocument = { ...document, paths: { "/v1/messages/{sid}": { get, post: get } as never } }
  assert.throws(() => readTree(twice, ["account"]), /Two operations are named messages\.get/)
})

test("no file of the tree knows a language of a client", () => {
  const words = /\b(?:TypeScript|Promise|AsyncGenerator|interface \$|Python|readonly #)/
  for (const file of ["document.ts", "read-method.ts", "read-tree.ts", "read-type.ts", "tree.ts"])
    assert.doesNotMatch(readFileSync(new URL(file, import.meta.url), "utf8"), words, file)
})
