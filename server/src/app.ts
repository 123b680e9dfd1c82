import { readFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { Authenticator } from "#accounts/authenticate.ts"
import { OperatorAuthenticator } from "#accounts/operator-token.ts"
import { createFirstAccount } from "#accounts/first-account.ts"
import { RateLimiter } from "#accounts/rate-limiter.ts"
import { listen } from "#api/listen.ts"
import { createApiServer } from "#api/server.ts"
import type { Carrier, CarrierListener } from "#carriers/carrier.ts"
import { simulatorId } from "#carriers/simulator/simulator-id.ts"
import { Simulator } from "#carriers/simulator/simulator.ts"
import type { Config } from "#config.ts"
import { Database } from "#db/database.ts"
import type { Tx } from "#db/database.ts"
import { EmbeddedPostgres } from "#db/embedded/launcher.ts"
import { migrate } from "#db/migrate.ts"
import { ensurePartitions } from "#db/partitions.ts"
import { AskCarriers } from "#messaging/ask-carriers.ts"
import { MessageIntake } from "#messaging/accept-message.ts"
import type { MessagingContext } from "#messaging/context.ts"
import { guardedMedia } from "#messaging/guarded-media.ts"
import { Sender } from "#messaging/hand-over.ts"
import { KnownMessages } from "#messaging/known-messages.ts"
import { MakeWay } from "#messaging/make-way.ts"
import { moveOrphans } from "#messaging/move-orphans.ts"
import { WaitingMover } from "#messaging/move-waiting.ts"
import type { PlanOptions } from "#messaging/plan-outcome.ts"
import type { RateCard } from "#messaging/rate-card.ts"
import { receiveMessage } from "#messaging/receive-message.ts"
import { LateAcceptanceRecorder } from "#messaging/record-late-acceptance.ts"
import { ReceiptRecorder } from "#messaging/record-receipt.ts"
import type { ChosenRoute, RouteRequest, Routes } from "#messaging/routes.ts"
import { UnrecordedReferences } from "#messaging/unrecorded-references.ts"
import { NumberOwners } from "#numbers/owners.ts"
import { Housekeeping } from "#operations/housekeeping.ts"
import { addOperationsRoutes } from "#operations/routes.ts"
import { Outgoing } from "#outgoing/outgoing.ts"
import type { PokedLane } from "#queue/lane-scheduler.ts"
import { Queue, type Lane } from "#queue/queue.ts"
import { Routing } from "#routing/routing.ts"
import { systemClock, type Clock } from "#std/clock.ts"
import { createIds, toSid, type NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import { Metrics } from "#std/metrics.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { Dispatcher } from "#webhooks/dispatcher.ts"

export interface App {
  baseUrl: string
  /** The account that this start made, because there was none. */
  firstAccount: { sid: string; token: string } | null
  stop(): Promise<void>
}

const hourMs = 3_600_000
/** Of the twenty seconds or so that whoever stops a service gives it. */
const requestsEndMs = 8_000

/** Everything that runs, wired together: the store, then the rooms bottom first, the door last. Stops in the reverse order. */
export async function startApp(config: Config, log: Log, clock: Clock = systemClock): Promise<App> {
  const stack = new AsyncDisposableStack()
  try {
    return await startOn(stack, config, log, clock)
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}

async function startOn(stack: AsyncDisposableStack, config: Config, log: Log, clock: Clock): Promise<App> {
  const base = await openRooms(stack, config, log, clock)
  const rooms = { ...base, ...startMessaging(stack, config, base), rateCard: config.rateCard }
  await startCarriers(stack, rooms)
  rooms.sender.start()
  stack.defer(() => rooms.sender.stop())
  rooms.askCarriers.start()
  stack.defer(() => rooms.askCarriers.stop())
  rooms.dispatcher.start()
  stack.defer(() => rooms.dispatcher.stop())
  const door = await openDoor(stack, config, rooms)
  // Last, since this start alone tells its token: one that fails on its way must not have made it.
  const firstAccount = await ensureAccount(base.db, base.newId, clock)
  return {
    baseUrl: door.baseUrl,
    firstAccount,
    async stop() {
      door.announceStop()
      // Deliveries under way may take 15 s to end, so they are told together with the requests and not after them.
      await Promise.all([rooms.dispatcher.stop(), stack.disposeAsync()])
    },
  }
}

/** Answers the requests under way. One that its client has not sent to the end, or does not read, is then cut off. */
async function closeServer(app: FastifyInstance, clock: Clock): Promise<void> {
  const cancel = clock.after(requestsEndMs, () => app.server.closeAllConnections())
  await app.close().finally(cancel)
}

type Base = Awaited<ReturnType<typeof openRooms>>
type Rooms = Base & ReturnType<typeof startMessaging> & { rateCard: RateCard }

async function startCarriers(
  stack: AsyncDisposableStack,
  { carriers, routing, messaging, owners, receipts, lateAcceptances, rateCard }: Rooms,
): Promise<void> {
  const receive = { ...messaging, rateCard, receiverOf: (number: string) => owners.receiverOf(number) }
  const listenerOf = (carrierId: string): CarrierListener => ({
    receipt: (receipt) => receipts.record(carrierId, receipt),
    inbound: (message) => receiveMessage(receive, carrierId, message),
    acceptedLate: (late) => lateAcceptances.record(carrierId, late),
  })
  for (const carrier of carriers.values()) {
    await carrier.start(listenerOf(carrier.id))
    stack.defer(() => carrier.stop())
  }
  stack.defer(() => routing.stop())
  await routing.start(listenerOf)
}

/** The HTTP server: the API, its documents, health and metrics. Listens when this resolves. */
async function openDoor(stack: AsyncDisposableStack, config: Config, rooms: Rooms) {
  const { db, clock, newId, log, metrics, messageQueue, outgoing, dispatcher } = rooms
  let isStopping = false
  let baseUrl = ""
  const tls = config.tls && {
    cert: readFileSync(config.tls.certPath, "utf8"),
    key: readFileSync(config.tls.keyPath, "utf8"),
  }
  const authenticator = new Authenticator({ db, clock })
  const needs = {
    ...rooms,
    authenticator,
    hasMessages: (tx: Tx, carrierId: string) => messageQueue.hasJobs(tx, carrierId),
    checkAddress: (url: string) => outgoing.checkAddress(url),
    wake: (lane: Lane) => dispatcher.wake(lane),
    ratePerSecond: config.ratePerSecond,
  }
  const server = createApiServer({
    needs,
    authenticator,
    operatorAuthenticator: new OperatorAuthenticator({ db }),
    rateLimiter: new RateLimiter({ clock, ratePerSecondDefault: config.ratePerSecond }),
    clock,
    newId,
    log,
    logRequests: config.logRequests,
    baseUrl: () => baseUrl,
    tls,
    isBehindProxy: config.behindProxy,
    observe: ({ operation, status, durationMs }) =>
      metrics.httpSeconds.observe({ operation, status }, durationMs / 1_000),
    addRoutes: (app) => addOperationsRoutes(app, { ...readings(rooms), isStopping: () => isStopping }),
  })
  await listen(server, config)
  stack.defer(() => closeServer(server, clock))
  // Nobody who waits for a message shall hold up the end for a minute.
  stack.defer(() => rooms.simulator?.inbox.dismiss())
  baseUrl = config.publicUrl ?? addressOf(server.server.address() as AddressInfo, config)
  return { baseUrl, announceStop: () => (isStopping = true) }
}

function readings({ db, clock, metrics, carriers, messageQueue, deliveryQueue, sender, dispatcher, intake }: Rooms) {
  return {
    db,
    clock,
    metrics,
    carriers: { [Symbol.iterator]: () => carriers.values() },
    queues: [
      { name: "message" as const, queue: messageQueue, held: () => sender.held },
      { name: "delivery" as const, queue: deliveryQueue, held: () => dispatcher.usage().held },
    ],
    waiting: [{ name: "accept", count: () => intake.waiting }],
  }
}

/** The store, migrated and with partitions for these weeks, and what needs nothing but the store. */
async function openRooms(stack: AsyncDisposableStack, config: Config, log: Log, clock: Clock) {
  const newId = createIds(clock)
  const metrics = new Metrics()
  const store =
    config.databaseUrl === null ? await startEmbedded(stack, config, log, clock) : { url: config.databaseUrl }
  await migrate(store.url, { now: clock.now() })
  const db = new Database({ ...store, log, poolMax: config.poolMax })
  stack.defer(() => db.close())
  await db.transaction((tx) => ensurePartitions(tx, clock.now()))
  const messageQueue = new Queue("message")
  const deliveryQueue = new Queue("delivery")
  if (!config.databaseUrl) {
    // The embedded store belongs to one process at a time, so every claim in it is of a former life of this one.
    for (const queue of [messageQueue, deliveryQueue])
      await db.unhurried().transaction((tx) => queue.releaseAll(tx, clock.now()))
  }
  const outgoing = new Outgoing({
    clock,
    allowedRanges: config.webhookAllowedRanges,
    ...(config.webhookExtraCaPath === null ? {} : { extraCa: readFileSync(config.webhookExtraCaPath, "utf8") }),
  })
  stack.defer(() => outgoing.stop())
  const secretKeys: SecretKeys = [config.secretKey]
  const dispatcher = new Dispatcher({
    db,
    deliveryQueue,
    outgoing,
    secretKeys,
    clock,
    newId,
    log,
    observe: observeAttempts(metrics),
  })
  return { db, clock, newId, log, metrics, messageQueue, deliveryQueue, outgoing, secretKeys, dispatcher }
}

function observeAttempts(metrics: Metrics) {
  return ({ isSuccess, durationMs }: { isSuccess: boolean; durationMs: number }) => {
    metrics.deliveries.inc({ outcome: isSuccess ? "success" : "failure" })
    metrics.deliverySeconds.observe(durationMs / 1_000)
  }
}

async function startEmbedded(
  stack: AsyncDisposableStack,
  config: Config,
  log: Log,
  clock: Clock,
): Promise<{ url: string; hasRoom: () => Promise<boolean> }> {
  const embedded = new EmbeddedPostgres({ dataDir: config.dataDir, clock, log })
  stack.defer(() => embedded.stop())
  return { url: await embedded.start(), hasRoom: () => embedded.hasRoom() }
}

function startMessaging(stack: AsyncDisposableStack, config: Config, base: Base) {
  const { db, clock, newId, log, messageQueue, deliveryQueue, dispatcher, outgoing, metrics, secretKeys } = base
  const owners = new NumberOwners({ db, clock })
  const carriers = createCarriers(config, clock, newId, log)
  const routing = new Routing({ db, clock, newId, log, metrics, secretKeys, carriers, random: Math.random })
  const routes = messagingRoutes(carriers, routing)
  const messaging: MessagingContext = {
    db,
    clock,
    newId,
    log,
    metrics,
    messageQueue,
    deliveryQueue,
    known: new KnownMessages(),
    pokeMessages: (lanes: readonly PokedLane[]) => sender.poke(lanes),
    dispatch: (announced) => dispatcher.dispatch(announced),
    taker: dispatcher,
  }
  const intake = new MessageIntake({
    ...messaging,
    routes,
    ownerOf: (number) => owners.ownerOf(number),
    rateCard: config.rateCard,
  })
  const policies = { submitPolicy: config.submitPolicy, failover: config.failover }
  const unrecorded = new UnrecordedReferences()
  const makeWay = new MakeWay({ clock, asked: () => intake.asked, storeMs: () => intake.storeMs })
  const sender = new Sender({
    ...messaging,
    carriers,
    mediaSource: guardedMedia(outgoing),
    makeWay,
    unrecorded,
    ...policies,
    routes,
    circuits: routing.circuits,
  })
  startMover(stack, { ...messaging, ...policies, routes }, routing)
  const receiptLimitMs = config.receiptLimitHours * hourMs
  const receipts = new ReceiptRecorder({ ...messaging, unrecorded, receiptLimitMs })
  const { messagesDays, eventsDays, receiptsDays } = config.retention
  const retention = { messages: messagesDays, events: eventsDays, receipts: receiptsDays }
  const chores = { db: db.unhurried(), messaging: { ...messaging, db: db.unhurried() } }
  const housekeeping = new Housekeeping({
    ...chores,
    clock,
    log,
    queues: [messageQueue, deliveryQueue],
    receipts,
    receiptLimitMs,
    retention,
    moveOrphans: () => moveOrphans({ ...chores.messaging, routes, deletedOf: (ids) => deletedOf(routing, ids) }),
  })
  housekeeping.start()
  stack.defer(() => housekeeping.stop())
  stack.defer(() => intake.drain())
  const simulator = carriers.get(simulatorId)
  return {
    sender,
    receipts,
    lateAcceptances: new LateAcceptanceRecorder(messaging),
    askCarriers: new AskCarriers({ ...messaging, carriers, receipts }),
    intake,
    owners,
    carriers,
    routing,
    routes,
    messaging,
    simulator: simulator instanceof Simulator ? simulator : null,
  }
}

/** The simulator has no row; what waits for it where it is turned off must not go to real phones. */
async function deletedOf(routing: Routing, ids: readonly string[]): Promise<string[]> {
  return (await routing.deletedOf(ids)).filter((id) => id !== simulatorId)
}

function startMover(stack: AsyncDisposableStack, parts: MessagingContext & PlanOptions, routing: Routing): void {
  const outFor = (ms: number) => routing.outFor(ms)
  const mover = new WaitingMover({ ...parts, db: parts.db.unhurried(), outFor, ways: () => routing.ways })
  mover.start()
  stack.defer(() => mover.stop())
}

/** In production nobody may believe that a message was sent that only the simulator saw. */
function createCarriers(config: Config, clock: Clock, newId: NewId, log: Log): Map<string, Carrier> {
  if (config.isProduction && !config.allowSimulator) {
    log.warn(
      {},
      "NODE_ENV is production, so the simulator carries no messages and only routes to other carriers do: set ALLOW_SIMULATOR=true to use it all the same",
    )
    return new Map()
  }
  const folder = join(config.dataDir, "simulator")
  return new Map([[simulatorId, new Simulator({ id: simulatorId, clock, newId, folder, windowMax: 1_000 })]])
}

/** The best route; where none leads anywhere, SMS and MMS go to the simulator, if there is one. */
function messagingRoutes(carriers: ReadonlyMap<string, Carrier>, routing: Routing) {
  const simulator: ChosenRoute = {
    carrierId: simulatorId,
    routeId: null,
    isWaiting: false,
    detail: { route: null, carrier: toSid("carrier", simulatorId) },
  }
  const orSimulator = (chosen: ChosenRoute | undefined, { channel }: RouteRequest) =>
    chosen ?? ((channel === "sms" || channel === "mms") && carriers.has(simulatorId) ? simulator : undefined)
  return {
    choose: (request, limits) => {
      const chosen = routing.choose(request, limits)
      // What a carrier has refused must not seem sent because the simulator took it.
      return limits?.except ? chosen : orSimulator(chosen, request)
    },
    foresee: (request: RouteRequest) => orSimulator(routing.foresee(request), request),
  } satisfies Routes & { foresee(request: RouteRequest): ChosenRoute | undefined }
}

async function ensureAccount(db: Database, newId: NewId, clock: Clock): Promise<App["firstAccount"]> {
  const made = await createFirstAccount(db, { name: "First account", newId, now: clock.now() })
  return made && { sid: toSid("account", made.accountId), token: made.authToken }
}

function addressOf({ address, port }: AddressInfo, { tls, host }: Config): string {
  const isEveryAddress = address === "0.0.0.0" || address === "::"
  const name = host === "localhost" || isEveryAddress ? "localhost" : address.includes(":") ? `[${address}]` : address
  return `${tls ? "https" : "http"}://${name}:${port}`
}
