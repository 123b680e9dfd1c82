import type { Clock } from "#core/std/clock.ts"

/**
 * Settles as `work` does, but at the next multiple of `stepMs` after the call. A client can then not measure
 * how long `work` took. The timer starts at the call, not when `work` ends. Otherwise the rest of a step
 * would show the duration in fractions of a millisecond. A result for which `isPublic` returns true is
 * returned without delay.
 */
export function hideDuration<Result>(
  clock: Clock,
  { stepMs, isPublic }: { stepMs: number; isPublic: (result: Result) => boolean },
  work: Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let settle: (() => void) | undefined
    const step = () => {
      if (settle) settle()
      else cancel = clock.after(stepMs, step)
    }
    let cancel = clock.after(stepMs, step)
    work.then(
      (result) => {
        settle = () => resolve(result)
        if (!isPublic(result)) return
        cancel()
        settle()
      },
      (error: unknown) => {
        settle = () => reject(error)
      },
    )
  })
}
