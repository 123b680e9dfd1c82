/**
 * Three nodes with one PostgreSQL and one carrier, under load. Two are lost at once, one behind a cut cable
 * and one that stands still; when they are back, the third is killed. Nothing accepted may be lost, the
 * carrier never has more sessions than it allows, and those of a lost node are open elsewhere. The test prints
 * after how long. `session-leases.test.ts` checks the promised 15 s without waiting for the clock.
 */
import assert from "node:assert/strict"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { makeOperatorToken } from "#core/accounts/operator-token.ts"
import { Database } from "#core/db/database.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { pause, stopwatch, systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Announced } from "../kill/announced.ts"
import { CuttableProxy } from "../support/cuttable-proxy.ts"
import { eventually, patienceMs } from "../support/eventually.ts"
import { startHttpsReceiver } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { signal } from "../support/processes.ts"
import { targetOf } from "../support/store-target.ts"
import { WatchfulSmsc, type Submitted } from "./smsc.ts"

const sessionsMax = 6
const gapMs = 20
/** The lease of a claim. */
const claimMs = 60_000
/** The messages of a carrier that a session may have under way (`window_max`). */
const windowMax = 5
/**
 * What a node that is lost may have under way. Every session has a full window, and for as many the node has the
 * answer and no commit.
 */
const underWayMax = 2 * sessionsMax * windowMax
const story = "1 messages.queued, 2 messages.sending, 3 messages.sent, 4 messages.delivered"

/** One node with its ways to the store and to the carrier. */
interface Node {
  posthorn: Installation
  store: CuttableProxy
  carrier: CuttableProxy
  /** From which the carrier sees it. */
  address: string
  /** When it was lost. */
  lostAt: number
}

test("two of three nodes are lost and come back, and the third is killed", async (t) => {
  await using stack = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  stack.defer(() => database.close())
  const smsc = new WatchfulSmsc()
  const smscPort = await smsc.start()
  stack.defer(() => smsc.stop())
  const announced = new Announced()
  const receiver = await startHttpsReceiver({ respond: announced.respond, keepRequests: false })
  stack.defer(() => receiver.close())
  const nodes: Node[] = []
  let carrierPort = 0
  for (const number of [1, 2, 3]) {
    const node = await nodeOf(number, { databaseUrl: database.url, smscPort, carrierPort, receiverCa: receiver.ca })
    carrierPort = node.carrierPort
    stack.defer(() => lose(node))
    nodes.push(node)
  }
  const [cut, frozen, killed] = nodes as [Node, Node, Node]
  await cut.posthorn.start()
  await Promise.all([frozen, killed].map(({ posthorn }) => posthorn.start()))
  const authorization = credentialsOf(cut.posthorn.account)
  await configure(database.url, killed, { authorization, port: carrierPort, receiverUrl: receiver.url })
  const held = ({ address }: Node) => smsc.sessionsOf(address)
  const areShared = () => nodes.every((node) => held(node) === sessionsMax / nodes.length)
  await eventually("the nodes share the sessions", areShared)

  const load = new NodesLoad(nodes, authorization)
  load.start()
  await eventually("messages are sent", () => smsc.submissions.length > 50)
  const bothLost = stopwatch()
  cut.lostAt = frozen.lostAt = systemClock.now()
  for (const way of [cut.store, cut.carrier]) way.cut()
  signal(frozen.posthorn.pid, "SIGSTOP")
  await eventually("the third node has all sessions", () => held(killed) === sessionsMax)
  t.diagnostic(`a node behind a cut cable and one that stands still: moved in ${Math.round(bothLost())} ms`)
  for (const way of [cut.store, cut.carrier]) way.heal()
  signal(frozen.posthorn.pid, "SIGCONT")
  await eventually("the nodes share the sessions again", areShared)
  t.diagnostic(`back after ${Math.round(bothLost())} ms`)

  const oneLost = stopwatch()
  killed.lostAt = systemClock.now()
  await killed.posthorn.kill()
  await eventually("the two nodes have all sessions", () => held(cut) + held(frozen) === sessionsMax)
  t.diagnostic(`a killed node: moved in ${Math.round(oneLost())} ms`)
  await load.stop()
  await endClaims(database.url, killed)
  const missing = () => [...load.accepted.keys()].filter((sid) => announced.story(sid) !== story)
  await eventually("everything accepted is delivered and announced", () => missing().length === 0).catch(
    () => undefined,
  )

  const { repeats, unexplained } = repeatsOf(smsc, nodes)
  t.diagnostic(`${load.accepted.size} accepted, ${load.refused} refused or not answered, ${repeats} submitted twice`)
  t.diagnostic(
    `${announced.deliveries} deliveries, ${announced.repeats} repeated; ${smsc.sessionsMost} sessions at most`,
  )
  assert.deepEqual(missing().map((sid) => `${sid} ${announced.story(sid)}`).slice(0, 10), [], "nothing is lost") // oxfmt-ignore
  assert.deepEqual(announced.faults, [])
  assert.equal(smsc.sessionsMost, sessionsMax, "never more sessions than the carrier allows")
  assert.deepEqual(unexplained, [], "submitted twice only what a node had under way when it was lost")
})

interface Place {
  databaseUrl: string
  smscPort: number
  /** 0 for the first node, which chooses. */
  carrierPort: number
  receiverCa: string
}

async function nodeOf(number: number, place: Place): Promise<Node & { carrierPort: number }> {
  const address = `127.0.0.${10 + number}`
  const url = new URL(place.databaseUrl)
  const store = new CuttableProxy(targetOf(url))
  const carrier = new CuttableProxy({ host: "127.0.0.1", port: place.smscPort, localAddress: address })
  const carrierPort = await carrier.listen(address, place.carrierPort)
  const storePort = await store.listen(address)
  const environment: Record<string, string> = {
    DATABASE_URL: `postgres://${url.username}:${url.password}@${address}:${storePort}${url.pathname}`,
    POSTHORN_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    HOST: address,
    PROCESSES: "1",
    DB_POOL: "8",
    WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128",
    SMSC_ADDRESS: address,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL("resolve-smsc.mjs", import.meta.url))}`,
  }
  const posthorn = new Installation({ environment })
  environment["WEBHOOK_CA"] = path.join(posthorn.dataDir, "receiver-ca.pem")
  writeFileSync(environment["WEBHOOK_CA"], place.receiverCa)
  return { posthorn, store, carrier, carrierPort, address, lostAt: Infinity }
}

async function lose({ posthorn, store, carrier }: Node): Promise<void> {
  if (posthorn.pid) {
    signal(posthorn.pid, "SIGCONT")
    await posthorn.kill()
  }
  await posthorn[Symbol.asyncDispose]()
  await store.close()
  await carrier.close()
}

/** A carrier with a route to it, and an endpoint, over the API of one node. */
async function configure(
  databaseUrl: string,
  { posthorn }: Node,
  { authorization, port, receiverUrl }: { authorization: string; port: number; receiverUrl: string },
): Promise<void> {
  await using db = new Database({ url: databaseUrl, log: silentLog, poolMax: 1 })
  const newId = createIds(systemClock)
  const token = await db.transaction((tx) => makeOperatorToken(tx, { newId, now: systemClock.now() }))
  const operator = credentialsOf({ sid: "operator", token })
  const settings = {
    hosts: [{ host: "smsc.test", port, binds: sessionsMax }],
    system_id: "acme",
    window_max: windowMax,
  }
  const given = { name: "Acme", settings, password: "secret" }
  const { sid } = await post(posthorn, "/operator/v1/carriers", given, operator)
  await post(posthorn, "/operator/v1/routes", { carrier_sid: sid, prefix: "49" }, operator)
  await post(posthorn, "/v1/webhooks", { url: `${receiverUrl}/hooks`, events: "messages.*" }, authorization)
}

/**
 * As if the minute was over after which others take up what the killed node had claimed. The others have
 * nothing under way.
 */
async function endClaims(databaseUrl: string, { lostAt }: Node): Promise<void> {
  await using db = new Database({ url: databaseUrl, log: silentLog, poolMax: 1 })
  const later =
    "select 1 from message_jobs where lease_until > $1 union all select 1 from delivery_jobs where lease_until > $1"
  const held = () => db.query(later, [new Date(lostAt + claimMs)])
  await eventually("what living nodes have claimed is done", async () => !(await held()).length)
  for (const queue of ["message", "delivery"]) {
    await db.query(`update ${queue}_jobs set lease_until = now() where lease_until > now()`)
    await db.query(`update ${queue}_lanes set next_at = now() where next_at > now()`)
  }
}

/**
 * What the carrier got twice, and what of it had not been with a node that was just being lost: it was not among
 * the last that the node submitted before, or among the first that the node submitted when it was back.
 */
function repeatsOf({ submissions }: WatchfulSmsc, nodes: readonly Node[]): { repeats: number; unexplained: string[] } {
  const explained = new Set<Submitted>()
  for (const { address, lostAt } of nodes) {
    const own = submissions.filter(({ from }) => from === address)
    const before = own.filter(({ at }) => at < lostAt).length
    for (const submitted of own.slice(Math.max(before - underWayMax, 0), before + underWayMax)) explained.add(submitted)
  }
  const again = [...Map.groupBy(submissions, ({ text }) => text).values()].filter(({ length }) => length > 1)
  const unexplained = again.filter(([first]) => !first || !explained.has(first))
  return { repeats: again.length, unexplained: unexplained.map(([first]) => `${first?.text} of ${first?.from}`) }
}

/** Sends to all nodes in turn, at a steady rate, and writes down what was accepted. It repeats nothing. */
class NodesLoad {
  /** Texts by sid. */
  readonly accepted = new Map<string, string>()
  refused = 0
  readonly #nodes: readonly Node[]
  readonly #authorization: string
  readonly #underWay = new Set<Promise<void>>()
  #isStopped = false
  #running: Promise<void> = Promise.resolve()

  constructor(nodes: readonly Node[], authorization: string) {
    this.#nodes = nodes
    this.#authorization = authorization
  }

  start(): void {
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#running
    await Promise.all(this.#underWay)
  }

  async #run(): Promise<void> {
    for (let number = 0; !this.#isStopped; number++) {
      const node = this.#nodes[number % this.#nodes.length] as Node
      const sending = this.#send(node, `message ${number}`).finally(() => this.#underWay.delete(sending))
      this.#underWay.add(sending)
      await pause(systemClock, gapMs)
    }
  }

  async #send({ posthorn }: Node, body: string): Promise<void> {
    const message = { to: "+4915112345678", from: "+15551230001", body }
    const answer = await post(posthorn, "/v1/messages", message, this.#authorization).catch(() => undefined)
    if (answer) this.accepted.set(answer.sid, body)
    else this.refused++
  }
}

function credentialsOf({ sid, token }: { sid: string; token: string }): string {
  return `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`
}

async function post(
  { baseUrl }: Installation,
  at: string,
  body: object,
  authorization: string,
): Promise<{ sid: string }> {
  const headers = { authorization, "content-type": "application/json" }
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(baseUrl + at, { method: "POST", headers, body: JSON.stringify(body), signal })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`${at} was answered with ${answer.status}: ${text}`)
  return JSON.parse(text) as { sid: string }
}
