import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { VerificationRefusalCode } from "#verifications/refusals.ts"

export const verificationProblems = {
  sender_required: {
    status: 400,
    title: "Sender required",
    meaning: "The account has no sender for any of the channels.",
    remedy:
      "Give `from`, set `senders` with `PATCH /v1/auth/settings`, or request a number with `POST /v1/phone_numbers`.",
  },
  number_not_verifiable: {
    status: 400,
    title: "Number cannot be verified",
    meaning:
      "The numbering plan says that the number is of a premium-rate, shared-cost, pager, voicemail or satellite service.",
    remedy: "Ask the person for a mobile number.",
  },
  redirect_not_allowed: {
    status: 400,
    title: "Redirect not allowed",
    meaning: "`redirect_url` is not in `redirect_urls` of the settings.",
    remedy: "Add it with `PATCH /v1/auth/settings`. Only listed addresses are used, so that a link leads nowhere else.",
  },
  unknown_rate_limit: {
    status: 400,
    title: "Unknown rate limit",
    meaning: "`rate_limit_keys` names a limit that is not in `rate_limits` of the settings.",
    remedy: "Add the limit with `PATCH /v1/auth/settings`, or correct the name.",
  },
  code_too_short: {
    status: 400,
    title: "Code too short",
    meaning: "`code_length` of the settings is less than six. Such codes are for tests with the simulator.",
    remedy: "Set `code_length` to 6 or more with `PATCH /v1/auth/settings`.",
  },
  country_not_allowed: {
    status: 403,
    title: "Country not allowed",
    meaning: "The account does not verify numbers of this country, or allows no country yet.",
    remedy: "Set `allowed_countries` with `PATCH /v1/auth/settings` to the countries in which you have users.",
  },
  verification_blocked: {
    status: 403,
    title: "Verification blocked",
    meaning:
      "Messages to numbers of this prefix or country led to hardly any approvals, as in SMS pumping. So their verifications are blocked for a while.",
    remedy:
      "Retrieve the block with `GET /v1/auth/blocks`. Release it with `DELETE /v1/auth/blocks/{sid}`, or add the number to the safe list.",
  },
  recipient_locked: {
    status: 403,
    title: "Recipient locked",
    meaning: "A hundred checks in a row failed for this recipient.",
    remedy:
      "Verify the person in another way, and add the address with `POST /v1/auth/safe_list`. An approval ends the lock; then remove the address.",
  },
  verification_not_found: {
    status: 404,
    title: "Verification not found",
    meaning: "There is no verification with this sid in your account, or it is older than verifications are kept.",
    remedy: "List the verifications with `GET /v1/auth/verifications`.",
  },
  block_not_found: {
    status: 404,
    title: "Block not found",
    meaning: "There is no block with this sid in your account.",
    remedy: "List the blocks with `GET /v1/auth/blocks`.",
  },
  verification_not_pending: {
    status: 409,
    title: "Verification not pending",
    meaning: "The verification has ended, so it cannot be canceled.",
    remedy: "Retrieve it to see its status.",
  },
  approval_not_usable: {
    status: 409,
    title: "Approval not usable",
    meaning: "The verification is not approved, was approved more than ten minutes ago, or was used before.",
    remedy: "Verify the person again.",
  },
  verification_changed: {
    status: 409,
    title: "Verification is another",
    meaning:
      "The pending verification of this recipient and purpose has another `method` or `payload`, or other requests changed it at the same moment.",
    remedy: "Repeat what the verification was created with, cancel it first, or use another `purpose`.",
  },
  verification_resend_too_soon: {
    status: 429,
    title: "Resend too soon",
    meaning: "The last message was sent a moment ago. The gap is 30 seconds and doubles with each message.",
    remedy: "Wait as many seconds as `Retry-After` says. The code that was sent stays valid.",
  },
  too_many_verifications: {
    status: 429,
    title: "Too many verifications",
    meaning:
      "The recipient, the `client_ip`, or a key of a limit of your own had as many verifications as it may have.",
    remedy: "Wait as many seconds as `Retry-After` says. The safe list exempts an address.",
  },
  too_many_sends: {
    status: 429,
    title: "Too many messages",
    meaning: "The verification, or the account within a day, has sent as many messages as it may, or spent as much.",
    remedy: "Wait as many seconds as `Retry-After` says, or raise `daily_sends_max` or `daily_spend_max`.",
  },
  too_many_checks: {
    status: 429,
    title: "Too many failed checks",
    meaning: "Fifteen checks failed for this recipient within an hour, over all of its verifications.",
    remedy: "Wait as many seconds as `Retry-After` says.",
  },
} as const satisfies Record<VerificationRefusalCode, ProblemKind>
