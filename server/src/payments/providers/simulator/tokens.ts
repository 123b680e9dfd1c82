import type { Charge, DeclineReason } from "#payments/providers/provider.ts"
import { ownValue } from "#core/std/own-value.ts"

/** The behaviour of the simulator for a charge. */
export type Behaviour =
  | { kind: "take" }
  | { kind: "decline"; reason: DeclineReason; code: string }
  /** The customer acts on a page of the simulator. `fails`: also when they approve. */
  | { kind: "page"; fails: boolean }
  | { kind: "later"; result: "take" | "decline" }
  /** The simulator never receives the charge. */
  | { kind: "lost" }

const declines: Readonly<Record<string, DeclineReason>> = {
  sim_decline: "generic_decline",
  sim_insufficient_funds: "insufficient_funds",
  sim_expired_card: "expired_card",
  sim_incorrect_cvc: "incorrect_cvc",
  sim_lost_card: "lost_or_stolen_card",
  sim_fraud: "suspected_fraud",
}

/** The declines of `sim_by_amount`, by the last two digits of the amount. All other amounts are accepted. */
const declinesByAmount: Readonly<Record<number, DeclineReason>> = {
  2: "generic_decline",
  51: "insufficient_funds",
  54: "expired_card",
  91: "issuer_unavailable",
}

const others: Readonly<Record<string, Behaviour>> = {
  sim_ok: { kind: "take" },
  sim_3ds_ok: { kind: "page", fails: false },
  sim_3ds_fail: { kind: "page", fails: true },
  sim_async_ok: { kind: "later", result: "take" },
  sim_async_fail: { kind: "later", result: "decline" },
  sim_timeout: { kind: "take" },
  sim_timeout_lost: { kind: "lost" },
  sim_duplicate_webhook: { kind: "later", result: "take" },
  sim_out_of_order: { kind: "later", result: "take" },
  sim_amount_mismatch: { kind: "take" },
  sim_auth_expires: { kind: "take" },
  sim_refund_fails: { kind: "take" },
  sim_refund_async: { kind: "take" },
  sim_dispute: { kind: "take" },
  sim_dispute_won: { kind: "take" },
  sim_dispute_lost: { kind: "take" },
}

/** Every token that the simulator knows, for the documents and for the error about an unknown one. */
export const simulatorTokens: readonly string[] = [...Object.keys(others), ...Object.keys(declines), "sim_by_amount"]

/** Undefined for a token that the simulator does not know. */
export function behaviourOf({ method, amount }: Pick<Charge, "method" | "amount">): Behaviour | undefined {
  if (method.kind === "hosted") return { kind: "page", fails: false }
  const { token } = method
  const reason = token === "sim_by_amount" ? declinesByAmount[amount % 100] : ownValue(declines, token)
  if (reason) return { kind: "decline", reason, code: reason }
  return token === "sim_by_amount" ? { kind: "take" } : ownValue(others, token)
}
