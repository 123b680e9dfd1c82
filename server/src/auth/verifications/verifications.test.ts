import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { storeParts } from "#messaging/messages/inbound/join-parts.ts"
import { recipient, sender } from "#messaging/messages/testing.ts"
import { optOut } from "#messaging/numbers/opt-outs.ts"
import { cancelVerification } from "./cancel-verification.ts"
import { Checker } from "./check-verification.ts"
import { addToSafeList } from "./safe-list.ts"
import { plainRequest, VerificationStage } from "./testing.ts"
import { useApproval } from "./use-approval.ts"
import { secondMs, minuteMs, hourMs } from "#core/std/durations.ts"

describe("verifications", async () => {
  const store = await openTestStore()
  let stage: VerificationStage
  beforeEach(async () => {
    stage = await VerificationStage.open(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const template = { name: "verify_code", languages: ["en_US", "de", "pt_BR"] }
  const overWhatsapp = () => {
    const carriers = stage.stage.carriers.map(({ id }) => ({ carrierId: id, carries: ["sms", "whatsapp"] }))
    stage.stage.table = stage.stage.tableOf(carriers)
  }
  const submissions = () => stage.stage.carriers.flatMap((carrier) => carrier.submissions)
  const refusal = (code: string) => (error: unknown) => {
    assert.equal((error as { code?: unknown }).code, code, String(error))
    return true
  }
  /**
   * Returns the future `Retry-After` in seconds. Waiting for the result takes some milliseconds of the
   * stage's time.
   */
  const waitOf = async (work: Promise<unknown>): Promise<number> => {
    const error = await work.then(
      () => assert.fail("It was not refused."),
      (refused: unknown) => refused,
    )
    return Math.ceil(((error as { retryAfterMs?: number }).retryAfterMs ?? 0) / 1_000)
  }

  it("sends a code as an urgent message, and the right code approves it once", async () => {
    const { id } = await stage.create()
    const [submission] = submissions()
    assert.equal(submission?.isUrgent, true)
    assert.equal((await stage.check(id, stage.wrongCode)).isValid, false)
    assert.deepEqual(await stage.check(id, stage.code), {
      isValid: true,
      verificationId: id,
      status: "approved",
      attemptsRemaining: 0,
    })
    assert.equal((await stage.check(id, stage.code)).isValid, false)
    assert.deepEqual(await stage.story(id), ["created", "sent", "approved"])
  })

  it("keeps the code out of the message's row, its events and the adapter's records", async () => {
    await stage.create()
    const [submission] = submissions()
    assert.ok(submission?.body.includes(stage.code))
    assert.equal(submission?.maskedBody, submission?.body.replace(stage.code, "******"))
    for (const table of ["messages", "events", "verifications", "verification_attempts", "pending_verifications"]) {
      const rows = await store.db.query<{ row: string }>(
        `select ${table}::text as row from ${table} where account_id = $1`,
        [stage.stage.accountId],
      )
      assert.ok(rows.length > 0, table)
      for (const { row } of rows) assert.ok(!row.includes(stage.code), `${table}: ${row}`)
    }
  })

  it("keeps a code out of inbound texts, such as a receipt that comes as a message", async () => {
    await stage.create()
    const { code } = stage
    await stage.create({ purpose: "link", method: "link" })
    const [token = ""] = /[\w-]{64}/.exec(stage.lastText) ?? []
    const joinedFrom = { series: "7", texts: [`id:1 stat:DELIVRD ${code}`, null] }
    await stage.stage.receive(`id:1 stat:DELIVRD text:Code ${code}`, { joinedFrom })
    await stage.stage.receive(`text:${token}`)
    await stage.stage.receive("I am 12345")
    const parts = { series: "8", to: sender, from: recipient, texts: [`text:${code}`, null], at: 0, expiresAt: 0 }
    await storeParts(stage.stage.receiving, stage.stage.carrier.id, parts)
    const read = async (sql: string) => (await store.db.query<{ row: string }>(sql, [])).map(({ row }) => row)
    const received = await read("select body as row from messages where direction = 'inbound' order by id")
    assert.deepEqual(received, ["id:1 stat:DELIVRD text:Code ******", `text:${"*".repeat(64)}`, "I am 12345"])
    assert.deepEqual(await read("select texts as row from inbound_parts where not is_stored"), ['["text:******",null]'])
    const events = await read("select event_log::text as row from event_log where type = 'messages.received'")
    assert.ok(events.length > 0 && !events.some((row) => row.includes(code) || row.includes(token)))
  })

  it("evaluates five of sixty simultaneous wrong checks at two processes, and then refuses the right code", async () => {
    const { id } = await stage.create()
    const other = new Checker(stage.context)
    const check = (checker: Checker, code: string) =>
      checker.check({ accountId: stage.stage.accountId, of: { id }, secret: { code }, payload: null })
    const { wrongCode } = stage
    const checks = Array.from({ length: 60 }, (_, index) => check(index % 2 ? other : stage.checker, wrongCode))
    await Promise.all([stage.stage.runDue(), Promise.allSettled(checks)])
    const { status, checks: counted } = await stage.read(id)
    assert.deepEqual([status, counted], ["max_attempts_reached", 5])
    await stage.pass(2 * hourMs)
    assert.equal((await stage.check(id, stage.code)).isValid, false)
  })

  it("approves once when sixty right checks come simultaneously to two processes", async () => {
    const { id } = await stage.create()
    const other = new Checker(stage.context)
    const { code } = stage
    const checks = Array.from({ length: 60 }, (_, index) =>
      (index % 2 ? other : stage.checker).check({
        accountId: stage.stage.accountId,
        of: { to: recipient, purpose: "default" },
        secret: { code },
        payload: null,
      }),
    )
    const [results] = await Promise.all([Promise.allSettled(checks), stage.stage.runDue()])
    assert.equal(results.filter((each) => each.status === "fulfilled" && each.value.isValid).length, 1)
    assert.deepEqual(await stage.story(id), ["created", "sent", "approved"])
  })

  it("gives a wrong, an unknown, an expired and a used code by recipient the same answer", async () => {
    const invalid = { isValid: false, verificationId: null, status: null, attemptsRemaining: null }
    await stage.create()
    const { code, wrongCode } = stage
    assert.deepEqual(await stage.checkTo(recipient, wrongCode), invalid)
    assert.deepEqual(await stage.checkTo("+15550009999", code), invalid)
    assert.deepEqual(await stage.checkTo(recipient, code, "other"), invalid)
    assert.equal((await stage.checkTo(recipient, code)).isValid, true)
    assert.deepEqual(await stage.checkTo(recipient, code), invalid)
    await stage.create()
    await stage.pass(10 * minuteMs)
    assert.deepEqual(await stage.checkTo(recipient, stage.code), invalid)
  })

  it("answers a wrong, an unknown, an expired and a used code by recipient, and a limit, at the same time, and a right one before", async () => {
    const { clock } = stage.stage
    const waitFor = async (to: string, code: string): Promise<number> => {
      const begin = clock.now()
      const left = () => clock.now() - begin
      const check = {
        accountId: stage.stage.accountId,
        of: { to, purpose: "default" },
        secret: { code },
        payload: null,
      }
      const [waitMs] = await Promise.all([stage.checker.check(check).then(left, left), stage.stage.runDue()])
      return waitMs
    }
    await stage.create()
    const { code, wrongCode } = stage
    const waits = [await waitFor(recipient, wrongCode), await waitFor("+15550009999", wrongCode)]
    const right = await waitFor(recipient, code)
    waits.push(await waitFor(recipient, code))
    await stage.create()
    await stage.pass(10 * minuteMs)
    waits.push(await waitFor(recipient, stage.code))
    for (let count = 0; count < 15; count++) waits.push(await waitFor("+15550009998", wrongCode))
    waits.push(await waitFor("+15550009998", wrongCode))
    assert.deepEqual([...new Set(waits)], [50])
    assert.ok(right < 50, `${right} ms`)
  })

  it("sends the same code again after 30 s, 60 s, 120 s and 240 s, and keeps the wrong checks", async () => {
    const { id } = await stage.create()
    const { code, wrongCode } = stage
    await stage.check(id, wrongCode)
    for (const [index, gap] of [30, 60, 120, 240].entries()) {
      assert.equal(await waitOf(stage.create()), gap)
      await stage.pass(gap * secondMs)
      const again = await stage.create()
      assert.deepEqual([again.id, again.sends, again.checks, stage.code], [id, index + 2, 1, code])
    }
    assert.equal(submissions().length, 5)
    await assert.rejects(stage.create(), refusal("too_many_sends"))
  })

  it("tries the next channel when the one before fails immediately, or takes too long", async () => {
    await stage.set({ senders: [sender, "whatsapp:+15550000001"], whatsappTemplate: template })
    overWhatsapp()
    const channels = [
      { channel: "whatsapp", timeoutMs: 20_000 },
      { channel: "sms", timeoutMs: null },
    ]
    const { id } = await stage.create({ channels })
    const sentTo = () => submissions().map(({ to }) => to)
    assert.deepEqual(sentTo(), [`whatsapp:${recipient}`])
    await stage.pass(17 * secondMs)
    assert.equal(sentTo().length, 1)
    await stage.pass(3 * secondMs)
    assert.deepEqual(sentTo(), [`whatsapp:${recipient}`, recipient])
    assert.notEqual(submissions()[0]?.body, submissions()[1]?.body)
    assert.equal((await stage.check(id, stage.code)).isValid, true)

    stage.stage.carrier.answer = (submission) =>
      submission.to.startsWith("whatsapp:")
        ? { kind: "refused", isPermanent: true, code: "unknown_handset", reason: "No such user." }
        : stage.stage.carrier.accept(submission)
    await stage.create({ channels })
    await stage.pass(secondMs)
    assert.deepEqual(sentTo().slice(2), [`whatsapp:${recipient}`, recipient])
  })

  it("sends codes over WhatsApp as the authentication template in the language of the message", async () => {
    overWhatsapp()
    await stage.set({ senders: ["whatsapp:+15550000001"], whatsappTemplate: template })
    const channels = [{ channel: "whatsapp", timeoutMs: null }]
    for (const [locale, language] of [
      ["en", "en_US"],
      ["de-CH", "de"],
      ["pt", "pt_BR"],
      ["ja", "en_US"],
    ] as const) {
      // oxfmt-ignore
      const { id } = await stage.create({ channels, locale, purpose: locale })
      const { code } = stage
      assert.deepEqual(submissions().at(-1)?.template, {
        name: "verify_code",
        language,
        parameters: { 1: code },
        header: {},
        buttons: [{ index: 0, type: "url", value: code }],
      })
      const [row] = await store.db.query<{ template: string }>(
        "select template from messages where account_id = $1 and verification_id = $2",
        [stage.stage.accountId, id],
      )
      assert.ok(row?.template.includes("******") && !row.template.includes(code), row?.template)
      assert.equal((await stage.check(id, code)).isValid, true)
    }
  })

  it("skips WhatsApp without a template, a link or a payload over it, and says why", async () => {
    overWhatsapp()
    await stage.set({ senders: [sender, "whatsapp:+15550000001"] })
    const channels = [
      { channel: "whatsapp", timeoutMs: null },
      { channel: "sms", timeoutMs: null },
    ]
    const payload = { amount: "12.50", currency: "EUR", payee: "Ann" }
    const cases = [{}, { method: "link" as const }, { payload }]
    for (const [index, more] of cases.entries()) {
      if (index) await stage.set({ whatsappTemplate: template })
      const { steps, skipped } = await stage.create({ channels, purpose: `p${index}`, ...more })
      assert.deepEqual([steps.map(({ channel }) => channel), skipped], [["sms"], [{ channel: "whatsapp", reason: "template_required" }]]) // oxfmt-ignore
      const alone = { channels: channels.slice(0, 1), purpose: `q${index}`, ...more }
      if (!index) await stage.set({ whatsappTemplate: null })
      await assert.rejects(stage.create(alone), refusal("template_required"))
    }
    assert.ok(submissions().every(({ to }) => to === recipient))
  })

  it("takes the template away from a turn that comes after the settings lost it, and tries the next channel", async () => {
    overWhatsapp()
    await stage.set({ senders: [sender, "whatsapp:+15550000001"], whatsappTemplate: template })
    const { id } = await stage.create({
      channels: [
        { channel: "sms", timeoutMs: 20_000 },
        { channel: "whatsapp", timeoutMs: 20_000 },
      ],
    })
    await stage.set({ whatsappTemplate: null })
    await stage.pass(20_000)
    assert.deepEqual([submissions().length, (await stage.read(id)).status], [1, "pending"])
  })

  it("passes over a channel that the account has no sender for, and refuses when none is left", async () => {
    const channels = [
      { channel: "whatsapp", timeoutMs: null },
      { channel: "sms", timeoutMs: null },
    ]
    const { steps, skipped } = await stage.create({ channels })
    assert.deepEqual(
      steps.map(({ channel }) => channel),
      ["sms"],
    )
    assert.deepEqual(skipped, [{ channel: "whatsapp", reason: "sender_required" }])
    await assert.rejects(
      stage.create({ to: "+15550001002", channels: channels.slice(0, 1) }),
      refusal("sender_required"),
    )
  })

  it("passes over a name as the sender to a country without names, and refuses when no channel is left", async () => {
    overWhatsapp()
    stage.stage.namesSender = false
    await stage.set({ senders: ["BELL", "whatsapp:+15550000001"], whatsappTemplate: template })
    const channels = [
      { channel: "sms", timeoutMs: null },
      { channel: "whatsapp", timeoutMs: null },
    ]
    const { steps, skipped } = await stage.create({ channels })
    assert.deepEqual([steps.map(({ channel }) => channel), skipped], [["whatsapp"], [{ channel: "sms", reason: "sender_not_allowed" }]]) // oxfmt-ignore
    await assert.rejects(stage.create({ to: "+14155550102", channels: channels.slice(0, 1) }), {
      code: "sender_not_allowed",
    })
  })

  it("leaves out a channel whose senders the account lost, or the recipient refused, since the request", async () => {
    overWhatsapp()
    stage.stage.namesSender = false
    await stage.set({ senders: ["BELL", sender, "whatsapp:+15550000001"], whatsappTemplate: template })
    const channels = [
      { channel: "whatsapp", timeoutMs: 20_000 },
      { channel: "sms", timeoutMs: null },
    ]
    const channelsOf = () => submissions().map(({ to }) => (to === recipient ? "sms" : "whatsapp"))
    await stage.create({ channels })
    const { accountId, clock } = stage.stage
    await optOut(store.db, { accountId, sender: "BELL", recipient }, { keyword: "STOP", now: clock.now() })
    await stage.pass(20_000)
    assert.deepEqual(channelsOf(), ["whatsapp"])

    await stage.set({ senders: [sender, "whatsapp:+15550000001"] })
    await stage.create({ purpose: "lost", channels })
    await stage.loseNumber(sender)
    await stage.pass(20_000)
    assert.deepEqual(channelsOf(), ["whatsapp", "whatsapp"])
  })

  it("uses the first sender of the channel that a carrier takes, at each turn, and none around an opt-out", async () => {
    overWhatsapp()
    stage.stage.namesSender = false
    const foreign = "+15550009999"
    await stage.loseNumber(foreign)
    const senders = [foreign, "BELL", recipient, sender, "+15550000008", "whatsapp:+15550000001"]
    await stage.set({ senders, whatsappTemplate: template })
    const sms = { channel: "sms", timeoutMs: null }
    const { steps } = await stage.create({ channels: [sms] })
    assert.deepEqual([steps[0]?.from, submissions()[0]?.from], [sender, sender])

    await stage.create({ purpose: "later", channels: [{ channel: "whatsapp", timeoutMs: 20_000 }, sms] })
    await stage.pass(20_000)
    assert.deepEqual(
      submissions()
        .slice(1)
        .map(({ from }) => from),
      ["whatsapp:+15550000001", sender],
    )

    await assert.rejects(
      stage.create({ purpose: "asked", from: "BELL", channels: [sms] }),
      refusal("sender_not_allowed"),
    )
    const out = { keyword: "STOP", now: stage.stage.clock.now() }
    const { accountId } = stage.stage
    await optOut(store.db, { accountId, sender, recipient }, out)
    await assert.rejects(stage.create({ purpose: "second", channels: [sms] }), refusal("sender_not_allowed"))
    await stage.set({ senders: senders.slice(3) })
    await assert.rejects(stage.create({ purpose: "third", channels: [sms] }), refusal("recipient_opted_out"))
    await stage.set({ senders: [foreign] })
    await assert.rejects(stage.create({ purpose: "fourth", channels: [sms] }), refusal("sender_not_owned"))
  })

  it("fails when no message can be delivered", async () => {
    const { id } = await stage.create()
    await stage.stage.receipt(submissions()[0]?.messageId ?? "", "undelivered")
    await stage.pass(secondMs)
    const { status, failure } = await stage.read(id)
    assert.deepEqual([status, failure], ["failed", "unreachable_handset"])
    assert.deepEqual(await stage.story(id), ["created", "sent", "failed"])
  })

  it("expires after ten minutes, and a clock that jumps back makes no second approval", async () => {
    const { id } = await stage.create()
    await stage.pass(10 * minuteMs + secondMs)
    assert.deepEqual(await stage.story(id), ["created", "sent", "expired"])
    const second = await stage.create()
    assert.equal((await stage.check(second.id, stage.code)).isValid, true)
    stage.stage.clock.advance(-hourMs)
    assert.equal((await stage.check(second.id, stage.code)).isValid, false)
    assert.equal((await stage.check(id, stage.code)).isValid, false)
  })

  it("limits new verifications of a recipient and of an address, and says when the limit ends", async () => {
    const begin = async (more: object = {}) => {
      const { id } = await stage.create(more)
      await stage.check(id, stage.code)
    }
    for (let count = 0; count < 5; count++) await begin()
    assert.equal(await waitOf(begin()), 3_600)
    await stage.pass(hourMs)
    await begin()
    for (let count = 0; count < 10; count++)
      await stage.create({ to: `+1555001${1000 + count}`, clientIp: "203.0.113.7" })
    await assert.rejects(begin({ to: "+15550020001", clientIp: "203.0.113.7" }), refusal("too_many_verifications"))
    await addToSafeList(store.db, stage.stage.accountId, { to: recipient, note: null }, stage.stage.clock.now())
    for (let count = 0; count < 6; count++) await begin()
  })

  it("gives a client_ip its room back with each approval, so that an office of thirty verifies behind one address", async () => {
    const clientIp = "203.0.113.8"
    for (let count = 0; count < 30; count++) {
      const { id } = await stage.create({ to: `+1555003${1000 + count}`, clientIp })
      assert.equal((await stage.check(id, stage.code)).isValid, true)
    }
    const open = []
    for (let count = 0; count < 10; count++) open.push(await stage.create({ to: `+1555004${1000 + count}`, clientIp }))
    const next = { to: "+15550050001", clientIp }
    await assert.rejects(stage.create(next), refusal("too_many_verifications"))
    await stage.check(open.at(-1)?.id ?? "", stage.code)
    await stage.create(next)
  })

  it("gives a client_ip no room for approvals of verifications that an earlier hour counted", async () => {
    const clientIp = "203.0.113.9"
    await stage.create({ to: "+15550060001", clientIp })
    await stage.pass(hourMs - minuteMs)
    const late = []
    for (let count = 0; count < 9; count++) {
      const { id } = await stage.create({ to: `+1555006${1000 + count}`, clientIp })
      late.push({ id, code: stage.code })
    }
    await stage.pass(2 * minuteMs)
    for (let count = 0; count < 10; count++) await stage.create({ to: `+1555007${1000 + count}`, clientIp })
    for (const { id, code } of late) assert.equal((await stage.check(id, code)).isValid, true)
    await assert.rejects(stage.create({ to: "+15550080001", clientIp }), refusal("too_many_verifications"))
  })

  it("counts the account's own limits by the values that it gives", async () => {
    await stage.set({ rateLimits: [{ name: "device", max: 1, intervalSeconds: 60 }] })
    await stage.create({ to: "+15550010001", rateLimitKeys: { device: "a" } })
    assert.equal(await waitOf(stage.create({ to: "+15550020002", rateLimitKeys: { device: "a" } })), 60)
    await stage.create({ to: "+15550030003", rateLimitKeys: { device: "b" } })
    await assert.rejects(
      stage.create({ to: "+15550040004", rateLimitKeys: { phone: "b" } }),
      refusal("unknown_rate_limit"),
    )
  })

  it("sends no more messages a day than the account's limit, nor for more money", async () => {
    await stage.set({ dailySendsMax: 1 })
    await stage.create()
    await assert.rejects(stage.create({ to: "+15550020002" }), refusal("too_many_sends"))
    await stage.set({ dailySendsMax: 100, dailySpendMax: 0.01 })
    await stage.create({ to: "+15550020002" })
    await assert.rejects(stage.create({ to: "+15550030003" }), refusal("too_many_sends"))
  })

  it("refuses fifteen wrong checks of a recipient within an hour, over all of its verifications", async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await stage.create()
      for (let check = 0; check < 5; check++) await stage.check(id, stage.wrongCode)
    }
    const { id } = await stage.create()
    assert.equal(await waitOf(stage.check(id, stage.code)), 3_600)
  })

  it("counts a right code that is repeated after the approval as no wrong check", async () => {
    const { id } = await stage.create()
    const { code } = stage
    assert.equal((await stage.check(id, code)).isValid, true)
    for (let repeat = 0; repeat < 16; repeat++) assert.equal((await stage.check(id, code)).isValid, false)
    for (let repeat = 0; repeat < 16; repeat++) assert.equal((await stage.checkTo(recipient, code)).isValid, false)
    const next = await stage.create()
    assert.equal((await stage.check(next.id, stage.code)).isValid, true)
  })

  it("counts wrong checks after the end of a verification, as by a stranger who knows its sid", async () => {
    const { id } = await stage.create()
    await stage.check(id, stage.code)
    for (let check = 0; check < 15; check++) await stage.check(id, stage.wrongCode)
    assert.equal(await waitOf(stage.check(id, stage.wrongCode)), 3_600)
  })

  it("lets no stranger lock out a recipient by checks without a verification", async () => {
    for (let check = 0; check < 101; check++) assert.equal((await stage.checkTo(recipient, "000000")).isValid, false)
    await stage.create()
    assert.equal((await stage.checkTo(recipient, stage.code)).isValid, true)
  })

  it("locks a recipient after a hundred wrong checks in a row, until it is on the safe list", async () => {
    await store.db.query(
      "insert into verification_limits (account_id, name, key, count) values ($1, 'failed_checks_in_row', $2, 100)",
      [stage.stage.accountId, recipient],
    )
    const { id } = await stage.create()
    await assert.rejects(stage.check(id, stage.code), refusal("recipient_locked"))
    await addToSafeList(store.db, stage.stage.accountId, { to: recipient, note: null }, stage.stage.clock.now())
    assert.equal((await stage.check(id, stage.code)).isValid, true)
  })

  it("refuses countries that are not allowed, and premium-rate and satellite numbers", async () => {
    await assert.rejects(stage.create({ to: "+41791234567" }), refusal("country_not_allowed"))
    await assert.rejects(stage.create({ to: "+8816123456789" }), refusal("number_not_verifiable"))
    await assert.rejects(stage.create({ to: "+19002341234" }), refusal("number_not_verifiable"))
    await stage.set({ allowedCountries: [] })
    await assert.rejects(stage.create(), refusal("country_not_allowed"))
  })

  it("gives carriers no code of less than six digits", async () => {
    await stage.set({ codeLength: 5 })
    await assert.rejects(stage.create(), refusal("code_too_short"))
    assert.equal((await stage.create({ method: "link" })).status, "pending")
  })

  it("refuses a recipient who opted out of the sender", async () => {
    await optOut(
      store.db,
      { accountId: stage.stage.accountId, sender, recipient },
      { keyword: "STOP", now: stage.stage.clock.now() },
    )
    await assert.rejects(stage.create(), refusal("recipient_opted_out"))
    assert.equal(submissions().length, 0)
  })

  it("binds a payload: the message shows it, and a check with another is refused", async () => {
    const payload = { amount: "12.50", currency: "EUR", payee: "Ann's Restaurant" }
    const { id } = await stage.create({ payload })
    assert.ok(stage.lastText.includes("Ann's Restaurant 12.50 EUR"))
    const code = /code is (\d+)/.exec(stage.lastText)?.[1] ?? ""
    const check = (given: typeof payload | null) =>
      stage.checker.check({ accountId: stage.stage.accountId, of: { id }, secret: { code }, payload: given })
    await assert.rejects(check(null), refusal("verification_changed"))
    await assert.rejects(check({ ...payload, amount: "1.00" }), refusal("verification_changed"))
    await stage.pass(30_000)
    await assert.rejects(stage.create({ payload: { ...payload, payee: "Bob" } }), refusal("verification_changed"))
    assert.equal((await check(payload)).isValid, true)
  })

  it("approves by the token of the link, and by nothing else", async () => {
    const { id } = await stage.create({ method: "link" })
    const token = stage.lastText.split("/verify/")[1] ?? ""
    const check = (given: string) =>
      stage.checker.check({ accountId: stage.stage.accountId, of: { id }, secret: { token: given }, payload: null })
    assert.equal((await check(token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA"))).isValid, false)
    assert.equal((await check(token)).isValid, true)
    assert.equal((await check(token)).isValid, false)
  })

  it("cancels a pending verification, whose code is not valid any more", async () => {
    const { id } = await stage.create()
    const cancel = () => store.db.transaction((tx) => cancelVerification(tx, stage.context, stage.stage.accountId, id))
    assert.equal((await cancel()).status, "canceled")
    assert.equal((await cancel()).status, "canceled")
    assert.equal((await stage.check(id, stage.code)).isValid, false)
    assert.notEqual((await stage.create()).id, id)
  })

  it("lets an approval be used once, within ten minutes", async () => {
    const { id } = await stage.create()
    const use = () => store.db.transaction((tx) => useApproval(tx, stage.stage.accountId, id, stage.stage.clock.now()))
    await assert.rejects(use(), refusal("approval_not_usable"))
    await stage.check(id, stage.code)
    assert.equal((await use()).id, id)
    await assert.rejects(use(), refusal("approval_not_usable"))
  })

  it("makes one verification of two requests for the same recipient that meet", async () => {
    const results = await Promise.allSettled([stage.create(), stage.create(), stage.create()])
    const created = results.flatMap((each) => (each.status === "fulfilled" ? [each.value.id] : []))
    assert.equal(created.length, 1)
    for (const each of results) if (each.status === "rejected") refusal("verification_resend_too_soon")(each.reason)
    assert.equal(submissions().length, 1)
  })

  it("sends nothing and counts nothing when it is refused", async () => {
    await assert.rejects(stage.create({ ...plainRequest, to: "+41791234567" }))
    const rows = await store.db.query("select 1 from verification_limits where account_id = $1", [
      stage.stage.accountId,
    ])
    assert.deepEqual([rows.length, submissions().length], [0, 0])
  })
})
