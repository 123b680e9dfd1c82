import type { Socket } from "node:net"
import type { FastifyInstance } from "fastify"
import { Authenticator } from "#core/accounts/authenticate.ts"
import { createAccount } from "#core/accounts/create-account.ts"
import { makeOperatorToken, OperatorAuthenticator } from "#core/accounts/operator-token.ts"
import { RateLimiter } from "#core/accounts/rate-limiter.ts"
import { basic } from "#core/accounts/testing.ts"
import { createPayments, type Payments } from "#host/app/create-payments.ts"
import { createSessions } from "#host/app/create-sessions.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { Simulator } from "#messaging/carriers/simulator/simulator.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { CallbackEndpoints } from "#core/endpoints/callback-endpoints.ts"
import { Followers } from "#core/events/followers.ts"
import { SessionAuthenticator } from "#core/members/session-authenticator.ts"
import { SignInGuard } from "#core/members/sign-in-guard.ts"
import { MessageIntake } from "#messaging/messages/accept/accept-message.ts"
import { receiveMessage } from "#messaging/messages/inbound/receive-message.ts"
import { sharedRecordsOf } from "#messaging/messages/read/shared-records.ts"
import { oneWay, prices } from "#messaging/messages/testing.ts"
import { SenderCallbacks } from "#messaging/numbers/sender-callbacks.ts"
import { NumberOwners } from "#messaging/numbers/owners.ts"
import { capabilities } from "#messaging/numbers/phone-number.ts"
import { assignPhoneNumber } from "#messaging/numbers/phone-numbers.ts"
import { createSenderRule } from "#messaging/numbers/sender-rules.ts"
import { Senders } from "#messaging/numbers/senders.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { Queue } from "#core/queue/queue.ts"
import { Routing } from "#messaging/routing/routing.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog, type Log } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { Checker } from "#auth/verifications/check-verification.ts"
import { codeKeyOf } from "#auth/verifications/code.ts"
import { verificationMessages } from "#auth/verifications/verification-messages.ts"
import { startDnsServer, type DnsServer } from "../../test/support/dns-server.ts"
import type { LoggedRequests } from "./request-log.ts"
import { createApiServer } from "./server.ts"
import { apiOf } from "#host/api/api.ts"
import type { ApiContext } from "#host/api/routes.ts"
import { addUnlistedRoutes } from "#host/api/unlisted-routes.ts"

/** A person who can sign in. */
export interface TestAccount {
  accountId: string
  sid: string
  /** The `Authorization` header of its auth token. */
  authorization: string
}

export interface TestApi extends AsyncDisposable {
  app: FastifyInstance
  baseUrl: string
  db: Database
  simulator: Simulator
  account: TestAccount
  /** The `Authorization` header of the operator. */
  operator: string
  /** The only name server that the server queries, so host names do not depend on the machine. */
  dns: DnsServer
  /**
   * Adds an account. It gets a rule for any sender, unless `senders` is "none", and a number if one is given.
   */
  addAccount(name: string, more?: { senders?: "any" | "none"; number?: string }): Promise<TestAccount>
  /** Nothing of it runs by itself. A test starts each round of the sync. */
  payments: Payments
  /** The URL of the store, for a second process. */
  storeUrl: string
  /** Drops the store of the running server. */
  dropStore(): Promise<void>
}

export interface TestApiOptions {
  clock?: Clock
  log?: Log
  logRequests?: LoggedRequests
  ratePerSecond?: number
  isBehindProxy?: boolean
  strictTransportSeconds?: number | null
  /** The address for clients. Default: the address at which the server listens. */
  publicUrl?: string
  /**
   * The authorities of peers on loopback, such as a payment provider, as PEM. Without it, no address on
   * loopback is called.
   */
  peersCa?: string
  /** The store of another test API, which this one shares as a second process. */
  storeUrl?: string | null
}

/**
 * Starts the API on a separate database and a free port, with a simulator carrier. It sends no messages and
 * no webhooks.
 */
export async function startTestApi({
  clock = systemClock,
  log = silentLog,
  logRequests = "errors",
  ratePerSecond = 100_000,
  isBehindProxy = false,
  strictTransportSeconds = null,
  publicUrl,
  peersCa,
  storeUrl = null,
}: TestApiOptions = {}): Promise<TestApi> {
  let baseUrl = ""
  const stack = new AsyncDisposableStack()
  const store = storeUrl === null ? await createTestDatabase() : { url: storeUrl, close: async () => {} }
  stack.defer(() => store.close())
  const newId = createIds(clock)
  const db = new Database({ url: store.url, log, poolMax: 8 })
  stack.defer(() => db.close())
  const dns = await startDnsServer({})
  stack.defer(() => dns.close())
  const peers = peersCa === undefined ? {} : { allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: peersCa }
  const outgoing = new Outgoing({ clock, dnsServers: [dns.address], ...peers })
  stack.defer(() => outgoing.stop())
  const queues = { messageQueue: new Queue("message"), deliveryQueue: new Queue("delivery") }
  const secretKeys: SecretKeys = [new Uint8Array(32).fill(7)]
  const codeKey = codeKeyOf(secretKeys)
  const messaging = {
    db,
    clock,
    newId,
    log,
    metrics: new Metrics(),
    ...queues,
    prices,
    verifications: verificationMessages({ codeKey, clock, newId }),
  }
  const owners = new NumberOwners({ db, clock })
  const senders = new Senders({ db, clock, owners })
  const simulator = new Simulator({ id: simulatorId, clock, newId, folder: null })
  const callbacks = new CallbackEndpoints({ db, clock, newId, secretKeys, outgoing })
  const senderCallbacks = new SenderCallbacks({ db, clock })
  const replyUrls = { callbacks, senderCallbacks }
  const receive = { ...messaging, receiverOf: (number: string) => owners.receiverOf(number), replyUrls }
  await simulator.start({
    receipt: async () => {},
    inbound: (message) => receiveMessage(receive, simulator.id, message),
  })
  stack.defer(() => simulator.stop())
  const routes = oneWay(simulator.id)
  const intake = new MessageIntake({ ...messaging, routes, senders, callbacks, senderCallbacks })
  const authenticator = new Authenticator({ db, clock, secretKeys })
  const memberSessions = new SessionAuthenticator({ db, clock })
  const verifications = { ...messaging, routes, senders, codeKey, baseUrl: () => publicUrl ?? baseUrl }
  const payments = createPayments(
    { ...messaging, routes, senders, callbacks },
    { secretKeys, baseUrl: () => publicUrl ?? baseUrl, outgoing, hasSimulator: true },
  )
  stack.defer(() => payments.drainPayments())
  // Not started, so it connects to no carrier.
  const http = { outgoing, publicOutgoing: outgoing, webhookUrl: () => "" }
  const routing = new Routing({ ...messaging, secretKeys, carriers: new Map(), http, random: () => 0 })
  const operatorToken = await db.transaction((tx) => makeOperatorToken(tx, { newId, now: clock.now() }))
  const followers = new Followers({ db, clock, sharedRecords: sharedRecordsOf })
  const streams = new Followers({ db, clock, sharedRecords: sharedRecordsOf })
  const needs: ApiContext = {
    ...messaging,
    followers,
    streams,
    messaging,
    intake,
    verifications,
    checker: new Checker(verifications),
    ...payments,
    ...createSessions(messaging, { secretKeys, baseUrl: () => publicUrl ?? baseUrl }),
    routes,
    owners,
    senders,
    phoneNumbersMax: 100,
    authenticator,
    memberSessions,
    signInGuard: new SignInGuard({ db, clock }),
    simulator,
    ratePerSecond,
    wake() {},
    outgoing,
    secretKeys,
    routing,
    hasMessages: (tx, carrierId) => queues.messageQueue.hasJobs(tx, carrierId),
  }
  const app = createApiServer(apiOf(needs), {
    addRoutes: (server) => addUnlistedRoutes(server, { needs, routing, baseUrl: () => publicUrl ?? baseUrl }),
    authenticator,
    memberSessions,
    operatorAuthenticator: new OperatorAuthenticator({ db }),
    rateLimiter: new RateLimiter({ clock, ratePerSecondDefault: ratePerSecond }),
    clock,
    newId,
    log,
    logRequests,
    baseUrl: () => publicUrl ?? baseUrl,
    tls: null,
    isBehindProxy,
    strictTransportSeconds,
  })
  app.addHook("preClose", async () => [followers, streams].forEach((waiting) => waiting.endWaits()))
  const connections = new Set<Socket>()
  app.server.on("connection", (socket) => connections.add(socket.once("close", () => connections.delete(socket))))
  baseUrl = await app.listen({ host: "127.0.0.1", port: 0 })
  stack.defer(() => closeApi(app, connections))

  async function addAccount(
    name: string,
    { senders: allowed = "any", number }: { senders?: "any" | "none"; number?: string } = {},
  ): Promise<TestAccount> {
    const context = { newId, now: clock.now() }
    const { accountId, authToken } = await db.transaction((tx) => createAccount(tx, { name, ...context, secretKeys }))
    if (allowed === "any") await createSenderRule(db, { accountId, kind: "any", sender: null, note: null }, context)
    if (number !== undefined)
      await db.transaction((tx) =>
        assignPhoneNumber(tx, accountId, { number, capabilities: [...capabilities] }, context),
      )
    const sid = toSid("account", accountId)
    return { accountId, sid, authorization: basic(sid, authToken) }
  }

  const account = await addAccount("Test")
  return {
    app,
    baseUrl,
    db,
    simulator,
    payments,
    account,
    operator: basic("operator", operatorToken),
    dns,
    addAccount,
    storeUrl: store.url,
    dropStore: () => store.close(),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

/**
 * Node treats a connection without a request as busy for a minute after its client has gone, so it is cut
 * here.
 */
async function closeApi(app: FastifyInstance, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = app.close()
  for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  await closed
}
