import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { optOut } from "#messaging/numbers/opt-outs.ts"
import { recipient, sender } from "#messaging/messages/testing.ts"
import { locales, maskedLink, maskedText, subjectOf } from "./texts.ts"
import { texts } from "./texts-catalogue.ts"
import { openLink } from "./open-link.ts"
import { VerificationStage } from "./testing.ts"
import { provenChannel } from "./verification.ts"

const mailSender = "email:codes@example.com"
const email = [{ channel: "email", timeoutMs: null }]
const ann = "ann@example.org"

describe("verifications by email", async () => {
  const store = await openTestStore()
  let stage: VerificationStage
  beforeEach(async () => {
    stage = await VerificationStage.open(store.db, { settings: { senders: [sender, mailSender] } })
    const { carriers } = stage.stage
    stage.stage.table = stage.stage.tableOf(carriers.map(({ id }) => ({ carrierId: id, carries: ["sms", "email"] })))
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const submissions = () => stage.stage.carriers.flatMap((carrier) => carrier.submissions)

  it("sends the code in one part with a subject in the language of the text, and the code approves it", async () => {
    const name = "A long name of a service, so that the text needs more than one segment as an SMS would"
    await stage.set({ friendlyName: name, domain: "shop.example.com" })
    const { id } = await stage.create({ to: ann, channels: email, locale: "de" })
    const [submission] = submissions()
    assert.deepEqual([submission?.to, submission?.from], [`email:${ann}`, mailSender])
    assert.deepEqual([submission?.subject, submission?.segments], ["Bestätigung", 1])
    const [row] = await store.db.query<{ numSegments: number; rateMicros: number | null }>(
      "select num_segments, rate_micros from messages where account_id = $1 and verification_id = $2",
      [stage.stage.accountId, id],
    )
    assert.deepEqual(row, { numSegments: 1, rateMicros: null })
    assert.equal((await stage.checkTo(ann, stage.wrongCode)).isValid, false)
    assert.equal((await stage.checkTo(ann, stage.code)).isValid, true)
    assert.deepEqual(await stage.story(id), ["created", "sent", "approved"])
  })

  it("costs nothing for the limit of spending, because the channel has no price here", async () => {
    await stage.set({ dailySpendMax: 0 })
    const { id } = await stage.create({ to: ann, channels: email })
    assert.deepEqual(await stage.story(id), ["created", "sent"])
  })

  it("stays sent without a receipt, expires as any other, and begins again then", async () => {
    const { id } = await stage.create({ to: ann, channels: email })
    await stage.pass(11 * 60_000)
    assert.equal((await stage.read(id)).status, "expired")
    const second = await stage.create({ to: ann, channels: email })
    assert.notEqual(second.id, id)
    assert.deepEqual(await stage.story(id), ["created", "sent", "expired"])
  })

  it("is the last step of a workflow for a phone number, when the request has an email", async () => {
    const channels = [{ channel: "sms", timeoutMs: 20_000 }, ...email]
    const { id } = await stage.create({ to: recipient, channels, email: ann })
    const first = stage.code
    await stage.pass(20_000)
    assert.deepEqual(
      submissions().map(({ to }) => to),
      [recipient, `email:${ann}`],
    )
    assert.notEqual(stage.code, first)
    assert.equal((await stage.read(id)).step, 1)
    const alone = await stage.create({ to: "+14155550177", channels })
    assert.deepEqual(
      alone.steps.map(({ channel }) => channel),
      ["sms"],
    )
  })

  it("proves the channel and the mailbox whose code was typed, after each order of sending", async () => {
    const channels = [{ channel: "sms", timeoutMs: 20_000 }, ...email]
    const texts = async (purpose: string) => {
      const before = submissions().length
      const { id } = await stage.create({ to: recipient, channels, email: ann, purpose })
      await stage.pass(20_000)
      await stage.pass(60_000)
      await stage.create({ to: recipient, channels: email, email: "bob@example.org", purpose })
      return { id, codes: submissions().slice(before).map(({ body }) => /\d{6}/.exec(body)?.[0] ?? "") } // oxfmt-ignore
    }
    const proven = [recipient, `email:${ann}`, "email:bob@example.org"]
    for (const [index, address] of proven.entries()) {
      const { id, codes } = await texts(`p${index}`)
      assert.equal(new Set(codes).size, proven.length)
      assert.equal((await stage.check(id, codes[index] ?? "")).isValid, true)
      const verification = await stage.read(id)
      assert.deepEqual([verification.provenTo, provenChannel(verification)], [address, index === 0 ? "sms" : "email"])
    }
  })

  it("sends each channel a link of its own, and the opened one is the channel that it proves", async () => {
    const channels = [{ channel: "sms", timeoutMs: 20_000 }, ...email]
    const { id } = await stage.create({ to: recipient, channels, email: ann, method: "link" })
    await stage.pass(20_000)
    const [first = "", second = ""] = submissions().map(({ body }) => /[\w-]{64}/.exec(body)?.[0] ?? "")
    assert.notEqual(first, second)
    const { db, codeKey } = stage.context
    assert.equal((await openLink(db, codeKey, second))?.id, id)
    const check = { accountId: stage.stage.accountId, of: { id }, secret: { token: first }, payload: null }
    assert.equal((await stage.checker.check(check)).isValid, true)
    assert.equal((await stage.read(id)).provenTo, recipient)
  })

  it("takes the one code of all channels that an older release sent", async () => {
    const channels = [{ channel: "sms", timeoutMs: 20_000 }, ...email]
    const { id } = await stage.create({ to: recipient, channels, email: ann })
    const { code } = stage
    await store.db.query("update verifications set sent_to = null where id = $1", [id])
    assert.equal((await stage.check(id, code)).isValid, true)
    assert.equal(provenChannel(await stage.read(id)), "sms")
  })

  it("takes the code that an older release sent to a number after an email of this one", async () => {
    const channels = [{ channel: "sms", timeoutMs: 20_000 }, ...email]
    const { id } = await stage.create({ to: recipient, channels, email: ann })
    const { code } = stage
    await store.db.query("update verifications set sent_to = null where id = $1", [id])
    await stage.pass(20_000)
    assert.equal(submissions().length, 2)
    assert.equal((await stage.check(id, code)).isValid, true)
    assert.equal(provenChannel(await stage.read(id)), "sms")
  })

  it("counts the mailbox of a workflow as a recipient of its own", async () => {
    const channels = [{ channel: "sms", timeoutMs: 20_000 }, ...email]
    for (let last = 0; last < 5; last++)
      await stage.create({ to: `+1415555013${last}`, channels, email: ann, purpose: `p${last}` })
    await assert.rejects(stage.create({ to: "+14155550139", channels, email: ann }), {
      code: "too_many_verifications",
    })
  })

  it("goes to a mailbox whose address begins as a number does", async () => {
    await stage.create({ to: "+4479@example.org", channels: email })
    assert.equal(submissions()[0]?.to, "email:+4479@example.org")
  })

  it("respects an opt-out that is listed", async () => {
    const pair = { accountId: stage.stage.accountId, sender: mailSender, recipient: `email:${ann}` }
    await stage.create({ to: ann, channels: email })
    await optOut(store.db, pair, { keyword: "STOP", now: stage.stage.clock.now() })
    await assert.rejects(stage.create({ to: ann, channels: email, purpose: "other" }), { code: "recipient_opted_out" })
  })

  it("knows the language of every text, with a code and with a link", () => {
    const content = { name: "Acme: 2", appHash: "FA+9qCX9VSu", domain: "example.com", redirectUrl: null }
    const payload = { amount: "12.50", currency: "EUR", payee: "Ann" }
    for (const locale of locales)
      for (const method of ["code", "link"] as const) {
        const link = maskedLink("https://verify.example.com")
        const text = maskedText({ content: { ...content, payload, link }, locale, method, codeLength: 8 })
        assert.equal(subjectOf(text), texts[locale].subject, text)
      }
    assert.equal(subjectOf("A text of another release: ******"), "Verification")
  })
})
