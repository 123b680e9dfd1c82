/** Failover over the whole way: carriers and routes of the tables, over SMPP, one of them with a fault. */
import assert from "node:assert/strict"
import { after, afterEach, describe, it } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import type { Carrier } from "#messaging/carriers/carrier.ts"
import { noHttp } from "#messaging/carriers/http/testing.ts"
import { Smsc, until } from "#messaging/carriers/smpp/testing.ts"
import { openTestStore } from "#core/db/testing.ts"
import { MessageIntake } from "#messaging/messages/accept/accept-message.ts"
import { readTimeline } from "#messaging/messages/read/read-timeline.ts"
import { failoverDefault, quiet, Stage } from "#messaging/messages/testing.ts"
import { createCarrier, updateCarrier } from "#messaging/routing/carriers.ts"
import { createRoute } from "#messaging/routing/carrier-routes.ts"
import { Routing } from "#messaging/routing/routing.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { Sender } from "./hand-over.ts"
import { SendBackpressure } from "./send-backpressure.ts"
import { WaitingMover } from "./move-waiting.ts"

describe("failover over SMPP", async () => {
  const store = await openTestStore()
  let stop = async () => {}
  afterEach(() => stop())
  after(() => store.close())

  it("passes over an SMSC that is dead from the start, and says so", async () => {
    const { stage, ids, smscs } = await open({ isFirstDead: true })
    const id = await stage.sent()
    await eventually(stage, "it is sent", async () => (await stage.status(id)) === "sent")
    assert.deepEqual(submitted(smscs), [0, 1])
    const [queued] = await readTimeline(store.db, stage.accountId, id)
    const passedOver = (queued?.detail?.["passed_over"] ?? []) as { carrier: string; because: string }[]
    assert.deepEqual(
      passedOver.map(({ carrier, because }) => [carrier, because]),
      [[toSid("carrier", ids[0] ?? ""), "down"]],
    )
    assert.doesNotMatch(JSON.stringify(queued), /127\.0\.0\.1|First/)
  })

  it("moves the messages that wait for an SMSC that dies, and does not move them back", async () => {
    const { stage, smscs } = await open()
    const [first, second] = smscs
    const messages = await Promise.all(Array.from({ length: 20 }, () => stage.send()))
    await first?.stop()
    stage.start()
    const areSent = async () => {
      const statuses = await Promise.all(messages.map((id) => stage.status(id)))
      return statuses.every((status) => status === "sent")
    }
    await eventually(stage, "all are sent", areSent)
    assert.deepEqual(submitted(smscs), [0, 20])
    for (const id of messages) {
      const [, rerouted] = await stage.story(id)
      assert.equal(rerouted, "rerouted")
    }
    await first?.restart()
    const isBack = () => first?.sessions.length === 1
    await until("it is back", isBack, pass(stage))
    assert.equal(second?.submissions.length, 20)
  })

  it("keeps the client's waiting messages with their carrier while the connection breaks and comes back", async () => {
    const { stage, ids: carrierIds, smscs, routing } = await open({ windowMax: 1 })
    const [first] = smscs
    if (first) first.answer = () => new Promise(() => {})
    const ids = await Promise.all(Array.from({ length: 4 }, () => stage.send()))
    stage.sender.start()
    await eventually(stage, "one is under way", async () => first?.submissions.length === 1)
    await eventually(stage, "all are claimed", async () => stage.sender.held === 4)
    if (first) first.answer = () => first.accept()
    first?.cut()
    // A carrier that is away for ten seconds loses its queue, and sockets are slower than the clock of this
    // test.
    const isUp = () => routing.health(carrierIds[0] ?? "").state === "up"
    await until("it is down", () => !isUp())
    await until("it is back", isUp, passAtMost(stage, 5_000))
    const areSent = async () => {
      const statuses = await Promise.all(ids.map((id) => stage.status(id)))
      return statuses.every((status) => status === "sent")
    }
    await eventually(stage, "all are sent", areSent)
    assert.deepEqual(submitted(smscs), [5, 0])
  })

  it("continues immediately when the SMSC has an error of its own", async () => {
    const { stage, smscs } = await open()
    if (smscs[0]) smscs[0].answer = () => ({ status: commandStatus.ESME_RSYSERR })
    const id = await stage.sent()
    await eventually(stage, "it is sent", async () => (await stage.status(id)) === "sent")
    assert.deepEqual(submitted(smscs), [1, 1])
    assert.deepEqual(await stage.story(id), ["queued", "sending", "rerouted", "sent"])
  })

  it("continues when the SMSC throttles beyond the limit, and not before", async () => {
    const { stage, smscs } = await open()
    if (smscs[0]) smscs[0].answer = () => ({ status: commandStatus.ESME_RTHROTTLED })
    const from = stage.clock.now()
    const id = await stage.sent()
    await eventually(stage, "it is sent", async () => (await stage.status(id)) === "sent")
    assert.ok(stage.clock.now() - from >= 40_000, `after ${stage.clock.now() - from} ms`)
    assert.equal(smscs[1]?.submissions.length, 1)
    const reroutes = (await stage.story(id)).filter((type) => type === "rerouted")
    assert.equal(reroutes.length, 1)
  })

  it("never continues with a long message of which the SMSC has a part", async () => {
    const { stage, smscs } = await open()
    const [first, second] = smscs
    let count = 0
    if (first) first.answer = () => (count++ === 1 ? { status: commandStatus.ESME_RSYSERR } : first.accept())
    const id = await stage.sent({ body: "long ".repeat(80) })
    await eventually(stage, "it is sent", async () => (await stage.status(id)) === "sent")
    assert.equal(second?.submissions.length, 0)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "submission_deferred", "sent"])
  })

  it("fails a message that the SMSC blames, and continues where the carrier's table says otherwise", async () => {
    const { stage, ids, smscs, context, routing } = await open()
    if (smscs[0]) smscs[0].answer = () => ({ status: commandStatus.ESME_RINVDSTADR })
    const id = await stage.sent()
    await eventually(stage, "it has failed", async () => (await stage.status(id)).startsWith("failed"))
    assert.equal(await stage.status(id), "failed: invalid_recipient")
    const settings = {
      ...settingsOf(smscs[0]),
      statuses: { ESME_RINVDSTADR: { code: "invalid_recipient", blame: "route" } },
    }
    await updateCarrier(store.db, ids[0] ?? "", { settings }, context)
    await routing.refresh()
    await until("it is up again", () => routing.health(ids[0] ?? "").state === "up", pass(stage))
    const other = await stage.sent()
    await eventually(stage, "it is sent", async () => (await stage.status(other)) === "sent")
    assert.equal(smscs[1]?.submissions.length, 1)
  })

  /** A stage with two carriers of the tables, the first by its priority, and all parts of a process. */
  async function open({ isFirstDead = false, windowMax = 10 } = {}) {
    for (const table of ["routes", "carriers", "carrier_reports", "message_mover"])
      await store.db.query(`truncate ${table}`)
    const stage = new Stage(store.db)
    const smscs = [await new Smsc(stage.clock).start(), await new Smsc(stage.clock).start()]
    if (isFirstDead) await smscs[0]?.stop()
    const { clock, newId } = stage
    const secretKeys: SecretKeys = [new Uint8Array(32).fill(1)]
    const context = { newId, secretKeys, now: clock.now(), hasAccount: async () => true }
    const ids: string[] = []
    for (const [index, smsc] of smscs.entries()) {
      const given = { name: index ? "Second" : "First", kind: "smpp", status: "enabled", secrets: {} } as const
      const { id } = await createCarrier(
        store.db,
        { ...given, settings: { ...settingsOf(smsc), window_max: windowMax } },
        context,
      )
      const conditions = { channel: null, prefix: null, sender: null, accountId: null, tag: null }
      await createRoute(
        store.db,
        { ...conditions, carrierId: id, priority: index, weight: 1, status: "enabled" },
        { ...context, hasAccount: async () => true },
      )
      ids.push(id)
    }
    const carriers = new Map<string, Carrier>()
    const routing = new Routing({
      ...stage.context,
      ...context,
      log: silentLog,
      carriers,
      http: noHttp,
      random: () => 0,
    })
    const policy = { routes: routing, failover: failoverDefault, submitPolicy: "at_least_once" } as const
    const { senders, callbacks } = stage
    Object.assign(stage, { intake: new MessageIntake({ ...stage.context, routes: routing, senders, callbacks }) })
    stage.sender = new Sender({
      ...stage.context,
      ...policy,
      carriers,
      mediaSource: { fetch: async () => ({ kind: "failed", reason: "There is no media here." }) },
      backpressure: new SendBackpressure({ clock, asked: () => 0, storeMs: () => 0 }),
      unrecorded: stage.unrecorded,
      circuits: routing.circuits,
    })
    const unavailableFor = (ms: number) => routing.unavailableFor(ms)
    const mover = new WaitingMover({ ...stage.context, ...policy, unavailableFor, ways: () => routing.ways })
    await routing.start((carrierId) => ({
      receipt: (receipt) => stage.receipts.recordReceipt(carrierId, receipt),
      inbound: async () => {},
    }))
    mover.start()
    const isReady = () => ids.every((id, index) => routing.health(id).state === (isFirstDead && !index ? "down" : "up"))
    await until("they are ready", isReady, pass(stage))
    // The outage before they were ready must have ended. Otherwise the first break would count from there.
    const isOver = () => !routing.unavailableFor(0).some(({ carrierId }) => routing.health(carrierId).state === "up")
    await until("their outage is over", isOver)
    stop = async () => {
      let isStopped = false
      const all = [mover.stop(), stage.sender.stop(), routing.stop(), ...smscs.map((smsc) => smsc.stop()), stage.stop()]
      void Promise.all(all).then(() => (isStopped = true))
      await until("all is stopped", () => isStopped, pass(stage))
    }
    return { stage, ids, smscs, context, routing }
  }
})

function settingsOf(smsc: Smsc | undefined) {
  return { hosts: [{ host: "127.0.0.1", port: smsc?.port ?? 0 }], system_id: "posthorn" }
}

function submitted(smscs: readonly Smsc[]): number[] {
  return smscs.map(({ submissions }) => submissions.length)
}

function pass({ clock }: Stage): () => void {
  return () => clock.advance(20)
}

function passAtMost({ clock }: Stage, ms: number): () => void {
  const end = clock.now() + ms
  return () => {
    if (clock.now() < end) clock.advance(20)
  }
}

/** Lets time pass until a condition holds, at most ten minutes, and never too fast for the store. */
async function eventually(stage: Stage, sentence: string, holds: () => Promise<boolean>): Promise<void> {
  const until = stage.clock.now() + 600_000
  while (stage.clock.now() < until) {
    if (await holds()) return
    for (let turns = 0; turns < 10; turns++) {
      stage.clock.advance(20)
      await turn()
    }
    await quiet(stage.context.db)
  }
  assert.fail(`It was awaited in vain that ${sentence}.`)
}
