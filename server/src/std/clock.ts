/**
 * Time as a value that is passed in, so that a test can hold it still and the simulation can make it jump.
 * The one place in the server that reads the machine's clock or sets a timer.
 */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Calls `act` once, `delayMs` from now. The returned function cancels it and may be called at any time. */
  after(delayMs: number, act: () => void): () => void
}

/** Node clamps longer delays to 1 ms (setTimeout, Node documentation), so a longer wait is taken in steps. */
const timerMaxMs = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, act) {
    let timer: NodeJS.Timeout
    const arm = (leftMs: number) => {
      const stepMs = Math.min(Math.max(leftMs, 0), timerMaxMs)
      timer = setTimeout(() => (leftMs > stepMs ? arm(leftMs - stepMs) : act()), stepMs)
    }
    arm(delayMs)
    return () => clearTimeout(timer)
  },
}

/** Resolves `delayMs` from now, or as soon as `signal` is aborted. It never rejects. */
export function pause(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const done = () => {
      cancel()
      signal?.removeEventListener("abort", done)
      resolve()
    }
    const cancel = clock.after(delayMs, done)
    signal?.addEventListener("abort", done, { once: true })
  })
}

/** Monotonic milliseconds for measuring how long something took; not a time of day. */
export function stopwatch(): () => number {
  const startedAt = performance.now()
  return () => performance.now() - startedAt
}

/**
 * As `stopwatch`, and never too few: the monotonic clock stands still while the machine sleeps, and the time of day may be set
 * back, so either alone could make a right look valid that has ended.
 */
export function strictStopwatch(): () => number {
  const monotonicMs = stopwatch()
  const startedAt = Date.now()
  return () => Math.max(monotonicMs(), Date.now() - startedAt)
}
