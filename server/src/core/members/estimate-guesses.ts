import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common"

/** The estimate takes more than linear time. So only this much of a password counts. */
const estimatedLengthMax = 40

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Returns the number of guesses that an attacker needs for a password, if they know common passwords,
 * patterns and these words.
 */
export function estimateGuesses(password: string, words: readonly string[]): number {
  return estimator.check(password.slice(0, estimatedLengthMax), [...words]).guesses
}
