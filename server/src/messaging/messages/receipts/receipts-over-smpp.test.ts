/** Messages and their receipts over the whole way, with all variants of receipts that carriers send. */
import assert from "node:assert/strict"
import { after, afterEach, describe, it } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import type { Carrier } from "#messaging/carriers/carrier.ts"
import { ReceiptTroubles } from "#messaging/carriers/smpp/fake-receipt-troubles.ts"
import { newCarrier, Smsc, until } from "#messaging/carriers/smpp/testing.ts"
import { openTestStore } from "#core/db/testing.ts"
import { receiveMessage } from "#messaging/messages/inbound/receive-message.ts"
import { Sender } from "#messaging/messages/send/hand-over.ts"
import { SendBackpressure } from "#messaging/messages/send/send-backpressure.ts"
import { failoverDefault, sender, Stage } from "#messaging/messages/testing.ts"
import { partHeader } from "#messaging/smpp/content.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"

const messages = 300
const triesMax = 4_000

describe("receipts over SMPP", async () => {
  const store = await openTestStore()
  after(() => store.close())
  let stop = async () => {}
  afterEach(() => stop())

  for (const [name, settings, seed] of [
    ["with the bases set", { submit: "hex", receipt: "decimal" }, 1],
    ["with the bases to be learned", { submit: "auto", receipt: "auto" }, 2],
  ] as const)
    it(`are all matched, early, doubled, on another bind and in another base, ${name}`, async (t) => {
      const { stage, smsc, carrier } = await open({ message_ids: settings })
      const far = new ReceiptTroubles(smsc, seed)
      smsc.answer = (submit, session) => far.answer(submit, session)
      for (let count = 0; count < messages; count++)
        await stage.send({ body: count % 3 ? `message ${count}` : "long ".repeat(80) })
      stage.sender.start()
      let seen = new Map<string, number>()
      for (let tries = 0; tries < triesMax && seen.get("delivered") !== messages; tries++) seen = await elapse(stage)
      assert.deepEqual(Object.fromEntries(seen), { delivered: messages }, `seed ${seed}`)
      assert.equal(carrier.status().state, "up")
      assert.ok(far.counts.early > 20 && far.counts.doubled > 5 && far.counts.elsewhere > 5, JSON.stringify(far.counts))
      t.diagnostic(`${messages} of ${messages} messages delivered: ${JSON.stringify(far.counts)}`)
      const unknown = await stage.context.db.query("select 1 from receipt_map where account_id is null")
      assert.deepEqual(unknown, [])
    })

  it("a long inbound message is answered after it is stored, once", async () => {
    const { stage, smsc } = await open({})
    const bring = (number: number) => {
      const header = partHeader({ reference: 1, isWide: true, number, total: 2 })
      return smsc.bring({
        sourceAddrTon: 1,
        sourceAddr: "15550001001",
        destAddrTon: 1,
        destinationAddr: sender.slice(1),
        esmClass: esmClass.userDataHeader,
        shortMessage: Buffer.concat([header, Buffer.from(`part ${number} `)]),
      })
    }
    let isDone = false
    void Promise.all([bring(2), bring(1)]).then(() => (isDone = true))
    for (let tries = 0; tries < triesMax && !isDone; tries++) await elapse(stage)
    assert.ok(isDone, "both parts are answered")
    const rows = await stage.context.db.query("select body from messages where account_id = $1", [stage.accountId])
    assert.deepEqual(rows, [{ body: "part 1 part 2 " }])
  })

  /** A stage whose messages leave over SMPP, on two binds. */
  async function open(settings: object) {
    const stage = new Stage(store.db)
    const smsc = await new Smsc(stage.clock).start()
    const hosts = [{ host: "127.0.0.1", port: smsc.port, binds: 2 }]
    const carrier: Carrier = newCarrier(smsc, { hosts, ...settings }, { id: stage.carrier.id })
    stage.sender = new Sender({
      ...stage.context,
      carriers: new Map([[carrier.id, carrier]]),
      mediaSource: { fetch: async () => ({ kind: "failed", reason: "There is no media here." }) },
      backpressure: new SendBackpressure({ clock: stage.clock, asked: () => 0, storeMs: () => 0 }),
      unrecorded: stage.unrecorded,
      submitPolicy: "at_least_once",
      routes: stage.routes,
      circuits: stage.circuits,
      failover: failoverDefault,
    })
    const receiving = { ...stage.context, receiverOf: (number: string) => stage.owners[number] ?? null }
    stop = async () => {
      let isStopped = false
      const all = [stage.sender.stop(), carrier.stop(), smsc.stop(), stage.stop()]
      void Promise.all(all).then(() => (isStopped = true))
      await until(
        "all is stopped",
        () => isStopped,
        () => stage.clock.advance(10),
      )
    }
    await carrier.start({
      receipt: (receipt) => stage.receipts.recordReceipt(carrier.id, receipt),
      inbound: (message) => receiveMessage(receiving, carrier.id, message),
    })
    await until("both are bound", () => smsc.sessions.length === 2)
    return { stage, smsc, carrier }
  }
})

/**
 * Lets time pass, but not faster than the store answers. Otherwise, on a busy machine, one answer would take
 * minutes.
 */
async function elapse(stage: Stage): Promise<Map<string, number>> {
  for (let turns = 0; turns < 20; turns++) {
    stage.clock.advance(1)
    await turn()
  }
  return await countStatuses(stage)
}

async function countStatuses(stage: Stage): Promise<Map<string, number>> {
  const rows = await stage.context.db.query<{ status: string; count: number }>(
    "select status, count(*)::int as count from messages where account_id = $1 group by status",
    [stage.accountId],
  )
  return new Map(rows.map(({ status, count }) => [status, count]))
}
