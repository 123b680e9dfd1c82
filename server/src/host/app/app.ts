import { readFileSync } from "node:fs"
import type { FastifyInstance } from "fastify"
import { twilioCallbackForm } from "#twilio/api/callback-form.ts"
import { readTwiml } from "#twilio/api/read-twiml.ts"
import { listen } from "#http/listen.ts"
import { carrierLabel } from "#messaging/carriers/carrier-label.ts"
import type { Carrier, CarrierListener } from "#messaging/carriers/carrier.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { Simulator } from "#messaging/carriers/simulator/simulator.ts"
import type { Config } from "#host/config/config.ts"
import { ensureFirstAccount } from "#core/members/first-owner.ts"
import { MessageIntake } from "#messaging/messages/accept/accept-message.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { FallbackScheduler } from "#messaging/messages/fallback/fallback-scheduler.ts"
import { storeParts } from "#messaging/messages/inbound/join-parts.ts"
import { ReplyReader } from "#messaging/messages/inbound/reply-reader.ts"
import { receiveMessage } from "#messaging/messages/inbound/receive-message.ts"
import { FittedLinks } from "#messaging/messages/media/fitted-links.ts"
import { guardedMedia } from "#messaging/messages/media/guarded-media.ts"
import { MessageCache } from "#messaging/messages/message-cache.ts"
import { writeEventBodies } from "#messaging/messages/read/event-bodies.ts"
import { StatusQuerier } from "#messaging/messages/receipts/status-querier.ts"
import { ReceiptRecorder, UnrecordedReferences } from "#messaging/messages/receipts/record-receipt.ts"
import { Sender } from "#messaging/messages/send/hand-over.ts"
import { WaitingMover } from "#messaging/messages/send/move-waiting.ts"
import type { PlanOptions } from "#messaging/messages/send/plan-outcome.ts"
import { LateAcceptanceRecorder } from "#messaging/messages/send/record-late-acceptance.ts"
import { SendBackpressure } from "#messaging/messages/send/send-backpressure.ts"
import { allowFirstAccount } from "#messaging/numbers/sender-rules.ts"
import { addConsolePages } from "#host/operations/console-pages.ts"
import { openDatabase, openStore, type Store } from "#host/operations/open-store.ts"
import { addOperationsRoutes } from "#host/operations/probes.ts"
import { createScrape } from "#host/operations/scrape.ts"
import { openSecretKeys } from "#host/operations/secret-keys.ts"
import { createOperationsServer } from "#host/operations/server.ts"
import { StoreRoom } from "#host/operations/store-room.ts"
import { setClock } from "#host/operations/store-watch.ts"
import type { ProcessBus } from "#host/processes/process-bus.ts"
import { Queue } from "#core/queue/queue.ts"
import { carrierWebhookUrl } from "#messaging/routing/carrier-webhook-url.ts"
import { messageRoutes } from "#messaging/routing/message-routes.ts"
import { Routing } from "#messaging/routing/routing.ts"
import { countAttempts } from "#host/statistics/count-attempts.ts"
import type { Clock } from "#core/std/clock.ts"
import { hourMs } from "#core/std/durations.ts"
import { createIds, createOwnedIds } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import { eventTypeNames } from "#core/events/catalogue.ts"
import { certificateTimesOf } from "#host/operations/certificate-times.ts"
import { Metrics } from "#core/std/metrics.ts"
import { SteeredClock } from "#core/std/steered-clock.ts"
import { codeKeyOf } from "#auth/verifications/code.ts"
import { verificationMessages } from "#auth/verifications/verification-messages.ts"
import { Dispatcher } from "#core/webhooks/dispatcher.ts"
import { announceClosing } from "./announce-closing.ts"
import { createApi } from "./create-api.ts"
import { createSenders } from "./create-senders.ts"
import { createOnMessaging } from "./create-on-messaging.ts"
import { limitConnections } from "./limit-connections.ts"
import { metricsAccess, openMetricsPort } from "./open-metrics-port.ts"
import { openOutgoing } from "./open-outgoing.ts"
import { readingsOf } from "./readings-of.ts"
import { mayUseSimulator, simulatorOf } from "./simulator.ts"
import { startDelivering } from "./start-delivering.ts"
import { startHousekeeping } from "./start-housekeeping.ts"
import { watchStore, type SchemaState } from "./watch-store.ts"

export interface App {
  baseUrl: string
  /** The address at METRICS_PORT; null without one. */
  metricsUrl: string | null
  /** The account that this start created, because the store had none. */
  firstAccount: { sid: string; token: string; linkToken: string } | null
  /** Identifies the leases of this process. */
  processId: string
  /** `stop` follows in so many milliseconds. `/readyz` answers 503 from now on, and all else goes on. */
  announceStop(inMs: number): void
  stop(): Promise<void>
}

/** The time for open requests. A service manager typically allows about twenty seconds for the whole stop. */
const requestsEndMs = 8_000

/** The part of one of several processes. The supervisor opens their store and creates the first account. */
export interface ProcessPlace {
  store: Store
  /** Whether this process runs the chores and the simulator, which only one process of a machine runs. */
  isFirst: boolean
  processBus: ProcessBus
}

export interface AppEnvironment {
  clock?: Clock
  /** Null for a single process. */
  place?: ProcessPlace | null
  /** The store of a single process when it is being opened already, and the stack that ends it. */
  opening?: { stack: AsyncDisposableStack; store: Promise<Store> }
}

/**
 * Starts everything: first the store, then the modules from the bottom up, and the HTTP servers last. `stop`
 * stops them in the reverse order.
 */
export async function startApp(
  config: Config,
  log: Log,
  { clock = new SteeredClock(), place = null, opening }: AppEnvironment = {},
): Promise<App> {
  const stack = opening?.stack ?? new AsyncDisposableStack()
  try {
    return await startOn(stack, config, { log, clock, place, opened: opening?.store ?? null })
  } catch (error) {
    await stack.disposeAsync()
    throw error
  }
}

async function startOn(stack: AsyncDisposableStack, config: Config, given: Given): Promise<App> {
  const base = await openRooms(stack, config, given)
  // What writes to the store by itself. It stops first, or alone when a newer release changed the store.
  const work = stack.use(new AsyncDisposableStack())
  const modules = { ...base, ...startMessaging(work, config, base) }
  if (config.roles.includes("api") || config.roles.includes("sender")) await startCarriers(work, modules)
  if (config.roles.includes("sender")) {
    const { sender, askCarriers, fallbackScheduler, verificationScheduler } = modules
    const { simulatedPayments, paymentSync, reconciler } = modules
    const messages = [sender, askCarriers, fallbackScheduler, verificationScheduler]
    for (const each of [...messages, simulatedPayments, paymentSync, reconciler]) {
      each.start()
      work.defer(() => each.stop())
    }
  }
  if (config.roles.includes("dispatcher")) startDelivering(work, config, { ...modules, writeBodies: writeEventBodies })
  await watchStore(stack, modules, () => Promise.all([base.dispatcher.stop(), work.disposeAsync()]))
  const server = await startServer(stack, config, modules)
  // This comes last, because only this start shows the token of the account. A start that fails must not have
  // created it.
  const firstAccount = given.place
    ? null
    : await ensureFirstAccount(base.db, { ...base, now: base.clock.now() }, allowFirstAccount)
  return {
    baseUrl: server.baseUrl,
    metricsUrl: server.metricsUrl,
    firstAccount,
    processId: modules.processId,
    announceStop: server.announceStop,
    async stop() {
      server.announceStop(0)
      // A delivery can take 30 s to end, so the dispatcher stops together with the requests.
      await Promise.all([modules.dispatcher.stop(), stack.disposeAsync()])
    },
  }
}

/** Completes open requests. Cuts the connections of clients that still send or do not read after 8 s. */
async function closeServer(app: FastifyInstance, clock: Clock): Promise<void> {
  const cancel = clock.after(requestsEndMs, () => app.server.closeAllConnections())
  await app.close().finally(cancel)
}

interface Given {
  log: Log
  clock: Clock
  place: ProcessPlace | null
  opened: Promise<Store> | null
}

type Base = Awaited<ReturnType<typeof openRooms>>
type Modules = Base & ReturnType<typeof startMessaging>

async function startCarriers(
  stack: AsyncDisposableStack,
  { carriers, metrics, routing, receive, receipts, lateAcceptances }: Modules,
): Promise<void> {
  const listenerOf = (carrierId: string): CarrierListener => ({
    receipt: (receipt) => receipts.recordReceipt(carrierId, receipt),
    receiptAnswered: (reference, frame) => receipts.answered(carrierId, reference, frame),
    inbound: (message) => receiveMessage(receive, carrierId, message),
    storeParts: (parts, how) => storeParts(receive, carrierId, parts, how),
    mail: (fate) => metrics.carrierWebhooks.inc({ carrier: carrierLabel(carrierId), fate }),
    acceptedLate: (late) => lateAcceptances.recordAcceptance(carrierId, late),
  })
  for (const carrier of carriers.values()) {
    await carrier.start(listenerOf(carrier.id))
    stack.defer(() => carrier.stop())
  }
  stack.defer(() => routing.stop())
  await routing.start(listenerOf)
}

/** Opens the HTTP servers: the API, its documents, health and metrics. They listen when this resolves. */
async function startServer(stack: AsyncDisposableStack, config: Config, modules: Modules) {
  const { clock, metrics } = modules
  let isStopping = false
  const tls = config.tls && {
    cert: readFileSync(config.tls.certPath, "utf8"),
    key: readFileSync(config.tls.keyPath, "utf8"),
  }
  if (tls) metrics.certificateExpiry.set(certificateTimesOf(tls.cert).to / 1_000)
  // An alarm on the growth of a counter needs its first value.
  for (const type of eventTypeNames) metrics.events.inc({ type }, 0)
  const scrape = createScrape(readingsOf(modules))
  const access = metricsAccess(config)
  const isSchemaChanged = () => modules.state.isSchemaChanged
  const operations = { ...modules, scrape, metricsAccess: access.atPort, isStopping: () => isStopping, isSchemaChanged }
  modules.processBus?.respond("metrics", () => scrape.own())
  const server = config.roles.includes("api")
    ? createApi(config, modules, {
        tls,
        isSchemaChanged,
        baseUrl: () => modules.address.url,
        addRoutes: (app: FastifyInstance) => {
          addOperationsRoutes(app, operations)
          addConsolePages(app)
        },
      })
    : createOperationsServer({ ...operations, tls })
  limitConnections(server.server, { ...modules, metrics, connectionsMax: config.maxConnections })
  const announce = announceClosing(server.server, clock)
  const metricsUrl = await openMetricsPort(stack, config, { ...operations, metricsAccess: access.atMetricsPort, tls })
  const url = await listen(server, config)
  stack.defer(() => closeServer(server, clock))
  // A client that waits for a message of the simulator must not delay the stop for a minute.
  stack.defer(() => {
    if (modules.simulator instanceof Simulator) modules.simulator.inbox.endWaits()
  })
  modules.address.url = config.publicUrl ?? url
  const announceStop = (inMs: number) => {
    isStopping = true
    announce(inMs)
  }
  return { baseUrl: modules.address.url, metricsUrl, announceStop }
}

/** Opens the store and the modules that need only the store. */
async function openRooms(stack: AsyncDisposableStack, config: Config, { log, clock, place, opened }: Given) {
  const processBus = place?.processBus ?? null
  const metrics = new Metrics(processBus && (() => processBus.request("others", "metrics")))
  const store = place?.store ?? (await (opened ?? openStore(stack, config, { log, clock })))
  const state: SchemaState = { isSchemaChanged: false, findChange: () => Promise.resolve(false) }
  const onFull = () => {
    metrics.storeFull.inc()
    storeRoom.reportFull()
  }
  const db = openDatabase(store, {
    log,
    poolMax: config.poolMax,
    onFull,
    isSchemaChanged: (bare) => state.findChange(bare),
    onConflict: (reason) => metrics.storeConflicts.inc({ reason }),
  })
  const storeRoom = new StoreRoom({ db, dataFolder: store.dataFolder })
  stack.defer(() => db.close())
  await setClock(db, clock, log)
  // A machine ahead of the store must not begin with ids of its own time.
  const newId = createIds(clock)
  const processId = newId()
  const newClaimId = createOwnedIds(processId, newId)
  const deliveryQueue = new Queue("delivery")
  const web = openOutgoing(stack, config, clock)
  const secretKeys = await openSecretKeys(db, config)
  // Set again when the server listens, because a free port is known only then.
  const address = { url: config.publicUrl ?? "" }
  const dispatcher = new Dispatcher({
    db,
    deliveryQueue,
    outgoing: web.outgoing,
    secretKeys,
    clock,
    newId,
    newClaimId,
    processId,
    log,
    metrics,
    twilioForm: twilioCallbackForm({ baseUrl: () => address.url }),
    count: (tx, attempts) => countAttempts(tx, attempts, newId()),
  })
  processBus?.subscribe("endpoint_lanes", (lanes) => lanes.forEach((lane) => dispatcher.wake(lane)))
  const isFirst = place?.isFirst ?? true
  return {
    address,
    state,
    processBus,
    isFirst,
    processId,
    db,
    storeRoom,
    clock,
    newId,
    newClaimId,
    log,
    metrics,
    deliveryQueue,
    ...web,
    secretKeys,
    dispatcher,
  }
}

function startMessaging(stack: AsyncDisposableStack, config: Config, base: Base) {
  const { db, clock, newId, log, deliveryQueue, dispatcher, metrics, processBus } = base
  const { owners, ...policy } = createSenders(base)
  const carriers = new Map<string, Carrier>()
  const simulator = simulatorOf(config, base)
  if (simulator instanceof Simulator) carriers.set(simulatorId, simulator)
  const routing = createRouting(config, base, carriers)
  const routes = messageRoutes(mayUseSimulator(config), routing)
  const messageQueue = new Queue("message", (lanes) => {
    sender.notify(lanes)
    processBus?.publish("message_lanes", lanes.filter(({ targetId }) => carriers.get(targetId)?.status().state !== "up")) // oxfmt-ignore
  })
  const messaging: MessagingContext = {
    db,
    clock,
    newId,
    log,
    metrics,
    messageQueue,
    deliveryQueue,
    prices: routing.prices,
    messageCache: new MessageCache(),
    claimer: dispatcher,
    fittedLinks: new FittedLinks({ secretKeys: base.secretKeys, clock, baseUrl: () => base.address.url }),
    verifications: verificationMessages({ codeKey: codeKeyOf(base.secretKeys), clock, newId }),
  }
  const intakeOptions = { ...messaging, routes, ...policy }
  const intake = new MessageIntake(intakeOptions)
  dispatcher.readAnswersWith(new ReplyReader({ ...intakeOptions, intake, readDocument: readTwiml }))
  const policies = { submitPolicy: config.submitPolicy, failover: config.failover }
  const unrecorded = new UnrecordedReferences()
  const sender = new Sender({
    ...messaging,
    newClaimId: base.newClaimId,
    carriers,
    mediaSource: guardedMedia(base.outgoing),
    backpressure: new SendBackpressure({ clock, asked: () => intake.asked, storeMs: () => intake.storeMs }),
    unrecorded,
    ...policies,
    routes,
    circuits: routing.circuits,
  })
  processBus?.subscribe("message_lanes", (lanes) => sender.notify(lanes))
  const receipts = new ReceiptRecorder({ ...messaging, unrecorded, receiptLimitMs: config.receiptLimitHours * hourMs })
  const receive = { ...messaging, receiverOf: owners.receiverOf.bind(owners), replyUrls: policy }
  const lateAcceptances = new LateAcceptanceRecorder({ ...messaging, circuits: routing.circuits })
  if (base.isFirst) {
    startHousekeeping(stack, config, { ...receive, receipts, lateAcceptances, routes, routing, simulator })
    startMover(stack, { ...messaging, ...policies, routes }, routing)
  }
  stack.defer(() => intake.drain())
  return {
    sender,
    receipts,
    lateAcceptances,
    fallbackScheduler: new FallbackScheduler({ ...messaging, routes }),
    askCarriers: new StatusQuerier({ ...messaging, carriers, receipts }),
    intake,
    owners,
    senders: policy.senders,
    carriers,
    routing,
    routes,
    messageQueue,
    messaging,
    receive,
    simulator,
    ...createOnMessaging(stack, config, intakeOptions, base),
  }
}

function createRouting(config: Config, base: Base, carriers: Map<string, Carrier>): Routing {
  const routing = new Routing({
    ...base,
    carriers,
    random: Math.random,
    http: { outgoing: base.carrierOutgoing, publicOutgoing: base.publicOutgoing, webhookUrl: (id) => carrierWebhookUrl(base.address.url, id) }, // oxfmt-ignore
    runsCarriers: config.roles.includes("sender"),
    notifyOthers: () => base.processBus?.publish("routes", ["changed"]),
  })
  base.processBus?.subscribe("routes", () => void routing.reload())
  return routing
}

function startMover(stack: AsyncDisposableStack, parts: MessagingContext & PlanOptions, routing: Routing): void {
  const unavailableFor = (ms: number) => routing.unavailableFor(ms)
  const mover = new WaitingMover({ ...parts, db: parts.db.withLongTimeout(), unavailableFor, ways: () => routing.ways })
  mover.start()
  stack.defer(() => mover.stop())
}
