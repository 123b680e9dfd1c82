import { readAnswer, unexpectedAnswer } from "./answer.ts"
import type { Call } from "./call.ts"
import { Deadline, pause } from "./deadline.ts"
import { checkHeaderValue, type RequestOptions, type Settings } from "./options.ts"
import { retryDelayMs } from "./retry.ts"
import { failureOf, fetchAnswer, requestOf, tell, type Request } from "./send.ts"
import { eventsIn, type ServerSentEvent } from "./server-sent-events.ts"

/** `timeoutMs` is the longest silence, and `maxRetries` the limit of failed connections in a row. */
export interface StreamOptions extends Omit<RequestOptions, "idempotencyKey"> {
  /** The last received `id`, to continue after it. Default: the present. */
  lastEventId?: string | undefined
  /** Called after each connection, before any event. */
  opened?(): void
}

/** One event of a stream. */
export interface Streamed<Data> {
  event: string
  data: Data
  /** Store it to continue after this event later. */
  id: string | undefined
}

const restMsDefault = 1_000

/**
 * Continues after the last id whenever the stream ends or breaks. Rejects when connecting keeps failing, and
 * with the signal's reason.
 */
export async function* streamOf<Data>(
  settings: Settings,
  call: Call,
  options: StreamOptions = {},
): AsyncGenerator<Streamed<Data>, never, undefined> {
  const { signal } = options
  let id = options.lastEventId
  if (id !== undefined) checkHeaderValue("lastEventId", id)
  let restMs = restMsDefault
  for (let failures = 0; ;) {
    const headers = { accept: "text/event-stream", ...(id === undefined ? {} : { "last-event-id": id }) }
    const request = await requestOf(settings, call, { ...options, headers: { ...options.headers, ...headers } })
    try {
      for await (const each of connection(settings, request, options.opened)) {
        failures = 0
        id = each.id ?? id
        restMs = each.retryMs ?? restMs
        if (each.data !== "") yield { event: each.event, data: JSON.parse(each.data) as Data, id }
      }
      await pause(restMs, signal)
    } catch (failure) {
      failures += 1
      const isLast = failures > request.maxRetries || signal?.aborted
      const delayMs = isLast ? undefined : retryDelayMs(failure, call, failures)
      if (delayMs === undefined) throw failure
      await pause(delayMs, signal)
    }
  }
}

/** Yields events until the stream ends. */
async function* connection(
  settings: Settings,
  request: Request,
  opened: StreamOptions["opened"],
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const deadline = new Deadline(request)
  try {
    const response = await fetchAnswer(settings, request, deadline)
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream")
    if (!response.ok || !response.body || !isStream) {
      await readAnswer(response)
      throw unexpectedAnswer(response, "The answer is no stream. Does `baseUrl` lead to Posthorn?")
    }
    tell(request, deadline, () => opened?.())
    for await (const each of eventsIn(response.body)) {
      // The deadline does not count the reader's own time.
      deadline.hold()
      yield each
      deadline.extend()
    }
  } catch (error) {
    throw failureOf(error, request, deadline)
  } finally {
    deadline.end()
  }
}
