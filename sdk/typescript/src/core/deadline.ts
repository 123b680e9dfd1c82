import { TimeoutError } from "./errors.ts"

/** Ends a request after a time, or when the caller's signal does. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #timeoutMs: number
  readonly #given: AbortSignal | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined }) {
    signal?.throwIfAborted()
    this.#timeoutMs = timeoutMs
    this.#given = signal
    signal?.addEventListener("abort", this.#giveUp, { once: true })
    this.extend()
  }

  /** The signal for the request. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Restarts the deadline. */
  extend(): void {
    this.hold()
    this.#timer = setTimeout(
      () => this.#controller.abort(new TimeoutError(`Not all of the answer came within ${this.#timeoutMs} ms.`)),
      this.#timeoutMs,
    )
  }

  /** Stops the deadline until it restarts. */
  hold(): void {
    clearTimeout(this.#timer)
  }

  /** Ends the request at once. It then rejects with this reason. */
  fail(reason: unknown): void {
    this.#controller.abort(reason)
  }

  end(): void {
    this.hold()
    this.#given?.removeEventListener("abort", this.#giveUp)
  }

  readonly #giveUp = () => this.#controller.abort(this.#given?.reason)
}

/** Resolves after the time. Rejects with the reason when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end)
      resolve()
    }, ms)
    signal?.addEventListener("abort", end, { once: true })
  })
}
