import assert from "node:assert/strict"
import { after, beforeEach, describe, it } from "node:test"
import { isoCBOR } from "@simplewebauthn/server/helpers"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { silentLog } from "#core/std/log.ts"
import { resealAll } from "#core/std/reseal-all.ts"
import { expireChallenges, removeUnverified } from "./forget.ts"
import { deleteFactor } from "./delete-factor.ts"
import { getChallenge, getFactor, listFactors } from "./list-factors.ts"
import { isPlain } from "./passkey.ts"
import { sealedOfFactors } from "./sealed-values.ts"
import { eraseFactors, exportFactors } from "./subject-data.ts"
import { Authenticator, FactorStage, subject } from "./testing.ts"
import { useChallenge } from "./use-challenge.ts"
import { minuteMs, hourMs } from "#core/std/durations.ts"

const stepMs = 30_000

describe("factors", async () => {
  const store = await createTestDatabase()
  const db = new Database({ url: store.url, log: silentLog, poolMax: 10 })
  /** The connection of another process. */
  const otherDb = new Database({ url: store.url, log: silentLog, poolMax: 10 })
  let stage: FactorStage
  beforeEach(() => void (stage = new FactorStage(db)))
  after(async () => {
    await Promise.all([db.close(), otherDb.close()])
    await store.close()
  })

  const refusal = (code: string) => (error: unknown) => {
    assert.equal((error as { code?: unknown }).code, code, String(error))
    return true
  }
  const waitOf = async (work: Promise<unknown>): Promise<number> => {
    const error = await work.then(
      () => assert.fail("It was not refused."),
      (refused: unknown) => refused,
    )
    return Math.ceil(((error as { retryAfterMs?: number }).retryAfterMs ?? 0) / 1_000)
  }
  const wrong = { code: "000000x" }
  const anyApp = { subject, type: "totp" } as const
  const remove = (id: string) => db.transaction((tx) => deleteFactor(tx, stage.context, stage.accountId, id))

  describe("authenticator apps", () => {
    it("are verified by a first code, which is right once, and then approve a challenge", async () => {
      await stage.set({ friendlyName: "Acme" })
      const { factor, binding } = await stage.create("totp")
      assert.equal(factor.status, "unverified")
      assert.match(binding.secret ?? "", /^[A-Z2-7]{32}$/)
      assert.equal(new URL(binding.uri ?? "").searchParams.get("issuer"), "Acme")
      await assert.rejects(stage.challenge({ factorId: factor.id }), refusal("factor_not_verified"))
      await assert.rejects(stage.challenge(anyApp), refusal("factor_not_found"))
      const { id, code } = await stage.app()
      await assert.rejects(stage.verify(id, { code: code() }), refusal("factor_already_verified"))
      const challenge = await stage.challenge({ factorId: id })
      const first = code()
      const checked = await stage.check(challenge.id, { code: first })
      assert.deepEqual([checked.isValid, checked.challenge.status], [true, "approved"])
      await assert.rejects(stage.check(challenge.id, { code: first }), refusal("challenge_not_pending"))
      const again = await stage.challenge(anyApp)
      assert.equal((await stage.check(again.id, { code: first })).isValid, false, "a code works once")
      stage.clock.advance(stepMs)
      assert.equal((await stage.check(again.id, { code: code() })).challenge.factorId, id)
      assert.deepEqual(await stage.story(id), ["factors.created", "factors.verified"])
      assert.deepEqual(await stage.story(challenge.id), ["challenges.approved"])
    })

    it("accept the code of one step before or after, and none of two before or after", async () => {
      const { code } = await stage.app()
      stage.clock.advance(2 * stepMs)
      const { id } = await stage.challenge(anyApp)
      const valid = async (steps: number) => (await stage.check(id, { code: code(steps) })).isValid
      assert.deepEqual([await valid(2), await valid(-2), await valid(-1)], [false, false, true])
      for (const isValid of [true, false]) {
        const ahead = await stage.challenge(anyApp)
        assert.equal((await stage.check(ahead.id, { code: code(1) })).isValid, isValid, "a code works once")
      }
    })

    it("refuse a code of the time before a clock was set back", async () => {
      const { code } = await stage.app()
      const first = await stage.challenge(anyApp)
      const used = code()
      assert.equal((await stage.check(first.id, { code: used })).isValid, true)
      stage.clock.advance(-stepMs)
      const second = await stage.challenge(anyApp)
      assert.equal((await stage.check(second.id, { code: code() })).isValid, false, "an earlier step")
      assert.equal((await stage.check(second.id, { code: used })).isValid, false, "the used step")
      stage.clock.advance(2 * stepMs)
      assert.equal((await stage.check(second.id, { code: code() })).isValid, true)
    })

    it("accept one code once, though two processes check it in twenty challenges simultaneously", async () => {
      const { code } = await stage.app()
      const challenges = await Promise.all(Array.from({ length: 20 }, () => stage.challenge(anyApp)))
      const other = { ...stage.context, db: otherDb }
      const checks = challenges.map(({ id }, index) =>
        stage.check(id, { code: code() }, index % 2 ? other : stage.context),
      )
      const approved = (await Promise.all(checks)).filter(({ isValid }) => isValid)
      assert.equal(approved.length, 1)
    })

    it("are removed by the fifth wrong code before they are verified, and after 24 hours", async () => {
      const { factor } = await stage.create("totp")
      const left = []
      for (let tries = 0; tries < 5; tries++) left.push((await stage.verify(factor.id, wrong)).attemptsRemaining)
      assert.deepEqual(left, [4, 3, 2, 1, 0])
      await assert.rejects(getFactor(db, stage.accountId, factor.id), refusal("factor_not_found"))
      assert.deepEqual(await stage.story(factor.id), ["factors.created", "factors.deleted"])
      const { factor: late } = await stage.create("totp")
      const { id: kept } = await stage.app()
      stage.clock.advance(24 * hourMs)
      await assert.rejects(stage.verify(late.id, wrong), refusal("factor_not_found"))
      await removeUnverified(stage.context)
      assert.deepEqual(
        (await listFactors(db, stage.accountId, { subject }, { limit: 9, before: null })).map(({ id }) => id),
        [kept],
      )
      assert.deepEqual(await stage.story(late.id), ["factors.created", "factors.deleted"])
    })
  })

  describe("recovery codes", () => {
    const anyCode = { subject, type: "recovery_codes" } as const

    it("are ten of ten characters, each right once, in any spelling", async () => {
      const { factor, binding } = await stage.create("recovery_codes")
      assert.equal(factor.status, "verified")
      const [first = "", second = ""] = binding.codes ?? []
      assert.equal(new Set(binding.codes).size, 10)
      for (const code of binding.codes ?? []) assert.match(code, /^[0-9a-hjkmnp-tv-z]{10}$/)
      const one = await stage.challenge(anyCode)
      const written = `${first.slice(0, 5)}-${first.slice(5)}`.toUpperCase().replaceAll("0", "O").replaceAll("1", "l")
      assert.equal((await stage.check(one.id, { code: written })).isValid, true)
      const two = await stage.challenge(anyCode)
      assert.equal((await stage.check(two.id, { code: first })).isValid, false)
      assert.equal((await stage.check(two.id, { code: second })).isValid, true)
      const { state } = await getFactor(db, stage.accountId, factor.id)
      assert.equal(state.type === "recovery_codes" && state.hashes.length, 8)
    })

    it("take the place of the subject's earlier ones", async () => {
      const { factor: earlier } = await stage.create("recovery_codes")
      await stage.create("recovery_codes")
      await assert.rejects(getFactor(db, stage.accountId, earlier.id), refusal("factor_not_found"))
      assert.deepEqual(await stage.story(earlier.id), ["factors.created", "factors.deleted"])
    })

    it("approve once, though two processes check one code simultaneously", async () => {
      const { binding } = await stage.create("recovery_codes")
      const [code = ""] = binding.codes ?? []
      const challenges = await Promise.all(Array.from({ length: 10 }, () => stage.challenge(anyCode)))
      const other = { ...stage.context, db: otherDb }
      const checked = await Promise.all(
        challenges.map(({ id }, index) => stage.check(id, { code }, index % 2 ? other : stage.context)),
      )
      assert.equal(checked.filter(({ isValid }) => isValid).length, 1)
    })

    it("keep working after the installation's key was changed and its secrets were sealed again", async () => {
      const { binding } = await stage.create("recovery_codes")
      const { code } = await stage.app()
      const next = new Uint8Array(32).fill(2)
      const report = await resealAll([next, stage.context.secretKeys[0]], [() => sealedOfFactors(db)])
      assert.ok(report.isDone)
      const changed = { ...stage.context, secretKeys: [next] as const }
      const one = await stage.challenge(anyCode)
      assert.equal((await stage.check(one.id, { code: binding.codes?.[0] ?? "" }, changed)).isValid, true)
      const two = await stage.challenge(anyApp)
      assert.equal((await stage.check(two.id, { code: code() }, changed)).isValid, true)
    })
  })

  describe("passkeys", () => {
    const anyPasskey = { subject, type: "passkey" } as const
    beforeEach(() => stage.set({ passkeyRpId: "example.com", passkeyOrigins: ["https://www.example.com"] }))

    it("are verified by the response of the device, and approve by a signature that is right once", async () => {
      const { id, device } = await stage.passkey()
      const challenge = await stage.challenge(anyPasskey)
      device.counter = 1
      const response = device.sign(challenge.options)
      assert.equal((await stage.check(challenge.id, { response })).isValid, true)
      await assert.rejects(stage.check(challenge.id, { response }), refusal("challenge_not_pending"))
      const next = await stage.challenge({ factorId: id })
      assert.equal((await stage.check(next.id, { response })).isValid, false, "a signature for another challenge")
      device.counter = 2
      assert.equal((await stage.check(next.id, { response: device.sign(next.options) })).isValid, true)
    })

    it("are refused when the counter did not grow", async () => {
      const { device } = await stage.passkey()
      device.counter = 7
      const one = await stage.challenge(anyPasskey)
      await stage.check(one.id, { response: device.sign(one.options) })
      const two = await stage.challenge(anyPasskey)
      assert.equal((await stage.check(two.id, { response: device.sign(two.options) })).isValid, false)
      device.counter = 8
      assert.equal((await stage.check(two.id, { response: device.sign(two.options) })).isValid, true)
    })

    it("must have checked their user, unless the settings only prefer it", async () => {
      const { device } = await stage.passkey()
      device.isUserVerified = false
      const { id, options } = await stage.challenge(anyPasskey)
      assert.equal((await stage.check(id, { response: device.sign(options) })).isValid, false)
      await stage.set({ passkeyUserVerification: "preferred" })
      const { isValid, challenge } = await stage.check(id, { response: device.sign(options) })
      assert.deepEqual([isValid, challenge.isUserVerified], [true, false])
      device.isUserVerified = true
      const next = await stage.challenge(anyPasskey)
      await stage.check(next.id, { response: device.sign(next.options) })
      assert.equal((await getChallenge(db, stage.accountId, next.id, stage.clock.now())).isUserVerified, true)
    })

    it("of another domain, another device or another key are wrong, and another page is refused with its name", async () => {
      const { device } = await stage.passkey()
      const { id, options } = await stage.challenge(anyPasskey)
      const valid = async (response: ReturnType<Authenticator["sign"]>) => (await stage.check(id, { response })).isValid
      assert.equal(await valid(new Authenticator().sign(options)), false, "another device")
      const forged = { ...new Authenticator().sign(options), id: device.id.toString("base64url") }
      assert.equal(await valid({ ...forged, rawId: forged.id }), false, "another key")
      device.rpId = "example.org"
      assert.equal(await valid(device.sign(options)), false, "another domain")
      device.rpId = "example.com"
      device.origin = "https://www.examp1e.com"
      await assert.rejects(valid(device.sign(options)), refusal("passkey_origin_not_allowed"))
      await assert.rejects(valid({ id: 5, response: null }), refusal("passkey_response_invalid"))
      await assert.rejects(stage.check(id, { code: "123456" }), refusal("proof_required"))
      assert.equal((await getChallenge(db, stage.accountId, id, stage.clock.now())).checks, 3)
    })

    it("of one device are one factor of the account, also when two processes verify it simultaneously", async () => {
      const device = new Authenticator()
      const [one, two] = [await stage.create("passkey"), await stage.create("passkey", "user-of-somebody-else")]
      const outcomes = await Promise.allSettled(
        [one, two].map(({ factor, binding }) => stage.verify(factor.id, { response: device.create(binding.options) })),
      )
      assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"])
      const failed = outcomes.find((outcome) => outcome.status === "rejected")
      assert.ok(refusal("passkey_already_registered")(failed?.reason))
    })

    it("of the subject are named to the browser: those to use in a challenge, and those to leave in a registration", async () => {
      const { device } = await stage.passkey()
      const named = [{ id: device.id.toString("base64url"), transports: ["internal"], type: "public-key" }]
      const { options } = await stage.challenge(anyPasskey)
      assert.deepEqual((options as { allowCredentials?: unknown } | null)?.allowCredentials, named)
      const { binding } = await stage.create("passkey")
      assert.deepEqual((binding.options as { excludeCredentials?: unknown } | null)?.excludeCredentials, named)
    })

    it("with certificates of a maker are not taken, since the library would fetch lists of revoked ones", async () => {
      const attestation = (fmt: string, statement: [string, unknown][]) => {
        const fields = new Map<string, unknown>([
          ["fmt", fmt],
          ["attStmt", new Map(statement)],
          ["authData", new Uint8Array(37)],
        ])
        return Buffer.from(isoCBOR.encode(fields as never)).toString("base64url")
      }
      assert.equal(await isPlain(attestation("none", [])), true)
      assert.equal(await isPlain(attestation("packed", [["alg", -7]])), true)
      assert.equal(await isPlain(attestation("packed", [["x5c", [new Uint8Array(1)]]])), false)
      assert.equal(await isPlain(attestation("apple", [["x5c", [new Uint8Array(1)]]])), false)
    })

    it("need a relying party in the settings", async () => {
      await stage.set({ passkeyRpId: null })
      await assert.rejects(stage.create("passkey"), refusal("relying_party_required"))
    })
  })

  describe("challenges", () => {
    it("are denied by the fifth wrong check, and later simultaneous checks are not evaluated", async () => {
      const { code } = await stage.app()
      const { id } = await stage.challenge(anyApp)
      const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => stage.check(id, wrong)))
      assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 5)
      await assert.rejects(stage.check(id, { code: code() }), refusal("challenge_not_pending"))
      assert.equal((await getChallenge(db, stage.accountId, id, stage.clock.now())).status, "denied")
      assert.deepEqual(await stage.story(id), ["challenges.denied"])
    })

    it("expire after five minutes: in an answer, by a check, and by the chore", async () => {
      const { code } = await stage.app()
      const [one, two] = [await stage.challenge(anyApp), await stage.challenge(anyApp)]
      stage.clock.advance(5 * minuteMs)
      assert.equal((await getChallenge(db, stage.accountId, one.id, stage.clock.now())).status, "expired")
      const checked = await stage.check(one.id, { code: code() })
      assert.deepEqual([checked.isValid, checked.challenge.status], [false, "expired"])
      await expireChallenges(stage.context)
      await expireChallenges(stage.context)
      for (const { id } of [one, two]) assert.deepEqual(await stage.story(id), ["challenges.expired"])
    })

    it("are fifty an hour and a hundred a day for each subject, with the time to wait", async () => {
      await stage.app()
      await stage.app("another-person")
      const fifty = () => Promise.all(Array.from({ length: 50 }, () => stage.challenge(anyApp)))
      await fifty()
      stage.clock.advance(20 * minuteMs)
      assert.equal(await waitOf(stage.challenge(anyApp)), 40 * 60)
      await stage.challenge({ subject: "another-person", type: "totp" })
      stage.clock.advance(40 * minuteMs)
      await fifty()
      assert.equal(await waitOf(stage.challenge(anyApp)), 23 * 3600, "the day, which ends later than the hour")
      stage.clock.advance(23 * hourMs)
      await stage.challenge(anyApp)
    })

    it("cannot be approved once the factor is deleted", async () => {
      const { id, code } = await stage.app()
      const challenge = await stage.challenge({ factorId: id })
      await remove(id)
      await assert.rejects(stage.check(challenge.id, { code: code() }), refusal("factor_not_found"))
      await assert.rejects(stage.challenge({ factorId: id }), refusal("factor_not_found"))
      await assert.rejects(remove(id), refusal("factor_not_found"))
    })

    it("lock a factor after a hundred wrong checks in a row, and a right one resets the count", async () => {
      const { id, code } = await stage.app()
      await db.query("update factors set failures = 99 where id = $1", [id])
      const one = await stage.challenge(anyApp)
      await stage.check(one.id, { code: code() })
      assert.equal((await getFactor(db, stage.accountId, id)).failures, 0)
      await db.query("update factors set failures = 99 where id = $1", [id])
      const two = await stage.challenge(anyApp)
      await stage.check(two.id, wrong)
      stage.clock.advance(stepMs)
      await assert.rejects(stage.check(two.id, { code: code() }), refusal("factor_locked"))
      await assert.rejects(stage.challenge(anyApp), refusal("factor_locked"))
    })

    it("give their approval once, within ten minutes, though two processes ask simultaneously", async () => {
      const { code } = await stage.app()
      const approve = async () => {
        const { id } = await stage.challenge(anyApp)
        await stage.check(id, { code: code() })
        return id
      }
      const use = (id: string, by = db) =>
        by.transaction((tx) => useChallenge(tx, stage.accountId, id, stage.clock.now()))
      const id = await approve()
      const outcomes = await Promise.allSettled([use(id), use(id, otherDb), use(id), use(id, otherDb)])
      assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 1)
      await assert.rejects(use(id), refusal("challenge_not_usable"))
      stage.clock.advance(stepMs)
      const late = await approve()
      stage.clock.advance(10 * minuteMs)
      await assert.rejects(use(late), refusal("challenge_not_usable"))
      await assert.rejects(use((await stage.challenge(anyApp)).id), refusal("challenge_not_usable"))
      await assert.rejects(use(stage.newId()), refusal("challenge_not_found"))
    })
  })

  it("are twenty for each subject, also when they are created simultaneously, and twenty new ones an hour", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 25 }, () => stage.create("totp")))
    assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 20)
    assert.equal(await waitOf(stage.create("totp")), 3600)
    stage.clock.advance(hourMs)
    await assert.rejects(stage.create("totp"), refusal("factors_exhausted"))
  })

  it("keep nothing in the store that proves them", async () => {
    const { binding: app } = await stage.create("totp")
    const { binding: codes } = await stage.create("recovery_codes")
    for (const table of ["factors", "events", "challenges"]) {
      const rows = await db.query<{ row: string }>(`select t::text as row from ${table} t where account_id = $1`, [
        stage.accountId,
      ])
      for (const secret of [app.secret ?? "-", ...(codes.codes ?? [])])
        assert.ok(!rows.some(({ row }) => row.includes(secret)), table)
    }
  })

  it("are exported and erased by subject", async () => {
    const { code } = await stage.app()
    const challenge = await stage.challenge(anyApp)
    await stage.check(challenge.id, { code: code() })
    await stage.app("another-person")
    const exported = await exportFactors(db, stage.accountId, subject)
    assert.deepEqual([exported.factors.length, exported.challenges.length], [1, 1])
    await db.transaction((tx) => eraseFactors(tx, stage.accountId, subject))
    assert.deepEqual(await exportFactors(db, stage.accountId, subject), { factors: [], challenges: [] })
    assert.equal((await exportFactors(db, stage.accountId, "another-person")).factors.length, 1)
  })
})
