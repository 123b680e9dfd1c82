/** Runs one behaviour with the client. As a program, it takes the behaviour and the base URL, and prints the outcome. */
import { inspect } from "node:util"
import type { Behaviour, BehaviourCall, ClientSettings, ExpectedError } from "../../behaviours/behaviour.ts"
import {
  ApiError,
  ConnectionError,
  Posthorn,
  TimeoutError,
  UsageError,
  type ClientOptions,
  type RequestOptions,
} from "../src/index.ts"

/** What the caller saw. It has the fields of `result` in the data. */
export interface Outcome {
  answer?: unknown
  entries?: { sids: string[]; count: number }
  events?: { id: string | undefined; sids: string[] }[]
  raw?: { status: number; request_id: string | null }
  error?: ExpectedError
  /** The client and the error, as a program prints them. */
  printed: string
  durationMs: number
}

export async function performBehaviour({ client: settings, call }: Behaviour, baseUrl: string): Promise<Outcome> {
  const client = new Posthorn(optionsOf(baseUrl, settings))
  const controller = new AbortController()
  let startedAt = performance.now()
  const { cancel_after_ms: cancelAfterMs } = call
  if (cancelAfterMs !== undefined)
    setTimeout(() => {
      startedAt = performance.now()
      controller.abort(new Canceled())
    }, cancelAfterMs)
  let failure: unknown
  const outcome = await makeCalls(client, call, controller.signal).catch((error: unknown) => {
    failure = error
    return { error: errorOf(error) }
  })
  const durationMs = performance.now() - startedAt
  return { ...outcome, durationMs, printed: inspect([client, failure], { depth: 9, showHidden: true }) }
}

class Canceled extends Error {}

function optionsOf(baseUrl: string, settings: ClientSettings = {}): ClientOptions {
  const { api_key: apiKey, api_key_secret: apiKeySecret } = settings
  const { account_sid: accountSid = "AC1", auth_token: authToken = "t0ken" } = settings
  return {
    baseUrl: settings.slash ? `${baseUrl}/` : baseUrl,
    ...(apiKey === undefined ? { accountSid, authToken } : { apiKey, apiKeySecret }),
    maxRetries: settings.retries,
    timeoutMs: settings.timeout_ms,
    headers: settings.headers,
    fetch: settings.transport === "own" ? ownFetch : undefined,
  }
}

const ownFetch: typeof fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), "x-transport": "own" } })

async function makeCalls(client: Posthorn, call: BehaviourCall, signal: AbortSignal): Promise<Partial<Outcome>> {
  const { times = 1 } = call
  const others = call.at_once ? times - 1 : 0
  const all = Array.from({ length: others }, () => makeCall(client, call, signal))
  for (let count = others + 1; count < times; count++) await makeCall(client, call, signal)
  const outcome = await makeCall(client, call, signal)
  await Promise.all(all)
  return outcome
}

async function makeCall(client: Posthorn, call: BehaviourCall, signal: AbortSignal): Promise<Partial<Outcome>> {
  const { headers, key: idempotencyKey, retries: maxRetries, timeout_ms: timeoutMs } = call
  const options = { signal, headers, idempotencyKey, maxRetries, timeoutMs }
  if (call.method === "messages.list") return readList(client, call, options)
  if (call.method === "messages.stream") return readStream(client, call, options)
  let raw: Outcome["raw"]
  const answered: RequestOptions["answered"] = ({ status, requestId }) => (raw = { status, request_id: requestId })
  const words = [call.sid, call.query, call.body].filter((each) => each !== undefined)
  const [resource = "", method = ""] = call.method.split(".")
  const methods = (client as unknown as Record<string, Record<string, (...words: unknown[]) => Promise<unknown>>>)[
    resource
  ]
  const answer = await methods?.[method]?.(...words, { ...options, answered })
  return { answer: answer ?? null, ...(raw && { raw }) }
}

async function readList(client: Posthorn, call: BehaviourCall, options: RequestOptions): Promise<Partial<Outcome>> {
  const sids: string[] = []
  for await (const { sid } of client.messages.list(call.query, options)) if (sids.push(sid) === call.entries) break
  return { entries: { sids, count: sids.length } }
}

async function readStream(client: Posthorn, call: BehaviourCall, options: RequestOptions): Promise<Partial<Outcome>> {
  const events: Outcome["events"] = []
  const stream = client.messages.stream({}, { ...options, lastEventId: call.last_event_id })
  for await (const { data, id } of stream)
    if (events.push({ id, sids: data.map(({ sid }) => sid) }) === call.events) break
  return { events }
}

function errorOf(error: unknown): ExpectedError {
  if (error instanceof Canceled) return { kind: "canceled" }
  if (error instanceof ConnectionError) return { kind: "connection" }
  if (error instanceof TimeoutError) return { kind: "timeout" }
  if (error instanceof UsageError) return { kind: "usage" }
  if (!(error instanceof ApiError)) throw error
  const { status, code, detail, param, requestId, retryAfterMs, errors } = error
  return {
    kind: "api",
    status,
    code,
    detail,
    ...(param === null ? {} : { param }),
    ...(requestId === null ? {} : { request_id: requestId }),
    ...(retryAfterMs === null ? {} : { retry_after_ms: retryAfterMs }),
    params: errors.map((fault) => String(fault.param)),
  }
}

if (import.meta.main) {
  const [behaviour = "", baseUrl = ""] = process.argv.slice(2)
  process.stdout.write(JSON.stringify(await performBehaviour(JSON.parse(behaviour) as Behaviour, baseUrl)))
}
