import { readAnswer } from "./answer.ts"
import type { Call } from "./call.ts"
import { pause } from "./deadline.ts"
import { ApiError } from "./errors.ts"
import { readOptions, type ClientOptions, type RequestOptions, type Settings } from "./options.ts"
import { List, type WirePage } from "./page.ts"
import { isInDoubt, retryDelayMs } from "./retry.ts"
import { requestOf, send } from "./send.ts"
import { streamOf, type Streamed, type StreamOptions } from "./stream.ts"
import { textOf } from "./text.ts"

/** The base of all resources: authenticated requests, a deadline, retries where they are safe, and errors. */
export class Client {
  // Private, so that logging a client does not log its credentials.
  readonly #settings: Settings

  constructor(options: ClientOptions) {
    this.#settings = readOptions(options)
  }

  /**
   * Returns the JSON answer of the API. Rejects with `ApiError`, `ConnectionError`, `TimeoutError`, or the
   * signal's reason.
   */
  async request<Answer>(call: Call, options: RequestOptions = {}): Promise<Answer> {
    const request = await requestOf(this.#settings, call, options)
    let wasInDoubt = false
    for (let attempt = 1; ; attempt++) {
      try {
        return (await send(this.#settings, request, readAnswer)) as Answer
      } catch (failure) {
        // The first request deleted it, and its answer was lost.
        if (wasInDoubt && isGone(call, failure)) return undefined as Answer
        const isLast = attempt > request.maxRetries || request.signal?.aborted
        const delayMs = isLast ? undefined : retryDelayMs(failure, call, attempt)
        if (delayMs === undefined) throw failure
        wasInDoubt ||= isInDoubt(failure)
        await pause(delayMs, request.signal)
      }
    }
  }

  /** Returns the first page of a list, which leads to the others. */
  list<Item>(call: Call, options?: RequestOptions): List<Item> {
    return List.of(async (cursor) => {
      const query = cursor === undefined ? call.query : { ...call.query, cursor }
      const page = await this.request<WirePage<Item>>({ ...call, query }, options)
      // Otherwise a loop over the list would not end.
      if (cursor !== undefined && page.next_cursor === cursor) throw repeatedPage()
      return page
    })
  }

  /** Returns a text of any length, in chunks. */
  text(call: Call, options?: RequestOptions): AsyncGenerator<string, void, undefined> {
    return textOf(this.#settings, call, options)
  }

  /** Returns a stream of server-sent events, which reconnects whenever it ends. */
  stream<Data>(call: Call, options?: StreamOptions): AsyncGenerator<Streamed<Data>, never, undefined> {
    return streamOf(this.#settings, call, options)
  }
}

function repeatedPage(): ApiError {
  return new ApiError({
    type: "about:blank",
    title: "An unexpected answer",
    status: 200,
    detail: "The next page of the list is the same page. Does `baseUrl` lead to Posthorn?",
    code: "unexpected_answer",
    errors: [],
    request_id: null,
  })
}

function isGone({ method }: Call, failure: unknown): boolean {
  return method === "DELETE" && failure instanceof ApiError && failure.status === 404
}
