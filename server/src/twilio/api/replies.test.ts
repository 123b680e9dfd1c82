import assert from "node:assert/strict"
import type { ServerResponse } from "node:http"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { sweepIdempotencyKeys } from "#core/accounts/idempotency.ts"
import { StoreUnavailable } from "#core/db/database.ts"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { CallbackEndpoints } from "#core/endpoints/callback-endpoints.ts"
import { getEndpoint } from "#core/endpoints/endpoints.ts"
import { idTime } from "#core/std/ids.ts"
import type { Lane } from "#core/queue/queue.ts"
import type { AnswerReader } from "#core/webhooks/answer-reader.ts"
import type { CallbackEvent } from "#core/webhooks/build-request.ts"
import type { Dispatcher } from "#core/webhooks/dispatcher.ts"
import { resend } from "#core/replays/resend.ts"
import { dayMs, hourMs } from "#core/std/durations.ts"
import { startTestDispatch } from "#core/webhooks/testing.ts"
import { MessageIntake } from "#messaging/messages/accept/accept-message.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { messageDefaults } from "#messaging/messages/accept/plan-message.ts"
import { ReplyReader } from "#messaging/messages/inbound/reply-reader.ts"
import { receiveMessage } from "#messaging/messages/inbound/receive-message.ts"
import { readTimeline } from "#messaging/messages/read/read-timeline.ts"
import { redactMessage } from "#messaging/messages/redact-message.ts"
import { insertMessages, recipient, secretKeys, sender, Stage } from "#messaging/messages/testing.ts"
import { noCallbacks, writeCallbacks, type CallbackSettings } from "#messaging/numbers/callback-settings.ts"
import { insertSender, insertService } from "#messaging/numbers/messaging-service-store.ts"
import { SenderCallbacks } from "#messaging/numbers/sender-callbacks.ts"
import { twilioCallbackForm } from "./callback-form.ts"
import { readTwiml } from "./read-twiml.ts"

const xml = (text: string) => (response: ServerResponse) =>
  void response.setHeader("content-type", "text/xml").end(text)
const twoReplies = xml("<Response><Message>One</Message><Message>Two</Message></Response>")

describe("the answer to an inbound message", async () => {
  const dispatch = await startTestDispatch()
  after(() => dispatch.close())
  const { clock, db, receiver, idle, pass } = dispatch
  const outgoing = {
    checkUrl: (url: string) => (url.includes("//10.") ? "The URL leads to a private or reserved address." : undefined),
    checkAddress: async () => undefined,
  }
  let stage: Stage
  let callbacks: CallbackEndpoints
  let reader: ReplyReader
  let one: Dispatcher
  let lane: Lane

  beforeEach(async () => {
    stage = new Stage(db, { clock })
    callbacks = new CallbackEndpoints({ ...stage.context, secretKeys, outgoing })
    const { senders, routes } = stage
    const intake = new MessageIntake({ ...stage.context, senders, routes, callbacks })
    reader = new ReplyReader({ ...stage.context, callbacks, intake, readDocument: readTwiml })
    const { accountId } = stage
    const targetId = await callbacks.idFor(accountId, { url: receiver.url, form: "twilio" })
    lane = { accountId, targetId }
    receiver.requests.length = 0
    one = start(reader)
  })
  afterEach(async () => {
    await dispatch.stop(one)
    await stage.stop()
  })

  function start(answers: AnswerReader): Dispatcher {
    const dispatcher = dispatch.start({ twilioForm: twilioCallbackForm({ baseUrl: () => "https://posthorn.example" }) })
    dispatcher.readAnswersWith(answers)
    return dispatcher
  }

  /** A handset writes to a number with these URLs. Resolves when the first attempt is recorded. */
  async function receive(
    respond: typeof receiver.respond,
    settings: Partial<CallbackSettings> = {},
    { isHolding = false, from = recipient }: { isHolding?: boolean; from?: string } = {},
  ): Promise<void> {
    receiver.respond = respond
    await addNumber(sender, settings)
    await receiveAt(sender, { from, isHolding })
  }

  async function addNumber(number: string, settings: Partial<CallbackSettings> = {}): Promise<void> {
    const urls = { ...noCallbacks, inboundUrl: `${receiver.url}/sms`, ...settings }
    await db.query(
      `insert into phone_numbers (account_id, id, number, capabilities, status, callbacks, created_at)
       values ($1, $2, $3, '{sms}', 'active', $4, now())`,
      [stage.accountId, stage.newId(), number, writeCallbacks(urls)],
    )
  }

  /** A message arrives at a number with its settings. */
  async function receiveAt(to: string, { from = recipient, isHolding = false }): Promise<void> {
    const replyUrls = { callbacks, senderCallbacks: new SenderCallbacks({ db, clock }) }
    const inbound = { to, from, body: "Open?", media: [], at: clock.now(), reference: stage.newId() }
    await receiveMessage({ ...stage.receiving, replyUrls }, stage.carrier.id, inbound)
    one.notify([lane])
    await idle({ isHolding })
  }

  const reads = () => true
  const follow: AnswerReader["follow"] = (tx, answers) =>
    reader.follow(tx, answers as Parameters<ReplyReader["follow"]>[1])
  const paths = () => receiver.requests.map(({ path }) => path)
  const messages = (direction: string) =>
    db.query<{ id: string; body: string; replyTo: string | null }>(
      "select id, body, reply_to from messages where account_id = $1 and direction = $2 order by id",
      [stage.accountId, direction],
    )
  const replies = async () => (await messages("outbound")).map(({ body }) => body)
  /** The reasons of the notes in the timeline of the inbound message. */
  async function faults(): Promise<string[]> {
    const [inbound] = await messages("inbound")
    const entries = await readTimeline(db, stage.accountId, inbound?.id ?? "")
    return entries.filter(({ type }) => type === "reply_fault").map(({ detail }) => String(detail?.["reason"]))
  }
  const deliveries = async () => (await dispatch.deliveries(lane)).map(({ status, attempts }) => [status, attempts])

  it("is lost with its transaction, and the repeated request replies once", async () => {
    await dispatch.stop(one)
    let kills = 1
    const followAndDie: AnswerReader["follow"] = async (tx, answers) => {
      await follow(tx, answers)
      // A batch of one answer is tried once more, alone.
      if (kills-- > 0) throw new Error("The process is killed.")
    }
    one = start({ reads, read: (callback) => reader.read(callback), follow: followAndDie })
    await receive(twoReplies)
    assert.deepEqual([await replies(), await deliveries()], [[], [["pending", 0]]])
    await pass(61_000)
    assert.deepEqual(paths(), ["/sms", "/sms"])
    assert.deepEqual(await replies(), ["One", "Two"])
    assert.deepEqual(await deliveries(), [["succeeded", 1]])
    const [inbound] = await messages("inbound")
    assert.deepEqual((await messages("outbound")).map(({ replyTo }) => replyTo), [inbound?.id, inbound?.id]) // oxfmt-ignore
  })

  it("is requested only of its own endpoint, and of subscribers that name the event", async () => {
    const { accountId } = stage
    const [all, area, named] = await Promise.all(
      ["*", "messages.*", "messages.reply_requested"].map((events) => dispatch.endpoints.add(accountId, { events })),
    )
    await receive(twoReplies)
    const typesOf = async (endpoint: typeof all) =>
      endpoint ? (await dispatch.deliveries(endpoint.lane)).map(({ eventType }) => eventType) : []
    for (const endpoint of [all, area]) assert.ok(!(await typesOf(endpoint)).includes("messages.reply_requested"))
    assert.deepEqual(await typesOf(named), ["messages.reply_requested"])
  })

  it("is read up to 64 KiB, and other answers up to 16 KiB", async () => {
    await dispatch.stop(one)
    const lengths: number[] = []
    const read: AnswerReader["read"] = ({ outcome }) => {
      lengths.push(outcome.kind === "response" ? outcome.body.length : 0)
      return null
    }
    const long = (response: ServerResponse) => void response.end("a".repeat(100_000))
    one = start({ reads: () => false, read, follow })
    await receive(long)
    assert.deepEqual(lengths, [16_384])
  })

  it("is read again while the store is away, and the request is not repeated", async () => {
    await dispatch.stop(one)
    let outages = 3
    const read: AnswerReader["read"] = (callback) =>
      outages-- > 0 ? Promise.reject(new StoreUnavailable("The store is away.")) : reader.read(callback)
    one = start({ reads, read, follow })
    await receive(twoReplies, {}, { isHolding: true })
    await pass(5_000, { isHolding: true })
    assert.deepEqual([paths(), await replies()], [["/sms"], ["One", "Two"]])
  })

  it("that its reader cannot read is a failed attempt, which the schedule repeats", async () => {
    await dispatch.stop(one)
    let isBroken = true
    const read: AnswerReader["read"] = (callback) =>
      isBroken ? Promise.reject(new Error("The reader has a fault.")) : reader.read(callback)
    one = start({ reads, read, follow })
    await receive(twoReplies)
    assert.deepEqual(await deliveries(), [["pending", 1]])
    const [delivery] = await dispatch.deliveries(lane)
    const { attempts } = await getDelivery(db, lane.accountId, delivery?.id ?? "")
    assert.match(attempts[0]?.error ?? "", /could not read the answer/)
    isBroken = false
    await pass(10_000)
    assert.deepEqual([await replies(), await deliveries()], [["One", "Two"], [["succeeded", 2]]])
  })

  it("replies once, although two processes record it", async () => {
    await receive(twoReplies)
    const [request] = await db.query<{ bodies: string }>(
      "select bodies from events where account_id = $1 and types[1] = 'messages.reply_requested'",
      [stage.accountId],
    )
    const event = JSON.parse(request?.bodies ?? "") as CallbackEvent
    const body = Buffer.from("<Response><Message>Again</Message><Redirect>/other</Redirect></Response>")
    const outcome = {
      kind: "response",
      status: 200,
      headers: { "content-type": "text/xml" },
      body,
      isCut: false,
    } as const
    const read = await reader.read({ accountId: stage.accountId, event, outcome, isSuccess: true })
    assert.ok(read)
    await db.transaction((tx) => reader.follow(tx, [read]))
    await idle()
    assert.deepEqual(await replies(), ["One", "Two"])
    assert.deepEqual(paths(), ["/sms"])
  })

  it("has no effect when its request is resent, within the life of the key or later", async () => {
    await receive(twoReplies)
    const [delivery] = await dispatch.deliveries(lane)
    for (const days of [2, 3]) {
      clock.advance(days * dayMs)
      await sweepIdempotencyKeys(db, clock.now())
      const { deliveryQueue } = dispatch
      await db.transaction((tx) => resend(tx, lane.accountId, delivery?.id ?? "", { now: clock.now(), deliveryQueue }))
      one.wake(lane)
      await idle()
    }
    assert.deepEqual([paths().length, await replies()], [3, ["One", "Two"]])
    assert.match((await faults()).join(), /came days after the message/)
  })

  it("counts after all retries of the schedule", async () => {
    await receive((response) => void response.writeHead(503).end())
    const [delivery] = await dispatch.deliveries(lane)
    await db.query("update delivery_jobs set run_at = $2 where id = $1", [delivery?.id, new Date(clock.now() + 91 * hourMs).toISOString()]) // oxfmt-ignore
    receiver.respond = twoReplies
    clock.advance(91 * hourMs)
    one.wake(lane)
    await idle()
    assert.deepEqual([await replies(), await faults()], [["One", "Two"], []])
  })

  it("has no effect for an account that was suspended, and the next message is not requested", async () => {
    const suspend = () =>
      db.query(
        "insert into accounts (id, name, status, created_at, updated_at) values ($1, 'Inn', 'suspended', now(), now())",
        [stage.accountId],
      )
    const answer = xml("<Response><Message>One</Message><Redirect>/other</Redirect></Response>")
    await receive((response) => void suspend().then(() => answer(response)))
    assert.deepEqual([await replies(), paths(), await deliveries()], [[], ["/sms"], [["succeeded", 1]]])
    assert.match((await faults()).join(), /account is suspended/)
    await receiveAt(sender, {})
    assert.deepEqual(paths(), ["/sms"])
  })

  it("of a failure is requested again as webhooks are, and without a fallback URL only there", async () => {
    await receive((response) => void response.writeHead(503).end())
    assert.deepEqual(await deliveries(), [["pending", 1]])
    receiver.respond = twoReplies
    await pass(60_000)
    assert.deepEqual([await replies(), await deliveries()], [["One", "Two"], [["succeeded", 2]]])
  })

  it("of a retry counts, although the fallback URL of the failure cannot be requested", async () => {
    await receive((response) => void response.writeHead(503).end(), { fallbackUrl: "https://10.0.0.1/" })
    receiver.respond = twoReplies
    await pass(60_000)
    assert.deepEqual([await replies(), await deliveries()], [["One", "Two"], [["succeeded", 2]]])
    assert.match((await faults()).join("|"), /^[^|]*cannot request https:\/\/10\.0\.0\.1\/[^|]*$/)
  })

  const redirect = xml("<Response><Redirect>/other</Redirect></Response>")
  const inboundId = async () => (await messages("inbound"))[0]?.id ?? ""
  const storedBodies = async () =>
    JSON.stringify(await db.query("select bodies from events where account_id = $1", [stage.accountId]))

  it("requests nothing more for a message that was deleted during its request", async () => {
    const remove = async () => await deleteMessage(stage.context, stage.accountId, await inboundId())
    await receive((response) => void remove().finally(() => redirect(response)))
    one.notify([lane])
    await idle()
    assert.deepEqual(paths(), ["/sms"])
    assert.doesNotMatch(await storedBodies(), /Open\?/)
  })

  it("is followed without the text of a message that was redacted during its request", async () => {
    const { context, accountId } = stage
    const redact = async () =>
      await db.transaction(async (tx) => await redactMessage(tx, context, accountId, await inboundId()))
    await receive((response, { path }) =>
      path === "/sms" ? void redact().finally(() => redirect(response)) : void response.end(),
    )
    one.notify([lane])
    await idle()
    assert.deepEqual(paths(), ["/sms", "/other"])
    assert.match(receiver.requests[1]?.body ?? "", /&Body=&/)
    assert.doesNotMatch(await storedBodies(), /Open\?/)
  })

  it("comes from the fallback URL when a receiver is too slow", async () => {
    const fallbackUrl = `${receiver.url}/fallback`
    const slow: typeof receiver.respond = (response, { path }) => path === "/fallback" && twoReplies(response)
    await receive(slow, { fallbackUrl }, { isHolding: true })
    await pass(31_000, { isHolding: true })
    await idle()
    assert.deepEqual(paths(), ["/sms", "/fallback"])
    assert.match(receiver.requests[1]?.body ?? "", /ErrorCode=11200&ErrorUrl=https%3A%2F%2Flocalhost/)
    assert.deepEqual(await replies(), ["One", "Two"])
    assert.deepEqual(await deliveries(), [["failed", 1], ["succeeded", 1]]) // oxfmt-ignore
  })

  it("redirects ten times at most", async () => {
    await receive(xml("<Response><Redirect>/sms</Redirect></Response>"))
    await pass(5_000)
    assert.equal(paths().length, 11)
    assert.match((await faults()).join(), /more than 10 times/)
  })

  it("and those of its redirects have ten replies at most", async () => {
    await receive(xml(`<Response>${"<Message>Hi</Message>".repeat(4)}<Redirect>/sms</Redirect></Response>`))
    await pass(5_000)
    assert.equal((await replies()).length, 10)
    assert.match((await faults()).join(), /10 replies at most/)
  })

  it("is sent by a number that left its messaging service", async () => {
    const { accountId, newId } = stage
    const [serviceId, now] = [newId(), clock.now()]
    await db.transaction(async (tx) => {
      await insertService(tx, { accountId, id: serviceId, name: "Desk", stickySender: false, validityMs: null, callbacks: noCallbacks, usesNumberUrl: true, createdAt: now, updatedAt: now }) // oxfmt-ignore
      await insertSender(tx, { accountId, id: newId(), serviceId, sender, kind: "phone_number", country: null, phoneNumberId: null, createdAt: now }) // oxfmt-ignore
    })
    const leave = () => db.query("delete from messaging_service_senders where account_id = $1", [accountId])
    await receive((response) => void leave().finally(() => twoReplies(response)))
    assert.deepEqual([await replies(), await faults()], [["One", "Two"], []])
  })

  it("has no reply to a sender that cannot receive, unless it names a recipient", async () => {
    const answer = xml(`<Response><Message>No</Message><Message to="${recipient}">Yes</Message></Response>`)
    await receive(answer, {}, { from: "72345" })
    await receiveAt(sender, { from: "INFO" })
    assert.deepEqual(await replies(), ["Yes", "Yes"])
    assert.match((await faults()).join(), /cannot receive messages/)
  })

  it("ends after 15 replies each between two numbers that answer each other", async () => {
    stage.owners[recipient] = stage.accountId
    await addNumber(recipient)
    await receive(xml("<Response><Message>And you?</Message></Response>"))
    const outbound = () =>
      db.query<{ fromAddress: string; toAddress: string }>(
        "select from_address, to_address from messages where account_id = $1 and direction = 'outbound' order by id",
        [stage.accountId],
      )
    // Each reply arrives at the other number, which answers in the same way.
    for (let arrived = 0, last; arrived < 50 && (last = (await outbound())[arrived]); arrived++)
      await receiveAt(last.toAddress, { from: last.fromAddress })
    assert.equal((await outbound()).length, 30)
    const notes = await db.query<{ detail: string }>(
      "select detail from message_notes where account_id = $1 and kind = 'reply_fault'",
      [stage.accountId],
    )
    assert.deepEqual(notes.map(({ detail }) => /14107/.test(detail)), [true]) // oxfmt-ignore
    clock.advance(31_000)
    await receiveAt(sender, {})
    assert.equal((await outbound()).length, 31)
  })

  it("to a contact that got 200 replies within an hour is refused", async () => {
    const { accountId, newId, carrier } = stage
    const former = Array.from({ length: 199 }, () => {
      const id = newId()
      const times = { createdAt: idTime(id), updatedAt: idTime(id) }
      const own = { accountId, id, to: recipient, from: sender, replyTo: id, carrierId: carrier.id, ...times }
      return { ...messageDefaults, channel: "sms", body: "", encoding: "gsm7", numSegments: 1, priceUnit: "USD", ...own } as const // oxfmt-ignore
    })
    await db.transaction(async (tx) => insertMessages(tx, former))
    clock.advance(60_000)
    await receive(twoReplies)
    assert.deepEqual((await replies()).filter(Boolean), ["One"])
    assert.match((await faults()).join(), /200 replies/)
  })

  it("with a redirect to a private address keeps its replies", async () => {
    await receive(xml("<Response><Message>One</Message><Redirect>https://10.0.0.1/</Redirect></Response>"))
    assert.deepEqual([await replies(), paths(), await deliveries()], [["One"], ["/sms"], [["succeeded", 1]]])
    assert.match((await faults()).join(), /cannot request https:\/\/10\.0\.0\.1\/.*private/)
  })

  it("that is no TwiML fails without another attempt, and the endpoint stays healthy", async () => {
    const answers: [type: string, body: string][] = [
      ["application/json", "{}"],
      ["text/html", "<!DOCTYPE html><p>OK"],
      ["text/xml", `<Response>${" ".repeat(10 * 1024 * 1024)}</Response>`],
    ]
    await receive((response, { body }) => {
      void body
      const [type = "", text = ""] = answers.shift() ?? []
      response.setHeader("content-type", type).end(text)
    })
    assert.deepEqual([await deliveries(), await replies()], [[["failed", 1]], []])
    const [delivery] = await dispatch.deliveries(lane)
    const { attempts } = await getDelivery(db, lane.accountId, delivery?.id ?? "")
    assert.match(attempts[0]?.error ?? "", /content type application\/json.*\(12300\)/)
    const { status, consecutiveFailures } = await getEndpoint(db, lane.accountId, lane.targetId)
    assert.deepEqual([status, consecutiveFailures], ["enabled", 0])
  })

  it("with an action that Posthorn cannot call is sent without it, and this is noted", async () => {
    await receive(xml('<Response><Message action="https://10.0.0.1/">One</Message></Response>'))
    assert.deepEqual(await replies(), ["One"])
    const [reply] = await messages("outbound")
    const entries = await readTimeline(db, stage.accountId, reply?.id ?? "")
    const notes = entries.filter(({ type }) => type === "callback_fault")
    assert.match(String(notes[0]?.detail?.["reason"]), /private/)
    assert.equal(notes.length, 1)
  })

  it("with a reply that is refused keeps the others", async () => {
    await receive(
      xml('<Response><Message to="nobody">No</Message><Message/><Message>Yes</Message><Say>Hi</Say></Response>'),
    )
    assert.deepEqual([await replies(), await deliveries()], [["Yes"], [["succeeded", 1]]])
    const noted = await faults()
    assert.equal(noted.length, 3)
    assert.match(noted.join(), /letters.*`Say`|`Say`.*letters/s)
  })
})
