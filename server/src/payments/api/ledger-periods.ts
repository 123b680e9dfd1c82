import { z } from "zod"
import { runIdempotentInTwoSteps, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { decodeCursor, encodeCursor, invalidCursor, pageAnswer } from "#http/wire/page.ts"
import { timeParameter, pageResponse, pageParameters } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import { closeBooks, listPeriods, storeClosedPeriod } from "#payments/ledger/periods.ts"
import { isoTimeMax } from "#core/std/iso-time.ts"
import { periodExample as example, periodResource, periodSchema } from "./ledger-schema.ts"

export interface LedgerPeriodNeeds extends Omit<IdempotencyNeeds, "db"> {
  db: Database
}

export const closeLedgerPeriod = operation<LedgerPeriodNeeds>()({
  id: "closeLedgerPeriod",
  tag: "Ledger",
  summary: "Close a period",
  description:
    "Closes the books up to a time, and stores the balances at that time. A later transaction of the period gets the current time as its `effective_at`. You cannot reopen a closed period.",
  scopes: ["payments"],
  body: z.object({
    ends_at: timeParameter(
      "The end of the period, exclusive. For October, send midnight of November 1 in your time zone.",
      "2026-11-01T00:00:00Z",
    ),
  }),
  bodyExamples: { month: { summary: "Close October", value: { ends_at: "2026-11-01T00:00:00Z" } } },
  responses: { 201: { description: "The period is closed.", schema: periodSchema, example } },
  problems: ["period_not_over", "period_already_closed"],
  handle: (needs, request) =>
    runIdempotentInTwoSteps(needs, request, {
      table: "idempotency_keys",
      begin: (tx) =>
        closeBooks(tx, request.accountId, { endsAt: Date.parse(request.body.ends_at), now: needs.clock.now() }),
      finish: async (closed, isReplay) => {
        const period = await storeClosedPeriod(needs.db, request.accountId, closed, isReplay)
        return { status: 201, json: periodResource(period) }
      },
    }),
})

const list = "ledger_periods"

export const listLedgerPeriods = operation<LedgerPeriodNeeds>()({
  id: "listLedgerPeriods",
  tag: "Ledger",
  summary: "List closed periods",
  description: "Returns closed periods with the balances at their end, latest first.",
  scopes: ["payments", "read"],
  query: z.object(pageParameters),
  responses: pageResponse("LedgerPeriodPage", "A page of closed periods.", periodSchema, example),
  problems: ["invalid_cursor"],
  async handle({ db }, { accountId, query: { limit, cursor } }) {
    const found = await listPeriods(db, accountId, { limit: limit + 1, before: readCursor(cursor) })
    const periods = found.slice(0, limit)
    const last = found.length > limit ? periods.at(-1) : undefined
    return pageAnswer(periods.map(periodResource), last ? encodeCursor(list, String(last.endsAt)) : null)
  },
})

/** Returns the end of the last period of the previous page. Throws `invalid_cursor`. */
function readCursor(cursor: string | undefined): number | null {
  const [endsAt] = decodeCursor(list, cursor, 1) ?? []
  if (endsAt === undefined) return null
  if (!/^\d{1,15}$/.test(endsAt) || Number(endsAt) > isoTimeMax) throw invalidCursor()
  return Number(endsAt)
}
