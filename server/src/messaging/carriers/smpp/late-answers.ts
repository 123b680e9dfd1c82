import type { LateAcceptance } from "#messaging/carriers/carrier.ts"
import { outcomeOfSeries, type SeriesPart, type Series } from "./series.ts"

/** Answers that arrive after their segment was given up as unanswered. */
export class LateAnswers {
  /** The segments by their sent fields, because each try has a separate object. */
  readonly #unanswered = new WeakMap<object, { series: Series; part: SeriesPart; attempt: number }>()

  expect(fields: object, series: Series, part: SeriesPart): void {
    this.#unanswered.set(fields, { series, part, attempt: series.submission.attempt })
  }

  /**
   * Takes the answer to these fields. Gives what is known now, when the carrier has the message whole:
   * 1. The segment was not sent again, or not taken: the late answer is its outcome.
   * 2. It is on its way again: the late answer is its outcome unless the later try is accepted too.
   * 3. It was sent again and accepted: the carrier has it twice, under both references. Of a message of
   *    several segments only the later ones are followed, since its receipts are counted by sets.
   */
  resolve(
    fields: object,
    accept: (to: string) => NonNullable<SeriesPart["lateAcceptance"]>,
  ): { late: LateAcceptance; series: Series } | null {
    const found = this.#unanswered.get(fields)
    if (!found) return null
    this.#unanswered.delete(fields)
    const { series, part, attempt } = found
    const accepted = accept(series.submission.to)
    if (part.outcome?.kind === "accepted")
      return series.parts.length === 1 ? lateAcceptance(series, attempt, [accepted.reference]) : null
    if (part.outcome) part.outcome = accepted
    else part.lateAcceptance = accepted
    const known = series.parts.map((each) => ({ ...each, outcome: each.outcome ?? each.lateAcceptance }))
    const outcome = known.every((each) => each.outcome) ? outcomeOfSeries({ ...series, parts: known }) : null
    return outcome?.kind === "accepted" ? lateAcceptance(series, attempt, outcome.references) : null
  }
}

function lateAcceptance(series: Series, attempt: number, references: readonly string[]) {
  const { accountId, messageId } = series.submission
  return { late: { accountId, messageId, attempt, references }, series }
}
