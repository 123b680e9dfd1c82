import { Problem } from "#http/problems/problem.ts"
import { readTimeParameter } from "./schemas.ts"

/** A parameter's name, and its given value. */
type Given = readonly [param: string, moment: string | undefined]

/**
 * Returns the requested time range of a list, in milliseconds. Throws `invalid_parameter` when it ends before
 * it starts: an empty page would look as if nothing had happened. A range that ends at its start is empty.
 */
export function readTimeRange([fromParam, givenFrom]: Given, [untilParam, givenUntil]: Given) {
  const from = readTimeParameter(givenFrom)
  const until = readTimeParameter(givenUntil)
  if (from === undefined || until === undefined || from <= until) return { from, until }
  const detail = `\`${fromParam}\` must not be later than \`${untilParam}\`. Send an earlier time.`
  throw new Problem("invalid_parameter", detail, { param: fromParam })
}
