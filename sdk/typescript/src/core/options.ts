import { toBase64 } from "./base64.ts"
import { UsageError } from "./errors.ts"

/**
 * One kind of credentials, or none where the page's cookies authenticate. Environment variables can be passed
 * unchecked: the client reports which one is not set.
 */
export interface ClientOptions {
  /** The address of the server: `https://posthorn.example.com`. */
  baseUrl: string | undefined
  /** The Account SID, together with `authToken`. */
  accountSid?: string | undefined
  authToken?: string | undefined
  /** The sid of an API key (`SK…`), together with `apiKeySecret`. */
  apiKey?: string | undefined
  apiKeySecret?: string | undefined
  /** The token that `posthorn operator token` printed, for `client.operator`. */
  operatorToken?: string | undefined
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined
  /** The timeout of each attempt, from its start to the last byte of the answer. Default: 30 seconds. */
  timeoutMs?: number | undefined
  /** The limit of retries, which are made only if repeating is safe. Default: 2. */
  maxRetries?: number | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined
}

/** Options of a single call. */
export interface RequestOptions {
  /** Ends the call, including the waits between attempts. It rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  maxRetries?: number | undefined
  /**
   * The `Idempotency-Key` of a POST. The same key returns the first answer again for 24 hours. Default: a new
   * key for each call.
   */
  idempotencyKey?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Called with the head of each answer, before the client reads the body. */
  answered?: ((answer: AnswerHead) => void) | undefined
}

/** The part of an answer before its body. */
export interface AnswerHead {
  /** The HTTP status. */
  status: number
  /** Identifies the request in the log of the server. */
  requestId: string | null
  /** All headers, such as `RateLimit`. */
  headers: Headers
}

export interface Settings {
  /** The base URL without a final slash. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  maxRetries: number
  fetch: typeof globalThis.fetch
}

const timeoutMsDefault = 30_000
const maxRetriesDefault = 2
/** The longest delay of a timer, in milliseconds. */
const timeoutMsMax = 2 ** 31 - 1

/** Validates the options. Throws `UsageError` that names the fault. */
export function readOptions(options: ClientOptions): Settings {
  const authorization = readCredentials(options)
  const { timeoutMs = timeoutMsDefault, maxRetries = maxRetriesDefault, fetch: own } = options
  checkCount("timeoutMs", timeoutMs)
  checkCount("maxRetries", maxRetries)
  return {
    baseUrl: readBaseUrl(options.baseUrl),
    headers: { ...readHeaders(options.headers), ...(authorization ? { authorization } : {}) },
    timeoutMs,
    maxRetries,
    // Browsers refuse a fetch that is called as a method of another object.
    fetch: own ?? ((...request) => globalThis.fetch(...request)),
  }
}

export function checkCount(name: string, value: number): void {
  if (Number.isInteger(value) && value >= 0 && value <= timeoutMsMax) return
  throw new UsageError(`\`${name}\` must be a whole number from 0 to ${timeoutMsMax}.`)
}

/** Returns the headers by their names in lower case. */
export function readHeaders(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      // The name of a header is a token (RFC 9110 section 5.1).
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
        throw new UsageError(`\`headers\` has ${JSON.stringify(name)}, which is not the name of a header.`)
      checkHeaderValue(`headers: ${name}`, value)
      return [name.toLowerCase(), value]
    }),
  )
}

/** Refuses what fetch cannot send. */
export function checkHeaderValue(option: string, value: unknown): void {
  if (typeof value === "string" && /^[\t -~\x80-\xff]*$/.test(value)) return
  throw new UsageError(`\`${option}\` must be a text of Latin-1 without control characters, such as the end of a line.`)
}

function readBaseUrl(given: string | undefined): string {
  let url: URL | undefined
  try {
    url = new URL(given ?? "")
  } catch {}
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError("`baseUrl` must be the URL of the server, such as https://posthorn.example.com.")
  // A query or a fragment can be empty, and URL ignores white space.
  if (url.username || url.password || /[?#\s]/.test(given ?? ""))
    throw new UsageError("`baseUrl` must be a URL without a user name, a query, a fragment and white space.")
  return url.href.replace(/\/+$/, "")
}

const kinds = [
  { name: "accountSid", secret: "authToken" },
  { name: "apiKey", secret: "apiKeySecret" },
  { name: undefined, secret: "operatorToken" },
] as const

/**
 * An environment variable that is not set makes a credential `undefined`. Sending the request without it
 * would hide that.
 */
function readCredentials(options: ClientOptions): string | undefined {
  const [first, second] = kinds.filter(({ name, secret }) => (name && name in options) || secret in options)
  if (!first) return undefined
  if (second) throw new UsageError(`Give either \`${first.secret}\` or \`${second.secret}\`.`)
  for (const name of [first.name, first.secret])
    if (name && (typeof options[name] !== "string" || options[name] === ""))
      throw new UsageError(`\`${name}\` is missing. Is the variable that it comes from set?`)
  const user = first.name ? options[first.name] : "operator"
  return `Basic ${toBase64(new TextEncoder().encode(`${user}:${options[first.secret]}`))}`
}
