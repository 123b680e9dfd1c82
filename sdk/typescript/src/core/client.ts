import { readAnswer } from "./answer.ts"
import { urlOf } from "./call.ts"
import type { Call } from "./call.ts"
import { pause, withDeadline } from "./deadline.ts"
import { ApiError, ConnectionError, PosthornError } from "./errors.ts"
import { checkCount, lowerCased, readOptions } from "./options.ts"
import type { ClientOptions, RequestOptions, Settings } from "./options.ts"
import { List } from "./page.ts"
import type { WirePage } from "./page.ts"
import { isInDoubt, retryDelayMs } from "./retry.ts"
import { version } from "./version.ts"
import { newIdempotencyKey } from "./web-crypto.ts"

/** What all resources are made of: requests with credentials, a deadline, repetition where it does no harm, and errors. */
export class Client {
  // Private, so that whoever logs a client does not log its credentials.
  readonly #settings: Settings

  constructor(options: ClientOptions) {
    this.#settings = readOptions(options)
  }

  /** The JSON that the API answers. Rejects with `ApiError`, `ConnectionError`, `TimeoutError`, or the signal's reason. */
  async request<Answer>(call: Call, options: RequestOptions = {}): Promise<Answer> {
    const { timeoutMs = this.#settings.timeoutMs, maxRetries = this.#settings.maxRetries, signal } = options
    checkCount("timeoutMs", timeoutMs)
    checkCount("maxRetries", maxRetries)
    const url = urlOf(this.#settings.baseUrl, call)
    const request = await this.#requestOf(call, options)
    const deadline = { timeoutMs: timeoutMs + (call.waitMs ?? 0), signal }
    let wasInDoubt = false
    for (let attempt = 1; ; attempt++) {
      try {
        return (await withDeadline((ending) => this.#send(url, { ...request, signal: ending }), deadline)) as Answer
      } catch (failure) {
        // The first request deleted it, and its answer was lost.
        if (wasInDoubt && isGone(call, failure)) return undefined as Answer
        const delayMs = attempt > maxRetries || signal?.aborted ? undefined : retryDelayMs(failure, call, attempt)
        if (delayMs === undefined) throw failure
        wasInDoubt ||= isInDoubt(failure)
        await pause(delayMs, signal)
      }
    }
  }

  /** A list's first page, which leads to the others. */
  list<Item>(call: Call, options?: RequestOptions): List<Item> {
    return List.of((cursor) => {
      const query = cursor === undefined ? call.query : { ...call.query, cursor }
      return this.request<WirePage<Item>>({ ...call, query }, options)
    })
  }

  async #requestOf({ method, body, takesKey }: Call, options: RequestOptions): Promise<RequestInit> {
    const key = options.idempotencyKey ?? (takesKey ? await newIdempotencyKey() : undefined)
    return {
      method,
      headers: {
        accept: "application/json",
        ...(isBrowser ? {} : { "user-agent": `posthorn-typescript/${version}` }),
        ...this.#settings.headers,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        ...lowerCased(options.headers),
      },
      redirect: "manual",
      ...(body ? { body: JSON.stringify(body) } : {}),
    }
  }

  async #send(url: string, request: RequestInit): Promise<unknown> {
    try {
      return await readAnswer(await this.#settings.fetch(url, request))
    } catch (error) {
      if (error instanceof PosthornError) throw error
      throw new ConnectionError(`No answer came from ${new URL(url).origin}: ${reasonOf(error)}`, { cause: error })
    }
  }
}

function isGone({ method }: Call, failure: unknown): boolean {
  return method === "DELETE" && failure instanceof ApiError && failure.status === 404
}

/** Node says what happened in the cause alone, and for a name with several addresses in the errors of that. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  const { errors: [first = cause] = [] } = cause as { errors?: unknown[] }
  return first instanceof Error ? first.message || first.name : String(first)
}

/** Browsers name themselves, and ask another origin first whether a header of ours may be sent. */
const isBrowser = "document" in globalThis || "WorkerGlobalScope" in globalThis
