import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { NumbersRefusalCode } from "#messaging/numbers/refusals.ts"

export const numberProblems = {
  phone_number_taken: {
    status: 409,
    title: "Phone number taken",
    meaning: "The account already has the number. For the operator: another account owns it. A number has one owner.",
    remedy:
      "List the numbers to see the status of this number. The operator can move it with `PATCH /operator/v1/phone_numbers/{sid}`.",
  },
  phone_number_not_found: {
    status: 404,
    title: "Phone number not found",
    meaning: "There is no phone number with this sid in your account. For the operator: in no account.",
    remedy: "List the numbers with `GET /v1/phone_numbers` or, as the operator, `GET /operator/v1/phone_numbers`.",
  },
  phone_number_not_pending: {
    status: 409,
    title: "Phone number not pending",
    meaning: "The number is active, so there is no request to reject.",
    remedy: "Release the number with `DELETE /operator/v1/phone_numbers/{sid}`.",
  },
  phone_numbers_exhausted: {
    status: 409,
    title: "Too many phone numbers",
    meaning: "The account has the maximum number of phone numbers and requests.",
    remedy:
      "Delete an unused number or request. The operator sets the limit with `phone_numbers_max` of the account, or `PHONE_NUMBERS_MAX` for all.",
  },
  sender_rule_exists: {
    status: 409,
    title: "Sender rule exists",
    meaning: "A rule with the same account, kind and sender exists.",
    remedy: "List the rules with `GET /operator/v1/sender_rules`.",
  },
  sender_rule_not_found: {
    status: 404,
    title: "Sender rule not found",
    meaning: "There is no sender rule with this sid. It never existed, or it was deleted.",
    remedy: "List the rules with `GET /operator/v1/sender_rules`.",
  },
  sender_rules_exhausted: {
    status: 409,
    title: "Too many sender rules",
    meaning: "The account or the installation has the maximum number of rules. Every process keeps them in memory.",
    remedy: "Delete unused rules, or let a pattern replace several rules.",
  },
  messaging_service_not_found: {
    status: 404,
    title: "Messaging service not found",
    meaning: "Your account has no messaging service with this sid. It never existed, or it was deleted.",
    remedy: "List the messaging services with `GET /v1/messaging_services`.",
  },
  messaging_services_exhausted: {
    status: 409,
    title: "Too many messaging services",
    meaning: "The account has the maximum number of messaging services.",
    remedy: "Delete an unused messaging service.",
  },
  service_sender_not_found: {
    status: 404,
    title: "Sender not in the messaging service",
    meaning: "The messaging service does not have this sender.",
    remedy: "List the senders with `GET /v1/messaging_services/{sid}/senders`.",
  },
  service_sender_taken: {
    status: 409,
    title: "Sender in another messaging service",
    meaning: "Another messaging service of the account has the sender. A sender is in one service at most.",
    remedy: "Remove the sender from the other messaging service first.",
  },
  service_senders_exhausted: {
    status: 409,
    title: "Too many senders",
    meaning: "The messaging service has the maximum number of senders.",
    remedy: "Remove an unused sender, or create another messaging service.",
  },
} as const satisfies Record<NumbersRefusalCode, ProblemKind>
