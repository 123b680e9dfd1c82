/**
 * The guide to more processes as an operator follows it: each block is one paste that starts a server, and
 * those servers work together.
 */
import assert from "node:assert/strict"
import { randomBytes } from "node:crypto"
import { mkdirSync, mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { workersOf } from "./support/processes.ts"
import { RestClient } from "./support/rest-client.ts"

const blocks = codeBlocks(readGuide("more-processes"))
const [processes = "", machine = "", firstNode = "", secondNode = "", apiOnly = "", withoutApi = ""] = blocks
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
/** Where the reader pastes, so that `../node-1` of the guide is beside it. */
const clone = path.join(folder, "clone")
const secretKey = randomBytes(32).toString("base64")
let database: { url: string; close(): Promise<void> }

before(async () => {
  mkdirSync(clone)
  database = await createEmptyDatabase()
})
after(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test("every block of more-processes.md is run here", () => assert.equal(blocks.length, 6))

test("PROCESSES=2 starts two processes over one store of their own", async () => {
  await using posthorn = new Installation({ paste: { block: processes, folder: clone } })
  await posthorn.start()
  assert.equal(workersOf(posthorn.pid).length, 2)
})

test("machines and roles share one store: one accepts a message, another sends it and every one shows it", async () => {
  await using stack = new AsyncDisposableStack()
  const shared = { STORE_URL: database.url, STORE_KEY: secretKey }
  /** As in the terminal in which the two variables were exported. */
  const exported = { DATABASE_URL: database.url, POSTHORN_SECRET_KEY: secretKey }
  const start = async (block: string, name: string, environment: Record<string, string>) => {
    const paste = { block: atThisStore(block), folder: clone }
    const posthorn = stack.use(new Installation({ environment, dataDir: path.join(folder, name), paste }))
    await posthorn.start()
    return posthorn
  }
  const first = await start(machine, "machine", shared)
  const others = [await start(firstNode, "node-1", exported), await start(secondNode, "node-2", exported)]
  const clientOf = ({ baseUrl }: Installation) => {
    const client = new RestClient({ baseUrl, account: first.account })
    stack.defer(() => client.close())
    return client
  }
  const sid = await send(clientOf(first))
  for (const node of others) {
    const { status } = await clientOf(node).get(`/v1/messages/${sid}`)
    assert.equal(status, 200)
  }
  for (const node of [first, ...others]) await node.end("SIGTERM")

  const api = clientOf(await start(apiOnly, "api", exported))
  const waiting = await send(api)
  const isDelivered = async () => (await api.read<{ status: string }>(`/v1/messages/${waiting}`)).status === "delivered"
  assert.equal(await isDelivered(), false, "there is no sender yet")
  await start(withoutApi, "sender", exported)
  await eventually("the other roles send it", isDelivered)
})

async function send(client: RestClient): Promise<string> {
  const { status, body } = await client.post("/v1/messages", {
    to: "+14155550123",
    from: "+15005550006",
    body: "Hello",
  })
  assert.equal(status, 201)
  return (body as { sid: string }).sid
}

/** With this test's store and key for those of the guide, and ports that are free. */
function atThisStore(block: string): string {
  return block
    .replace("postgres://posthorn:password@db.example.com:5432/posthorn", '"$STORE_URL"')
    .replace("POSTHORN_SECRET_KEY=...", 'POSTHORN_SECRET_KEY="$STORE_KEY"')
    .replace(/PORT=808\d/, "PORT=0")
}
