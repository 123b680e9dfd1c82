import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { shownMetadata } from "#http/wire/list-parameters.ts"
import {
  formed,
  list,
  named,
  noted,
  patterned,
  sid,
  spelled,
  text,
  timestamp,
  withoutNull,
} from "#http/wire/schemas.ts"
import { lowerCase } from "#http/wire/spellings.ts"
import { messageErrorCodes } from "#messaging/carriers/error-codes.ts"
import { codeChannels } from "#messaging/channels/channels.ts"
import { parseVerified, type Address, type AddressFault } from "#messaging/numbers/address.ts"
import { attemptStatuses } from "#auth/verifications/attempts.ts"
import { blockScopes } from "#auth/verifications/blocks.ts"
import { riskLevels, riskReasons } from "#auth/verifications/judgement.ts"
import { localeOf } from "#auth/verifications/texts.ts"
import { skipReasons, verificationMethods, verificationStatuses } from "#auth/verifications/verification.ts"
import { address } from "#messaging/api/message-schema.ts"

/** `to` of a verification. */
export const verifiedAddress = address(
  parseVerified,
  "The address: a phone number with its country code in any usual format, an email address, or a chat address with its prefix.",
  "+15552345678",
)

export const emailAddress = address(parseEmailAddress, "An email address.", "ann@example.org")

/** Parses an email address, with or without the prefix of its channel. */
function parseEmailAddress(text: string): Address | AddressFault {
  const parsed = parseVerified(text)
  if (parsed.kind === "email" || parsed.kind === "fault") return parsed
  return { kind: "fault", sentence: "Write an email address, as in ann@example.org." }
}

export const purpose = formed(/^[A-Za-z0-9_.-]{1,32}$/, "must be 1 to 32 letters, digits, dots, dashes or underscores")

export const messageLocale = text(35).refine((tag) => localeOf(tag) !== undefined, {
  error: "must be a language of the messages, such as en, de or zh-tw; the guide lists all languages",
})

/** The domain of passkeys. Browsers also allow their own machine. */
export const passkeyDomain = spelled(
  formed(/^(?=.{1,253}$)(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/, "must be a domain name, such as example.com"),
  lowerCase,
)

export const domainName = spelled(
  formed(/^(?=.{1,253}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "must be a domain name, such as example.com"),
  lowerCase,
)

export const appHash = formed(/^[A-Za-z0-9+/]{11}$/, "must be the hash of an Android app, which has 11 characters")

/** Returns the schema of a text inside messages: one line, and nothing that looks like a mask. */
export function oneLine(max: number) {
  return patterned(withoutNull)
    .max(max)
    .refine((line) => !/[\r\n]|\*{4}/.test(line), { error: "must be one line without four asterisks in a row" })
}

export const payload = z.object({
  amount: noted(
    formed(/^\d{1,12}(?:\.\d{1,4})?$/, "must be an amount with a decimal point, such as 12.50"),
    "The amount, with a decimal point.",
    "12.50",
  ),
  currency: noted(
    formed(/^[A-Z]{3}$/, "must be a currency of three letters (ISO 4217), such as EUR"),
    "The currency (ISO 4217).",
    "EUR",
  ),
  payee: noted(oneLine(40).min(1), "The payee.", "Ann's Restaurant"),
})

export const payloadExample = { amount: "12.50", currency: "EUR", payee: "Ann's Restaurant" }

/** `must be sms, whatsapp or email`. */
const mustBeOneOf = (channels: readonly string[]) =>
  `must be ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(channels)}` as const

export const channelList = list(
  spelled(
    formed(
      new RegExp(`^(?:${codeChannels.join("|")})(?::\\d{1,3})?$`),
      `${mustBeOneOf(codeChannels)}, optionally with a colon and the seconds until the next channel, such as whatsapp:20`,
    ),
    lowerCase,
  ),
  { max: 5, isCommaSeparated: true },
)

export const verificationSchema = named(
  "Verification",
  "A verification, which proves that a person controls an address. Responses, events and lists never contain the code.",
  z.object({
    sid: sid("verification", "Identifier of the verification."),
    account_sid: sid("account", "The account of the verification."),
    service_sid: sid("verificationService", "The service of the verification."),
    status: noted(z.enum(verificationStatuses), "The status. Only a `pending` verification can change.", "pending"),
    to: noted(z.string(), "The verified address.", "+15552345678"),
    channel: noted(
      z.string(),
      "The channel of the latest message. After the approval, the channel of the code or link that was right.",
      "sms",
    ),
    channels: noted(z.array(z.string()), "The remaining channels to try, in order.", ["sms"]),
    skipped_channels: noted(
      z.array(
        z.object({
          channel: noted(z.string(), "The channel.", "whatsapp"),
          reason: noted(
            z.enum(skipReasons),
            "The code of the problem, as for a request with this channel alone.",
            "template_required",
          ),
        }),
      ),
      "The channels of the latest request that Posthorn cannot use, each with its reason.",
      [],
    ),
    method: noted(z.enum(verificationMethods), "The method: the person types a code or opens a link.", "code"),
    purpose: noted(z.string(), "The purpose of the verification.", "sign_in"),
    locale: noted(z.string(), "The language of the messages.", "en"),
    payload: noted(payload.nullable(), "The action that the person approves. Null without an action.", null),
    redirect_url: noted(z.string().nullable(), "The URL to open after the approval. Null without one.", null),
    sends: noted(z.int().min(1), "The number of messages so far.", 1),
    checks: noted(z.int().min(0), "The number of wrong checks so far.", 0),
    attempts_remaining: noted(
      z.int().min(0),
      "The number of wrong checks that are left. 0 unless the status is `pending`.",
      5,
    ),
    error_code: noted(
      z.string().nullable(),
      `The error code of the last message if \`status\` is \`failed\`, such as \`${Object.keys(messageErrorCodes)[14]}\`. Null otherwise.`,
      null,
    ),
    tags: noted(z.array(z.string()), "The `tags` of the request. The messages of the verification also have them.", []),
    metadata: shownMetadata,
    risk: noted(
      z
        .object({
          level: noted(
            z.enum(riskLevels),
            "The level. `high`: an area of the recipient is blocked or too busy. `medium`: an area has many messages without an approval.",
            "low",
          ),
          reasons: noted(z.array(z.enum(riskReasons)), "What raised the level. Empty for `low`.", []),
        })
        .nullable(),
      "The risk of SMS pumping, judged when the verification began. Null with `risk_check: off` and for the safe list.",
    ),
    expires_at: timestamp("The time when the verification expires."),
    approved_at: timestamp("The time of approval. Null without an approval.").nullable(),
    created_at: timestamp("The start time."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const verificationExample = exampleOf(verificationSchema, {
  metadata: {},
  risk: { level: "low", reasons: [] },
  expires_at: "2026-11-21T08:40:00.000Z",
})

export const attemptSchema = named(
  "VerificationAttempt",
  "One message of a verification.",
  z.object({
    sid: sid("verificationAttempt", "Identifier of the attempt."),
    verification_sid: sid("verification", "The verification."),
    service_sid: sid("verificationService", "The service of the verification."),
    message_sid: sid("message", "The message of the attempt."),
    channel: noted(z.string(), "The channel.", "sms"),
    to: noted(z.string(), "The verified address.", "+15552345678"),
    country: noted(z.string(), "The country of the number (ISO 3166-1). ZZ for an address without a country.", "US"),
    status: noted(z.enum(attemptStatuses), "The status of the message.", "delivered"),
    converted: noted(z.boolean(), "True if the verification was approved.", true),
    error_code: noted(z.string().nullable(), "The error code of the message. Null without an error.", null),
    created_at: timestamp("The time when the message was queued."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const attemptExample = exampleOf(attemptSchema, {
  updated_at: "2026-11-21T08:30:02.000Z",
})

export const blockSchema = named(
  "VerificationBlock",
  "A temporary block of verifications to some numbers, because few of their messages led to an approval.",
  z.object({
    sid: sid("block", "Identifier of the block."),
    account_sid: sid("account", "The account of the block."),
    scope: noted(
      z.enum(blockScopes),
      "The scope: the numbers of one prefix, or of one country, or of the account. `pair`: a prefix and the network of one `client_ip`.",
      "prefix",
    ),
    key: noted(
      z.string(),
      "The prefix of the numbers, or the country. For a pair, the prefix, a space and the network. `*` for the account.",
      "+1555234",
    ),
    country: noted(z.string(), "The country of the numbers (ISO 3166-1).", "US"),
    dry_run: noted(
      z.boolean(),
      "True if Posthorn only recorded the block and did not enforce it, because of `abuse_mode`.",
      false,
    ),
    reason: noted(z.enum(["low_conversion"]), "The reason: too many messages without an approval.", "low_conversion"),
    sends: noted(z.int().min(0), "The number of messages in the days before the block. Older messages count less.", 31),
    approvals: noted(z.int().min(0), "The number of approvals of these messages.", 0),
    created_at: timestamp("The start time."),
    ends_at: timestamp("The time when the block ends."),
    released_at: timestamp("The time of the release. Null without a release.").nullable(),
  }),
)

export const blockExample = exampleOf(blockSchema, {
  ends_at: "2026-11-21T20:30:00.000Z",
})
