/** The client shows the behaviours that the clients of all languages share. */
import assert from "node:assert/strict"
import { execFile, spawn, type ChildProcess } from "node:child_process"
import path from "node:path"
import { createInterface } from "node:readline"
import { after, before, describe, test } from "node:test"
import { promisify } from "node:util"
import {
  contains,
  readBehaviours,
  readResources,
  readSignatures,
  type Behaviour,
  type Json,
} from "../../behaviours/behaviour.ts"
import { readDocument, root } from "../../generate/document.ts"
import { verifyWebhook, WebhookVerificationError } from "../src/index.ts"
import { performBehaviour, type Outcome } from "./perform-behaviour.ts"

interface Addresses {
  url: string
  tls: string
  ca_file: string
  proxy: string
  closed: string
}

const behaviours = readBehaviours()
let server: ChildProcess
let addresses: Addresses

before(async () => {
  const program = path.join(root, "sdk/behaviours/server.ts")
  server = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] })
  const [line] = await once(server)
  addresses = JSON.parse(line) as Addresses
})
after(() => server.stdin?.end())

async function once({ stdout }: ChildProcess): Promise<[string]> {
  assert.ok(stdout)
  for await (const line of createInterface(stdout)) return [line]
  return assert.fail("The server that misbehaves does not start.")
}

describe("the client", { concurrency: 8 }, () => {
  for (const behaviour of behaviours)
    test(`${behaviour.id}: ${behaviour.text}`, async () => {
      const { id, client = {}, result } = behaviour
      const address = client.address ? addresses[client.address] : addresses.url
      const outcome = await perform(behaviour, `${address}/${id}/typescript`)
      const { hidden = [], within_ms: withinMs = Number.POSITIVE_INFINITY, ...expected } = result
      assert.ok(contains(outcome, expected as Json), JSON.stringify({ ...outcome, expected }))
      for (const text of hidden) assert.ok(!outcome.printed.includes(text), outcome.printed)
      assert.ok(outcome.durationMs <= withinMs, `${outcome.durationMs} ms`)
      const verdict = await fetch(`${addresses.url}/verdict/${id}/typescript`)
      const { faults, requests } = (await verdict.json()) as { faults: string[]; requests: unknown }
      assert.deepEqual(faults, [], JSON.stringify(requests))
    })
})

/** Node reads its proxy and its authorities at its start, so such a behaviour has a process of its own. */
async function perform(behaviour: Behaviour, baseUrl: string): Promise<Outcome> {
  const { proxy, ca } = behaviour.client ?? {}
  if (!proxy && !ca) return performBehaviour(behaviour, baseUrl)
  const env = {
    ...process.env,
    ...(proxy && { NODE_USE_ENV_PROXY: "1", HTTP_PROXY: addresses.proxy, NO_PROXY: "" }),
    ...(ca && { NODE_EXTRA_CA_CERTS: addresses.ca_file }),
  }
  const program = path.join(import.meta.dirname, "perform-behaviour.ts")
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [program, JSON.stringify(behaviour), baseUrl], { env })
  return JSON.parse(stdout) as Outcome
}

describe("verification of a webhook", () => {
  for (const { id, text, secrets, headers, body, now, accepted, type } of readSignatures())
    test(`${id}: ${text}`, async () => {
      const verified = verifyWebhook(Buffer.from(body, "base64"), headers, secrets, { now: now * 1_000 })
      if (accepted) assert.equal((await verified).type, type)
      else await assert.rejects(verified, WebhookVerificationError)
    })
})

test("the resources of the behaviours are those of the API", () => {
  const { paths } = readDocument()
  const exampleOf = (place: string, method: string, status: string) => {
    const media = paths[place]?.[method]?.responses[status]?.content?.["application/json"]
    return Object.keys((media as { example?: object } | undefined)?.example ?? {})
  }
  const fields = Object.fromEntries(Object.entries(readResources()).map(([name, each]) => [name, Object.keys(each)]))
  assert.deepEqual(fields, {
    message: exampleOf("/v1/messages", "post", "201"),
    account: exampleOf("/v1/account", "get", "200"),
    webhook: exampleOf("/v1/webhooks/{sid}", "patch", "200"),
  })
})

test("each behaviour and each signature has a name of its own", () => {
  for (const all of [behaviours, readSignatures()]) assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  assert.ok(behaviours.length >= 45)
  assert.ok(readSignatures().length >= 20)
})
