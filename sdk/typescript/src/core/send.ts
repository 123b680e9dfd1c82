import { urlOf, type Call } from "./call.ts"
import { Deadline } from "./deadline.ts"
import { ConnectionError, PosthornError, UsageError } from "./errors.ts"
import {
  checkCount,
  checkHeaderValue,
  readHeaders,
  type AnswerHead,
  type RequestOptions,
  type Settings,
} from "./options.ts"
import { version } from "./version.ts"
import { newIdempotencyKey } from "./web-crypto.ts"

/** A request that can be sent any number of times. */
export interface Request {
  url: string
  init: RequestInit
  timeoutMs: number
  maxRetries: number
  signal: AbortSignal | undefined
  answered: ((answer: AnswerHead) => void) | undefined
}

/** Throws `UsageError` for options and sids that cannot be used. */
export async function requestOf(settings: Settings, call: Call, options: RequestOptions): Promise<Request> {
  const { timeoutMs = settings.timeoutMs, maxRetries = settings.maxRetries, signal } = options
  checkCount("timeoutMs", timeoutMs)
  checkCount("maxRetries", maxRetries)
  const url = urlOf(settings.baseUrl, call)
  const { method, body, takesKey } = call
  const { idempotencyKey: key = takesKey ? await newIdempotencyKey() : undefined } = options
  if (key !== undefined) checkHeaderValue("idempotencyKey", key)
  if (key === "") throw new UsageError("`idempotencyKey` must not be empty.")
  const headers = {
    accept: "application/json",
    ...(isBrowser ? {} : { "user-agent": `posthorn-typescript/${version}` }),
    ...settings.headers,
    ...(body ? { "content-type": "application/json" } : {}),
    ...(key === undefined ? {} : { "idempotency-key": key }),
    ...readHeaders(options.headers),
  }
  const init: RequestInit = { method, headers, redirect: "manual", ...(body ? { body: JSON.stringify(body) } : {}) }
  return { url, init, timeoutMs: timeoutMs + (call.waitMs ?? 0), maxRetries, signal, answered: options.answered }
}

/** Sends the request once. `read` counts as part of the request. Rejects as `Client.request` does. */
export async function send<Result>(
  settings: Settings,
  request: Request,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const deadline = new Deadline(request)
  try {
    return await read(await fetchAnswer(settings, request, deadline))
  } catch (error) {
    throw failureOf(error, request, deadline)
  } finally {
    deadline.end()
  }
}

/** Resolves when the head of the answer has come. */
export async function fetchAnswer(settings: Settings, request: Request, deadline: Deadline): Promise<Response> {
  const response = await settings.fetch(request.url, { ...request.init, signal: deadline.signal })
  const { status, headers } = response
  tell(request, deadline, () => request.answered?.({ status, requestId: headers.get("request-id"), headers }))
  return response
}

/** Calls a function of the caller. The request ends with its error, and no attempt follows. */
export function tell(request: Request, deadline: Deadline, call: () => void): void {
  try {
    call()
  } catch (error) {
    request.maxRetries = 0
    deadline.fail(error)
    throw error
  }
}

/** Converts an error of fetch into an error for the caller. */
export function failureOf(error: unknown, { url }: Request, deadline: Deadline): unknown {
  // Runtimes report an abort of fetch in different ways.
  if (deadline.signal.aborted) return deadline.signal.reason
  if (error instanceof PosthornError) return error
  return new ConnectionError(`No answer came from ${new URL(url).origin}: ${reasonOf(error)}`, { cause: error })
}

/**
 * Node describes the failure only in the error's cause. For a name with several addresses, it is in the
 * errors of the cause.
 */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  const { errors: [first = cause] = [] } = cause as { errors?: unknown[] }
  return first instanceof Error ? first.message || first.name : String(first)
}

/**
 * Browsers set their own user agent. They also ask another origin first whether it accepts a header of ours.
 */
const isBrowser = "document" in globalThis || "WorkerGlobalScope" in globalThis
