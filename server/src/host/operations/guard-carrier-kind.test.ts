import assert from "node:assert/strict"
import { after, test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { z } from "zod"
import type { Carrier, CarrierListener, TraceFilter } from "#messaging/carriers/carrier.ts"
import { noHttp } from "#messaging/carriers/http/testing.ts"
import { defineKind, type CarrierKind, type LeasableCarrier } from "#messaging/carriers/kind.ts"
import { addCarrierKind } from "#messaging/carriers/kinds.ts"
import type { WebhookReader } from "#messaging/carriers/webhook.ts"
import { createTestCarrier, createTestReader, submissionOf } from "#messaging/carriers/testing.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { createCarrier } from "#messaging/routing/carriers.ts"
import { createRoute } from "#messaging/routing/carrier-routes.ts"
import { Routing } from "#messaging/routing/routing.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { hourMs, minuteMs } from "#core/std/durations.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog, type Log } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { guardCarrierKind } from "./guard-carrier-kind.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
after(async () => {
  await db.close()
  await store.close()
})

const fail = (): never => {
  throw new Error("A bug.\n  at acme.js")
}
const failed = (name: string) => `The module acme.js failed: \`${name}\` threw an error: A bug. Correct the module.`

/** An adapter with private fields, which is always up. */
class Steady implements Carrier, LeasableCarrier {
  readonly id = "c"
  readonly kind = "steady"
  readonly sessions = ["steady"]
  readonly windowMax: number = 10
  readonly #submitted: string[] = []
  async start() {}
  async stop() {}
  async openSessions() {}
  async closeSessions() {}
  async cutSessions() {}
  async submit({ messageId }: { messageId: string }) {
    this.#submitted.push(messageId)
    return { kind: "accepted", references: [String(this.#submitted.length)] } as const
  }
  status(): ReturnType<Carrier["status"]> {
    return { state: "up", reason: null }
  }
}

const steady = (kind: string, adapter: object = new Steady()) =>
  defineKind({
    kind,
    name: kind,
    description: "A test.",
    channels: ["sms"],
    settings: z.strictObject({}),
    secrets: z.strictObject({}),
    groups: [],
    independent: [],
    create: async () => adapter as Steady,
  })

const guarded = (changes: Partial<CarrierKind>, kind = "faulty") =>
  guardCarrierKind({ ...steady(kind), ...changes }, "acme.js")

test("a kind whose channels fail has none, and only its carrier is down, with the reason in its status and the log", async (context) => {
  addCarrierKind(guarded({ channelsOf: fail }))
  addCarrierKind(guarded({}, "steady"))
  const reasons: unknown[] = []
  const log: Log = { ...silentLog, error: (fields: unknown) => void reasons.push((fields as { reason?: string }).reason) } // oxfmt-ignore
  const metrics = new Metrics()
  const secretKeys: SecretKeys = [new Uint8Array(32).fill(1)]
  const made = { newId: createIds(systemClock), secretKeys, now: systemClock.now(), hasAccount: async () => true }
  const parts = { db, secretKeys, clock: systemClock, newId: made.newId, random: () => 0, log, metrics }
  const routing = new Routing({ ...parts, carriers: new Map(), http: noHttp })
  context.after(() => routing.stop())
  await routing.start(() => ({ receipt: async () => {}, inbound: async () => {} }))
  const ids: string[] = []
  for (const kind of ["faulty", "steady"]) {
    const given = { name: kind, kind, settings: {}, secrets: {}, status: "enabled" } as const
    const { id } = await createCarrier(db, given, made)
    const conditions = { channel: null, prefix: null, sender: null, accountId: null, tag: null }
    await createRoute(db, { ...conditions, carrierId: id, priority: 1, weight: 1, status: "enabled" }, made)
    ids.push(id)
  }
  const [faulty = "", working = ""] = ids
  await routing.refresh()
  const request = { accountId: "a", to: "+4915112345678", from: "+1555", channel: "sms", tags: [] }
  assert.deepEqual([...routing.candidates(request)].map(({ route }) => route.carrierId), [working]) // oxfmt-ignore
  // Stopping waits for the carriers that are still starting.
  const health = () => routing.health(faulty)
  while (health().reason === "The carrier is starting.") await routing.refresh()
  assert.deepEqual([health().state, health().reason], ["down", failed("channelsOf")])
  assert.deepEqual(reasons, [failed("channelsOf")])
})

test("settings and secrets that a kind cannot check are faults that name the module", () => {
  const { parseSettings, parseSecrets } = guarded({ parseSettings: fail, parseSecrets: () => null as never })
  const message = `cannot be checked. ${failed("parseSettings").slice(0, -1)}`
  assert.deepEqual(parseSettings({}), { kind: "faults", faults: [{ field: "(settings)", message }] })
  const { faults = [] } = parseSecrets({}) as { faults?: { message: string }[] }
  assert.match(faults[0]?.message ?? "", /`parseSecrets` returned a value that is not of its type/)
})

test("channels that the kind does not have are no channels", () => {
  assert.deepEqual(guarded({ channelsOf: () => ["sms", "smoke"] }).channelsOf({}), [])
  assert.deepEqual(guarded({}).channelsOf({}), ["sms"])
})

test("a kind that cannot read its hosts has none, so a change of the settings requires the secrets", () => {
  assert.equal(guarded({ hostsOf: fail }).hostsOf({}), null)
})

test("a kind without forms cannot be added", () => {
  const kind = Object.defineProperty({ ...steady("formless") }, "forms", { get: fail })
  assert.throws(() => guardCarrierKind(kind, "acme.js"), { message: failed("forms") })
})

test("an adapter that lacks a method is refused", async () => {
  const kind = guardCarrierKind(steady("partial", { ...new Steady(), windowMax: 1 }), "acme.js")
  await assert.rejects(createTestCarrier(kind, { settings: {} }), /`create` returned a value that is not of its type/)
})

test("an adapter whose creation never ends is refused after a minute, and so is one that rejects", async () => {
  const clock = new FakeClock()
  const created = createAdapter(Steady, { clock, create: () => new Promise(() => {}) })
  const rejected = assert.rejects(created, { message: /`create` did not end within 60 s\. Correct the module\.$/ })
  clock.advance(minuteMs)
  await rejected
  // A kind rejects settings that an older release accepted, with a sentence of its own.
  await assert.rejects(createAdapter(Steady, { create: async () => fail() }), { message: "A bug.\n  at acme.js" })
})

test("an adapter that fails is down, its outcome is unknown, and each fault is logged once", async () => {
  class Faulty extends Steady {
    override readonly windowMax = NaN
    override status = fail
    override submit = async () => "sent" as never
    connections = fail
    trace = fail
    learnIds = fail
    override openSessions = fail
    override closeSessions = fail
    override cutSessions = () => Promise.reject(new Error("A bug."))
    override stop = fail
    get mediaLimits() {
      return fail()
    }
  }
  const { log, faults } = loggedFaults()
  const adapter = await createAdapter(Faulty, { log })
  for (let times = 0; times < 2; times++) {
    assert.deepEqual(adapter.status(), { state: "down", reason: failed("status") })
    assert.deepEqual([adapter.windowMax, adapter.mediaLimits, adapter.connections?.()], [0, null, []])
    adapter.trace?.(null)
    adapter.learnIds?.("same")
    await Promise.all([adapter.openSessions([]), adapter.closeSessions([]), adapter.cutSessions([]), adapter.stop()])
  }
  const outcome = await adapter.submit(submissionOf())
  assert.match(outcome.kind === "unknown" ? outcome.reason : "", /`submit` returned a value that is not of its type/)
  const named = faults.map((fault) => /`(\w+)`/.exec(fault)?.[1])
  const all = ["status", "windowMax", "mediaLimits", "connections", "trace", "learnIds", "openSessions", "closeSessions", "cutSessions", "stop", "submit"] // oxfmt-ignore
  assert.deepEqual([named.length, new Set(named)], [all.length, new Set(all)])
})

const wrongOutcomes: unknown[] = [
  undefined,
  { kind: "sent" },
  { kind: "accepted" },
  { kind: "accepted", references: [1] },
  { kind: "refused", isPermanent: true, code: "tired", reason: "" },
  { kind: "refused", isPermanent: false, code: "throttled", reason: "", retryAfterMs: NaN },
]

test("an outcome of a wrong type is unknown", async () => {
  for (const wrong of wrongOutcomes) {
    class Faulty extends Steady {
      override submit = async () => wrong as never
    }
    const outcome = await (await createAdapter(Faulty)).submit(submissionOf())
    assert.equal(outcome.kind, "unknown", JSON.stringify(wrong))
  }
})

test("a submission that never ends is unknown after an hour", async () => {
  class Silent extends Steady {
    override submit = () => new Promise<never>(() => {})
  }
  const clock = new FakeClock()
  const submitted = (await createAdapter(Silent, { clock })).submit(submissionOf())
  clock.advance(hourMs)
  const outcome = await submitted
  assert.match(outcome.kind === "unknown" ? outcome.reason : "", /`submit` did not end within 3600 s\./)
})

test("a receipt or a message of a wrong type is refused before it reaches a batch", async () => {
  const passed: unknown[] = []
  let listener: CarrierListener | undefined
  class Bringing extends Steady {
    override async start(given?: CarrierListener) {
      listener = given
    }
  }
  const adapter = await createAdapter(Bringing)
  await adapter.start({
    receipt: async (receipt) => void passed.push(receipt),
    inbound: async (message) => void passed.push(message),
  })
  const receipt = { reference: "r", state: "delivered", code: null, at: 0, raw: "" } as const
  const message = { to: "+1", from: "+2", body: "Hi", media: [], at: 0, reference: "r" }
  assert.ok(listener)
  for (const wrong of [
    { ...receipt, reference: undefined },
    { ...receipt, at: NaN },
    { ...receipt, state: "lost" },
  ])
    await assert.rejects(listener.receipt(wrong as never), /`receipt` got a value that is not of its type, at /)
  await assert.rejects(
    listener.inbound({ ...message, media: null } as never),
    /`inbound` got a value that is not of its type, at media\./,
  )
  await listener.receipt(receipt)
  await listener.inbound(message)
  assert.deepEqual(passed, [receipt, message])
})

test("a rejection of the listener that the adapter does not handle does not end the process", async () => {
  let listener: CarrierListener | undefined
  class Careless extends Steady {
    override async start(given?: CarrierListener) {
      listener = given
    }
  }
  const adapter = await createAdapter(Careless)
  await adapter.start({ receipt: async () => fail(), inbound: async () => fail() })
  const receipt = { reference: "r", state: "delivered", code: null, at: 0, raw: "" } as const
  const unhandled: unknown[] = []
  const keep = (error: unknown) => void unhandled.push(error)
  process.on("unhandledRejection", keep)
  void listener?.receipt(receipt)
  await turn()
  await turn()
  process.off("unhandledRejection", keep)
  assert.deepEqual(unhandled, [])
})

test("a reader that returns a wrong value rejects, so the carrier sends the webhook again", async () => {
  const acknowledgement = { status: 200, headers: {}, body: "" }
  const receipt = { reference: "r", state: "lost", code: null, at: 0, raw: "" }
  const reader = { acknowledgement, checkHead: async () => true, read: async () => ({ kind: "read", receipts: [receipt], inbounds: [] }) } // oxfmt-ignore
  const readerOf = (made: object) => createTestReader(guarded({ createReader: () => made as WebhookReader, hasWebhooks: true }), { settings: {} }) // oxfmt-ignore
  const webhook = { method: "POST", url: "", headers: {}, address: "", body: Buffer.alloc(0) }
  await assert.rejects(readerOf(reader).checkHead(webhook), /`checkHead` returned a value that is not of its type/)
  await assert.rejects(readerOf(reader).read(webhook), /`read` returned .* type, at receipts\.0\.state\./)
  assert.throws(() => readerOf({ ...reader, read: null }), /`createReader` returned .* type, at read\./)
})

test("an adapter that works has its own methods, its private fields, and its traces", async () => {
  const filters: (TraceFilter | null)[] = []
  class Traced extends Steady {
    trace(filter: TraceFilter | null) {
      filters.push(filter)
    }
  }
  const adapter = await createAdapter(Traced)
  assert.deepEqual(await adapter.submit(submissionOf()), { kind: "accepted", references: ["1"] })
  assert.deepEqual([adapter.kind, adapter.sessions, adapter.status().state], ["adapter", ["steady"], "up"])
  adapter.trace?.({ accountId: null, recipient: "+1555" })
  assert.deepEqual(filters, [{ accountId: null, recipient: "+1555" }])
})

function loggedFaults() {
  const faults: string[] = []
  const error = (fields: unknown) => void faults.push((fields as { fault?: string }).fault ?? "")
  return { log: { ...silentLog, error } as Log, faults }
}

async function createAdapter(
  Adapter: new () => Steady,
  { clock = systemClock, log = silentLog, create = async () => new Adapter() }: { clock?: Clock; log?: Log; create?: CarrierKind["create"] } = {}, // oxfmt-ignore
): Promise<Carrier & LeasableCarrier> {
  const kind = guardCarrierKind({ ...steady("adapter"), create }, "acme.js")
  const parts = { id: createIds(systemClock)(), clock, log } as Parameters<CarrierKind["create"]>[0]
  return await kind.create(parts, {}, {})
}
