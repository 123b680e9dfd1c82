import type { z } from "zod"
import type { Principal } from "#accounts/authenticate.ts"
import type { Presence } from "#members/presences.ts"
import type { Role } from "#members/role.ts"
import type { SidKind } from "#std/ids.ts"
import type { Fault } from "./fault.ts"
import type { ProblemCode } from "./problems.ts"
import type { Way } from "./session-cookie.ts"

export type Scope = Principal["scope"]

/**
 * Whom a member has to be to call an operation with a session: a role in the account that the request names, an operator of the
 * installation, any member at all, or nobody.
 */
export type Access = Role | "operator" | "member" | "anyone"

/** The sections of the reference page, in its order. */
export const tags = {
  Messages: "Send, list, read and delete messages.",
  "Phone numbers": "The numbers that an account owns: replies to them are its messages.",
  "Opt-outs": "Who asked not to be written to.",
  Verifications: "Prove that a person has an address, and stop messages that nobody asked for.",
  Sessions: "Sign people in who proved who they are: access tokens, refresh tokens, signing keys.",
  Factors: "Authenticator apps, passkeys and recovery codes of people, and challenges that ask for them.",
  Payments: "Get paid on a page or with a token: payments, refunds and disputes.",
  Ledger:
    "What was booked of payments, what each ledger account holds, closed periods, and comparisons with the lists of providers.",
  Webhooks: "Endpoints that are told what happens, and what became of telling them.",
  Events: "What happened, in order, and the shape of each kind of event.",
  Statistics: "What happened, counted.",
  Account: "The account and its API keys.",
  Operator:
    "Accounts, carriers, routes and rates, for whoever runs the installation; signed in as `operator` with the operator's token.",
  Simulator: "A carrier to play with: an inbox to read, and messages from nobody.",
  Console: "What the console needs of itself: members, their sessions and roles, and what they changed.",
} as const

export type Tag = keyof typeof tags

/** One answer that an operation gives when all is well. */
export interface ResponseNotes {
  description: string
  /** Null for an answer without a body. */
  schema: z.ZodType | null
  /** Of server-sent events: the schema is that of the `data` of this event. */
  event?: string
  /** Of a body that is no JSON. */
  mediaType?: string
  example?: unknown
  headers?: Record<string, string>
}

export interface Example {
  summary: string
  value: Record<string, unknown>
}

/** A request whose parameters are read and right, from an account that may make it. */
export interface ApiRequest<Query = unknown, Body = unknown> {
  principal: Principal
  accountId: string
  /** The member who asks by session; null with other credentials. */
  presence: Presence | null
  /** The id behind the sid in the path, or what else stands there; empty when the path has neither. */
  id: string
  query: Query
  body: Body
  /** What `Idempotency-Key` said, with a hash of method, path and parameters. Only on POST. */
  idempotency: Idempotency | null
  /** Of a stream that goes on where another ended: what `Last-Event-ID` said. */
  lastEventId: string | null
  /** Aborted when the client goes away, and, where the operation waits, when whoever asked may no longer be answered. */
  gone(): AbortSignal
  /** Where it comes from. */
  client(): Client
}

export interface Client {
  ip: string
  userAgent: string
  /** What it kept of an earlier sign-in to the console. */
  browser: string | null
  way: Way
}

export interface Idempotency {
  key: string
  hash: Buffer
}

export interface Answer {
  status: number
  /** An object to be written as JSON, or JSON that is written already; left out for an answer without a body. */
  json?: string | object
  /** Server-sent events in place of `json`, or what `content-type` says. They are always begun, and closed when the client goes away. */
  stream?: AsyncIterable<string>
  headers?: Record<string, string | string[]>
}

/**
 * One operation of the API as data: the server, the OpenAPI document, the reference page and the tests all read it.
 * Method and path stand in the table of routes.
 */
export interface Operation<Needs = never> {
  id: string
  tag: Tag
  summary: string
  description: string
  /** The scopes of API keys that may call it, besides `full`, which may call all. */
  scopes: readonly Scope[]
  /** Of members with a session; null for what follows from method and path: see `accessOf`. */
  access: Access | null
  /** What the `{sid}` of its path names. */
  sid: SidKind | null
  /** What stands in its path in place of a sid. */
  pathText: PathText | null
  query: z.ZodObject | null
  body: z.ZodObject | null
  bodyExamples: Record<string, Example>
  /** Of a body, where more than usual is taken. */
  bodyBytesMax: number | null
  /**
   * Faults that concern several parameters together. Asked only when something else is wrong already, so that the answer
   * holds all faults at once; when nothing is, the domain refuses. Values are as they came, not validated.
   */
  check: ((parameters: Readonly<Record<string, unknown>>) => Fault[]) | null
  responses: Record<number, ResponseNotes>
  /** A request without `Idempotency-Key` is refused, because a repetition would move money twice. */
  needsKey: boolean
  /** It answers when something happens, so that a late answer is no slow one. */
  waits: boolean
  /** Whether the audit log has it when a member calls it; null for what follows from the method. */
  audited: boolean | null
  /** What it can refuse by itself; what every operation can refuse is added by `problemsOf`. */
  problems: readonly ProblemCode[]
  handle(needs: Needs, request: ApiRequest): Answer | Promise<Answer>
}

/** A text in a path that is no sid, such as a phone number. */
export interface PathText {
  name: string
  description: string
  example: string
}

/** Whether the console asks for itself: never with the credentials of an account. */
export function isForConsole(path: string): boolean {
  return path.startsWith("/console/")
}

/** Whether the operator is asked for at this path, and not an account. */
export function isForOperator(path: string): boolean {
  return path.startsWith("/operator/")
}

interface Definition<Needs, Query extends z.ZodObject, Body extends z.ZodObject> {
  id: string
  tag: Tag
  summary: string
  description: string
  scopes: readonly Scope[]
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

/** An operation, its handler typed by its own schemas. */
export function operation<Needs>() {
  return <Query extends z.ZodObject, Body extends z.ZodObject>(
    definition: Definition<Needs, Query, Body>,
  ): Operation<Needs> => ({
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
  })
}
