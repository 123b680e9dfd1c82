/** Steps that people can read easily, and the limit of ticks. */
const steps = [1, 2, 2.5, 4, 5, 10]
const counts = [4, 5]

/**
 * The ticks of an axis from zero to just above `highest`, in whole numbers. A single message does not fill
 * the axis.
 */
export function scaleOf(highest: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest / 4, 1)))
  const whole = steps.map((step) => step * magnitude).filter(Number.isInteger)
  const scales = whole.flatMap((step) => counts.map((count) => ({ step, count })))
  const fitting = scales.filter(({ step, count }) => step * count >= highest)
  const { step, count } = fitting.reduce((one, other) =>
    other.step * other.count < one.step * one.count ? other : one,
  )
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
