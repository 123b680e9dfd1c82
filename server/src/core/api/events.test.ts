import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"

const clock = new FakeClock(Date.UTC(2026, 10, 21, 8, 30))
let api: TestApi
before(async () => void (api = await startTestApi({ clock })))
after(() => api[Symbol.asyncDispose]())

interface Answer {
  sid: string
  code: string
  param: string
  detail: string
  data: { sid: string; type: string; data: { body: string } }[]
}

const authorization = () => api.account.authorization

async function ask(path: string, body?: object): Promise<Answer> {
  const headers = { authorization: authorization(), "content-type": "application/json" }
  const answer = await fetch(api.baseUrl + path, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Answer
}

test("events are listed by message, area and time; an unknown message or event is refused", async () => {
  const sids: string[] = []
  for (const to of ["+15553337773", "+15553337774"])
    sids.push((await ask("/v1/messages", { to, from: "+15552345678", body: "Hello" })).sid)
  const typesOf = async (query: string) => (await ask(`/v1/events?${query}`)).data.map(({ type }) => type)
  for (const sid of sids) assert.deepEqual(await typesOf(`message=${sid}`), ["messages.queued"])
  assert.deepEqual(await typesOf("type=messages.*"), ["messages.queued", "messages.queued"])
  assert.deepEqual(await typesOf("type=messages.*&from=2026-11-21T08:30:00Z&to=2026-11-21T08:31:00Z&limit=1"), [
    "messages.queued",
  ])
  for (const query of [`message=${sids[0]}&type=webhooks.*`, "to=2026-11-21T08:30:00Z", "from=2026-11-21T08:31:00Z"])
    assert.deepEqual(await typesOf(query), [], query)
  for (const query of ["type=messages.lost", "type=*", "message=EV1", "from=yesterday"])
    assert.equal((await ask(`/v1/events?${query}`)).code, "invalid_parameter", query)
})

test("several events are listed by their sids, and an unknown one is left out", async () => {
  const { sid } = await ask("/v1/messages", { to: "+15553337776", from: "+15552345678", body: "Hello" })
  const { data: all } = await ask("/v1/events")
  const [newest, oldest] = [all[0]?.sid, all.at(-1)?.sid]
  assert.ok(newest && oldest && newest !== oldest)
  const sidsOf = async (query: string) => (await ask(`/v1/events?${query}`)).data.map((event) => event.sid)
  const unknown = `EV${"0".repeat(32)}`
  assert.deepEqual(await sidsOf(`sid=${oldest},${newest}&sid=${unknown}`), [newest, oldest])
  assert.deepEqual(await sidsOf(`sid=${oldest},${newest}&limit=1`), [newest])
  assert.deepEqual(await sidsOf(`sid=${oldest},${newest}&message=${sid}`), [newest])
  assert.deepEqual(await sidsOf(`sid=${oldest},${newest}&type=payments.*`), [])
  const tooMany = Array.from({ length: 101 }, () => `sid=${unknown}`).join("&")
  for (const query of ["sid=EV1", tooMany])
    assert.equal((await ask(`/v1/events?${query}`)).code, "invalid_parameter", query)
})

test("a list of a time that ends before it begins is refused, and one of no length is empty", async () => {
  const [later, earlier] = ["2026-11-21T09:00:00Z", "2026-11-21T08:00:00Z"]
  for (const [list, from, until] of [
    ["events", "created_after", "created_before"],
    ["events", "from", "to"],
    ["deliveries", "from", "to"],
    ["messages", "created_after", "created_before"],
  ] as const) {
    const refused = await ask(`/v1/${list}?${from}=${later}&${until}=${earlier}`)
    assert.deepEqual([refused.code, refused.param], ["invalid_parameter", "created_after"])
    assert.equal(refused.detail, "`created_after` must not be later than `created_before`. Send an earlier time.")
    assert.deepEqual((await ask(`/v1/${list}?${from}=${later}&${until}=${later}`)).data, [])
  }
})

test("the events of a deleted message are still listed, without its text", async () => {
  const { sid } = await ask("/v1/messages", { to: "+15553337775", from: "+15552345678", body: "Hello" })
  await fetch(`${api.baseUrl}/v1/messages/${sid}`, { method: "DELETE", headers: { authorization: authorization() } })
  const { data } = await ask(`/v1/events?message=${sid}`)
  assert.deepEqual(
    data.map((event) => [event.type, event.data.body]),
    [["messages.queued", ""]],
  )
})
