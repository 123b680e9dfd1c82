/**
 * Time is an argument, so that a test can stop it and the simulation can move it. This file is the only one
 * in the server that reads the machine's clock or sets a timer.
 */
export interface Clock {
  /** Milliseconds since the Unix epoch, for times that people see or set. It can step in both directions. */
  now(): number
  /** Milliseconds that never step, for durations within this process. They are not a time of day. */
  elapsed(): number
  /**
   * A lease in the store that begins now lasts until `end(leaseMs)`, and one that ended by `check()` is over.
   * Both are cautious while processes may disagree about a step of the time.
   */
  readonly leases: LeaseTimes
  /**
   * Calls `act` once, `delayMs` from now. The returned function cancels the call; it can be called at any
   * time.
   */
  after(delayMs: number, act: () => void): () => void
}

export interface LeaseTimes {
  end(leaseMs: number): number
  check(): number
}

/** For a clock that all processes share. */
export function plainLeases(now: () => number): LeaseTimes {
  return { end: (leaseMs) => now() + leaseMs, check: now }
}

/**
 * Node sets a longer delay to 1 ms (Node documentation, setTimeout), so a longer wait consists of several
 * timers.
 */
const timerMaxMs = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  // The origin makes it larger than the zeros that stand for "long ago".
  elapsed: () => Math.trunc(performance.timeOrigin + performance.now()),
  leases: plainLeases(() => Date.now()),
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

/** Returns the time of day of a moment of `elapsed`, for people and the store. */
export function timeOf(clock: Clock, moment: number): number {
  return clock.now() + moment - clock.elapsed()
}

/** Resolves `delayMs` from now, or as soon as `signal` is aborted. Never rejects. */
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

/**
 * Returns a function that returns the monotonic milliseconds since this call. They measure a duration and are
 * not a time of day.
 */
export function stopwatch(): () => number {
  const startedAt = performance.now()
  return () => performance.now() - startedAt
}

/**
 * Like `stopwatch`, but never returns too little. The monotonic clock stops while the machine sleeps, and the
 * time of day can be set back. With either alone, a lease that has ended could look valid.
 */
export function strictStopwatch(): () => number {
  const monotonicMs = stopwatch()
  const startedAt = Date.now()
  return () => Math.max(monotonicMs(), Date.now() - startedAt)
}
