import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { lostAnswer, throttled } from "#messaging/messages/fake-carrier.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { addServiceSender, createMessagingService } from "#messaging/numbers/messaging-services.ts"
import { optOut } from "#messaging/numbers/opt-outs.ts"
import { hourMs } from "#core/std/durations.ts"

describe("handing over", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  /** The carrier does not answer until `resolve` is called. */
  const silence = () => {
    const { promise, resolve } = Promise.withResolvers<SubmitOutcome>()
    stage.carrier.answer = () => promise
    return resolve
  }
  const isOptedOut = () =>
    optOut(store.db, { accountId: stage.accountId, sender, recipient }, { keyword: "STOP", now: stage.clock.now() })
  const submitted = () => stage.carrier.submissions.length

  it("sends an accepted message, and its price is due", async () => {
    const id = await stage.sent({ body: "ä".repeat(161) })
    const message = await stage.message(id)
    assert.deepEqual(
      [message.status, message.priceMicros, message.sentAt, message.submissions],
      ["sent", 15_800, message.sentAt, 1],
    )
    const [submission] = stage.carrier.submissions
    assert.deepEqual(
      [submission?.attempt, submission?.to, submission?.from, submission?.encoding, submission?.segments],
      [1, recipient, sender, "gsm7", 2],
    )
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent"])
    assert.deepEqual(await stage.jobs(), [])
  })

  it("sends everything, although few messages are kept in memory", async () => {
    const forgetful = new Stage(store.db, { knownMax: 2 })
    await Promise.all(Array.from({ length: 9 }, () => forgetful.send()))
    forgetful.start()
    await forgetful.runDue()
    assert.equal(forgetful.carrier.submissions.length, 9)
    assert.deepEqual(await forgetful.jobs(), [])
    await forgetful.stop()
  })

  it("is durably sending before the first byte leaves", async () => {
    let seen: string | undefined
    stage.carrier.answer = async (submission) => {
      seen = await stage.status(submission.messageId)
      return stage.carrier.accept(submission)
    }
    await stage.sent()
    assert.equal(seen, "sending")
  })

  it("sends urgent messages before those that came earlier", async () => {
    const bulk = await stage.send()
    const urgent = await stage.send({ isUrgent: true })
    stage.start()
    await stage.runDue()
    assert.deepEqual(
      stage.carrier.submissions.map(({ messageId }) => messageId),
      [urgent, bulk],
    )
  })

  it("fails a message that the carrier refuses for good, with the carrier's reason", async () => {
    stage.carrier.answer = () => ({
      kind: "refused",
      isPermanent: true,
      code: "landline",
      reason: "Not a mobile number.",
    })
    const message = await stage.message(await stage.sent())
    assert.deepEqual(
      [message.status, message.errorCode, message.errorMessage, message.priceMicros],
      ["failed", "landline", "Not a mobile number.", null],
    )
    assert.deepEqual(await stage.jobs(), [])
  })

  it("retries a message that the carrier puts off", async () => {
    stage.carrier.answer = () => ({ ...throttled, retryAfterMs: 5_000 }) as SubmitOutcome
    const id = await stage.sent()
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.pass(4_000)
    assert.equal(await stage.status(id), "sending")
    await stage.pass(1_500)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "submission_deferred", "sent"])
    const { submissions, priceMicros } = await stage.message(id)
    // The carrier never received the first submission.
    assert.deepEqual([submissions, priceMicros], [1, 7_900])
  })

  it("gives up a message that the carrier puts off beyond the validity", async () => {
    stage.carrier.answer = () => ({ ...throttled, retryAfterMs: 50_000 }) as SubmitOutcome
    const id = await stage.sent({ validityMs: 90_000 })
    await stage.pass(51_000)
    assert.equal(await stage.status(id), "failed: throttled")
    assert.equal(submitted(), 2)
  })

  it("gives up a message that the carrier puts off for a day", async () => {
    stage.carrier.answer = () => ({ ...throttled, retryAfterMs: 11 * hourMs }) as SubmitOutcome
    const id = await stage.sent()
    for (let tries = 0; tries < 2; tries++) await stage.pass(11 * hourMs + 1_000)
    assert.equal(await stage.status(id), "failed: throttled")
    assert.equal(submitted(), 3)
  })

  it("counts that day from the time that was asked for, not from the acceptance", async () => {
    stage.carrier.answer = () => throttled
    const id = await stage.sent({ sendAt: stage.clock.now() + 48 * hourMs })
    await stage.pass(48 * hourMs + 1_000)
    assert.equal(await stage.status(id), "sending")
  })

  it("submits a message without an answer three times at most, and then says that the outcome is unknown", async () => {
    stage.carrier.answer = () => lostAnswer
    const id = await stage.sent()
    for (let tries = 0; tries < 4; tries++) await stage.pass(60_000)
    assert.equal(await stage.status(id), "failed: outcome_unknown")
    assert.equal(submitted(), 3)
    assert.equal((await stage.message(id)).submissions, 3)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "answer_unknown", "answer_unknown", "failed"])
  })

  it("never submits a message without an answer again under at_most_once", async () => {
    stage = new Stage(store.db, { submitPolicy: "at_most_once" })
    stage.carrier.answer = () => lostAnswer
    const id = await stage.sent()
    await stage.pass(60_000)
    assert.equal(await stage.status(id), "failed: outcome_unknown")
    assert.equal(submitted(), 1)
  })

  it("submits again the message that a dead process was sending, and says so", async () => {
    silence()
    const id = await stage.sent()
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.crash()
    assert.equal(await stage.status(id), "sent")
    assert.deepEqual(await stage.story(id), ["queued", "sending", "answer_lost", "sent"])
    assert.deepEqual(
      stage.carrier.submissions.map(({ attempt }) => attempt),
      [1, 2],
    )
    assert.equal((await stage.message(id)).submissions, 2)
  })

  it("fails the message that a dead process was sending under at_most_once", async () => {
    stage = new Stage(store.db, { submitPolicy: "at_most_once" })
    silence()
    const id = await stage.sent()
    await stage.crash()
    assert.equal(await stage.status(id), "failed: outcome_unknown")
    assert.equal(submitted(), 1)
  })

  it("does not forever submit a message that crashes its process", async () => {
    silence()
    const id = await stage.sent()
    for (let crashes = 0; crashes < 15; crashes++) await stage.crash()
    assert.equal(await stage.status(id), "failed: outcome_unknown")
    assert.equal(submitted(), 10)
  })

  it('does not report "never sent" for a message that possibly left', async () => {
    silence()
    const id = await stage.sent({ validityMs: 10_000 })
    await stage.crash()
    assert.equal(await stage.status(id), "failed: outcome_unknown")
    assert.equal(submitted(), 1)
  })

  it("changes nothing when the answer comes after another process took over", async () => {
    const answer = silence()
    const id = await stage.sent()
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.crash()
    answer({ kind: "refused", isPermanent: true, code: "landline", reason: "Late." })
    await stage.runDue()
    assert.equal(await stage.status(id), "sent")
  })

  it("keeps a message that another process is sending now, when its own answer comes late", async () => {
    const answer = silence()
    const id = await stage.sent()
    const second = silence()
    await stage.crash()
    answer({ kind: "refused", isPermanent: true, code: "landline", reason: "Late." })
    await stage.runDue()
    assert.equal(await stage.status(id), "sending")
    second({ kind: "accepted", references: ["second"] })
    await stage.runDue()
    assert.equal(await stage.status(id), "sent")
  })

  it("announces the result of two simultaneous answers once, when one of them is late", async () => {
    const answers = [silence()]
    const id = await stage.sent()
    answers.push(silence())
    await stage.pass(66_000)
    assert.equal(submitted(), 2)
    for (const [index, answer] of answers.entries()) answer({ kind: "accepted", references: [`answer ${index}`] })
    await stage.runDue()
    assert.deepEqual(await stage.story(id), ["queued", "sending", "answer_lost", "sent"])
    assert.deepEqual(await stage.jobs(), [])
  })

  it("knows the receipt of a submission whose process was thought dead", async () => {
    const answer = silence()
    const id = await stage.sent()
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.crash()
    answer({ kind: "accepted", references: ["late"] })
    await stage.runDue()
    await stage.receipt(id, "delivered", { reference: "late" })
    assert.equal(await stage.status(id), "delivered")
  })

  it("does not send a message whose validity is over", async () => {
    const id = await stage.send({ validityMs: 10_000 })
    stage.clock.advance(10_000)
    stage.start()
    await stage.runDue()
    assert.equal(await stage.status(id), "failed: validity_expired")
    assert.equal(submitted(), 0)
  })

  it("does not send to a recipient who opted out after the acceptance", async () => {
    const id = await stage.send()
    await isOptedOut()
    stage.start()
    await stage.runDue()
    assert.equal(await stage.status(id), "failed: recipient_opted_out")
    assert.equal(submitted(), 0)
  })

  it("does not send to a recipient who opted out of another sender of the messaging service", async () => {
    const { accountId, clock, newId } = stage
    const context = { newId, now: clock.now() }
    const settings = { name: "Pool", stickySender: true, validityMs: null }
    const { id: serviceId } = await createMessagingService(store.db, accountId, settings, context)
    const other = "+15550000088"
    for (const text of [sender, other]) {
      const address = { kind: "phone_number", channel: "sms", text } as const
      await addServiceSender(store.db, { accountId, id: serviceId }, { address, country: null }, context)
    }
    const id = await stage.send({ serviceId })
    await optOut(store.db, { accountId, sender: other, recipient }, { keyword: "STOP", now: clock.now() })
    const plain = await stage.sent()
    assert.deepEqual([await stage.status(id), await stage.status(plain)], ["failed: recipient_opted_out", "sent"])
  })

  it("does not send again to a recipient who opted out while the carrier put it off", async () => {
    stage.carrier.answer = () => throttled
    const id = await stage.sent()
    await isOptedOut()
    await stage.pass(5_000)
    assert.equal(await stage.status(id), "failed: recipient_opted_out")
    assert.equal(submitted(), 1)
  })

  it("keeps a scheduled message until its time", async () => {
    const id = await stage.sent({ sendAt: stage.clock.now() + 26 * hourMs })
    await stage.pass(25 * hourMs)
    assert.equal(await stage.status(id), "queued")
    await stage.pass(hourMs + 6_000)
    assert.equal(await stage.status(id), "sent")
  })

  it("sends nothing of a message that was deleted while it was queued", async () => {
    const id = await stage.send()
    await deleteMessage(stage.context, stage.accountId, id)
    stage.start()
    await stage.runDue()
    assert.equal(submitted(), 0)
  })

  it("leaves nothing behind of a message that was deleted while it was being sent", async () => {
    const answer = silence()
    const id = await stage.sent()
    await deleteMessage(stage.context, stage.accountId, id)
    answer({ ...throttled, retryAfterMs: 1_000 } as SubmitOutcome)
    await stage.pass(2_000)
    assert.deepEqual(await stage.jobs(), [])
    assert.deepEqual(await store.db.query("select 1 from message_notes where account_id = $1", [stage.accountId]), [])
    assert.equal(submitted(), 1)
  })

  it("leaves the queue alone while the carrier is paused", async () => {
    stage.carrier.state = "paused"
    const id = await stage.sent()
    await stage.pass(10_000)
    assert.equal(await stage.status(id), "queued")
    stage.carrier.state = "up"
    await stage.pass(1_000)
    assert.equal(await stage.status(id), "sent")
  })

  it("has no more under way at a carrier than its window, with any number of accounts", async () => {
    stage = new Stage(store.db, { windowMax: 8 })
    const answer = silence()
    stage.start()
    const accounts = [stage.accountId, stage.newId(), stage.newId()]
    await Promise.all(
      accounts.flatMap((accountId) => Array.from({ length: 20 }, () => stage.intake.accept(accountId, bulk))),
    )
    await stage.pass(2_000)
    assert.equal(submitted(), 8)
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    answer({ kind: "refused", isPermanent: true, code: "landline", reason: "" })
    await stage.pass(2_000)
    assert.equal(submitted(), 60)
  })

  it("has recorded the outcome of everything under way when it stops", async () => {
    const answer = silence()
    const id = await stage.sent()
    const stopped = stage.sender.stop()
    answer({ kind: "accepted", references: ["one"] })
    await stage.runDue()
    await stopped
    assert.equal(await stage.status(id), "sent")
  })

  const bulk = {
    to: recipient,
    from: "Posthorn",
    channel: "sms",
    body: "hello",
    mediaUrls: [],
    tags: [],
    sendAt: null,
    validityMs: null,
    segmentsMax: null,
    isUrgent: false,
  }
})
