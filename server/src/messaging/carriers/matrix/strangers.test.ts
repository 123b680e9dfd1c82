/** What depends on a stranger's server does not stop the transactions of the homeserver. */
import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import { inboundsIn } from "#messaging/carriers/testing.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { FakeHomeserver, newReader, settingsFor, transactionOf } from "./testing.ts"

const own = "@sms_hotel:example.org"
const ann = "@ann:example.org"

async function begin(t: TestContext) {
  const homeserver = await FakeHomeserver.start()
  t.after(() => homeserver.stop())
  homeserver.ends.set("!r:example.org", { own, contact: ann })
  return { homeserver, reader: newReader(settingsFor(homeserver), homeserver) }
}

const textOf = (id: string, content: object) =>
  ({ type: "m.room.message", sender: ann, room_id: "!r:example.org", event_id: id, content }) // oxfmt-ignore
const invite = (sender: string, room: string) => ({
  type: "m.room.member",
  sender,
  state_key: own,
  room_id: room,
  content: { membership: "invite" },
})
const picture = { msgtype: "m.image", body: "pool.png", url: "mxc://bad.example/abc" }
const hello = textOf("$2", { msgtype: "m.text", body: "hello" })

for (const status of [429, 500, 502, 504])
  test(`a file that is answered with ${status} stays in the text as its URI, and the next message is stored after it`, async (t) => {
    const { homeserver, reader } = await begin(t)
    homeserver.file = () => ({ status, body: { errcode: "M_NOT_YET_UPLOADED" } })
    const inbounds = await inboundsIn(reader, transactionOf({ events: [textOf("$1", picture), hello] }))
    assert.deepEqual(
      inbounds.map(({ body, media }) => [body, media.length]),
      [
        ["mxc://bad.example/abc", 0],
        ["hello", 0],
      ],
    )
  })

test("a file of the server .. is a text, and asks the homeserver for nothing", async (t) => {
  const { homeserver, reader } = await begin(t)
  const asked: string[] = []
  homeserver.file = (path) => {
    asked.push(path)
    return { body: {} }
  }
  const events = ["mxc://../config", "mxc://./config"].map((url, index) => textOf(`$${index}`, { ...picture, url }))
  const inbounds = await inboundsIn(reader, transactionOf({ events }))
  assert.deepEqual(inbounds.map(({ media }) => media.length), [0, 0]) // oxfmt-ignore
  assert.deepEqual(asked, [])
})

test("a transaction comes again when the homeserver cannot be reached for a file", async (t) => {
  const { homeserver, reader } = await begin(t)
  // The next connection fails, but the answers so far are known.
  await inboundsIn(reader, transactionOf({ events: [hello] }))
  await homeserver.stop()
  await assert.rejects(inboundsIn(reader, transactionOf({ events: [textOf("$1", picture)] })), /could not be fetched/)
})

test("an invitation of another server that fails is tried once, and the messages beside it are stored", async (t) => {
  const { homeserver, reader } = await begin(t)
  homeserver.join = () => ({ status: 502, body: { errcode: "M_UNKNOWN" } })
  const events = [invite("@x:bad.example", "!bad:bad.example"), hello]
  const inbounds = await inboundsIn(reader, transactionOf({ events }))
  assert.deepEqual(inbounds.map(({ body }) => body), ["hello"]) // oxfmt-ignore
  // The join may end later.
  assert.deepEqual(homeserver.ends.get("!bad:bad.example"), { own, contact: "@x:bad.example" })
})

test("an invitation of the homeserver's own people comes again when the homeserver fails", async (t) => {
  const { homeserver, reader } = await begin(t)
  homeserver.join = () => ({ status: 500, body: { errcode: "M_UNKNOWN" } })
  await assert.rejects(inboundsIn(reader, transactionOf({ events: [invite(ann, "!new:example.org")] })))
})

test("an invitation does not change whose room it is before the join succeeds", async (t) => {
  const { homeserver, reader } = await begin(t)
  homeserver.join = () => ({ status: 502, body: { errcode: "M_UNKNOWN" } })
  await inboundsIn(reader, transactionOf({ events: [invite("@x:bad.example", "!r:example.org")] }))
  const [inbound] = await inboundsIn(reader, transactionOf({ events: [hello] }))
  assert.equal(inbound?.to, `matrix:${own}`)
  assert.deepEqual(homeserver.ends.get("!r:example.org"), { own, contact: ann })
})

test("invitations of a server that never answers have its share, and another's is accepted beside them", async (t) => {
  const { homeserver, reader } = await begin(t)
  const joins: string[] = []
  homeserver.join = (room) => {
    joins.push(room)
    return room.includes("bad.example") ? null : { body: {} }
  }
  const bad = Array.from({ length: 12 }, (_, index) => invite(`@x${index}:h${index}.bad.example`, `!${index}:bad.example`)) // oxfmt-ignore
  const bob = "!bob:good.example"
  const events = [...bad, invite("@bob:good.example", bob)]
  const reading = Promise.allSettled([inboundsIn(reader, transactionOf({ events }))])
  await eventually("Bob's invitation is accepted", () => joins.includes(bob))
  assert.ok(joins.filter((room) => room.includes("bad.example")).length <= 2, joins.join())
  await homeserver.stop()
  await reading
})
