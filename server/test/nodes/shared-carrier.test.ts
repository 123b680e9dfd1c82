/**
 * Several processes that send to one carrier, each over a session of its own: whose message leaves first, and
 * what receipts mean.
 */
import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { ReceiptTroubles } from "#messaging/carriers/smpp/fake-receipt-troubles.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import type { RestClient } from "../support/rest-client.ts"
import { eventually } from "../support/eventually.ts"
import { startTwoSenders, type TwoSenders } from "./two-senders.ts"

const from = "+15550000001"

async function send(client: RestClient, body: string): Promise<string> {
  const answer = await client.post("/v1/messages", { to: "+4915112345678", from, body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return (answer.body as { sid: string }).sid
}

async function sendMany(client: RestClient, bodies: readonly string[]): Promise<void> {
  const rest = bodies.values()
  const sender = async () => {
    for (const body of rest) await send(client, body)
  }
  await Promise.all(Array.from({ length: 16 }, sender))
}

describe("receipts that come early, doubled, to another process and in another base", () => {
  for (const [name, settings, seed] of [
    ["with the bases set", { message_ids: { submit: "hex", receipt: "decimal" } }, 1],
    ["with the bases to be learned", {}, 2],
  ] as const)
    test(`are all matched, ${name}`, async (t) => {
      await using whole = await startTwoSenders(settings)
      const { smsc, client, db } = whole
      const far = new ReceiptTroubles(smsc, seed)
      smsc.answer = (submit, session) => far.answer(submit, session)
      const count = 300
      await sendMany(client, Array.from({ length: count }, (_, index) => index % 3 ? `message ${index}` : "long ".repeat(80))) // oxfmt-ignore
      const statuses = () => db.query<{ status: string; count: number }>("select status, count(*)::int as count from messages group by status") // oxfmt-ignore
      const areDelivered = async () => (await statuses()).every(({ status }) => status === "delivered")
      await eventually("every message is delivered", areDelivered).catch(() => undefined)
      assert.deepEqual(await statuses(), [{ status: "delivered", count }], `seed ${seed}`)
      const unmatched = () => db.query("select reference from receipt_map where account_id is null")
      await eventually("no receipt is left over", async () => !(await unmatched()).length)
      assert.ok(far.counts.early > 20 && far.counts.doubled > 5 && far.counts.elsewhere > 5, JSON.stringify(far.counts))
      t.diagnostic(JSON.stringify(far.counts))
    })
})

describe("a backlog of one account, over the sessions of two processes", () => {
  const windowMax = 10
  /** Places of both windows: one order for all would need as many answers as the backlog has messages. */
  const places = 2 * windowMax
  const backlog = 500

  test("the message of another account, and an urgent one, leave with the next answers", async () => {
    await using whole = await startTwoSenders({ window_max: windowMax, response_timeout_ms: 40_000 })
    const { smsc, client, other, db } = whole
    const unanswered: ((answer: SmppAnswer) => void)[] = []
    smsc.answer = () => new Promise((resolve) => unanswered.push(resolve))
    await sendMany(client, Array.from({ length: backlog }, (_, index) => `bulk ${index}`)) // oxfmt-ignore
    await eventually("both windows are full", () => unanswered.length === places)

    await send(other, "single")
    await eventually("a process has taken it", () => isAccepted(db, "single"))
    const answersToSingle = await answersUntil(whole, unanswered, "single")
    await send(client, "code")
    await db.query("update message_jobs set priority = 0 where subject_id = (select id from messages where body = 'code')") // oxfmt-ignore
    await eventually("a process has taken it", () => isAccepted(db, "code"))
    const answersToCode = await answersUntil(whole, unanswered, "code")
    assert.ok(answersToSingle <= places, `${answersToSingle} answers`)
    assert.ok(answersToCode <= places, `${answersToCode} answers`)

    smsc.answer = () => smsc.accept()
    for (const answer of unanswered.splice(0)) answer(smsc.accept())
    const waiting = () => db.query("select 1 from message_jobs limit 1")
    await eventually("everything is sent", async () => !(await waiting()).length)
    const texts = smsc.submissions.map(({ fields }) => fields.shortMessage.toString("latin1"))
    assert.equal(new Set(texts).size, backlog + 2)
  })
})

async function isAccepted(db: TwoSenders["db"], body: string): Promise<boolean> {
  const rows = await db.query("select 1 from messages where body = $1 and status = 'sending'", [body])
  return rows.length > 0
}

/**
 * Answers one submission after the other, each when its place was taken, until this text has come. Gives how
 * many.
 */
async function answersUntil({ smsc }: TwoSenders, unanswered: ((answer: SmppAnswer) => void)[], body: string) {
  const hasCome = () => smsc.submissions.some(({ fields }) => fields.shortMessage.toString("latin1") === body)
  for (let answers = 0; ; answers++) {
    if (hasCome()) return answers
    const answer = unanswered.shift() ?? assert.fail("Nothing waits for an answer.")
    const before = smsc.submissions.length
    answer(smsc.accept())
    await eventually("its place is taken", () => smsc.submissions.length > before)
  }
}
