import { Problem } from "./problem.ts"
import { readMoment } from "./schemas.ts"

/** A parameter's name, and what was given for it. */
type Given = readonly [param: string, moment: string | undefined]

/**
 * The time that a list is wanted of, in milliseconds. Refuses `invalid_parameter` when it ends before it begins: an empty page
 * would look as if nothing had happened. One that ends where it begins has no length, and nothing in it.
 */
export function readTimeRange([fromParam, givenFrom]: Given, [untilParam, givenUntil]: Given) {
  const from = readMoment(givenFrom)
  const until = readMoment(givenUntil)
  if (from === undefined || until === undefined || from <= until) return { from, until }
  const detail = `\`${fromParam}\` must not be later than \`${untilParam}\`.`
  throw new Problem("invalid_parameter", detail, { param: fromParam })
}
