import { StoreUnavailable } from "#core/db/database.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import type { AnsweredCallback, AnswerReader, ReadAnswer } from "./answer-reader.ts"
import type { MadeAttempt } from "./attempt-result.ts"

/** A claim outlives its attempt by 15 s, in which the answer is read and the outcome recorded. */
const patienceMs = 5_000
const againMs = 500

interface Context {
  clock: Clock
  log: Log
}

/**
 * Returns null when there is nothing to read. While the store is away, the reader tries again for some
 * seconds. The promise resolves with null when the answer cannot be read.
 */
export function readAnswer(
  reader: AnswerReader,
  answered: AnsweredCallback,
  context: Context,
): Promise<ReadAnswer | null> | null {
  const reading = reader.read(answered)
  return reading && readPatiently(reading, () => reader.read(answered), context)
}

async function readPatiently(
  first: Promise<ReadAnswer>,
  readAgain: () => Promise<ReadAnswer> | null,
  { clock, log }: Context,
): Promise<ReadAnswer | null> {
  const giveUpAt = clock.elapsed() + patienceMs
  for (let reading: Promise<ReadAnswer> | null = first; ; reading = readAgain()) {
    try {
      return await reading
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || clock.elapsed() >= giveUpAt) {
        log.error({ err: error }, "an answer could not be read; the delivery is attempted again")
        return null
      }
    }
    await pause(clock, againMs)
  }
}

/** The attempt failed, and the usual retries follow. */
export function unread(attempted: MadeAttempt): MadeAttempt {
  const { error } = attempted.verdict
  const verdict = { ...attempted.verdict, isSuccess: false, error: error ?? "Posthorn could not read the answer." }
  return { ...attempted, verdict }
}
