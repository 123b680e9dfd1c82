import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { openTestStore } from "#core/db/testing.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { anyRoute, sender } from "#messaging/messages/testing.ts"
import { RouteTable } from "#messaging/routing/route-table.ts"
import { listBlocks, releaseBlock } from "./blocks.ts"
import { cancelVerification } from "./cancel-verification.ts"
import { endVerification } from "./end-verification.ts"
import { areaKeysOf, clearInstallationScore, listInstallationScores, readKnown } from "./scores.ts"
import { lockVerification } from "./store.ts"
import { VerificationStage } from "./testing.ts"
import { provenChannel } from "./verification.ts"
import { hourMs, minuteMs } from "#core/std/durations.ts"

describe("abuse control", async () => {
  const store = await openTestStore()
  let stage: VerificationStage
  beforeEach(async () => {
    // The scores of the installation are those of the test before.
    for (const table of ["verification_scores", "installation_scores"]) await store.db.query(`delete from ${table}`)
    stage = await VerificationStage.open(store.db, { settings: { dailySendsMax: 100_000 } })
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const codeOf = (error: unknown) => (error as { code?: string }).code
  const isBlocked = (error: unknown) => codeOf(error) === "verification_blocked"
  const isDelayed = (error: unknown) => codeOf(error) === "too_many_verifications"
  const numberOf = (prefix: string, index: number) => prefix + String(index).padStart(4, "0")
  /** Sends to numbers of one prefix, one a minute, until it is blocked. Returns the number of messages. */
  const pump = async (prefix: string, max: number, first = 0): Promise<number> => {
    for (let count = 0; count < max; count++) {
      try {
        await stage.request({ to: numberOf(prefix, first + count) })
      } catch (error) {
        if (isBlocked(error)) return count
        throw error
      }
      await stage.pass(59_000)
    }
    return max
  }
  const blocks = (isActive: boolean | null = null) => {
    const filter = { accountId: stage.stage.accountId, isActive, now: stage.stage.clock.now() }
    return listBlocks(store.db, filter, { limit: 10, before: null })
  }
  const release = (id = "") => store.db.transaction((tx) => releaseBlock(tx, null, id, stage.stage.clock.now()))

  it("blocks a prefix whose recipients rarely enter a code, announces it, and leaves other prefixes", async () => {
    const passed = await pump("+1415555", 40)
    assert.ok(passed >= 10 && passed <= 20, String(passed))
    const [block] = await blocks()
    assert.deepEqual(
      [block?.scope, block?.key, block?.sends, block?.approvals, (block?.endsAt ?? 0) - (block?.createdAt ?? 0)],
      ["prefix", "+1415555", passed, 0, 6 * hourMs],
    )
    assert.deepEqual(await stage.story(block?.id ?? ""), ["blocked"])
    await stage.create({ to: "+14155560001" })
  })

  it("lets people pass a block who were approved a day before, while each verification of theirs is approved", async () => {
    const signIn = async (to: string, isTyped: boolean) => {
      const { id } = await stage.create({ to })
      if (isTyped) await stage.check(id, stage.code)
      else await stage.pass(10 * minuteMs)
    }
    const [known, silent, recent] = ["+14155559001", "+14155559002", "+14155559003"]
    for (const to of [known, silent]) await signIn(to, true)
    await stage.pass(24 * hourMs)
    await signIn(recent, true)
    await pump("+1415555", 60)
    assert.equal((await blocks(true)).length, 1)
    for (let again = 0; again < 3; again++) await signIn(known, true)
    await assert.rejects(stage.create({ to: recent }), isBlocked)
    await signIn(silent, false)
    await assert.rejects(stage.create({ to: silent }), isBlocked)
    await stage.create({ to: known })
  })

  it("lets few messages pass after a block, and then blocks for twice as long", async () => {
    await pump("+1415555", 40)
    await stage.pass(6 * hourMs)
    const passed = await pump("+1415555", 10, 100)
    assert.ok(passed <= 5, String(passed))
    const [second] = await blocks()
    assert.equal((second?.endsAt ?? 0) - (second?.createdAt ?? 0), 12 * hourMs)
  })

  it("delays people while many others of the prefix are typing, and no more messages pass when requests come together", async () => {
    const ask = (index: number) => stage.request({ to: numberOf("+1415555", index) })
    const results = await Promise.allSettled(Array.from({ length: 80 }, (_, index) => ask(index)))
    assert.equal(results.filter(({ status }) => status === "fulfilled").length, 25)
    for (const each of results) if (each.status === "rejected") assert.ok(isDelayed(each.reason), String(each.reason))
    await stage.pass(minuteMs)
    await ask(100)
    assert.deepEqual(await blocks(), [])
  })

  it("does not block people of whom every second enters the code, nor delay them", async () => {
    for (let count = 0; count < 40; count++) {
      const { id } = await stage.create({ to: numberOf("+1415555", count) })
      if (count % 2 === 0) await stage.check(id, stage.code)
      await stage.pass(10_000)
    }
    await stage.pass(3 * minuteMs)
    assert.deepEqual(await blocks(), [])
  })

  it("counts approvals of one number once in an hour, so an attacker cannot pay for others with a telephone", async () => {
    await stage.set({ hourlyMax: 100, dailyMax: 100 })
    let passed = 0
    const run = async () => {
      for (; passed < 60; passed++) {
        const { id } = await stage.create({ to: "+14155559999" })
        await stage.check(id, stage.code)
        await stage.request({ to: numberOf("+1415555", passed) })
        await stage.pass(29_000)
      }
    }
    await assert.rejects(run(), isBlocked)
    assert.ok(passed <= 25, String(passed))
  })

  it("counts an approval over a mailbox as no approval of the number", async () => {
    const mailSender = "email:codes@example.com"
    await stage.set({ senders: [sender, mailSender], hourlyMax: 100, dailyMax: 100 })
    const { carriers } = stage.stage
    stage.stage.table = stage.stage.tableOf(carriers.map(({ id }) => ({ carrierId: id, carries: ["sms", "email"] })))
    const channels = [
      { channel: "sms", timeoutMs: 20_000 },
      { channel: "email", timeoutMs: null },
    ]
    let passed = 0
    const signIn = async (to: string, email: string) => {
      const { id } = await stage.create({ to, channels, email })
      await stage.pass(20_000)
      assert.equal((await stage.check(id, stage.code)).isValid, true)
      assert.equal(provenChannel(await stage.read(id)), "email")
      passed += 1
      await stage.pass(39_000)
    }
    await signIn("+14155559001", "known@example.org")
    await stage.pass(24 * hourMs)
    const run = async () => {
      for (let index = 0; index < 40; index++) await signIn(numberOf("+1415555", index), `p${index}@example.org`)
    }
    await assert.rejects(run(), isBlocked)
    assert.ok(passed >= 10 && passed <= 21, String(passed))
    const [block] = await blocks(true)
    assert.deepEqual([block?.scope, block?.key, block?.approvals], ["prefix", "+1415555", 0])
    await assert.rejects(signIn("+14155559001", "known@example.org"), isBlocked)
  })

  it("blocks the network of a client at a prefix, and leaves the other people of the prefix", async () => {
    await stage.set({ ipHourlyMax: 1_000 })
    const bot = async (index: number) => {
      await stage.request({ to: numberOf("+1415555", index), clientIp: "203.0.113.7" })
      await stage.pass(59_000)
    }
    const run = async () => {
      for (let index = 0; index < 60; index++) await bot(index)
    }
    await assert.rejects(run(), isBlocked)
    const [block] = await blocks(true)
    assert.deepEqual([block?.scope, block?.key], ["pair", "+1415555 203.0.113.7"])
    await stage.create({ to: "+14155559001", clientIp: "198.51.100.1" })
  })

  it("counts a canceled verification and one with too many wrong codes immediately, and no message that failed", async () => {
    await stage.set({ abuseMode: "dry_run" })
    const end = async (prefix: string, act: (id: string) => Promise<unknown>) => {
      for (let index = 0; index < 26; index++) {
        const { id } = await stage.create({ to: numberOf(prefix, index) })
        await act(id)
      }
    }
    const { context } = stage
    const { accountId } = stage.stage
    await end("+1415555", (id) => context.db.transaction((tx) => cancelVerification(tx, context, accountId, id)))
    await end("+1415666", async (id) => {
      for (let check = 0; check < 5; check++) await stage.check(id, stage.wrongCode)
    })
    await end("+1415777", (id) =>
      context.db.transaction(async (tx) => {
        const held = await lockVerification(tx, accountId, id)
        const announcer = messageAnnouncerOf(tx, [accountId], context)
        await endVerification(tx, context, held!, { status: "failed", failure: "unreachable" }, announcer)
      }),
    )
    const keys = (await blocks()).filter(({ scope }) => scope === "prefix").map(({ key }) => key)
    assert.deepEqual(keys.toSorted(), ["+1415555", "+1415666"])
  })

  /** Sends to numbers all over the country in a moment, and waits until they count. */
  const pumpCountry = async (many: number) => {
    for (let count = 0; count < many; count++)
      await stage.request({ to: `+1${[212, 310, 415, 512][count % 4]}${2_000_000 + count * 10_007}` })
    await stage.pass(118_000)
    assert.deepEqual(await blocks(), [])
    await stage.pass(2_000)
  }

  it("blocks a country by messages to any part of it, and spares the prefixes whose people enter their codes", async () => {
    const { id } = await stage.create({ to: "+14155550001" })
    await stage.check(id, stage.code)
    await pumpCountry(40)
    const found = (await blocks()).map(({ scope, key }) => [scope, key])
    assert.ok(
      found.some(([scope, key]) => scope === "country" && key === "US"),
      JSON.stringify(found),
    )
    await assert.rejects(stage.create({ to: "+14155560001" }), isBlocked)
    await stage.create({ to: "+14155550002" })
  })

  it("blocks a prefix in no other account when a single one is attacked, immediately or in a dry run", async () => {
    const other = await VerificationStage.open(store.db, { settings: { dailySendsMax: 100_000 } })
    try {
      for (const abuseMode of ["enforce", "dry_run"] as const) {
        await stage.set({ abuseMode })
        const prefix = abuseMode === "enforce" ? "+1415222" : "+1415333"
        const many = Array.from({ length: 60 }, (_, index) => stage.request({ to: numberOf(prefix, index) }))
        await Promise.allSettled(many)
        await stage.pass(2 * minuteMs)
        const own = (await blocks()).map(({ key }) => key)
        assert.ok(own.includes(prefix), own.join())
        await other.create({ to: numberOf(prefix, 9_000) })
      }
    } finally {
      await other.stop()
    }
  })

  it("blocks a prefix in no other account when an account releases its own blocks and is attacked again", async () => {
    const other = await VerificationStage.open(store.db, { settings: { dailySendsMax: 100_000 } })
    try {
      for (let round = 0; round < 3; round++) {
        assert.ok((await pump("+1415222", 40, round * 100)) < 40)
        for (const { id } of await blocks(true)) await release(id)
      }
      await other.create({ to: numberOf("+1415222", 9_000) })
    } finally {
      await other.stop()
    }
  })

  it("counts verifications over the simulator for the account alone", async () => {
    const standing = () => "ready" as const
    const route = { ...anyRoute, id: stage.stage.newId(), carrierId: simulatorId }
    stage.stage.table = new RouteTable([route], { standing, random: () => 0, priceOf: () => undefined })
    for (let index = 0; index < 5; index++) await stage.request({ to: numberOf("+1415444", index) })
    await stage.pass(2 * minuteMs)
    const now = stage.stage.clock.now()
    const shared = (await listInstallationScores(store.db, now, 100)).map(({ key }) => key)
    assert.ok(!shared.includes("+1415444"), shared.join())
    const keys = areaKeysOf({ country: "US", prefix: "+1415444" }, null)
    const known = await readKnown(store.db, stage.stage.accountId, { to: numberOf("+1415444", 0), keys }, now)
    assert.ok((known.areas.prefix?.score ?? 0) > 0)
  })

  it("blocks a prefix in every account of the installation, when several are attacked, but not where people enter codes", async () => {
    const others = await Promise.all(
      Array.from({ length: 3 }, () => VerificationStage.open(store.db, { settings: { dailySendsMax: 100_000 } })),
    )
    const [honest, fresh, attacked] = others
    try {
      for (let index = 0; index < 4; index++) {
        const { id } = await honest!.create({ to: numberOf("+1415555", 9_000 + index) })
        await honest!.check(id, honest!.code)
      }
      for (const [index, each] of [stage, attacked!].entries())
        for (let count = 0; count < 13; count++) {
          await each.request({ to: numberOf("+1415555", index * 100 + count) }).catch(() => {})
          await each.pass(59_000)
        }
      for (const each of [stage, attacked!]) await each.pass(2 * minuteMs)
      await assert.rejects(fresh!.create({ to: "+14155558001" }), /in all accounts/)
      await honest!.create({ to: "+14155558002" })
      const [score] = await listInstallationScores(store.db, fresh!.stage.clock.now(), 10)
      assert.equal(score?.key, "+1415555")
    } finally {
      for (const each of others) await each.stop()
    }
  })

  it("records without refusing in a dry run, one block for as long as it would last, and names the risk", async () => {
    await stage.set({ abuseMode: "dry_run" })
    assert.equal(await pump("+1415555", 50), 50)
    assert.deepEqual(
      (await blocks()).map(({ isDryRun, scope }) => [isDryRun, scope]),
      ["account", "country", "prefix"].map((scope) => [true, scope]),
    )
    const { risk } = await stage.create({ to: "+14155559001" })
    assert.equal(risk?.level, "high")
    assert.ok(risk.reasons.includes("prefix_low_conversion"))
  })

  it("neither judges nor counts a verification with `risk_check: off`", async () => {
    for (let count = 0; count < 40; count++)
      await stage.request({ to: numberOf("+1415555", count), isRiskChecked: false })
    await stage.pass(3 * minuteMs)
    assert.deepEqual(await blocks(), [])
    await pump("+1415555", 40, 100)
    const { risk } = await stage.create({ to: "+14155559001", isRiskChecked: false })
    assert.equal(risk, null)
  })

  it("is listed by whether it is in force, and a released or expired block has ended", async () => {
    await pump("+1415555", 40)
    const [first] = await blocks(true)
    await stage.pass(6 * hourMs)
    await pump("+1212666", 40)
    await pump("+1310777", 40)
    const [third, second] = await blocks(true)
    await release(second?.id)
    const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)
    assert.deepEqual(ids(await blocks(true)), [third?.id])
    assert.deepEqual(ids(await blocks(false)), [second?.id, first?.id])
    assert.deepEqual(ids(await blocks()), [third?.id, second?.id, first?.id])
  })

  it("begins with a clean record when the account or the operator releases a block", async () => {
    const first = await pump("+1415555", 40)
    const [block] = await blocks(true)
    await release(block?.id)
    await store.db.transaction((tx) => Promise.resolve(clearInstallationScore(tx, "+1415555")))
    assert.ok((await pump("+1415555", 40, 100)) >= first - 4)
  })
})
