/** Parts of long inbound messages from a carrier that waits for each answer before it sends the next part. */
import assert from "node:assert/strict"
import { after, describe, it, type TestContext } from "node:test"
import { newCarrier, settled, Smsc, until } from "#messaging/carriers/smpp/testing.ts"
import { openTestStore } from "#core/db/testing.ts"
import { listMessages } from "#messaging/messages/read/list-messages.ts"
import { sender, Stage } from "#messaging/messages/testing.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { partHeader } from "#messaging/smpp/content.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import { storeParts } from "./join-parts.ts"
import { receiveMessage } from "./receive-message.ts"

/**
 * How long a part is held before it is stored by itself. It is less than the two seconds for which common
 * SMSCs wait.
 */
const heldMs = 1_500
const stepMs = 50

describe("a carrier that sends the parts of a long message one after the other", async () => {
  const store = await openTestStore()
  after(() => store.close())

  it("has the first part answered below its timer, and each further one immediately", async (t) => {
    const { send, atOnce, afterMs, bodies } = await open(t)
    await afterMs(heldMs, () => [send("one ", 1, 3)])
    assert.deepEqual(await bodies(), [])
    await atOnce(send("two ", 2, 3))
    await atOnce(send("three", 3, 3))
    assert.deepEqual(await bodies(), ["one two three"])
  })

  it("has repeated parts answered immediately: one that waits, one that is stored, and one of a whole message", async (t) => {
    const { send, atOnce, afterMs, bodies } = await open(t)
    await afterMs(heldMs, () => [send("one ", 1, 3), send("one ", 1, 3)])
    await atOnce(send("one ", 1, 3))
    await atOnce(send("two ", 2, 3))
    await atOnce(send("two ", 2, 3))
    await atOnce(send("three", 3, 3))
    await atOnce(send("one ", 1, 3))
    assert.deepEqual(await bodies(), ["one two three"])
  })

  it("has all parts answered immediately when it sends them together", async (t) => {
    const { send, atOnce, bodies } = await open(t)
    await atOnce(...[3, 1, 2].map((number) => send(`<${number}>`, number, 3)))
    assert.deepEqual(await bodies(), ["<1><2><3>"])
  })

  it("has each part answered after it is stored, so a crash between two parts loses nothing", async (t) => {
    const { crash, send, atOnce, afterMs, bodies } = await open(t)
    await afterMs(heldMs, () => [send("one ", 1, 2)])
    await crash()
    await atOnce(send("two", 2, 2))
    assert.deepEqual(await bodies(), ["one two"])
  })

  it("has a character that is divided between two parts read although a crash is between them", async (t) => {
    const { crash, send, atOnce, afterMs, bodies } = await open(t)
    await afterMs(heldMs, () => [send("Price 5 \u001b", 1, 2)])
    await crash()
    await atOnce(send("e only", 2, 2))
    await atOnce(send("e only", 2, 2))
    assert.deepEqual(await bodies(), ["Price 5 € only"])
  })

  it("has a message stored once that it sends again after a crash, because no answer came", async (t) => {
    const { crash, send, atOnce, bodies } = await open(t)
    const all = () => atOnce(...[1, 2].map((number) => send(`<${number}>`, number, 2)))
    await all()
    await crash()
    await all()
    assert.deepEqual(await bodies(), ["<1><2>"])
  })

  it("has a later message under the same number stored too", async (t) => {
    const { send, atOnce, bodies } = await open(t)
    for (const body of ["a", "b"]) await atOnce(...[1, 2].map((number) => send(`${body}${number}`, number, 2)))
    assert.deepEqual((await bodies()).toSorted(), ["a1a2", "b1b2"])
  })

  /** A carrier with default settings over the real store. */
  async function open(t: TestContext) {
    const stage = new Stage(store.db)
    const smsc = await new Smsc(stage.clock).start()
    let asked = 0
    const begin = async () => {
      const carrier = newCarrier(smsc, {})
      await carrier.start({
        receipt: async () => undefined,
        inbound: (message) => receiveMessage(stage.receiving, stage.carrier.id, message),
        async storeParts(parts, how) {
          const isKept = await storeParts(stage.receiving, stage.carrier.id, parts, how)
          asked++
          return isKept
        },
      })
      return carrier
    }
    let carrier = await begin()
    t.after(async () => {
      await settled(carrier.stop(), () => stage.clock.advance(stepMs))
      await smsc.stop()
      await stage.stop()
    })
    return {
      stage,
      /** The process dies, and the next one knows only the store. */
      async crash() {
        const dead = carrier
        await settled(dead.cutSessions(dead.sessions), () => stage.clock.advance(stepMs))
        carrier = await begin()
      },
      async send(body: string, number: number, total: number) {
        const header = partHeader({ reference: 7, isWide: false, number, total })
        const fate = await smsc.receiving.request("deliver_sm", {
          sourceAddrTon: 1,
          sourceAddr: "15550001001",
          destAddrTon: 1,
          destinationAddr: sender.slice(1),
          esmClass: esmClass.userDataHeader,
          shortMessage: Buffer.concat([header, Buffer.from(body)]),
        })
        assert.ok(fate.kind === "answered")
        assert.equal(fate.status, commandStatus.ESME_ROK)
      },
      /** Resolves when the answer came without a lapse of time. */
      atOnce: (...answers: Promise<void>[]) => settled(Promise.all(answers)),
      /** Resolves when the answer came after this time. */
      async afterMs(ms: number, send: () => Promise<void>[]) {
        const before = asked
        const all = Promise.all(send())
        await until("the store was asked for other parts, and the carrier holds this one", () => asked > before)
        stage.clock.advance(ms)
        await settled(all)
      },
      async bodies() {
        const { messages } = await listMessages(store.db, stage.accountId, {}, { limit: 100, before: null })
        return messages.map(({ body }) => body)
      },
    }
  }
})
