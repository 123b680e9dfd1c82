import { Refusal } from "#core/std/refusal.ts"

export type ReconciliationRefusalCode =
  | "reconciliation_not_found"
  | "difference_not_found"
  | "reconciliation_running"
  | "provider_lists_nothing"
  | "difference_resolved"

export class ReconciliationRefusal extends Refusal<ReconciliationRefusalCode> {}
