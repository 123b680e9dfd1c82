import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { recipient, sender } from "#messaging/messages/testing.ts"
import { minuteMs } from "#core/std/durations.ts"
import { listVerifications } from "./list-verifications.ts"
import { eraseRecipient, readRecipient } from "./recipient.ts"
import { changeService, createService, deleteService, listServices, servicesMax } from "./services.ts"
import type { VerificationServiceSettings } from "./settings.ts"
import { VerificationStage } from "./testing.ts"

const otherRecipient = "+15550001002"

describe("verification services", async () => {
  const store = await openTestStore()
  let stage: VerificationStage
  beforeEach(async () => {
    stage = await VerificationStage.open(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const refusal = (code: string, detail = /./) => ({ code, message: detail })
  const context = () => ({ newId: stage.stage.newId, now: stage.stage.clock.now() })
  const addService = async (settings: Partial<VerificationServiceSettings> = {}): Promise<string> => {
    const { accountId } = stage.stage
    const given = { friendlyName: "Bank", ...settings }
    return (await store.db.transaction((tx) => createService(tx, accountId, given, context()))).id
  }
  const checkTo = (serviceId: string | null, code: string) =>
    Promise.all([
      stage.checker.check({
        accountId: stage.stage.accountId,
        of: { to: recipient, purpose: "default", serviceId },
        secret: { code },
        payload: null,
      }),
      stage.stage.runDue(),
    ]).then(([checked]) => checked.isValid)
  const checkId = (id: string, serviceId: string | null) =>
    stage.checker.check({
      accountId: stage.stage.accountId,
      of: { id, serviceId },
      secret: { code: "00000000" },
      payload: null,
    })

  it("have settings of their own, and those of the account where they have none", async () => {
    await stage.set({ friendlyName: "Acme", ttlSeconds: 120 })
    const serviceId = await addService({ codeLength: 8 })
    const { codeLength, expiresAt, createdAt } = await stage.create({ serviceId })
    assert.match(stage.lastText, /^Bank: .*\b\d{8}\b/)
    assert.deepEqual([codeLength, expiresAt - createdAt], [8, 2 * minuteMs])
    await changeService(store.db, stage.stage.accountId, serviceId, { codeLength: null }, stage.stage.clock.now())
    assert.equal((await stage.create({ serviceId, to: otherRecipient })).codeLength, 6)
  })

  it("keep the verifications of one recipient apart", async () => {
    const serviceId = await addService()
    const first = await stage.create()
    const firstCode = stage.code
    const second = await stage.create({ serviceId })
    const secondCode = stage.code
    assert.notEqual(first.id, second.id)
    assert.equal(await checkTo(null, secondCode), false)
    assert.equal(await checkTo(serviceId, firstCode), false)
    await assert.rejects(checkId(first.id, serviceId), refusal("verification_not_found"))
    await assert.rejects(checkId(second.id, null), refusal("verification_not_found"))
    assert.equal(await checkTo(serviceId, secondCode), true)
    assert.deepEqual(
      [(await stage.read(first.id)).status, (await stage.read(second.id)).status],
      ["pending", "approved"],
    )
    const idsOf = async (of: string | null) => {
      const { accountId } = stage.stage
      const page = await listVerifications(store.db, accountId, { serviceId: of }, { limit: 9, before: null })
      return page.entries.map(({ id }) => id)
    }
    assert.deepEqual([await idsOf(null), await idsOf(serviceId)], [[first.id], [second.id]])
  })

  it("send the same code again to the same recipient", async () => {
    const serviceId = await addService()
    const { id } = await stage.create({ serviceId })
    const { code } = stage
    await stage.pass(31_000)
    const again = await stage.create({ serviceId })
    assert.deepEqual([again.id, again.sends, stage.code], [id, 2, code])
  })

  it("share the limits of the account, so that a further service allows nothing more", async () => {
    await stage.set({ hourlyMax: 2, dailySendsMax: 3 })
    const services = [await addService({ hourlyMax: 5, dailySendsMax: 1_000 }), await addService()]
    for (const serviceId of services) await stage.create({ serviceId })
    const third = await addService()
    for (const serviceId of [null, third])
      await assert.rejects(stage.create({ serviceId }), refusal("too_many_verifications", /maximum of 2 verifications/))
    await stage.create({ serviceId: third, to: otherRecipient })
    const another = stage.create({ serviceId: third, to: "+15550001003" })
    await assert.rejects(another, refusal("too_many_sends", /account has sent its daily maximum of 3/))
  })

  it("share the limit of failed checks", async () => {
    const services = [null, await addService(), await addService(), await addService()]
    for (const serviceId of services) await stage.create({ serviceId })
    for (const serviceId of services.slice(0, 3))
      for (let count = 0; count < 5; count++) assert.equal(await checkTo(serviceId, "0000"), false)
    await assert.rejects(checkTo(services[3] ?? null, stage.code), refusal("too_many_checks"))
  })

  it("can have limits in addition, which only their own verifications count", async () => {
    const serviceId = await addService({ hourlyMax: 1, dailySendsMax: 1, dailySpendMax: 1_000 })
    await stage.create({ serviceId })
    const otherPurpose = stage.create({ serviceId, purpose: "pay" })
    await assert.rejects(otherPurpose, refusal("too_many_verifications", /1 verifications of the service/))
    const otherPerson = stage.create({ serviceId, to: otherRecipient })
    await assert.rejects(otherPerson, refusal("too_many_sends", /^The service has sent its daily maximum of 1/))
    await stage.create()
    await stage.create({ to: otherRecipient })
    const { accountId } = stage.stage
    const names = async () =>
      (await readRecipient(store.db, accountId, recipient)).limits.map(({ name }) => name.replace(/:VA.*/, ":VA"))
    assert.deepEqual(await names(), ["recipient_day", "recipient_hour", "recipient_hour:VA"])
    await store.db.transaction((tx) => eraseRecipient(tx, accountId, recipient))
    assert.deepEqual(await names(), [])
  })

  it("leave their verifications valid when they are deleted", async () => {
    const { accountId } = stage.stage
    const serviceId = await addService()
    const channels = ["sms", "email"].map((channel) => ({ channel, timeoutMs: 20_000 }))
    const { id } = await stage.create({ serviceId, channels, email: "ann@example.org", from: sender })
    const { code } = stage
    await deleteService(store.db, accountId, serviceId)
    await assert.rejects(deleteService(store.db, accountId, serviceId), refusal("verification_service_not_found"))
    await stage.pass(20_000)
    await assert.rejects(stage.create({ serviceId }), refusal("verification_service_not_found"))
    assert.equal((await stage.check(id, code)).isValid, true)
  })

  it("end at the limit of the account, also for requests at the same time", async () => {
    const { accountId } = stage.stage
    for (let count = 1; count < servicesMax; count++) await addService()
    const results = await Promise.allSettled([addService(), addService()])
    assert.deepEqual(results.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"])
    const services = await listServices(store.db, accountId)
    assert.deepEqual([services.length, services.at(-1)?.id], [servicesMax + 1, accountId])
  })
})
