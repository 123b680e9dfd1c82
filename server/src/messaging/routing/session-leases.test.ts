import assert from "node:assert/strict"
import { after, afterEach, beforeEach, test } from "node:test"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { newCarrier, Smsc, until } from "#messaging/carriers/smpp/testing.ts"
import type { SmppCarrier } from "#messaging/carriers/smpp/smpp-carrier.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { createCarrier } from "./carriers.ts"
import { SessionLeases } from "./session-leases.ts"
import { sessionLeaseMs } from "./session-store.ts"

/** What is promised for the sessions of a lost process. */
const openElsewhereMs = 15_000

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
after(async () => {
  await db.close()
  await store.close()
})

let smsc: Smsc
let nodes: Node[]
let carrierId: string

beforeEach(async () => {
  smsc = await new Smsc().start()
  nodes = []
  const given = { name: "Acme", kind: "smpp", settings: {}, secrets: {}, status: "enabled" } as const
  const context = { newId: createIds(smsc.clock), secretKeys: [new Uint8Array(32)] as const, now: smsc.clock.now() }
  carrierId = (await createCarrier(db, given, context)).id
})
afterEach(async () => {
  for (const node of nodes) await node.stop()
  await smsc.stop()
})

/** A process with its own clocks. `elapsed` is its own measure of the time since its last renewal began. */
class Node {
  /** Not behind the others: a process that is a lease behind counts as lost for them. */
  readonly clock = new FakeClock(Math.max(smsc.clock.now(), ...nodes.map(({ clock }) => clock.now())))
  readonly carrier: SmppCarrier
  readonly leases: SessionLeases
  /** Added to every measured time, as after a long stop. */
  sleptMs = 0
  /**
   * Queries of the store under way. Time stands still for them. Otherwise a slow store would count as away.
   */
  asking = 0

  constructor(binds: number, database = db) {
    const settings = { hosts: [{ host: "127.0.0.1", port: smsc.port, binds }] }
    const mayUse = (session: string) => this.leases.mayUse(carrierId, session)
    this.carrier = newCarrier({ port: smsc.port, clock: this.clock }, settings, { sessions: "leased", mayUse })
    this.leases = new SessionLeases({
      db: this.#counted(database),
      clock: this.clock,
      log: silentLog,
      processId: createIds(this.clock)(),
      healthOf: () => ({
        ...this.carrier.status(),
        since: 0,
        connections: this.carrier.connections() as never,
        circuit: { state: "closed", failures: 0, reason: null, retryAt: null },
      }),
      stopwatch: () => {
        const [startedAt, slept] = [this.clock.now(), this.sleptMs]
        return () => this.clock.now() - startedAt + this.sleptMs - slept
      },
    })
    nodes.push(this)
  }

  get held(): number {
    return this.carrier.connections().filter(({ state }) => state === "up").length
  }

  async start(): Promise<this> {
    await this.carrier.start({ receipt: async () => {}, inbound: async () => {} })
    this.leases.start()
    this.leases.add(carrierId, this.carrier)
    return this
  }

  pass(): void {
    this.clock.advance(50)
  }

  #counted(database: Database): Database {
    const count = async <T>(asked: Promise<T>) => {
      this.asking++
      return await asked.finally(() => this.asking--)
    }
    return {
      transaction: (work: never) => count(database.transaction(work)),
      query: (...statement: Parameters<Database["query"]>) => count(database.query(...statement)),
    } as unknown as Database
  }

  async stop(): Promise<void> {
    await this.carrier.stop()
    await this.leases.remove(carrierId)
    await this.leases.stop()
  }
}

/** Ends all leases by every clock. */
async function endLeases(): Promise<void> {
  await db.query("update carrier_sessions set lease_until = 'epoch'")
  await db.query("update carrier_reports set lease_until = 'epoch'")
}

/** Lets the same time pass for all of these, so that a slow store puts no clock behind another. */
const passing =
  (...those: Node[]) =>
  () => {
    if (!those.some(({ asking }) => asking)) those.forEach((node) => node.pass())
  }

test("one process has all sessions, and a second one gets its share", async () => {
  const first = await new Node(4).start()
  await until("all are bound", () => first.held === 4, passing(first))
  const second = await new Node(4).start()
  const most = () => assert.ok(smsc.sessions.length <= 4, "never more than the carrier allows")
  await until(
    "both have two",
    () => first.held === 2 && second.held === 2,
    () => (passing(first, second)(), most()),
  )
})

test("an orderly stop leaves the sessions to others immediately, before any lease ends", async () => {
  const first = await new Node(2).start()
  await until("all are bound", () => first.held === 2, passing(first))
  const second = await new Node(2).start()
  await until("both have one", () => first.held === 1 && second.held === 1, passing(first, second))
  await first.stop()
  await until("the second has both", () => second.held === 2, passing(second))
})

test("a renewal under way while its carrier is removed leaves nothing behind", async () => {
  let held: Promise<void> | null = null
  const slow = {
    query: (...statement: Parameters<Database["query"]>) => db.query(...statement),
    transaction: async (work: never) => {
      const before = held
      held = null
      await before
      return db.transaction(work)
    },
  } as unknown as Database
  const node = await new Node(1, slow).start()
  await until("it is bound", () => node.held === 1, passing(node))
  const gate = Promise.withResolvers<void>()
  held = gate.promise
  await until("it renews", () => held === null, passing(node))
  const removed = node.stop()
  // Long enough for the removal, if it does not wait for the renewal.
  await until("the session has ended", () => smsc.sessions.length === 0, passing(node))
  for (let asked = 0; asked < 10; asked++) await db.query("select 1")
  gate.resolve()
  await removed
  assert.deepEqual(await db.query("select name from carrier_sessions where holder is not null"), [])
  assert.deepEqual(await db.query("select process_id from carrier_reports"), [])
})

test("sessions of a lost process are taken when its leases end, and not before", async () => {
  const lost = await new Node(2).start()
  await until("all are bound", () => lost.held === 2, passing(lost))
  const heir = await new Node(2).start()
  await until("it has looked", () => heir.clock.untilNext() !== undefined, passing(heir))
  assert.equal(heir.held, 0)
  const lookAgainMs = heir.clock.untilNext() ?? Infinity
  assert.ok(sessionLeaseMs + lookAgainMs <= openElsewhereMs, `it looks again after ${lookAgainMs} ms`)
  await endLeases()
  await until("it has them", () => heir.held === 2, passing(heir))
})

test("a holder whose renewals are not answered closes its sessions before their leases end", async () => {
  const cut = new Database({ url: store.url, log: silentLog, poolMax: 1 })
  const node = await new Node(1, cut).start()
  await until("it is bound", () => node.held === 1, passing(node))
  await cut.close()
  await until("it has unbound", () => smsc.sessions.length === 0, passing(node))
  const checkedAt = isoTime(node.clock.leases.check())
  const rows = await db.query("select from carrier_sessions where lease_until > $1", [checkedAt])
  assert.equal(rows.length, 1, "the lease is not over")
})

test("a process that wakes after a long stop writes nothing on a former session, and submits nothing", async () => {
  const sleeper = await new Node(1).start()
  await until("it is bound", () => sleeper.held === 1, passing(sleeper))
  const before = smsc.submissions.length
  // Handed over, but not written, because the process is stopped in between.
  const outcome = sleeper.carrier.submit(submissionOf())
  sleeper.sleptMs += 20_000
  assert.equal((await outcome).kind, "not_sent")
  assert.equal(smsc.submissions.length, before)
  await until("the session has ended", () => smsc.sessions.length === 0)
})

test("a session that another process has taken is cut by the next renewal", async () => {
  const node = await new Node(1).start()
  await until("it is bound", () => node.held === 1, passing(node))
  const other = createIds(node.clock)()
  await db.query("update carrier_sessions set holder = $1, lease_until = 'infinity'", [other])
  await until("it is cut", () => node.held === 0 && smsc.sessions.length === 0, passing(node))
})

test("a process that gets no session up leaves them to one that can", async () => {
  smsc.answerBind = () => ({ status: 0x0d })
  const useless = await new Node(1).start()
  await until("it has tried", () => smsc.binds.length > 0, passing(useless))
  const other = await new Node(1).start()
  await until(
    "it stands aside, and the other one tries",
    () => other.carrier.connections().length > 0,
    passing(useless, other),
  )
  smsc.answerBind = () => ({ status: 0, fields: { systemId: "smsc" } })
  await until("the other one is bound", () => other.held === 1, passing(useless, other))
})
