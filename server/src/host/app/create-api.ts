import type { FastifyInstance } from "fastify"
import { Authenticator } from "#core/accounts/authenticate.ts"
import { OperatorAuthenticator } from "#core/accounts/operator-token.ts"
import { RateLimiter } from "#core/accounts/rate-limiter.ts"
import { RateSharing } from "#core/accounts/rate-sharing.ts"
import { schemaChanged } from "#http/problems/failure.ts"
import { createApiServer, type ApiServerOptions } from "#http/server.ts"
import { apiOf } from "#host/api/api.ts"
import type { ApiContext } from "#host/api/routes.ts"
import { addUnlistedRoutes } from "#host/api/unlisted-routes.ts"
import type { Config } from "#host/config/config.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { Followers } from "#core/events/followers.ts"
import { SessionAuthenticator } from "#core/members/session-authenticator.ts"
import { SignInGuard } from "#core/members/sign-in-guard.ts"
import { sharedRecordsOf } from "#messaging/messages/read/shared-records.ts"
import type { NumberOwners } from "#messaging/numbers/owners.ts"
import type { Senders } from "#messaging/numbers/senders.ts"
import type { ProcessBus } from "#host/processes/process-bus.ts"
import type { Lane, Queue } from "#core/queue/queue.ts"
import type { Routing } from "#messaging/routing/routing.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { Dispatcher } from "#core/webhooks/dispatcher.ts"

type Needs = ApiContext
type MadeHere =
  | "authenticator"
  | "followers"
  | "streams"
  | "owners"
  | "senders"
  | "hasMessages"
  | "wake"
  | "ratePerSecond"
  | "phoneNumbersMax"
  | "memberSessions"
  | "signInGuard"

export interface ApiModules extends Omit<Needs, MadeHere> {
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  metrics: Metrics
  messageQueue: Queue
  dispatcher: Dispatcher
  owners: NumberOwners
  senders: Senders
  processBus: ProcessBus | null
  routing: Needs["routing"] & Pick<Routing, "checkWebhookHead" | "receiveWebhook">
}

/** They say that the process is not ready, when it refuses every other request. */
const operationsPaths = new Set(["/healthz", "/readyz", "/metrics"])

/**
 * Creates the API server over the modules. When a request changes data that other processes of the machine
 * cache, the server notifies them.
 */
export function createApi(
  config: Config,
  modules: ApiModules,
  door: Pick<ApiServerOptions, "tls" | "baseUrl" | "addRoutes"> & { isSchemaChanged(): boolean },
): FastifyInstance {
  const { db, clock, newId, log, metrics, messageQueue, dispatcher, processBus } = modules
  const authenticator = new Authenticator({ db, clock, secretKeys: modules.secretKeys })
  const sharing = processBus && new RateSharing(clock, (counted) => processBus.publish("requests", counted))
  const rateLimiter = new RateLimiter({
    clock,
    ratePerSecondDefault: config.ratePerSecond,
    ...(sharing ? { counted: (key: string) => sharing.count(key) } : {}),
  })
  const memberSessions = new SessionAuthenticator({ db, clock })
  processBus?.subscribe("members", (ids) => ids.forEach((id) => memberSessions.forget(id)))
  processBus?.subscribe("accounts", (ids) => ids.forEach((id) => authenticator.forget(id)))
  processBus?.subscribe("requests", (counted) => counted.forEach(({ key, count }) => rateLimiter.spend(key, count)))
  const followers = new Followers({ db, clock, sharedRecords: sharedRecordsOf })
  const streams = new Followers({ db, clock, sharedRecords: sharedRecordsOf })
  const needs = {
    ...modules,
    followers,
    streams,
    authenticator: {
      forget(accountId: string) {
        authenticator.forget(accountId)
        processBus?.publish("accounts", [accountId])
      },
    },
    signInGuard: new SignInGuard({ db, clock }),
    memberSessions: {
      forget(memberId: string) {
        memberSessions.forget(memberId)
        processBus?.publish("members", [memberId])
      },
    },
    ...sharedSenders(modules),
    hasMessages: (tx: Tx, carrierId: string) => messageQueue.hasJobs(tx, carrierId),
    wake(lane: Lane) {
      dispatcher.wake(lane)
      processBus?.publish("endpoint_lanes", [lane])
    },
    ratePerSecond: config.ratePerSecond,
    phoneNumbersMax: config.phoneNumbersMax,
  }
  const app = createApiServer(apiOf(needs), {
    ...door,
    addRoutes(server) {
      addUnlistedRoutes(server, { needs, routing: modules.routing, baseUrl: door.baseUrl })
      door.addRoutes?.(server)
    },
    authenticator,
    memberSessions,
    operatorAuthenticator: new OperatorAuthenticator({ db }),
    rateLimiter,
    clock,
    newId,
    log,
    logRequests: config.logRequests,
    isBehindProxy: config.behindProxy,
    strictTransportSeconds: config.strictTransportSeconds,
    observe: ({ operation, status, durationMs }) =>
      metrics.httpSeconds.observe({ operation, status }, durationMs / 1_000),
  })
  app.addHook("onRequest", ({ routeOptions: { url } }, _reply, done) =>
    done(door.isSchemaChanged() && !operationsPaths.has(url ?? "") ? schemaChanged() : undefined),
  )
  app.addHook("preClose", async () => [followers, streams].forEach((waiting) => waiting.endWaits()))
  return app
}

/**
 * A change of an owner or a sender rule is visible immediately in this process. The other processes of the
 * machine are notified.
 */
function sharedSenders({ owners, senders, processBus }: ApiModules) {
  return {
    owners: {
      receiverOf: (number: string) => owners.receiverOf(number),
      forget(number: string) {
        owners.forget(number)
        processBus?.publish("numbers", [number])
      },
    },
    senders: {
      check: (accountId: string, sender: string) => senders.check(accountId, sender),
      forgetRules(accountId: string | null) {
        senders.forgetRules(accountId)
        processBus?.publish("sender_rules", [accountId])
      },
    },
  }
}
