import assert from "node:assert/strict"
import { after, test } from "node:test"
import { isDeepStrictEqual } from "node:util"
import type { Carrier, Receipt } from "#messaging/carriers/carrier.ts"
import { noHttp } from "#messaging/carriers/http/testing.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { settled, Smsc, until, type SubmitPdu } from "#messaging/carriers/smpp/testing.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import type { SmppSession } from "#messaging/smpp/session.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { createCarrier, deleteCarrier, getCarrier, updateCarrier } from "./carriers.ts"
import { circuitFailuresMax, failuresSpanMs } from "./circuit-breaker.ts"
import { replaceRates } from "./rates.ts"
import { createRoute } from "./carrier-routes.ts"
import { Routing } from "./routing.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
after(async () => {
  await db.close()
  await store.close()
})
const secretKeys: SecretKeys = [new Uint8Array(32).fill(1)]
const metrics = new Metrics()
after(() => metrics.registry.clear())
const request = { accountId: "a", to: "+4915112345678", from: "+1555", channel: "sms", tags: [] }
const listener = { receipt: async () => {}, inbound: async () => {} }

test("a process follows the changes of another one: a carrier, its route, and its end", async () => {
  const smsc = await new Smsc().start()
  const routing = routingOf(smsc)
  await routing.start(() => listener)
  const context = contextOf(smsc)
  const settings = { hosts: [{ host: "127.0.0.1", port: smsc.port }], system_id: "acme" }
  const given = { name: "Acme", kind: "smpp", settings, secrets: { password: "s3cret" }, status: "enabled" } as const
  const { id } = await createCarrier(db, given, context)
  const conditions = { channel: null, prefix: "49", sender: null, accountId: null, tag: null }
  await createRoute(db, { ...conditions, carrierId: id, priority: 1, weight: 1, status: "enabled" }, context)
  const elapse = () => smsc.clock.advance(100)
  await until(
    "it is chosen and up",
    () => routing.chooseRoute(request)?.carrierId === id && routing.health(id).state === "up",
    elapse,
  )
  await updateCarrier(db, id, { status: "disabled" }, context)
  await until("it is left alone", () => routing.chooseRoute(request) === undefined && !smsc.sessions.length, elapse)
  await until("it is off", () => routing.health(id).state === "off", elapse)
  await routing.stop()
  await smsc.stop()
})

test("a process follows changed rates of another one: the cheapest of equal routes is chosen", async () => {
  const smsc = new Smsc()
  const context = contextOf(smsc)
  const routing = routingOf(smsc)
  await routing.start(() => listener)
  const ids: string[] = []
  for (const name of ["Dear", "Cheap"]) {
    const settings = { hosts: [{ host: "127.0.0.1", port: 1 }], system_id: "acme" }
    const given = { name, kind: "smpp", settings, secrets: {}, status: "enabled" } as const
    const { id } = await createCarrier(db, given, context)
    const conditions = { channel: null, prefix: "49", sender: null, accountId: null, tag: null }
    await createRoute(db, { ...conditions, carrierId: id, priority: 1, weight: 1, status: "enabled" }, context)
    ids.push(id)
  }
  const [first = "", second = ""] = ids
  const charge = (carrierId: string, priceMicros: number) =>
    replaceRates(db, { carrierId, priceUnit: "EUR", lines: [{ prefix: "4915", priceMicros }] }, context)
  const elapse = () => smsc.clock.advance(100)
  for (const [dear, cheap] of [ids, ids.toReversed()] as [string, string][]) {
    await charge(dear, 9)
    await charge(cheap, 2)
    await until("the cheaper one is chosen", () => routing.chooseRoute(request)?.carrierId === cheap, elapse)
  }
  await replaceRates(db, { carrierId: second, priceUnit: "EUR", lines: [] }, context)
  await charge(first, 20)
  await until(
    "a known price goes before an unknown one",
    () => routing.chooseRoute(request)?.carrierId === first,
    elapse,
  )
  const candidates = () =>
    [...routing.candidates(request)].map(({ route, standing, price }) => [route.carrierId, standing, price?.micros])
  const expected = [
    [first, "down", 20],
    [second, "down", undefined],
  ]
  await until("both are candidates, in this order", () => isDeepStrictEqual(candidates(), expected), elapse)
  assert.deepEqual([...routing.candidates({ ...request, to: "+15552345678" })], [])
  await routing.stop()
})

test("a process follows customer prices, and without a rate there is no price", async () => {
  const smsc = new Smsc()
  const routing = routingOf(smsc)
  await routing.start(() => listener)
  const { prices } = routing
  const priced = (channel: string, to: string) => prices.priceMicros({ channel, to }, 2)
  const nothing = [prices.priceUnit, priced("sms", "+4930123")]
  const lines = [
    { prefix: "49", priceMicros: 9 },
    { prefix: "", priceMicros: 4 },
    { prefix: "email", priceMicros: 0 },
  ]
  await replaceRates(db, { carrierId: null, priceUnit: "CHF", lines }, contextOf(smsc))
  const elapse = () => smsc.clock.advance(100)
  await until("they are taken up", () => prices.priceUnit === "CHF", elapse)
  const numbers = [priced("sms", "+4930123"), priced("whatsapp", "whatsapp:+4930123"), priced("mms", "+15552345678")]
  const others = [priced("email", "email:ann+49@example.com"), priced("matrix", "matrix:@ann:example.com")]
  await replaceRates(db, { carrierId: null, priceUnit: "CHF", lines: [] }, contextOf(smsc))
  await until("their end is taken up", () => prices.priceUnit === "USD", elapse)
  assert.deepEqual(
    [nothing, numbers, others],
    [
      ["USD", null],
      [18, 18, 8],
      [0, null],
    ],
  )
  assert.equal(priced("sms", "+4930123"), null)
  await routing.stop()
})

test("a carrier counts as deleted when it has no row and does not run", async () => {
  const smsc = new Smsc()
  const settings = { hosts: [{ host: "127.0.0.1" }], system_id: "acme" }
  const given = { name: "Acme", kind: "smpp", settings, secrets: {}, status: "disabled" } as const
  const { id } = await createCarrier(db, given, contextOf(smsc))
  const routing = routingOf(smsc)
  const gone = contextOf(smsc).newId()
  await routing.start(() => listener)
  assert.deepEqual(await routing.deletedOf([id, gone]), [gone])
  await deleteCarrier(db, id, async () => false)
  assert.deepEqual(await routing.deletedOf([id, gone]), [id, gone])
  assert.deepEqual(await routing.deletedOf([]), [])
  await routing.stop()
})

test("a process that does not follow the routes reports no deleted carrier, whose messages it would let fail", async () => {
  const smsc = new Smsc()
  const gone = contextOf(smsc).newId()
  assert.deepEqual(await routingOf(smsc).deletedOf([gone]), [])
})

test("a process that runs no carriers shows the circuit of the one that does, and says why a route is passed over", async () => {
  const smsc = await new Smsc().start()
  const sending = routingOf(smsc)
  const answering = routingOf(smsc, new Map(), false)
  for (const routing of [sending, answering]) await routing.start(() => listener)
  const settings = { hosts: [{ host: "127.0.0.1", port: smsc.port }], system_id: "acme" }
  const ids: string[] = []
  for (const prefix of ["4915112", "491511"]) {
    const given = { name: prefix, kind: "smpp", settings, secrets: { password: "s3cret" }, status: "enabled" } as const
    const { id } = await createCarrier(db, given, contextOf(smsc))
    const conditions = { channel: null, prefix, sender: null, accountId: null, tag: null }
    await createRoute(db, { ...conditions, carrierId: id, priority: 1, weight: 1, status: "enabled" }, contextOf(smsc))
    ids.push(id)
  }
  const [failing = "", other = ""] = ids
  const elapse = () => smsc.clock.advance(100)
  const isChosen = (id: string) => answering.chooseRoute(request)?.carrierId === id
  const circuit = () => answering.health(failing).circuit
  const seen = async (holds: () => boolean) => {
    for (let looks = 0; looks < 3_000 && !holds(); looks++) {
      elapse()
      await sending.reload()
      await answering.reload()
    }
    assert.ok(holds())
  }
  await until("both are up", () => isChosen(failing) && answering.health(other).state === "up", elapse)
  assert.equal(circuit().state, "closed")
  for (let count = 0; count <= circuitFailuresMax; count++) {
    sending.circuits.recordHealthSignal(failing, "fails", "It fails.")
    smsc.clock.advance(failuresSpanMs / circuitFailuresMax)
  }
  await seen(() => {
    // Its trials keep failing, however long it takes until the other process sees it.
    sending.circuits.recordHealthSignal(failing, "fails", "It fails.")
    return isChosen(other) && circuit().state === "open"
  })
  assert.equal(circuit().reason, "It fails.")
  assert.match(JSON.stringify(answering.chooseRoute(request)?.detail), /"because":"circuit_open"/)
  // During the trial there, one message now and then goes to the trial, and all others use another route.
  const areUp = () => [failing, other].every((id) => answering.health(id).state === "up")
  await seen(() => circuit().state === "half_open" && areUp())
  const chosenNow = () => [1, 2, 3].map(() => answering.chooseRoute(request)?.carrierId)
  assert.deepEqual(chosenNow(), [failing, other, other])
  assert.ok(answering.unavailableFor(0).every(({ carrierId }) => carrierId !== failing))
  smsc.clock.advance(2_000)
  assert.deepEqual(chosenNow(), [failing, other, other])
  sending.circuits.recordHealthSignal(failing, "works", "")
  await seen(() => isChosen(failing) && circuit().state === "closed")
  await settled(Promise.all([sending.stop(), answering.stop(), smsc.stop()]), elapse)
})

test("a carrier whose secrets this installation's key does not open says so, and delays no other", async () => {
  const smsc = new Smsc()
  const settings = { hosts: [{ host: "127.0.0.1" }], system_id: "acme" }
  const given = { name: "Acme", kind: "smpp", settings, secrets: {}, status: "enabled" } as const
  const foreign: SecretKeys = [new Uint8Array(32).fill(2)]
  const { id } = await createCarrier(db, given, { ...contextOf(smsc), secretKeys: foreign })
  const routing = routingOf(smsc)
  await routing.start(() => listener)
  await until("it is told", () => /POSTHORN_SECRET_KEY/.test(routing.health(id).reason ?? ""))
  assert.equal(routing.health(id).state, "down")
  assert.match(routing.health(id).reason ?? "", /set the carrier's password again/)
  assert.ok(routing.unable.includes(id))
  const answering = routingOf(smsc, new Map(), false)
  await answering.start(() => listener)
  for (let looks = 0; looks < 1_000 && !/POSTHORN_SECRET_KEY/.test(answering.health(id).reason ?? ""); looks++) {
    smsc.clock.advance(100)
    await answering.reload()
  }
  assert.match(answering.health(id).reason ?? "", /POSTHORN_SECRET_KEY/)
  await updateCarrier(db, id, { secrets: { password: "new" } }, contextOf(smsc))
  await routing.reload()
  await until("it runs", () => !routing.unable.includes(id))
  await settled(Promise.all([answering.stop(), routing.stop()]), () => smsc.clock.advance(100))
})

test("ids learned from a carrier's receipts are known to all processes and the next start, until its settings change", async () => {
  const smsc = await new Smsc().start()
  const elapse = () => smsc.clock.advance(100)
  const heard: Receipt[] = []
  const hears = () => ({ ...listener, receipt: async (receipt: Receipt) => void heard.push(receipt) })
  const open = async () => {
    const carriers = new Map<string, Carrier>()
    const routing = routingOf(smsc, carriers)
    await routing.start(hears)
    return { routing, carriers }
  }
  const settings = { hosts: [{ host: "127.0.0.1", port: smsc.port, binds: 2 }], system_id: "acme" }
  const given = { name: "Acme", kind: "smpp", settings, secrets: { password: "s3cret" }, status: "enabled" } as const
  const { id } = await createCarrier(db, given, contextOf(smsc))
  const learned = async () => (await getCarrier(db, id)).learnedIds
  const [one, other] = [await open(), await open()]
  const isUp = ({ carriers }: typeof one) => carriers.get(id)?.status().state === "up"
  await until("both are up", () => isUp(one) && isUp(other), elapse)

  let asked: SmppSession | undefined
  smsc.answer = (_, session) => {
    asked = session
    return smsc.accept("1F")
  }
  await one.carriers.get(id)?.submit(submissionOf())
  const submit = smsc.submissions[0] as SubmitPdu
  await smsc.bringReceipt("31", submit, {}, asked)
  for (let tries = 0; tries < 1_000 && (await learned()) === null; tries++) elapse()
  assert.equal(await learned(), "hex_to_decimal")
  await other.routing.refresh()
  smsc.answer = () => smsc.accept("2F")
  const outcome = await other.carriers.get(id)?.submit(submissionOf())
  assert.deepEqual(outcome, { kind: "accepted", references: ["47"] })

  await settled(Promise.all([one.routing.stop(), other.routing.stop()]), elapse)
  const next = await open()
  await until("it is up again", () => isUp(next), elapse)
  await smsc.bringReceipt("47", submit)
  assert.equal(heard.at(-1)?.reference, "47")
  await updateCarrier(db, id, { settings: { ...settings, window_max: 5 } }, contextOf(smsc))
  assert.equal(await learned(), "hex_to_decimal")
  const messageIds = { submit: "hex", receipt: "hex" }
  await updateCarrier(db, id, { settings: { ...settings, message_ids: messageIds } }, contextOf(smsc))
  assert.equal(await learned(), null)
  await settled(Promise.all([next.routing.stop(), smsc.stop()]), elapse)
})

test("ids learned under former settings of a carrier are not kept for others, while it waits for its answers to stop", async () => {
  const smsc = await new Smsc().start()
  const elapse = () => smsc.clock.advance(100)
  const carriers = new Map<string, Carrier>()
  const routing = routingOf(smsc, carriers)
  await routing.start(() => listener)
  const settings = { hosts: [{ host: "127.0.0.1", port: smsc.port }], system_id: "acme" }
  const given = { name: "Acme", kind: "smpp", settings, secrets: { password: "s3cret" }, status: "enabled" } as const
  const { id } = await createCarrier(db, given, contextOf(smsc))
  const learned = async () => (await getCarrier(db, id)).learnedIds
  await until("it is up", () => carriers.get(id)?.status().state === "up", elapse)
  smsc.answer = () => smsc.accept("1F")
  await carriers.get(id)?.submit(submissionOf())
  await smsc.bringReceipt("31", smsc.submissions[0] as SubmitPdu)
  for (let tries = 0; tries < 1_000 && (await learned()) === null; tries++) await routing.reload()
  assert.equal(await learned(), "hex_to_decimal")

  let answer = () => {}
  smsc.answer = () => new Promise((resolve) => (answer = () => resolve(smsc.accept("2F"))))
  const submitting = carriers.get(id)?.submit(submissionOf())
  await until("it is under way", () => smsc.submissions.length === 2)
  await updateCarrier(db, id, { settings: { ...settings, system_id: "other" } }, contextOf(smsc))
  for (let looks = 0; looks < 10; looks++) {
    await routing.reload()
    assert.equal(await learned(), null)
  }
  answer()
  await submitting
  await until("it is bound anew", () => smsc.binds.at(-1)?.fields.systemId === "other", elapse)
  await routing.reload()
  assert.equal(await learned(), null)
  await settled(Promise.all([routing.stop(), smsc.stop()]), elapse)
})

function contextOf({ clock }: Smsc) {
  return { newId: createIds(clock), secretKeys, now: clock.now(), hasAccount: async () => true }
}

function routingOf({ clock }: Smsc, carriers = new Map<string, Carrier>(), runsCarriers = true): Routing {
  return new Routing({
    db,
    clock,
    newId: createIds(clock),
    log: silentLog,
    metrics,
    secretKeys,
    carriers,
    runsCarriers,
    random: () => 0,
    http: noHttp,
  })
}
