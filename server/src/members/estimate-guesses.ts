import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common"

/** The estimate takes longer than linear time, and this much of a password decides. */
const estimatedLengthMax = 40

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * How many guesses an attacker needs for a password, if they know common passwords, patterns and these words.
 */
export function estimateGuesses(password: string, words: readonly string[]): number {
  return estimator.check(password.slice(0, estimatedLengthMax), [...words]).guesses
}
