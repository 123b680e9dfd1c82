import type { z } from "zod"
import type { Principal } from "#core/accounts/authenticate.ts"
import type { MemberSession } from "#core/members/session-authenticator.ts"
import type { Role } from "#core/members/role.ts"
import type { SidKind } from "#core/std/ids.ts"
import type { RequestTransport } from "./access/session-cookie.ts"
import type { ProblemCode } from "./problems/problems.ts"
import { exampleOf } from "./wire/example-of.ts"
import type { Fault } from "./wire/fault.ts"

export type Scope = Principal["scope"]

/**
 * The session that can call an operation. It belongs to a member with this role in the account that the
 * request names, to an operator, or to any member. `anyone` needs no session.
 */
export type Access = Role | "operator" | "member" | "anyone"

/** The sections of the reference page, in its order. */
export const tags = {
  Messages: "Send, list, read and delete messages.",
  "Phone numbers": "The numbers that an account owns. Replies to them arrive at the account.",
  "Messaging services": "Pools of senders, from which Posthorn chooses the sender of each message.",
  "Opt-outs": "Recipients who opted out of messages.",
  Verifications: "Prove that a person controls an address, and block SMS pumping.",
  Sessions: "Sign in verified people: access tokens, refresh tokens and signing keys.",
  Factors: "Authenticator apps, passkeys and recovery codes of people, and challenges to prove them.",
  Payments: "Payments on a page or with a token, refunds and disputes.",
  Ledger:
    "Bookings of payments, balances of ledger accounts, closed periods, and comparisons with the transactions of providers.",
  Webhooks: "Endpoints that receive events, and their deliveries.",
  Events: "Events in order, and the schema of each event type.",
  Statistics: "Counts of messages, errors and webhook attempts.",
  Account: "The account and its API keys.",
  Operator:
    "Accounts, carriers, routes and rates, for the operator of the installation. Sign in as `operator` with the operator's token.",
  Simulator: "A carrier for tests: an inbox to read, and simulated inbound messages.",
  Console: "Operations of the console: members, sessions, roles and the audit log.",
} as const

export type Tag = keyof typeof tags

/** One successful answer of an operation. */
export interface ResponseNotes {
  description: string
  /** Null for an answer without a body. */
  schema: z.ZodType | null
  /** The name of a server-sent event; the schema is then that of its `data`. */
  event?: string
  /** The type of a body that is not JSON. */
  mediaType?: string
  /** Without it, the example follows from the schema. */
  example?: unknown
  headers?: Record<string, string>
}

export interface Example {
  summary: string
  value: Record<string, unknown>
}

/** A request with valid parameters, from an account that is allowed to make it. */
export interface ApiRequest<Query = unknown, Body = unknown> {
  principal: Principal
  accountId: string
  /** The requesting member of a session; null with other credentials. */
  memberSession: MemberSession | null
  /** The id of the sid in the path, or another text in its place; empty when the path has neither. */
  id: string
  /** The texts before it in the path of a surface, by their names in braces. */
  above: Readonly<Record<string, string>>
  query: Query
  body: Body
  /** The `Idempotency-Key`, with a hash of method, path and parameters. Only for POST. */
  idempotency: Idempotency | null
  /** The `Last-Event-ID` of a stream that continues an earlier one. */
  lastEventId: string | null
  /**
   * Returns a signal that is aborted when the client disconnects. For an operation that waits, also when the
   * client has lost its rights.
   */
  gone(): AbortSignal
  /** Returns the address of this installation, for links. */
  baseUrl(): string
  /** Returns the origin of the request. */
  client(): Client
}

export interface Client {
  ip: string
  userAgent: string
  /** The cookie of an earlier sign-in to the console. */
  browser: string | null
  way: RequestTransport
}

export interface Idempotency {
  key: string
  hash: Buffer
}

export interface Answer {
  status: number
  /** An object to write as JSON, or JSON text; undefined for an answer without a body. */
  json?: string | object
  /**
   * Server-sent events in place of `json`, or a body of the `content-type`. The iteration always begins, and
   * is closed when the client disconnects.
   */
  stream?: AsyncIterable<string>
  /** A file in place of `json`, of the `content-type` in `headers`. */
  file?: Uint8Array
  headers?: Record<string, string | string[]>
}

/**
 * One operation of the API as data. The server, the OpenAPI document, the reference page and the tests all
 * read it. The table of routes has its method and path.
 */
export interface Operation<Needs = never> {
  id: string
  tag: Tag
  summary: string
  description: string
  /** The scopes of API keys that can call it, in addition to `full`, which covers all operations. */
  scopes: readonly Scope[]
  /** The role that a member with a session needs; null for the default of `accessOf`. */
  access: Access | null
  /** The kind of the `{sid}` in its path. */
  sid: SidKind | null
  /** The text in its path in place of a sid. */
  pathText: PathText | null
  query: z.ZodObject | null
  body: z.ZodObject | null
  bodyExamples: Record<string, Example>
  /** The limit of the body, where it is larger than usual. */
  bodyBytesMax: number | null
  /**
   * Returns the faults of several parameters together. It is called only when there are other faults, so that
   * the answer lists all faults. Without other faults the domain refuses. The values are unvalidated.
   */
  check: ((parameters: Readonly<Record<string, unknown>>) => Fault[]) | null
  responses: Record<number, ResponseNotes>
  /** Whether a request without `Idempotency-Key` is refused, because a repetition would move money twice. */
  needsKey: boolean
  /** Whether it answers only when something happens. A long duration then does not count as slow. */
  waits: boolean
  /** Whether the audit log records a call by a member; null for the default of the method. */
  audited: boolean | null
  /** The operation's own problems; `problemsOf` adds those of every operation. */
  problems: readonly ProblemCode[]
  handle(needs: Needs, request: ApiRequest): Answer | Promise<Answer>
}

/** A text in a path that is not a sid, such as a phone number. */
export interface PathText {
  name: string
  description: string
  example: string
}

/** Returns whether the path is for the console itself, never for the credentials of an account. */
export function isForConsole(path: string): boolean {
  return path.startsWith("/console/")
}

/** Returns whether the path is for the operator, not for an account. */
export function isForOperator(path: string): boolean {
  return path.startsWith("/operator/")
}

export interface Definition<Needs, Query extends z.ZodObject, Body extends z.ZodObject> {
  id: string
  tag: Tag
  summary: string
  description: string
  scopes?: readonly Scope[]
  access?: Access
  sid?: SidKind
  pathText?: PathText
  query?: Query
  body?: Body
  bodyExamples?: Record<string, Example>
  bodyBytesMax?: number
  responses: Record<number, ResponseNotes>
  needsKey?: boolean
  waits?: boolean
  audited?: boolean
  problems?: readonly ProblemCode[]
  check?(parameters: Readonly<Record<string, unknown>>): Fault[]
  handle(needs: Needs, request: ApiRequest<z.output<Query>, z.output<Body>>): Answer | Promise<Answer>
}

/** Returns an operation whose handler is typed by its own schemas. */
export function operation<Needs>() {
  return <Query extends z.ZodObject, Body extends z.ZodObject>(
    definition: Definition<Needs, Query, Body>,
  ): Operation<Needs> => ({
    scopes: [],
    access: null,
    sid: null,
    pathText: null,
    query: null,
    body: null,
    bodyExamples: {},
    bodyBytesMax: null,
    check: null,
    needsKey: false,
    waits: false,
    audited: null,
    problems: [],
    ...definition,
    responses: Object.fromEntries(
      Object.entries(definition.responses).map(([status, notes]) => [status, withExample(notes)]),
    ),
  })
}

function withExample({ example, ...notes }: ResponseNotes): ResponseNotes {
  return { ...notes, example: example ?? (notes.schema && exampleOf(notes.schema)) }
}
