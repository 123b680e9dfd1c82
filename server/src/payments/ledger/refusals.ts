import { Refusal } from "#core/std/refusal.ts"

export type LedgerRefusalCode = "transaction_not_found" | "period_not_over" | "period_already_closed"

export class LedgerRefusal extends Refusal<LedgerRefusalCode> {}
