import type { InputFault } from "#core/std/input-faults.ts"
import { Refusal } from "#core/std/refusal.ts"

export type NumbersRefusalCode =
  | "phone_number_taken"
  | "phone_number_not_found"
  | "phone_number_not_pending"
  | "phone_numbers_exhausted"
  | "sender_rule_exists"
  | "sender_rule_not_found"
  | "sender_rules_exhausted"
  | "messaging_service_not_found"
  | "messaging_services_exhausted"
  | "service_sender_not_found"
  | "service_sender_taken"
  | "service_senders_exhausted"

export class NumbersRefusal extends Refusal<NumbersRefusalCode> {}

/** The fault of a parameter that must name an account. */
export const unknownAccount: InputFault = {
  param: "account_sid",
  detail: "`account_sid` is not the sid of an account. List the accounts to find it.",
}
