import { backoffMs } from "#core/std/backoff.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import { credentialsHeader, type Credentials } from "./credentials.ts"

export interface FeedEvent {
  sid: string
  type: string
  timestamp: string
  /** The sid of the resource that the event is about. */
  subject: string
  /** The event as Posthorn writes it. */
  json: string
}

export interface FeedOptions {
  baseUrl: string
  credentials: Credentials
  /** Names and patterns, separated by commas. Default: all events. */
  events: string | undefined
  clock: Clock
  signal: AbortSignal
  printLine(line: string): void
}

/** The server answers within 20 s when there are no events. */
const answerMaxMs = 35_000
const retryLimits = { firstMs: 500, mostMs: 15_000 }
const retryAfterMaxMs = 60_000
/** The sids of the last minutes, in which an event can arrive twice. */
const rememberedMax = 100_000

interface Page {
  data: (Record<string, unknown> & Pick<FeedEvent, "sid" | "type" | "timestamp">)[]
  next_cursor: string
}

/** A fault that a retry can overcome. */
class RetryableError extends Error {
  readonly retryAfterMs: number

  constructor(sentence: string, retryAfterMs = 0) {
    super(sentence)
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * Yields the new events of an account, each once, until `signal` is aborted. The first batch is empty and
 * marks the start of the feed. When the server goes away, the feed continues at the same position as soon as
 * it is back. Throws faults that only the user can correct.
 */
export async function* followFeed(options: FeedOptions): AsyncGenerator<FeedEvent[]> {
  const { clock, signal, printLine } = options
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let failures = 0; !signal.aborted;) {
    try {
      const page = await fetchPage(options, cursor)
      if (failures) printLine("The server is reachable again.")
      failures = 0
      const isFirst = cursor === undefined
      cursor = page.next_cursor
      const events = page.data.filter(({ sid }) => !seen.has(sid)).map(eventOf)
      for (const { sid } of events) remember(seen, sid)
      if (isFirst || events.length) yield events
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof RetryableError)) throw error
      if (cursor === undefined && !error.retryAfterMs) throw new Error(`${error.message} Is ${options.baseUrl} right?`)
      if (!failures) printLine(`${error.message} The command retries, and no event is lost.`)
      await pause(clock, Math.max(backoffMs(failures++, retryLimits), error.retryAfterMs), signal)
    }
  }
}

async function fetchPage(
  { baseUrl, credentials, events, signal }: FeedOptions,
  cursor: string | undefined,
): Promise<Page> {
  const query = new URLSearchParams({ ...(cursor && { cursor }), ...(events && { events }) })
  let answer: Response
  let text: string
  try {
    answer = await fetch(`${baseUrl}/v1/events/feed?${query.toString()}`, {
      headers: { authorization: credentialsHeader(credentials) },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMaxMs)]),
    })
    text = await answer.text()
  } catch (error) {
    throw new RetryableError(`The server does not respond (${reasonOf(error)}).`)
  }
  const body = parse(text)
  if (answer.ok && isPage(body)) return body
  const { detail, code } = (body ?? {}) as { detail?: string; code?: string }
  if (answer.status === 429 || answer.status >= 500 || answer.ok) {
    const seconds = Number(answer.headers.get("retry-after") ?? 1)
    const sentence = detail ?? "The response came from another program, or from a proxy that cannot reach Posthorn."
    throw new RetryableError(
      `The server responded with ${answer.status}: ${sentence}`,
      Math.min(seconds * 1_000 || 1, retryAfterMaxMs),
    )
  }
  if (code === undefined)
    throw new Error(`The program at ${baseUrl} is not Posthorn (${answer.status}). Set the URL of Posthorn with --url.`)
  throw new Error(detail ?? code)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === "TimeoutError") return "the request timed out"
  const { cause } = error
  return cause instanceof Error
    ? ((cause.message || (cause as NodeJS.ErrnoException).code) ?? error.message)
    : error.message
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPage(body: unknown): body is Page {
  const page = body as Partial<Page> | null | undefined
  return Array.isArray(page?.data) && typeof page.next_cursor === "string"
}

/** `JSON.stringify` reproduces the bytes, because the server wrote them with `JSON.stringify`. */
function eventOf(event: Page["data"][number]): FeedEvent {
  const { sid, type, timestamp, data } = event
  const subject = (data as { sid?: unknown } | null | undefined)?.sid
  return { sid, type, timestamp, subject: typeof subject === "string" ? subject : sid, json: JSON.stringify(event) }
}

function remember(seen: Set<string>, sid: string): void {
  seen.add(sid)
  if (seen.size <= rememberedMax) return
  for (const oldest of seen) {
    seen.delete(oldest)
    return
  }
}
