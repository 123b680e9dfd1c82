import { TimeoutError } from "./errors.ts"

/** Runs `work` with a signal that ends it after `timeoutMs` or when `signal` does. Rejects with `TimeoutError` or the signal's reason. */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<Result> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const giveUp = () => controller.abort(signal?.reason)
  signal?.addEventListener("abort", giveUp, { once: true })
  const timer = setTimeout(
    () => controller.abort(new TimeoutError(`No whole answer came within ${timeoutMs} ms.`)),
    timeoutMs,
  )
  try {
    return await work(controller.signal)
  } catch (error) {
    // What fetch makes of an abort differs from place to place.
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener("abort", giveUp)
  }
}

/** Rejects with the reason when the signal ends it. */
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
