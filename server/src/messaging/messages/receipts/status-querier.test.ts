import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type {
  Carrier,
  StatusQuery,
  StatusQueryOutcome,
  Submission,
  SubmitOutcome,
} from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { lostAnswer } from "#messaging/messages/fake-carrier.ts"
import { LateAcceptanceRecorder } from "#messaging/messages/send/record-late-acceptance.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { silentLog } from "#core/std/log.ts"
import { StatusQuerier } from "./status-querier.ts"

const afterMs = 3_600_000

describe("carriers with a status query", async () => {
  const store = await openTestStore()
  let stage: Stage
  let asked: StatusQuery[]
  let askers: StatusQuerier[]
  let complaints: string[]
  let answer: (question: StatusQuery) => StatusQueryOutcome
  beforeEach(() => {
    stage = new Stage(store.db)
    ;[asked, askers, complaints] = [[], [], []]
    answer = ({ reference }) => {
      return {
        kind: "told",
        receipt: { reference, state: "delivered", code: null, at: stage.clock.now(), raw: "asked" },
      }
    }
    const more: Partial<Carrier> = {
      questions: { afterMs, perSecond: 5 },
      ask: async (question) => {
        asked.push(question)
        return answer(question)
      },
    }
    Object.assign(stage.carrier, more)
    stage.carrier.answer = (submission) => ({ ...stage.carrier.accept(submission), ...idsOf(submission) })
  })
  afterEach(async () => {
    await stop()
    await stage.stop()
  })
  after(() => store.close())

  const idsOf = (submission: Submission) => {
    const { references } = stage.carrier.accept(submission) as Extract<SubmitOutcome, { kind: "accepted" }>
    return { ids: Object.fromEntries(references.map((reference) => [reference, `ID ${reference}`])) }
  }
  const start = () => {
    const { carrier, receipts, context } = stage
    const log = { ...silentLog, warn: (_: object, sentence: string) => complaints.push(sentence) }
    const asker = new StatusQuerier({ ...context, log, carriers: new Map([[carrier.id, carrier]]), receipts })
    asker.start()
    askers.push(asker)
  }
  const stop = async () => {
    const stopped = Promise.all(askers.splice(0).map((asker) => asker.stop()))
    await Promise.all([stage.runDue(), stopped])
  }
  /** Lets minutes pass, in steps as short as the interval of queries. */
  const pass = async (minutes: number) => {
    for (let steps = 0; steps < minutes * 4; steps++) await stage.pass(15_000)
  }

  it("are queried once about each message without a receipt, and their answer is recorded", async () => {
    const [silent, confirmed, deleted] = [await stage.sent(), await stage.sent(), await stage.sent()]
    await stage.receipt(confirmed, "delivered")
    await deleteMessage(stage.context, stage.accountId, deleted)
    start()
    start()
    stage.clock.advance(afterMs - 60_000)
    await pass(0.5)
    assert.deepEqual(asked, [])
    await pass(3)
    assert.deepEqual(
      asked.map(({ id }) => id),
      [`ID ${silent}/1/1`],
    )
    assert.equal(await stage.status(silent), "delivered")
    await pass(3)
    assert.equal(asked.length, 1)
  })

  it("are asked about each part that has no receipt", async () => {
    const id = await stage.sent({ body: "long ".repeat(80) })
    await stage.receipt(id, "delivered", { part: 2 })
    start()
    stage.clock.advance(afterMs)
    await pass(2)
    assert.deepEqual(asked.map(({ reference }) => reference).sort(), [`${id}/1/1`, `${id}/1/3`])
    assert.equal(await stage.status(id), "delivered")
  })

  it("are queried about messages that they accepted late", async () => {
    stage.carrier.answer = () => lostAnswer
    const id = await stage.sent()
    const late = { accountId: stage.accountId, messageId: id, attempt: 1, references: ["r"], ids: { r: "R" } }
    const told = new LateAcceptanceRecorder({ ...stage.context, circuits: stage.circuits }).recordAcceptance(
      stage.carrier.id,
      late,
    )
    await Promise.all([stage.runDue(), told])
    start()
    stage.clock.advance(afterMs)
    await pass(2)
    assert.deepEqual([asked.map((each) => each.id), await stage.status(id)], [["R"], "delivered"])
  })

  it("are not queried again when they do not support it, which is logged once", async () => {
    answer = () => ({ kind: "unsupported" })
    for (let count = 0; count < 3; count++) await stage.sent()
    start()
    stage.clock.advance(afterMs)
    await pass(3)
    assert.equal(asked.length, 1)
    assert.equal(complaints.length, 1)
    assert.match(complaints[0] ?? "", /query_after_ms/)
  })

  it("are asked no faster than they allow", async () => {
    for (let count = 0; count < 20; count++) await stage.sent()
    start()
    stage.clock.advance(afterMs + 60_000)
    await stage.runDue()
    const before = asked.length
    await stage.pass(200)
    assert.equal(asked.length, before + 1)
  })

  it("are not waited for when the process ends", async () => {
    for (let count = 0; count < 20; count++) await stage.sent()
    start()
    stage.clock.advance(afterMs + 60_000)
    await stage.runDue()
    await stop()
    assert.ok(asked.length < 20)
  })
})
