import assert from "node:assert/strict"
import { after, test } from "node:test"
import { z } from "zod"
import type { Carrier, TraceFilter } from "#messaging/carriers/carrier.ts"
import { noHttp } from "#messaging/carriers/http/testing.ts"
import { defineKind, type CarrierKind, type LeasableCarrier } from "#messaging/carriers/kind.ts"
import { addCarrierKind } from "#messaging/carriers/kinds.ts"
import { createTestCarrier, submissionOf } from "#messaging/carriers/testing.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { createCarrier } from "#messaging/routing/carriers.ts"
import { createRoute } from "#messaging/routing/carrier-routes.ts"
import { Routing } from "#messaging/routing/routing.ts"
import { systemClock } from "#core/std/clock.ts"
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

test("an adapter that fails is down, and its outcome is unknown", async () => {
  class Faulty extends Steady {
    override readonly windowMax = NaN
    override status = fail
    override submit = async () => "sent" as never
    connections = fail
    trace = fail
  }
  const adapter = await createAdapter(Faulty)
  assert.deepEqual(adapter.status(), { state: "down", reason: failed("status") })
  assert.equal(adapter.windowMax, 0)
  assert.deepEqual(adapter.connections?.(), [])
  adapter.trace?.(null)
  const outcome = await adapter.submit(submissionOf())
  assert.match(outcome.kind === "unknown" ? outcome.reason : "", /`submit` returned a value that is not of its type/)
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
  assert.deepEqual([adapter.id, adapter.sessions, adapter.status().state], ["c", ["steady"], "up"])
  adapter.trace?.({ accountId: null, recipient: "+1555" })
  assert.deepEqual(filters, [{ accountId: null, recipient: "+1555" }])
})

async function createAdapter(Adapter: new () => Steady): Promise<Carrier & LeasableCarrier> {
  const kind = guardCarrierKind(steady("adapter", new Adapter()), "acme.js")
  return await kind.create({} as Parameters<CarrierKind["create"]>[0], {}, {})
}
