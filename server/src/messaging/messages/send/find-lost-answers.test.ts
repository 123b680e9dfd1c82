import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import type { Database, Transaction } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { notOnCitus, openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { lostAnswer, referenceOf } from "#messaging/messages/fake-carrier.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { findLostAnswers } from "./find-lost-answers.ts"
import { LateAcceptanceRecorder } from "./record-late-acceptance.ts"

const namedLoss: SubmitOutcome = { kind: "unknown", reason: "The connection broke.", isNamed: true }

describe("receipts that name a submission whose answer was lost", async () => {
  const store = await openTestStore()
  let stage: Stage
  let recorder: LateAcceptanceRecorder
  let answer: (outcome: SubmitOutcome) => void
  beforeEach(() => {
    stage = new Stage(store.db)
    recorder = new LateAcceptanceRecorder({ ...stage.context, circuits: stage.circuits })
    const { promise, resolve } = Promise.withResolvers<SubmitOutcome>()
    answer = resolve
    stage.carrier.answer = () => promise
  })
  afterEach(async () => {
    answer(lostAnswer)
    await stage.stop()
  })
  after(() => store.close())

  const told = async (messageId: string, state: "accepted" | "delivered", attempt = 1) => {
    const submission = { accountId: stage.accountId, messageId, attempt }
    await stage.receipt(messageId, state, { submission, reference: referenceOf(messageId, 1, attempt) })
  }
  const find = async () => {
    const found = findLostAnswers(store.db, recorder, stage.clock.now())
    await stage.runDue()
    return await found
  }

  it("send and deliver the message, which is not submitted again when the request ends", async () => {
    const id = await stage.sent()
    await told(id, "accepted")
    await told(id, "delivered")
    await stage.pass(6_000)
    assert.equal(await find(), 1)
    assert.equal(await stage.status(id), "delivered")
    answer(lostAnswer)
    await stage.pass(120_000)
    assert.equal(await stage.status(id), "delivered")
    assert.equal(stage.carrier.submissions.length, 1)
    assert.deepEqual(await stage.jobs(), [])
    assert.equal(await find(), 0)
  })

  it("replace an answer whose connection broke, before the message is submitted again", async () => {
    const id = await stage.sent()
    answer(namedLoss)
    await told(id, "delivered")
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.pass(6_000)
    assert.equal(stage.carrier.submissions.length, 1)
    assert.equal(await find(), 1)
    await stage.pass(120_000)
    assert.equal(await stage.status(id), "delivered")
    assert.equal(stage.carrier.submissions.length, 1)
  })

  it("are waited for only so long: without one, the message is submitted again", async () => {
    const id = await stage.sent()
    answer(namedLoss)
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.pass(21_000)
    assert.equal(await stage.status(id), "sent")
    assert.equal(stage.carrier.submissions.length, 2)
  })

  it("show for a message that was submitted again that the carrier already had it", async () => {
    const id = await stage.sent()
    answer(lostAnswer)
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.pass(2_000)
    assert.equal(await stage.status(id), "sent")
    await told(id, "delivered")
    await stage.pass(6_000)
    assert.equal(await find(), 1)
    assert.equal(await stage.status(id), "delivered")
    assert.ok((await stage.story(id)).includes("accepted_late"))
  })

  it("wait for an answer that is only slower than they", async () => {
    const id = await stage.sent()
    await told(id, "delivered")
    await stage.pass(4_000)
    assert.equal(await find(), 0)
    answer({ kind: "accepted", references: [referenceOf(id)] })
    await stage.pass(6_000)
    assert.equal(await find(), 0)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent", "delivered"])
  })

  it("write nothing of a message that is deleted or was never here", async () => {
    const id = await stage.sent()
    await told(id, "delivered")
    await told(stage.context.newId(), "delivered")
    await deleteMessage(stage.context, stage.accountId, id)
    await stage.pass(6_000)
    assert.equal(await find(), 0)
    assert.deepEqual(await store.db.query("select 1 from message_notes where message_id = $1", [id]), [])
  })

  it("are read in pages, each of which reads only its own rows", notOnCitus("shows a plan of its own"), async () => {
    const foreign = 3_500
    await store.db.query(
      `insert into receipt_map (submitted_on, carrier_id, reference, early_receipts, submitted_at)
       select $3::timestamptz::date, $1, 'foreign' || n, array['{"submission":{"accountId":"' || $2 || '","messageId":"' || gen_random_uuid() || '"'
           || ',"attempt":1},"state":"delivered"}'], $3::timestamptz + n / 2 * interval '1 millisecond'
       from generate_series(1, ${foreign}) as n`,
      [stage.carrier.id, stage.accountId, time(stage.clock.now())],
    )
    await stage.pass(3_000)
    const id = await stage.sent()
    await told(id, "delivered")
    await stage.pass(6_000)
    await store.db.query("analyze receipt_map")
    const plans: string[] = []
    const found = findLostAnswers(explaining(store.db, plans), recorder, stage.clock.now())
    await stage.runDue()
    assert.deepEqual([await found, plans.length], [1, 4])
    for (const plan of plans) {
      const removed = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows))
      const read = [...plan.matchAll(/on receipt_map\S* early\S* .*actual.* rows=(\d+)/g)].map(([, rows]) =>
        Number(rows),
      )
      assert.ok(read.length && Math.max(...read, ...removed) < 1_100, plan)
    }
  })
})

/** A store that notes the plans of the statements that read early receipts. */
function explaining(db: Database, plans: string[]): Database {
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    db.transaction((tx) =>
      work({
        ...tx,
        send: (...statement) => tx.send(...statement),
        query: async (text, values, name) => {
          if (text.includes("early_receipts[1]")) {
            const lines = await tx.query<{ "QUERY PLAN": string }>(`explain analyze ${text}`, values)
            plans.push(lines.map((line) => line["QUERY PLAN"]).join("\n"))
          }
          return await tx.query(text, values, name)
        },
      }),
    )
  return Object.create(db, { transaction: { value: transaction }, query: { value: db.query.bind(db) } }) as Database
}
