import type { ServerResponse } from "node:http"
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify"
import type { Authenticator, Principal } from "#core/accounts/authenticate.ts"
import type { RateLimiter } from "#core/accounts/rate-limiter.ts"
import type { MemberSession, SessionAuthenticator } from "#core/members/session-authenticator.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import { closeBeforeUnreadBodies } from "#core/std/unread-body.ts"
import { accessOf, isOfAccount } from "./access/access.ts"
import { Audit } from "./access/audit.ts"
import { changeOf, isAudited, recordRefusal } from "./access/audited-change.ts"
import { detailReader } from "./access/change-details.ts"
import { clientAddress, originOf } from "./access/client-address.ts"
import { isChange, refuseForged } from "./access/cross-site.ts"
import { SessionGate, anonymous } from "./access/session-gate.ts"
import { OpenRequests } from "./access/open-requests.ts"
import { readBrowserCookie, transportOf } from "./access/session-cookie.ts"
import { SignIn } from "./access/sign-in.ts"
import { addStrictTransport } from "./access/strict-transport.ts"
import { addDocumentation } from "./docs/documentation.ts"
import { OperationRunner } from "./operation-runner.ts"
import { noSchemaCompilers } from "./no-schema-compilers.ts"
import { isForConsole, isForOperator, type Answer, type ApiRequest } from "./operation.ts"
import { originForm } from "./origin-form.ts"
import { problemOf } from "./problems/failure.ts"
import { Problem, retryAfter } from "./problems/problem.ts"
import type { ProblemCode } from "./problems/problems.ts"
import { givenRequestId } from "./request-id.ts"
import { answeredOf, logWhenSent } from "./answered-request.ts"
import { RequestLog, type LoggedRequests } from "./request-log.ts"
import type { Api, Route } from "./route.ts"
import { surfaceOf } from "./surface.ts"
import { answerUnrouted } from "./wire/answer-unrouted.ts"
import { sendAnswer, sendProblem } from "./wire/answer.ts"
import { answerBrokenConnection } from "./wire/broken-connection.ts"
import { bodyBytesMax } from "./wire/decode-body.ts"
import { requireSingleHost, handleUnusualRequests } from "./wire/odd-requests.ts"
import { methodsOfNeighbours, PathIndex } from "./wire/path-index.ts"
import { BodyReader, type BodyAllowance } from "./wire/read-body.ts"
import { sendStream } from "./wire/send-stream.ts"

export interface ApiServerOptions {
  authenticator: Pick<Authenticator, "authenticate" | "forget">
  /** For the paths of the operator, where no account can sign in. */
  operatorAuthenticator: Pick<Authenticator, "authenticate">
  /** The sessions of members. They work on all paths, and nothing else works on those of the console. */
  memberSessions: SessionAuthenticator
  /** The limiter of the accounts; a bucket holds one second's worth. */
  rateLimiter: Pick<RateLimiter, "consume">
  clock: Clock
  newId: NewId
  log: Log
  logRequests: LoggedRequests
  /** Returns the address for clients, without a final slash. A free port is known late. */
  baseUrl(): string
  /** PEM texts; null serves plain HTTP. */
  tls: { cert: string; key: string } | null
  /** A proxy of the operator is in front. Its `X-Forwarded-For` contains the origin of a request. */
  isBehindProxy: boolean
  /** `max-age` of Strict-Transport-Security in seconds; null sends none. */
  strictTransportSeconds: number | null
  /** Called with each answer of an operation, for the metrics. */
  observe?(answer: Observed): void
  /** Adds routes that need no sign-in: webhooks of carriers, pages, health, metrics, the console. */
  addRoutes?(app: FastifyInstance): void
}

export interface Observed {
  operation: string
  status: number
  durationMs: number
}

declare module "fastify" {
  interface FastifyInstance {
    isClosing: boolean
  }
  interface FastifyContextConfig {
    /** A page for people, or a route that only answers 405. It does not count as a method of its path. */
    isUnlisted?: boolean
  }
  interface FastifyRequest {
    /** The principal, which is set before the body is read. Null where no sign-in is needed. */
    principal: Principal | null
    /** The member of a request by session. */
    memberSession: MemberSession | null
    /** The problem of a refused request, which is set with the answer. */
    problem: ProblemCode | null
    /** Whether the answer is a stream that has begun. */
    isStream: boolean
    /** How much of the body is read. Null, as for a stranger, until the sender is known. */
    bodyAllowance: BodyAllowance | null
    /** The answer in progress. */
    response: ServerResponse | null
  }
}

/** Long enough for the slowest phone network, short enough that slow senders cannot pile up. */
const requestTimeoutMs = 30_000
/** Longer than the minute after which common proxies close an idle connection, so that they close first. */
const keepAliveTimeoutMs = 72_000
/** The longest time without a read or write. No operation waits longer than a minute. */
const silenceMaxMs = 120_000
const sidLengthMax = 100
const operatorHint =
  "Send the user name `operator` and the operator's token as HTTP Basic credentials. `posthorn operator token` creates a token."

/**
 * Returns the HTTP server of the API, not yet listening. Every request takes the same path: authenticate,
 * count, read parameters, run the operation, answer. Only unknown credentials and the operation can make it
 * wait.
 */
export function createApiServer<Needs>(api: Api<Needs>, options: ApiServerOptions): FastifyInstance {
  const { log, clock, logRequests: logged } = options
  const requestLog = new RequestLog({ log, clock, logged })
  const app = createApp(options, requestLog)
  app.decorate("surfaces", api.surfaces)
  if (options.strictTransportSeconds !== null) addStrictTransport(app, options.strictTransportSeconds, options.baseUrl)
  const paths = new PathIndex()
  app.addHook("onRoute", ({ url, method, config }) => {
    if (!config?.isUnlisted) paths.add(url, [method].flat())
  })
  const signIn = new SignIn(options.authenticator, options.clock)
  const operatorSignIn = new SignIn(options.operatorAuthenticator, options.clock, operatorHint)
  const members = new SessionGate(options)
  const audit = new Audit({ ...options, db: api.db })
  const open = new OpenRequests({ ...options, db: api.db })
  app.addHook("onClose", () => open.stop())
  const door = { ...options, signIn, members, audit, open, requestLog }
  const operatorDoor = { ...door, signIn: operatorSignIn }
  const answerUnknownPath = (request: FastifyRequest, reply: FastifyReply) => {
    logWhenSent(request, reply, requestLog)
    admitUnrouted(request, reply, door)
      .then(() => answerUnrouted(request, reply, { paths, baseUrl: options.baseUrl() }))
      .catch((error) => fail(error, request, reply, options))
  }
  // Before the body, which has no reader.
  app.addHook("onRequest", (request, reply, done) => (request.is404 ? answerUnknownPath(request, reply) : done()))
  for (const route of api.routes) addOperation(app, api, route, isForOperator(route.path) ? operatorDoor : door)
  for (const { routes } of api.surfaces) for (const route of routes) addOperation(app, api, route, door)
  const callNotFound = (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound()
  for (const { method, path: url } of methodsOfNeighbours(api.routes))
    app.route({ method, url, config: { isUnlisted: true }, onRequest: callNotFound, handler: callNotFound })
  handleUnusualRequests(app.server, () => ({ ...options, baseUrl: options.baseUrl(), requestLog }))
  addDocumentation(app, api, options.baseUrl)
  options.addRoutes?.(app)
  app.setErrorHandler((error, request, reply) => fail(error, request, reply, options))
  app.setNotFoundHandler(answerUnknownPath)
  return app
}

/** Our own code refuses a request without a Host: see `requireSingleHost`. */
const node = { requireHostHeader: false }

function createApp(options: ApiServerOptions, requestLog: RequestLog): FastifyInstance {
  const { tls, isBehindProxy, newId, clock, baseUrl } = options
  const app = Fastify({
    ...(tls ? { https: { ...node, cert: tls.cert, key: tls.key, minVersion: "TLSv1.2" } } : { http: node }),
    // One hop: the address that the nearest proxy saw. The client can choose all earlier entries.
    trustProxy: isBehindProxy && ((_address: string, hop: number) => hop === 0),
    genReqId: (request) => givenRequestId(request) ?? newId(),
    rewriteUrl: originForm,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionTimeout: silenceMaxMs,
    // During the stop, open connections still get answers, with a header that the connection ends.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    schemaController: { compilersFactory: noSchemaCompilers },
    routerOptions: {
      maxParamLength: sidLengthMax,
      // Our own rules parse the text of the query.
      querystringParser: (text) => text as unknown as Record<string, unknown>,
    },
    clientErrorHandler: (error, socket) =>
      answerBrokenConnection(error, socket, { baseUrl: baseUrl(), newId, clock, requestLog }),
    frameworkErrors: (error, request, reply) => {
      logWhenSent(request, reply, requestLog)
      sendProblem(request, reply, problemOf(error), baseUrl())
    },
  }) as unknown as FastifyInstance
  // Without this, Fastify would require a body of QUERY (RFC 10008) and hide that no path accepts it.
  app.addHttpMethod("QUERY", { hasBody: false, overrideExisting: true })
  app.removeAllContentTypeParsers()
  const bodies = new BodyReader()
  app.addContentTypeParser("*", (request, payload, done) => bodies.read(request, payload, done))
  closeBeforeUnreadBodies(app.server, clock)
  app.decorate("isClosing", false)
  app.addHook("preClose", (done) => {
    app.isClosing = true
    done()
  })
  app.decorateRequest("principal", null)
  app.decorateRequest("memberSession", null)
  app.decorateRequest("problem", null)
  app.decorateRequest("isStream", false)
  app.decorateRequest("bodyAllowance", null)
  app.decorateRequest("response", null)
  app.addHook("onRequest", (request, reply, done) => {
    request.response = reply.raw
    reply.header("request-id", request.id)
    requireSingleHost(request.raw)
    done()
  })
  return app
}

interface Door extends ApiServerOptions {
  signIn: SignIn
  members: SessionGate
  audit: Audit
  open: OpenRequests
  requestLog: RequestLog
}

function addOperation<Needs>(app: FastifyInstance, api: Api<Needs>, route: Route<Needs>, door: Door): void {
  const { members, requestLog, ...options } = door
  const ignoresUnknown = !api.routes.includes(route)
  const endpoint = new OperationRunner(route, api.needs, { findWriters: api.findWriters, ignoresUnknown })
  const { id: operation, waits } = route.operation
  const target = { operation, route: route.path, waits }
  const access = accessOf(route)
  const isConsole = isForConsole(route.path)
  const bodyAllowance = { bytesMax: route.operation.bodyBytesMax ?? bodyBytesMax, isStranger: false }
  const answerOf = answering(api, route, endpoint, door)

  function admit(principal: Principal, request: FastifyRequest, reply: FastifyReply): void {
    request.principal = principal
    request.bodyAllowance = bodyAllowance
    count(principal, reply, options.rateLimiter)
    endpoint.allow(principal)
  }

  function answered(request: FastifyRequest, reply: FastifyReply, status = reply.statusCode): void {
    if (request.isStream) return
    const { elapsedTime: durationMs } = reply
    options.observe?.({ operation, status, durationMs })
    requestLog.answered({ ...answeredOf(request, reply), status, target, durationMs })
  }

  /** A stream counts as answered when it begins, because its duration depends on the reader. */
  function send(answer: Answer, request: FastifyRequest, reply: FastifyReply): void {
    const { stream, status } = answer
    if (!stream) return sendAnswer(reply, answer)
    answered(request, reply, status)
    request.isStream = true
    sendStream(reply, answer, stream, options.clock).catch((error) => fail(error, request, reply, options))
  }

  app.route({
    method: route.method,
    url: route.path.replace(/\{(account|message|service|identity)\}/g, ":$1").replace(/\{\w+\}/, ":sid"),
    onRequest(request, reply, done) {
      if (isConsole || access === "anyone" || members.isFor(request.headers)) {
        admitMember(route, door, request, reply).then(() => {
          if (request.memberSession) request.bodyAllowance = bodyAllowance
          done()
        }, done)
        return
      }
      try {
        const principal = byCredentials(request, door)
        if (principal instanceof Promise)
          return void principal.then((found) => admit(found, request, reply)).then(() => done(), done)
        admit(principal, request, reply)
      } catch (error) {
        return done(error as Error)
      }
      done()
    },
    onResponse(request, reply, done) {
      answered(request, reply)
      done()
    },
    handler(request, reply) {
      try {
        const answer = answerOf(request, reply)
        if (!(answer instanceof Promise)) send(answer, request, reply)
        else answer.then((late) => send(late, request, reply)).catch((error) => fail(error, request, reply, options))
      } catch (error) {
        fail(error, request, reply, options)
      }
    },
  })
}

/** Authenticates a member by their session, and records a request that their role does not cover. */
async function admitMember(route: Route, door: Door, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { members, audit, baseUrl, rateLimiter } = door
  const access = accessOf(route)
  const memberSession = await members.authenticate(request, access)
  request.memberSession = memberSession
  if (memberSession === null) return
  request.principal = await members.authorize(request.headers, memberSession, access).catch(async (error: unknown) => {
    await recordRefusal(audit, error, { ...incoming(request, baseUrl), route, memberSession })
    throw error
  })
  count(request.principal, reply, rateLimiter)
}

function byCredentials(request: FastifyRequest, { signIn, baseUrl }: Door): Principal | Promise<Principal> {
  if (isChange(request.method)) refuseForged(request.headers, baseUrl())
  return signIn.check(request.headers.authorization, originOf(request))
}

/** Runs the operation. Records audited requests (`isAudited`) in the audit log, but not invalid ones. */
function answering<Needs>(
  { routes, needs }: Api<Needs>,
  route: Route<Needs>,
  endpoint: OperationRunner<Needs>,
  { audit, open, baseUrl }: Door,
) {
  const access = accessOf(route)
  const readObject = detailReader(route, routes, needs)
  const { waits } = route.operation
  return (request: FastifyRequest, reply: FastifyReply): Answer | Promise<Answer> => {
    const principal = request.principal ?? anonymous
    const { memberSession } = request
    const gone = () =>
      waits && isOfAccount(access)
        ? open.watch({ principal, memberSession, needed: access }, reply.raw)
        : goneSignal(reply)
    const asked = { ...incoming(request, baseUrl), gone }
    const read = endpoint.read(principal, asked)
    const recorded = async (given: ApiRequest) => {
      const { subjectName, detailsOf } = await readObject(principal, asked)
      const change = changeOf({ route, principal, memberSession, sid: asked.sid, subjectName, client: asked.client() })
      const act = () => endpoint.answer(given)
      return await audit.recordChange(change, act, (answer) => detailsOf(answer, given.body))
    }
    const act = isAudited(route, memberSession) ? recorded : (given: ApiRequest) => endpoint.answer(given)
    return read instanceof Promise ? read.then(act) : act(read)
  }
}

function incoming(request: FastifyRequest, baseUrl: () => string) {
  const url = request.raw.url ?? ""
  const mark = url.indexOf("?")
  return {
    headers: request.headers,
    path: mark === -1 ? url : url.slice(0, mark),
    sid: (request.params as { sid?: string }).sid,
    above: request.params as Record<string, string>,
    query: mark === -1 ? "" : url.slice(mark + 1),
    body: request.body as Buffer | undefined,
    memberSession: request.memberSession,
    baseUrl,
    client: () => ({
      ip: clientAddress(request),
      userAgent: request.headers["user-agent"] ?? "",
      browser: readBrowserCookie(request.headers.cookie),
      way: transportOf(request, baseUrl()),
    }),
  }
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once("close", () => controller.abort())
  return controller.signal
}

/** Takes one request from the account's bucket and sets draft-ietf-httpapi-ratelimit-headers-10's headers. */
function count(principal: Principal, reply: FastifyReply, limiter: Pick<RateLimiter, "consume">): void {
  const { isAllowed, limit, remaining, resetMs, retryAfterMs } = limiter.consume(
    principal.accountId,
    principal.ratePerSecond,
  )
  reply.header("ratelimit-policy", `"account";q=${limit};w=1`)
  reply.header("ratelimit", `"account";r=${remaining};t=${Math.ceil(resetMs / 1000)}`)
  if (isAllowed) return
  throw new Problem(
    "rate_limited",
    `The account can send ${limit} requests per second. Wait for the time in \`Retry-After\`.`,
    {
      headers: retryAfter(retryAfterMs),
    },
  )
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply, { log, baseUrl }: ApiServerOptions): void {
  const problem = problemOf(error)
  if (problem.code === "internal_error") {
    log.error(
      { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url },
      "a request failed",
    )
  }
  if (!reply.sent) sendProblem(request, reply, problem, baseUrl())
}

/** Only clients with valid credentials learn which paths of the API exist. */
async function admitUnrouted(request: FastifyRequest, reply: FastifyReply, door: Door): Promise<void> {
  if (!/^\/v1(?:[/?]|$)/.test(request.raw.url ?? "") && !surfaceOf(request)) return
  request.principal = await door.signIn.check(request.headers.authorization, originOf(request))
  count(request.principal, reply, door.rateLimiter)
}
