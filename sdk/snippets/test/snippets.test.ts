/** The calls that the reference shows: in each language a program makes all of them, and a server reads what it sends. */
import assert from "node:assert/strict"
import { execFile, spawnSync } from "node:child_process"
import { globSync, mkdtempSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { promisify } from "node:util"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { program } from "../../../server/test/support/program.ts"
import { startServer, type TestServer } from "../../typescript/src/testing.ts"
import { answerProblem, startOddServer, type ReceivedRequest } from "../../typescript/test/support.ts"
import { exampleCalls, findCall, type FoundCall } from "../scripts/call.ts"
import { consoleFolder, snippetFiles } from "../scripts/files.ts"
import { guideSnippets } from "../scripts/guide-snippets.ts"
import { languagesOf } from "../scripts/languages.ts"
import { runners } from "./programs.ts"

const document = readDocument()
const tree = readTree(document, ["account", "operator"])
const calls = exampleCalls(document, tree)
const languages = languagesOf(tree)
const sid = "MS019aa4d2c3f07a1b8c2d3e4f5a6b7c8d"
const folders = mkdtempSync(path.join(tmpdir(), "posthorn-snippets-"))
after(() => rm(folders, { recursive: true }))

test("the generated snippets describe the present API (npm run generate writes them again)", async () => {
  const files = await snippetFiles()
  const known = globSync(`${consoleFolder}/*`, { cwd: root })
  assert.deepEqual(known.toSorted(), [...files.keys()].filter((file) => file.startsWith(consoleFolder)).toSorted())
  for (const [file, text] of files) assert.equal(readFileSync(path.join(root, file), "utf8"), text, file)
})

test("gofmt keeps the calls in Go as they are", (t) => {
  const go = languages.find(({ slug }) => slug === "go")
  const functions = calls.map((call) => go?.statements([call]).replace(/^(?=.)/gm, "\t"))
  const text = `package snippets\n\nfunc snippets() {\n${functions.join("\n")}\n}\n`
  const { error, stdout } = spawnSync("gofmt", ["-d"], { input: text, encoding: "utf8" })
  if (error) return t.skip("This machine has no gofmt.")
  assert.equal(stdout, "")
})

for (const { name, slug, statements } of languages) {
  const runner = runners[slug]
  assert.ok(runner)
  test(`${name} sends the example of each operation`, { skip: runner.skip }, async () => {
    await using server = await startOddServer((response) => answerProblem(response, 404, "message_not_found"))
    const parts = calls.map((call) => ({ name: call.method.operationId, text: statements([call]) }))
    const folder = mkdtempSync(path.join(folders, slug))
    const env = {
      ...process.env,
      ...runner.environment,
      BASE_URL: server.baseUrl,
      ACCOUNT_SID: "AC1",
      AUTH_TOKEN: "t0ken",
      SID: sid,
      ALLOW_REFUSALS: "1",
    }
    for (const [command = "", ...args] of runner.write(folder, parts))
      await promisify(execFile)(command, args, { cwd: folder, env })
    assert.deepEqual(server.requests.map(seen), calls.map(expected))
  })
}

for (const { name, slug, statements, setUp } of languages) {
  const runner = runners[slug]
  assert.ok(runner)
  test(`${name} runs the snippets of each guide at a real server`, { skip: runner.skip }, async () => {
    const { baseUrl, accountSid, authToken, client } = await server()
    // A person gets a second code only after a while, and few codes in an hour.
    for (const to of ["+14155550123", "+15005550010"]) await client().auth.safeList.create({ to })
    for await (const { sid: each, status } of client().auth.verifications.list())
      if (status === "pending") await client().auth.verifications.cancel(each)
    // The snippets of a guide follow each other, and share their variables.
    const parts = Object.entries(guideSnippets).map(([guide, snippets]) => {
      const text = statements(Object.values(snippets).flatMap((calls) => calls.map((call) => findCall(tree, call))))
      const before = guide === "clients" ? `${setUp("account", "$BASE_URL", "$ACCOUNT_SID")}\n\n` : ""
      return { name: guide.replaceAll("-", "_"), text: before + text }
    })
    const folder = mkdtempSync(path.join(folders, `${slug}-guides-`))
    const env = {
      ...process.env,
      ...runner.environment,
      BASE_URL: baseUrl,
      ACCOUNT_SID: accountSid,
      AUTH_TOKEN: authToken,
      CODE: "123456",
    }
    const printed: string[] = []
    for (const [command = "", ...args] of runner.write(folder, parts))
      printed.push((await promisify(execFile)(command, args, { cwd: folder, env })).stdout)
    assert.match(
      printed.join(""),
      /^MS[0-9a-f]{32}\s(?:queued|sending)\s[^]*\nWH[0-9a-f]{32}\swhsec_[^]*\nPY[0-9a-f]{32}\s/,
    )
  })
}

let started: Promise<TestServer> | undefined
const command = `'${process.execPath}' '${program}' test`
const server = async () => await (started ??= startServer(command))
after(async () => await (await started)?.stop())

function seen({ method, url, body }: ReceivedRequest): object {
  const { pathname, searchParams } = new URL(url, "http://127.0.0.1")
  const query = Array.from(searchParams, ([name, value]) => `${name}=${value}`).toSorted()
  return { call: `${method} ${decodeURIComponent(pathname)}`, query, body: body ? asLists(JSON.parse(body)) : {} }
}

function expected({ method, value, args }: FoundCall): object {
  const place = method.path.replace(/\{\w+\}/, value === "$sid" ? sid : (value as string))
  const query = method.body ? [] : Object.entries(args).map(([name, each]) => `${name}=${each as string}`)
  return { call: `${method.httpMethod} ${place}`, query: query.toSorted(), body: method.body ? asLists(args) : {} }
}

/** A list of one value can also be the value, and a decimal can be a text. */
function asLists(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (Array.isArray(each) && each.length === 1 ? each[0] : each)),
  )
}
