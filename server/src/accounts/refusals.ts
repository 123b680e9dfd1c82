import { Refusal } from "#std/refusal.ts"

/** What this room can refuse. */
export type AccountRefusalCode =
  | "account_not_found"
  | "api_key_not_found"
  | "api_keys_exhausted"
  | "idempotency_in_progress"
  | "idempotency_key_reused"

export class AccountRefusal extends Refusal<AccountRefusalCode> {}
