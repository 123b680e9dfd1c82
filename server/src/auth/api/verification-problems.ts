import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { VerificationRefusalCode } from "#auth/verifications/refusals.ts"

export const verificationProblems = {
  sender_required: {
    status: 400,
    title: "Sender required",
    meaning: "The account has no sender for any of the channels.",
    remedy:
      "Send `from`, set `senders` with `PATCH /v1/auth/settings`, or request a number with `POST /v1/phone_numbers`.",
  },
  number_not_verifiable: {
    status: 400,
    title: "Number cannot be verified",
    meaning:
      "The numbering plan lists the number as a premium-rate, shared-cost, pager, voicemail or satellite number.",
    remedy: "Ask the person for a mobile number.",
  },
  redirect_not_allowed: {
    status: 400,
    title: "Redirect not allowed",
    meaning: "`redirect_url` is not in `redirect_urls` of the settings.",
    remedy:
      "Add it with `PATCH /v1/auth/settings`. Posthorn redirects only to listed URLs, so that a link cannot lead to another site.",
  },
  unknown_rate_limit: {
    status: 400,
    title: "Unknown rate limit",
    meaning: "`rate_limit_keys` names a limit that is not in `rate_limits` of the settings.",
    remedy: "Add the rate limit with `PATCH /v1/auth/settings`, or correct the name.",
  },
  code_too_short: {
    status: 400,
    title: "Code too short",
    meaning: "`code_length` of the settings is less than six. Codes this short work only with the simulator.",
    remedy: "Set `code_length` to 6 or more with `PATCH /v1/auth/settings`.",
  },
  country_not_allowed: {
    status: 403,
    title: "Country not allowed",
    meaning: "The account does not allow verifications of this country, or allows no country yet.",
    remedy: "Set `allowed_countries` with `PATCH /v1/auth/settings` to the countries in which you have users.",
  },
  verification_blocked: {
    status: 403,
    title: "Verification blocked",
    meaning:
      "Few messages to numbers of this prefix or country led to an approval, which indicates SMS pumping. So Posthorn blocks their verifications for some time.",
    remedy:
      "Retrieve the block with `GET /v1/auth/blocks`. Release it with `DELETE /v1/auth/blocks/{sid}`, or add the number to the safe list.",
  },
  recipient_locked: {
    status: 403,
    title: "Recipient locked",
    meaning: "A hundred consecutive checks failed for this recipient.",
    remedy:
      "Verify the person in another way, and add the address with `POST /v1/auth/safe_list`. After an approval, remove the address: the approval ends the lock.",
  },
  verification_not_found: {
    status: 404,
    title: "Verification not found",
    meaning: "There is no verification with this sid in your account, or its retention time is over.",
    remedy: "List the verifications with `GET /v1/auth/verifications`.",
  },
  block_not_found: {
    status: 404,
    title: "Block not found",
    meaning: "There is no block with this sid in your account.",
    remedy: "List the blocks with `GET /v1/auth/blocks`.",
  },
  verification_service_not_found: {
    status: 404,
    title: "Verification service not found",
    meaning: "There is no verification service with this sid in your account.",
    remedy: "List the services with `GET /v1/auth/services`.",
  },
  verification_services_exhausted: {
    status: 409,
    title: "Too many verification services",
    meaning: "The account has the maximum number of verification services.",
    remedy: "Delete an unused service, or use several values of `purpose` with one service.",
  },
  default_verification_service: {
    status: 409,
    title: "Default service",
    meaning: "The default service has the settings of the account, so you cannot delete it.",
    remedy: "Change its settings with `PATCH /v1/auth/settings`.",
  },
  verification_not_pending: {
    status: 409,
    title: "Verification not pending",
    meaning: "The verification has ended, so you cannot cancel it.",
    remedy: "Retrieve the verification to see its status.",
  },
  approval_not_usable: {
    status: 409,
    title: "Approval not usable",
    meaning: "The verification is not approved, was approved more than ten minutes ago, or was used before.",
    remedy: "Verify the person again.",
  },
  verification_changed: {
    status: 409,
    title: "Other verification pending",
    meaning:
      "The pending verification of this recipient, purpose and service has another `method` or `payload`, or another request changed it at the same time.",
    remedy: "Send the original values of the verification, cancel it first, or use another `purpose`.",
  },
  verification_resend_too_soon: {
    status: 429,
    title: "Resend too soon",
    meaning:
      "Posthorn sent the last message too recently. The minimum interval is 30 seconds and doubles with each message.",
    remedy: "Wait for the number of seconds in `Retry-After`. The previous code is still valid.",
  },
  too_many_verifications: {
    status: 429,
    title: "Too many verifications",
    meaning:
      "The recipient, the `client_ip`, or a key in `rate_limit_keys` has reached the maximum number of verifications.",
    remedy: "Wait for the number of seconds in `Retry-After`. You can exempt an address with the safe list.",
  },
  too_many_sends: {
    status: 429,
    title: "Too many messages",
    meaning:
      "The verification has reached its maximum number of messages, or the account has reached its daily maximum of messages or price.",
    remedy: "Wait for the number of seconds in `Retry-After`, or raise `daily_sends_max` or `daily_spend_max`.",
  },
  too_many_checks: {
    status: 429,
    title: "Too many failed checks",
    meaning: "Fifteen checks failed for this recipient within an hour, across all of its verifications.",
    remedy: "Wait for the number of seconds in `Retry-After`.",
  },
} as const satisfies Record<VerificationRefusalCode, ProblemKind>
