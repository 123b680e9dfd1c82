import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#db/testing.ts"
import { listBlocks, releaseBlock } from "./blocks.ts"
import { codeFor } from "./secrets.ts"
import { VerificationStage } from "./testing.ts"
import { hourMs } from "#std/durations.ts"

describe("abuse control", async () => {
  const store = await openTestStore()
  let stage: VerificationStage
  beforeEach(async () => {
    stage = await VerificationStage.open(store.db, { settings: { dailySendsMax: 100_000 } })
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const isBlocked = (error: unknown) => (error as { code?: unknown }).code === "verification_blocked"
  /** Sends to numbers of one prefix until it is blocked. Returns the number of messages. */
  const pump = async (prefix: string, max: number, first = 0): Promise<number> => {
    for (let count = 0; count < max; count++) {
      try {
        await stage.request({ to: prefix + String(first + count).padStart(4, "0") })
      } catch (error) {
        if (isBlocked(error)) return count
        throw error
      }
    }
    return max
  }
  const blocks = (isActive: boolean | null = null) => {
    const filter = { accountId: stage.stage.accountId, isActive, now: stage.stage.clock.now() }
    return listBlocks(store.db, filter, { limit: 10, before: null })
  }

  it("blocks a prefix after thirty messages that led to no approval, announces it, and leaves other prefixes", async () => {
    assert.equal(await pump("+1415555", 40), 30)
    const [block] = await blocks()
    assert.deepEqual(
      [block?.scope, block?.key, block?.sends, block?.approvals, block?.endsAt],
      ["prefix", "+1415555", 30, 0, (block?.createdAt ?? 0) + 12 * hourMs],
    )
    assert.deepEqual(await stage.story(block?.id ?? ""), ["blocked"])
    await stage.create({ to: "+14155560001" })
  })

  it("lets people pass a block who were approved a day before, while each verification of theirs is approved", async () => {
    const signIn = async (to: string, isTyped: boolean) => {
      const { id } = await stage.create({ to })
      if (isTyped) await stage.check(id, stage.code)
      else await stage.pass(10 * 60_000)
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
    await stage.pass(12 * hourMs)
    assert.equal(await pump("+1415555", 10, 100), 2)
    const [second] = await blocks()
    assert.equal((second?.endsAt ?? 0) - (second?.createdAt ?? 0), 24 * hourMs)
  })

  it("lets a week of pumping at a prefix pass forty messages at most", async () => {
    let passed = 0
    for (let hour = 0; hour < 7 * 24; hour += 2) {
      passed += await pump("+1415555", 8, hour * 4)
      await stage.pass(2 * hourMs)
    }
    assert.ok(passed >= 30 && passed <= 40, String(passed))
  })

  it("lets no more messages pass when requests come together", async () => {
    const requests = Array.from({ length: 80 }, (_, count) =>
      stage.request({ to: `+1415555${String(count).padStart(4, "0")}` }),
    )
    const results = await Promise.allSettled(requests)
    assert.equal(results.filter(({ status }) => status === "fulfilled").length, 30)
    for (const each of results) if (each.status === "rejected") assert.ok(isBlocked(each.reason), String(each.reason))
  })

  it("doubles the length of a block in a dry run once for each block, and not for each message", async () => {
    await stage.set({ abuseMode: "dry_run" })
    await pump("+1415555", 60)
    await stage.pass(12 * hourMs)
    await pump("+1415555", 10, 100)
    const [second] = await blocks()
    assert.equal((second?.endsAt ?? 0) - (second?.createdAt ?? 0), 24 * hourMs)
  })

  it("does not block people of whom every third approves", async () => {
    for (let count = 0; count < 90; count++) {
      const { id } = await stage.create({ to: `+1415555${String(count).padStart(4, "0")}` })
      if (count % 3 === 0) await stage.check(id, stage.code)
    }
    assert.deepEqual(await blocks(), [])
  })

  /** Sends to numbers all over the country. */
  const pumpCountry = async (many: number) => {
    for (let count = 0; count < many; count++)
      await stage.request({ to: `+1${[212, 310, 415, 512][count % 4]}${2_000_000 + count * 10_007}` })
  }

  it("blocks a country whose verifications are not approved, wherever in it they go, and not while people are typing", async () => {
    await pumpCountry(160)
    await stage.pass(118_000)
    assert.deepEqual(await blocks(), [])
    await stage.pass(2_000)
    const [block] = await blocks()
    assert.deepEqual([block?.scope, block?.key, block?.sends, block?.approvals], ["country", "US", 150, 0])
    await assert.rejects(stage.create(), isBlocked)
  })

  it("counts a verification for its country once, though it expires later", async () => {
    await pumpCountry(100)
    await stage.pass(3 * 60_000)
    await stage.pass(8 * 60_000)
    assert.deepEqual(await blocks(), [])
  })

  it("spares the prefixes whose people type their codes when it blocks a country", async () => {
    const { id } = await stage.create({ to: "+14155550001" })
    await stage.check(id, stage.code)
    await pumpCountry(165)
    await stage.pass(3 * 60_000)
    await assert.rejects(stage.create({ to: "+14155560001" }), isBlocked)
    // One message in ten must be approved there, as everywhere.
    assert.equal(await pump("+1415555", 40, 100), 9)
  })

  it("does not block a country after a launch, when all who never typed expire together", async () => {
    for (let count = 0; count < 340; count++) {
      const to = `+1${[212, 310, 415, 512][count % 4]}${2_000_000 + count * 10_007}`
      const { id } = await stage.request({ to })
      if (count % 2) await stage.check(id, codeFor(stage.context.codeKey, await stage.read(id), to))
    }
    await stage.pass(11 * 60_000)
    assert.deepEqual(await blocks(), [])
  })

  it("records without refusing in a dry run, and one block for as long as it would last", async () => {
    await stage.set({ abuseMode: "dry_run" })
    assert.equal(await pump("+1415555", 50), 50)
    const found = await blocks()
    assert.deepEqual(
      found.map(({ isDryRun }) => isDryRun),
      [true],
    )
  })

  it("is listed by whether it is in force, and a released or expired block has ended", async () => {
    await pump("+1415555", 40)
    const [first] = await blocks(true)
    await stage.pass(12 * hourMs)
    await pump("+1415666", 40)
    await pump("+1415777", 40)
    const [third, second] = await blocks(true)
    await store.db.transaction((tx) => releaseBlock(tx, null, second?.id ?? "", stage.stage.clock.now()))
    const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)
    assert.deepEqual(ids(await blocks(true)), [third?.id])
    assert.deepEqual(ids(await blocks(false)), [second?.id, first?.id])
    assert.deepEqual(ids(await blocks()), [third?.id, second?.id, first?.id])
  })

  it("begins with a clean record when the account or the operator releases a block", async () => {
    for (const [index, releasedBy] of [stage.stage.accountId, null].entries()) {
      await pump("+1415555", 40, index * 1_000)
      const [block] = await blocks(true)
      await store.db.transaction((tx) => releaseBlock(tx, releasedBy, block?.id ?? "", stage.stage.clock.now()))
      assert.equal(await pump("+1415555", 40, index * 1_000 + 100), 30)
      await stage.pass(48 * hourMs)
    }
  })
})
