import type { Clock } from "./clock.ts"

/**
 * Settles as `work` does, at the next multiple of `stepMs` after the call, so that nobody outside learns from the time of an answer how
 * long `work` took. The timer is set at the call, not when `work` ends: what remains of a step would carry the fraction of a millisecond
 * that the work took. A result for which `isPublic` holds is given at once.
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
