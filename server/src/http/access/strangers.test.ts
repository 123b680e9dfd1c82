import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { Announcer } from "#core/endpoints/announcer.ts"
import { eventBody } from "#core/events/event-body.ts"
import { Queue } from "#core/queue/queue.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"

let api: TestApi
before(async () => (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

interface Answer {
  status: number
  /** The code of a problem; undefined for a success. */
  code: unknown
}

async function ask({ authorization }: TestAccount, method: string, path: string): Promise<Answer> {
  const answer = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization, "content-type": "application/json" },
    ...(method === "GET" ? {} : { body: "{}" }),
  })
  const text = await answer.text()
  return { status: answer.status, code: text ? (JSON.parse(text) as { code?: unknown }).code : undefined }
}

/** Creates a webhook endpoint, an event and its delivery, with sids that no other account has. */
async function plant(account: TestAccount): Promise<Record<string, string>> {
  const { accountId, authorization } = account
  const answer = await fetch(`${api.baseUrl}/v1/webhooks`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ url: "https://example.com/?token=planted", events: "*" }),
  })
  assert.equal(answer.status, 201)
  const { sid } = (await answer.json()) as { sid: string }
  const newId = createIds(systemClock)
  const now = systemClock.now()
  const head = { id: newId(), type: "messages.sent", accountId, sequence: 1, occurredAt: now } as const
  const event = { ...head, subjectId: newId(), body: eventBody(head, "{}"), detail: null }
  await api.db.transaction((tx) =>
    new Announcer(tx, [accountId], { newId, deliveryQueue: new Queue("delivery"), now }).announce([event]),
  )
  const rows = await api.db.query<{ id: string }>("select id from delivery_jobs where account_id = $1", [accountId])
  return { WH: sid, EV: toSid("event", head.id), DL: toSid("delivery", rows[0]?.id ?? "") }
}

/** Sid prefixes by the folder of the path. */
const kinds: Record<string, string> = { webhooks: "WH", events: "EV", deliveries: "DL" }

test("another account gets the same answers for an endpoint, an event and a delivery as for an unknown sid", async () => {
  const [owner, stranger] = [await api.addAccount("Owner"), await api.addAccount("Stranger")]
  const sids = await plant(owner)
  const { paths } = (await (await fetch(`${api.baseUrl}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const asked: string[] = []
  for (const [path, operations] of Object.entries(paths)) {
    const kind = kinds[/^\/v1\/(\w+)\/\{sid\}/.exec(path)?.[1] ?? ""]
    if (!kind) continue
    const real = sids[kind] ?? ""
    for (const name of Object.keys(operations)) {
      const method = name.toUpperCase()
      const known = await ask(stranger, method, path.replace("{sid}", real))
      const unknown = await ask(stranger, method, path.replace("{sid}", kind + "0".repeat(32)))
      assert.deepEqual(known, unknown, `${method} ${path}`)
      assert.ok(known.status === 404 || known.status === 400, `${method} ${path}: ${known.status}`)
      asked.push(`${method} ${path}`)
    }
  }
  assert.ok(asked.length >= 11, asked.join(", "))
  for (const list of ["webhooks", "events"]) {
    const answer = await fetch(`${api.baseUrl}/v1/${list}`, { headers: { authorization: stranger.authorization } })
    assert.deepEqual(((await answer.json()) as { data: unknown[] }).data, [], list)
  }
  for (const [folder, kind] of Object.entries(kinds))
    assert.equal((await ask(owner, "GET", `/v1/${folder}/${sids[kind]}`)).status, 200, folder)
})
