import assert from "node:assert/strict"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, it } from "node:test"
import type { StatusQuery, StatusQueryOutcome } from "#messaging/carriers/carrier.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import type { Pdu } from "#messaging/smpp/pdu.ts"
import type { SmppCarrier } from "./smpp-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { end, Listener, newCarrier, open, settled, theirs, type Smsc } from "./testing.ts"

const settings = { query_after_ms: 3_600_000 }
const { accountId, from, to } = submissionOf()

describe("Asking with query_sm", () => {
  let smsc: Smsc
  let carrier: SmppCarrier
  const queries: Pdu<"query_sm">[] = []
  beforeEach(async () => {
    ;({ smsc, carrier } = await open(settings))
  })
  afterEach(() => end(carrier, smsc))

  const ask = (more: Partial<StatusQuery> = {}) =>
    carrier.ask({ reference: "r", id: "0A1B", from, to, accountId, ...more })
  const answer = (messageState: number, more: object = {}) => {
    smsc.answerQuery = (query) => {
      queries.push(query)
      return { status: 0, fields: { messageId: query.fields.messageId, messageState, ...more } }
    }
  }
  const told = (outcome: StatusQueryOutcome) => outcome.kind === "told" && outcome.receipt

  it("names the message as the carrier wrote its id, and the sender as it was submitted", async () => {
    smsc.answer = () => smsc.accept("0A1B")
    const outcome = await carrier.submit(submissionOf())
    assert.deepEqual(outcome.kind === "accepted" && outcome.ids, { a1b: "0A1B" })
    answer(2)
    await ask()
    const { sourceAddr, sourceAddrTon, sourceAddrNpi } = smsc.submissions[0]?.fields ?? {}
    const { messageId, ...source } = queries.at(-1)?.fields ?? {}
    assert.deepEqual([messageId, source], ["0A1B", { sourceAddrTon, sourceAddrNpi, sourceAddr }])
  })

  it("reads final states, and when they were reached", async () => {
    const at = smsc.clock.now() - 60_000
    answer(2, { finalDate: `${new Date(at).toISOString().replace(/\D/g, "").slice(2, 14)}000+` })
    const receipt = told(await ask())
    assert.deepEqual(receipt && [receipt.reference, receipt.state, receipt.at], [
      "r",
      "delivered",
      Math.floor(at / 1_000) * 1_000,
    ])
    answer(5, { errorCode: 9 })
    const failed = told(await ask())
    assert.deepEqual(failed && [failed.state, failed.code], ["undelivered", "delivery_failed"])
    answer(1)
    const going = told(await ask())
    assert.equal(going && going.state, "accepted")
  })

  it("learns nothing from a carrier that has forgotten, refuses, or is not there", async () => {
    answer(7)
    assert.deepEqual(await ask(), { kind: "nothing" })
    smsc.answerQuery = () => ({ status: commandStatus.ESME_RQUERYFAIL })
    assert.deepEqual(await ask(), { kind: "nothing" })
    smsc.cut()
    assert.deepEqual(await ask(), { kind: "nothing" })
  })

  it("sees that a carrier does not know the command", async () => {
    assert.deepEqual(await ask(), { kind: "unsupported" })
  })

  it("is traced", async () => {
    carrier.trace({ accountId: null, recipient: null })
    answer(2)
    const receipt = told(await ask())
    assert.deepEqual(receipt && receipt.frames?.map(({ command }) => command), ["query_sm", "query_sm_resp"])
  })

  it("is off unless it is set, and then ids are not given", async () => {
    const silent = newCarrier(smsc)
    await silent.start(new Listener())
    assert.equal(silent.questions, null)
    assert.deepEqual(Object.keys(await silent.submit(submissionOf())), ["kind", "references"])
    await settled(silent.stop(), () => smsc.clock.advance(50))
  })
})

it("npm's smpp is asked, and understood", async () => {
  const clock = new FakeClock()
  const server = theirs.createServer({}, (session) => {
    for (const command of ["bind_transceiver", "enquire_link", "unbind"])
      session.on(command, (pdu) => session.send(pdu.response()))
    session.on("query_sm", (pdu) => session.send(pdu.response({ message_id: pdu.message_id, message_state: 2 })))
    session.on("error", () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const carrier = newCarrier({ port: (server.address() as AddressInfo).port, clock }, settings)
  await carrier.start(new Listener())
  const answer = await carrier.ask({ reference: "r", id: "abc", from, to, accountId })
  assert.equal(answer.kind === "told" && answer.receipt.state, "delivered")
  await settled(carrier.stop(), () => clock.advance(50))
  await new Promise((resolve) => server.close(resolve))
})
