import assert from "node:assert/strict"
import { after, afterEach, describe, it } from "node:test"
import type { Receipt, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { optOut } from "#messaging/numbers/opt-outs.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { lostAnswer, referenceOf } from "#messaging/messages/fake-carrier.ts"
import { FallbackScheduler } from "./fallback-scheduler.ts"
import { startFallback, withFallback } from "./fallback.ts"
import { messageResource } from "#messaging/messages/message-resource.ts"
import type { SendMessage } from "#messaging/messages/accept/plan-message.ts"
import { readTimeline } from "#messaging/messages/read/read-timeline.ts"
import { LateAcceptanceRecorder } from "#messaging/messages/send/record-late-acceptance.ts"
import { recipient, sender, Stage, type StageOptions } from "#messaging/messages/testing.ts"

const chat = { to: `whatsapp:${recipient}`, from: `whatsapp:${sender}`, channel: "whatsapp" }
const text = { to: recipient, from: sender, channel: "sms" }
const afterMs = 300_000
const listed = { ...chat, fallbacks: [text], fallbackAfterMs: afterMs } satisfies Partial<SendMessage>
const refusal: SubmitOutcome = { kind: "refused", isPermanent: true, code: "unknown_user", reason: "Who is that?" }

describe("fallback", async () => {
  const store = await openTestStore()
  let stage: Stage
  let schedulers: FallbackScheduler[] = []
  afterEach(async () => {
    await Promise.all(schedulers.map((each) => each.stop()))
    await stage.stop()
    schedulers = []
  })
  after(() => store.close())

  /** Chat messages use the first carrier, and SMS the second. */
  const open = (options: StageOptions = {}) => {
    stage = new Stage(store.db, { carriers: 2, ...options })
    const [one, two] = stage.carriers.map(({ id }) => id)
    stage.table = stage.tableOf([
      { carrierId: one ?? "", channel: "whatsapp", carries: ["whatsapp"] },
      { carrierId: two ?? "", channel: "sms", carries: ["sms"] },
    ])
    startScheduler()
  }
  const startScheduler = () => {
    const scheduler = new FallbackScheduler({ ...stage.context, routes: stage.routes })
    scheduler.start()
    schedulers.push(scheduler)
  }
  /** Moves the clock. A further half second is for the round of the scheduler that detects the change. */
  const pass = async (ms: number) => {
    await stage.pass(ms)
    await stage.pass(500)
  }
  const carrier = (index: number) => stage.carriers[index] ?? assert.fail("There is no such carrier.")
  const submitted = () => stage.carriers.map(({ submissions }) => submissions.length)
  const channels = async (id: string) => {
    const { channels: list } = messageResource(await stage.message(id))
    return list?.map(({ status }) => status)
  }
  const report = async (index: number, id: string, state: Receipt["state"], { attempt = 1, part = 1 } = {}) => {
    const code = state === "undelivered" ? "unreachable_handset" : null
    const reference = referenceOf(id, part, attempt)
    const receipt = { reference, state, code, at: stage.clock.now(), raw: `stat:${state}` } as const
    await Promise.all([stage.receipts.recordReceipt(carrier(index).id, receipt), stage.runDue()])
  }
  const details = async (id: string, type: string) => {
    const entries = await readTimeline(store.db, stage.accountId, id)
    return entries.flatMap((entry) => (entry.type === type ? [entry.detail ?? {}] : []))
  }

  it("gives the template to WhatsApp, and the body to the other channels", async () => {
    open()
    carrier(0).answer = () => refusal
    const template = { name: "table_ready", language: "en_US", parameters: { 1: "Ann" }, header: {}, buttons: [] }
    const id = await stage.sent({ ...listed, body: "Ann, your table is ready.", template })
    await pass(0)
    const sent = stage.carriers.map(({ submissions }) => submissions.map((each) => [each.template, each.body]))
    const body = "Ann, your table is ready."
    assert.deepEqual(sent, [[[template, body]], [[undefined, body]]])
    assert.equal(await stage.status(id), "sent")
  })

  it("asks for the window of WhatsApp when its turn comes", async () => {
    open()
    carrier(1).answer = () => refusal
    const order = { ...text, fallbacks: [chat], fallbackAfterMs: afterMs }
    const windowOf = async (more: Partial<SendMessage>) => {
      const id = await stage.sent({ ...order, ...more })
      await pass(0)
      const timeline = JSON.stringify(await readTimeline(store.db, stage.accountId, id))
      return /customer_window[^}]*/.exec(timeline)?.[0].replaceAll("\\", "") ?? null
    }
    assert.match((await windowOf({})) ?? "", /"is_open":false,"until":null/)
    const template = { name: "table_ready", language: "en_US", parameters: {}, header: {}, buttons: [] }
    assert.equal(await windowOf({ template }), null)
  })

  it("tries the next channel immediately when a carrier refuses the first, as one message with one price", async () => {
    open()
    carrier(0).answer = () => refusal
    const id = await stage.sent(listed)
    assert.deepEqual([await stage.status(id), await channels(id)], ["sending", ["failed", "waiting"]])
    await pass(500)
    const message = await stage.message(id)
    assert.deepEqual([await stage.status(id), await channels(id)], ["sent", ["failed", "sent"]])
    assert.deepEqual([message.to, message.from, message.channel], [recipient, sender, "sms"])
    assert.equal(message.priceMicros, 7_900)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "channel_failed", "channel_begun", "sent"])
    const [begun] = await details(id, "channel_begun")
    assert.deepEqual([begun?.["because"], begun?.["code"]], ["failed", "unknown_user"])
    assert.deepEqual(begun?.["to"], { channel: "sms", to: recipient })
    await report(1, id, "delivered", { attempt: 2 })
    assert.deepEqual([await stage.status(id), await channels(id)], ["delivered", ["failed", "delivered"]])
    assert.deepEqual(await stage.jobs(), [])
  })

  it("has no price when that of one accepted channel is unknown", () => {
    const planned = { ...text, encoding: "gsm7", numSegments: 1, rateMicros: 7_900 } as const
    const fallback = startFallback([planned, { ...planned, rateMicros: null }], afterMs)
    const priceAfter = (accepted: number) =>
      withFallback({
        ...fallback,
        channels: fallback.channels.map((channel, index) => ({ ...channel, isAccepted: index < accepted })),
      })?.priceMicros
    assert.deepEqual([priceAfter(0), priceAfter(1), priceAfter(2)], [null, 7_900, null])
  })

  it("tries the next channel when the first does not deliver in time, and says that both can deliver", async () => {
    open()
    const id = await stage.sent(listed)
    await pass(afterMs - 1_000)
    assert.deepEqual([await stage.status(id), submitted()], ["sent", [1, 0]])
    await pass(1_500)
    assert.deepEqual([await stage.status(id), submitted()], ["sent", [1, 1]])
    assert.deepEqual(await channels(id), ["timed_out", "sent"])
    assert.deepEqual((await stage.story(id)).slice(3), ["channel_begun", "channel_sent", "possible_double_delivery"])
    const both = 5_000 + 7_900
    assert.equal((await stage.message(id)).priceMicros, both)
    await report(1, id, "delivered", { attempt: 2 })
    await report(0, id, "delivered")
    assert.deepEqual([await stage.status(id), await channels(id)], ["delivered", ["delivered", "delivered"]])
    assert.equal((await stage.message(id)).channel, "sms")
    assert.equal((await stage.story(id)).at(-1), "double_delivery")
  })

  it("tries the next channel when the first reports that it did not deliver", async () => {
    open()
    const id = await stage.sent(listed)
    await report(0, id, "undelivered")
    assert.deepEqual([await stage.status(id), await channels(id)], ["sent", ["undelivered", "waiting"]])
    await pass(500)
    assert.deepEqual([await channels(id), submitted()], [["undelivered", "sent"], [1, 1]]) // oxfmt-ignore
    assert.ok(!(await stage.story(id)).includes("possible_double_delivery"))
    await report(1, id, "undelivered", { attempt: 2 })
    assert.equal(await stage.status(id), "undelivered: unreachable_handset")
    await pass(2 * afterMs)
    assert.deepEqual(submitted(), [1, 1])
  })

  it("does not try the next channel of a message that was delivered, and is delivered by a late receipt", async () => {
    open()
    const inTime = await stage.sent(listed)
    await report(0, inTime, "delivered")
    await pass(2 * afterMs)
    assert.deepEqual([await stage.status(inTime), submitted()], ["delivered", [1, 0]])
    carrier(1).state = "down"
    const late = await stage.sent(listed)
    await pass(afterMs + 500)
    assert.deepEqual(await channels(late), ["timed_out", "sending"])
    await report(0, late, "delivered")
    assert.deepEqual([await stage.status(late), await channels(late)], ["delivered", ["delivered", "waiting"]])
    assert.equal((await stage.message(late)).to, chat.to)
    assert.deepEqual(await stage.jobs(), [])
    assert.ok(!(await stage.story(late)).includes("possible_double_delivery"))
  })

  it("says that both can deliver when a late receipt finds the next channel at the carrier", async () => {
    open()
    let answer = (_: SubmitOutcome) => {}
    carrier(1).answer = () => new Promise((resolve) => (answer = resolve))
    const id = await stage.sent(listed)
    await pass(afterMs + 500)
    await report(0, id, "delivered")
    assert.deepEqual([await stage.status(id), await channels(id)], ["delivered", ["delivered", "unknown"]])
    assert.equal((await stage.story(id)).filter((type) => type === "possible_double_delivery").length, 1)
    answer({ kind: "accepted", references: [referenceOf(id, 1, 2)] })
    await stage.runDue()
    assert.deepEqual([await stage.status(id), await channels(id)], ["delivered", ["delivered", "sent"]])
    await report(1, id, "delivered", { attempt: 2 })
    assert.equal((await stage.story(id)).at(-1), "double_delivery")
  })

  it("ends with the last channel: failed if no carrier had it, and undelivered otherwise", async () => {
    open()
    carrier(1).answer = () => ({ ...refusal, code: "invalid_recipient" })
    const sent = await stage.sent(listed)
    await pass(afterMs + 500)
    assert.equal(await stage.status(sent), "undelivered: invalid_recipient")
    assert.deepEqual(await channels(sent), ["timed_out", "failed"])
    carrier(0).answer = () => refusal
    const failed = await stage.sent(listed)
    await pass(500)
    assert.equal(await stage.status(failed), "failed: invalid_recipient")
    await report(0, sent, "delivered")
    assert.deepEqual([await stage.status(sent), await channels(sent)], ["delivered", ["delivered", "failed"]])
  })

  it("tries the next channel when the outcome is unknown, and says that both can deliver", async () => {
    open({ submitPolicy: "at_most_once" })
    carrier(0).answer = () => lostAnswer
    const id = await stage.sent(listed)
    await pass(500)
    assert.deepEqual([await stage.status(id), await channels(id)], ["sent", ["unknown", "sent"]])
    assert.ok((await stage.story(id)).includes("possible_double_delivery"))
  })

  it("takes a message from a carrier that is down to the next channel, and leaves the time of its turn", async () => {
    open()
    carrier(0).state = "down"
    const id = await stage.sent(listed)
    await pass(afterMs - 1_000)
    assert.equal(await stage.status(id), "queued")
    await pass(1_500)
    assert.deepEqual([await stage.status(id), await channels(id)], ["sent", ["timed_out", "sent"]])
    assert.deepEqual(await stage.story(id), ["queued", "channel_begun", "sending", "sent"])
  })

  it("waits for a submission that is under way", async () => {
    open()
    let answer = (_: SubmitOutcome) => {}
    carrier(0).answer = () => new Promise((resolve) => (answer = resolve))
    const id = await stage.sent({ ...listed, fallbackAfterMs: 10_000 })
    await pass(12_000)
    assert.deepEqual([await stage.status(id), submitted()], ["sending", [1, 0]])
    answer({ kind: "accepted", references: [referenceOf(id)] })
    await pass(3_000)
    assert.deepEqual([await channels(id), submitted()], [["timed_out", "sent"], [1, 1]]) // oxfmt-ignore
  })

  it("is handed over once by two processes, and again after the death of the one that was submitting it", async () => {
    open()
    startScheduler()
    const id = await stage.sent(listed)
    carrier(1).answer = () => new Promise(() => {})
    await pass(afterMs + 1_000)
    // While the other process looks at the new job, a claim passes over it. A later one finds it.
    for (let rounds = 0; submitted()[1] === 0 && rounds < 10; rounds++) await pass(1_000)
    assert.deepEqual(submitted(), [1, 1])
    carrier(1).answer = (submission) => carrier(1).accept(submission)
    await stage.crash()
    await pass(1_000)
    assert.deepEqual([await stage.status(id), await channels(id)], ["sent", ["timed_out", "sent"]])
    assert.deepEqual(submitted(), [1, 2])
    await report(1, id, "delivered", { attempt: 3 })
    assert.equal(await stage.status(id), "delivered")
  })

  it("ends a message whose recipient opts out before the next channel begins, and refuses the next one", async () => {
    open()
    carrier(0).answer = () => refusal
    const id = await stage.sent(listed)
    const pair = { accountId: stage.accountId, sender, recipient }
    await store.db.transaction((tx) => optOut(tx, pair, { keyword: "STOP", now: stage.clock.now() }))
    await pass(500)
    assert.deepEqual([await stage.status(id), submitted()], ["failed: recipient_opted_out", [1, 0]])
    await assert.rejects(stage.send(listed), { code: "recipient_opted_out" })
  })

  it("begins no channel after the validity period", async () => {
    open()
    const id = await stage.sent({ ...listed, validityMs: 60_000 })
    await pass(2 * afterMs)
    assert.deepEqual([await stage.status(id), submitted()], ["sent", [1, 0]])
    await report(0, id, "undelivered")
    assert.equal(await stage.status(id), "undelivered: unreachable_handset")
  })

  it("counts the time from when a scheduled message is due", async () => {
    open()
    const sendAt = stage.clock.now() + 3_600_000
    const id = await stage.sent({ ...listed, sendAt })
    await pass(3_600_000 + afterMs - 1_000)
    assert.deepEqual(await channels(id), ["sent", "waiting"])
    await pass(1_500)
    assert.deepEqual(await channels(id), ["timed_out", "sent"])
  })

  it("hands nothing over of a message that is deleted between two channels", async () => {
    open()
    const id = await stage.sent(listed)
    await deleteMessage(stage.context, stage.accountId, id)
    await pass(2 * afterMs)
    assert.deepEqual([submitted(), await stage.jobs()], [[1, 0], []]) // oxfmt-ignore
    assert.deepEqual(await store.db.query("select 1 from message_fallbacks where message_id = $1", [id]), [])
  })

  it("answers a repeated request with the first answer, and keeps the text of each event", async () => {
    open()
    const key = { key: "dinner", requestHash: Buffer.alloc(32) }
    const first = await stage.intake.accept(stage.accountId, { ...request, ...listed }, key)
    stage.start()
    await pass(afterMs + 500)
    const again = await stage.intake.accept(stage.accountId, { ...request, ...listed }, key)
    assert.deepEqual([again.json, again.isReplay], [first.json, true])
    const rows = await store.db.query<{ body: string }>(
      "select body from event_log where account_id = $1 order by sequence",
      [stage.accountId],
    )
    const said = rows.map(({ body }) => JSON.parse(body) as { type: string; data: Said })
    assert.deepEqual(
      said.map(({ type, data }) => [type, data.to, data.channels.map(({ status }) => status)]),
      [
        ["messages.queued", chat.to, ["sending", "waiting"]],
        ["messages.sending", chat.to, ["sending", "waiting"]],
        ["messages.sent", chat.to, ["sent", "waiting"]],
      ],
    )
  })

  it("passes over a channel that no carrier serves any more", async () => {
    open()
    const id = await stage.sent({ ...listed, fallbacks: [{ to: "xmpp:ann@example.org", from: "xmpp:us@example.org", channel: "sms" }, text] }) // oxfmt-ignore
    stage.table = stage.tableOf([{ carrierId: carrier(1).id, sender, channel: "sms", carries: ["sms"] }])
    await pass(afterMs + 500)
    assert.deepEqual(await channels(id), ["timed_out", "failed", "sent"])
  })

  it("follows all parts of a long text on their own channel", async () => {
    open()
    const id = await stage.sent({ ...listed, body: "x".repeat(200) })
    await pass(afterMs + 500)
    await report(1, id, "delivered", { attempt: 2, part: 1 })
    assert.equal(await stage.status(id), "sent")
    await report(1, id, "delivered", { attempt: 2, part: 2 })
    assert.equal(await stage.status(id), "delivered")
    assert.deepEqual(await channels(id), ["timed_out", "delivered"])
  })

  it("leaves the job of a long message without a list alone when a receipt comes for its lost submission", async () => {
    open()
    const body = "x".repeat(200)
    const id = await stage.sent({ ...text, body })
    await store.db.query(
      "update messages set status = 'sending', previous_status = 'queued', sent_at = null where account_id = $1 and id = $2",
      [stage.accountId, id],
    )
    const lane = { accountId: stage.accountId, targetId: carrier(1).id }
    carrier(1).state = "down"
    await store.db.transaction(async (tx) => {
      stage.context.messageQueue.enqueue(tx, [{ ...lane, id, subjectId: id, priority: 1, runAt: 0 }])
    })
    await report(1, id, "delivered", { part: 1 })
    await report(1, id, "delivered", { part: 2 })
    assert.deepEqual([await stage.status(id), await stage.jobs()], ["sending", [id]])
  })

  it("records an answer that came late for the channel that it was about", async () => {
    open({ submitPolicy: "at_most_once" })
    carrier(0).answer = () => lostAnswer
    const id = await stage.sent(listed)
    await pass(500)
    assert.deepEqual(await channels(id), ["unknown", "sent"])
    const late = new LateAcceptanceRecorder({ ...stage.context, circuits: stage.circuits })
    const references = [referenceOf(id)]
    const { accountId } = stage
    await Promise.all([
      late.recordAcceptance(carrier(0).id, { accountId, messageId: id, attempt: 1, references }),
      stage.runDue(),
    ])
    assert.deepEqual([await stage.status(id), await channels(id)], ["sent", ["sent", "sent"]])
    await report(0, id, "delivered")
    assert.deepEqual([await stage.status(id), (await stage.message(id)).channel], ["delivered", "whatsapp"])
  })
})

interface Said {
  to: string
  channels: { status: string }[]
}

const request: SendMessage = {
  ...text,
  body: "Your table is ready.",
  mediaUrls: [],
  tags: [],
  sendAt: null,
  validityMs: null,
  segmentsMax: null,
  isUrgent: false,
}
