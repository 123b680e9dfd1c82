import { Refusal } from "#core/std/refusal.ts"

export type AccountRefusalCode =
  | "account_not_found"
  | "api_key_not_found"
  | "api_keys_exhausted"
  | "idempotency_in_progress"
  | "idempotency_key_reused"

export class AccountRefusal extends Refusal<AccountRefusalCode> {}

/**
 * The refusal of an idempotency key that cannot be claimed. It belongs to another request, or the same
 * request is under way.
 */
export function keyRefusal(isConflict: boolean): AccountRefusal {
  return isConflict
    ? new AccountRefusal(
        "idempotency_key_reused",
        "You used this `Idempotency-Key` for another request. Use a new key.",
      )
    : new AccountRefusal(
        "idempotency_in_progress",
        "A request with this `Idempotency-Key` is in progress. Repeat it in a moment.",
        { retryAfterMs: 1_000 },
      )
}
