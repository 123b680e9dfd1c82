import { readFileSync } from "node:fs"
import path from "node:path"

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** What `behaviours.json` says of one behaviour. The README explains each field. */
export interface Behaviour {
  id: string
  text: string
  client?: ClientSettings
  call: BehaviourCall
  answers: readonly Answer[]
  result: Result
  seen: Expectation
}

export interface ClientSettings {
  account_sid?: string
  auth_token?: string
  api_key?: string
  api_key_secret?: string
  retries?: number
  timeout_ms?: number
  headers?: Record<string, string>
  address?: "tls" | "closed"
  ca?: boolean
  proxy?: boolean
  slash?: boolean
  transport?: "own"
}

export interface BehaviourCall {
  method: string
  sid?: string
  query?: Record<string, Json>
  body?: Record<string, Json>
  key?: string
  headers?: Record<string, string>
  retries?: number
  timeout_ms?: number
  entries?: number
  events?: number
  last_event_id?: string
  cancel_after_ms?: number
  times?: number
  at_once?: boolean
  raw?: boolean
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  text?: string
  resource?: string
  with?: Record<string, Json>
  problem?: Record<string, Json> & { status: number; code: string }
  page?: { sids?: readonly string[]; count?: number; next?: string }
  stream?: readonly StreamPart[]
  then?: "end" | "cut" | "silence"
  retry_after?: { seconds?: number; date_in_seconds?: number; milliseconds?: number }
  cut?: "before_answer" | "in_body"
  silence?: boolean
  drip_ms?: number
  gate?: number
  gzip?: boolean
  spaces_mib?: number
  redirect?: "elsewhere"
  stored?: boolean
}

/** A text as it is, or an event whose data is a list of messages. */
export type StreamPart =
  | { text: string }
  | { id: string; sids: readonly string[]; bytes_each?: number; line_end?: string }

export interface Result {
  answer?: Json
  entries?: { sids?: readonly string[]; count?: number }
  events?: readonly { id: string; sids: readonly string[] }[]
  raw?: { status: number; request_id: string }
  error?: ExpectedError
  hidden?: readonly string[]
  within_ms?: number
}

export interface ExpectedError {
  kind: "api" | "connection" | "timeout" | "canceled" | "usage"
  status?: number
  code?: string
  param?: string
  detail?: string
  request_id?: string
  retry_after_ms?: number
  params?: readonly string[]
}

/** What the server must have seen of a run. */
export interface Expectation {
  requests: number
  /** `same`, `different` and `none`, or the key itself. */
  keys?: string
  /** The shortest and the longest time before each request after the first, in milliseconds. */
  waits_ms?: readonly (readonly [number, number])[]
  all?: ExpectedRequest
  each?: readonly ExpectedRequest[]
  /** The requests have only headers that every client sends. */
  headers_only?: boolean
  closed_by_client?: boolean
  /** The number of requests at the address of a redirect. */
  elsewhere?: number
  /** The number of stored messages. */
  stored?: number
  proxied?: boolean
  tls?: boolean
}

export interface ExpectedRequest {
  method?: string
  path?: string
  query?: readonly (readonly [string, string])[]
  /** Null for a header that must be absent. */
  headers?: Record<string, string | null | { matches: string }>
  json?: Json
}

/** A signed webhook, as `signatures.json` has it. */
export interface SignatureVector {
  id: string
  text: string
  /** What the language must have for it. */
  needs?: "ed25519"
  secrets: readonly string[]
  headers: Record<string, string>
  /** The bytes of the body in base64. */
  body: string
  /** The time of the verification, in seconds since 1970. */
  now: number
  accepted: boolean
  /** The type of the event in an accepted webhook. */
  type?: string
}

export const readBehaviours = () => readJson("behaviours.json") as Behaviour[]
export const readSignatures = () => readJson("signatures.json") as SignatureVector[]
export const readResources = () => readJson("resources.json") as Record<string, Record<string, Json>>

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), "utf8"))
}

/** Returns whether a value has what is expected. An object can have more fields, a list no more entries. */
export function contains(value: unknown, expected: Json): boolean {
  if (typeof expected !== "object" || expected === null) return value === expected
  if (typeof value !== "object" || value === null) return false
  if (Array.isArray(expected) && (value as unknown[]).length !== expected.length) return false
  return Object.entries(expected).every(([name, each]) =>
    contains((value as Record<string, unknown>)[name], each as Json),
  )
}
