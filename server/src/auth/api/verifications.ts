import { isIP } from "node:net"
import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { faultsProblem } from "#http/problems/problem.ts"
import { filteredPageNote } from "#http/wire/page.ts"
import {
  createdParameters,
  metadataField,
  metadataParameter,
  orderParameter,
  readCreated,
  statusFilter,
} from "#http/wire/list-parameters.ts"
import { list, noted, shownUrl, sidParameter, text } from "#http/wire/schemas.ts"
import { cancelVerification as cancel } from "#auth/verifications/cancel-verification.ts"
import type { Checker } from "#auth/verifications/check-verification.ts"
import type { VerificationContext } from "#auth/verifications/context.ts"
import { createVerification as create } from "#auth/verifications/create-verification.ts"
import { getVerification as get, listVerifications as listStored } from "#auth/verifications/list-verifications.ts"
import { recipientKey, unprefixedAddress } from "#auth/verifications/plan-steps.ts"
import { verificationResource } from "#auth/verifications/verification-resource.ts"
import { verificationMethods, verificationStatuses } from "#auth/verifications/verification.ts"
import { sender } from "#messaging/api/message-schema.ts"
import {
  appHash,
  channelList,
  domainName,
  emailAddress,
  messageLocale,
  payload,
  payloadExample,
  purpose,
  verificationExample as example,
  verificationSchema,
  verifiedAddress,
} from "./verification-schema.ts"

export interface VerificationNeeds extends IdempotencyNeeds {
  verifications: VerificationContext
  checker: Pick<Checker, "check">
}

export const purposeDefault = "default"

/** The service of a request. Its output is the id, which is that of the account for the default service. */
export const givenService = sidParameter("verificationService", "The service. Default: the default service.").optional()

/** Returns the service as the rooms below know it: null for the default one. */
export function serviceIdOf(accountId: string, given: string): string | null
export function serviceIdOf(accountId: string, given: string | undefined): string | null | undefined
export function serviceIdOf(accountId: string, given: string | undefined): string | null | undefined {
  return given === accountId ? null : given
}

export const rateLimitKeys = z.record(text(64), text(200)).refine((keys) => Object.keys(keys).length <= 10, {
  error: "must have at most 10 entries",
})

export const clientIp = text(45).refine((address) => isIP(address) !== 0, { error: "must be an IP address" })

export const createVerification = operation<VerificationNeeds>()({
  id: "createVerification",
  tag: "Verifications",
  summary: "Verify an address",
  description:
    "Sends a code or a link to an address. While the verification is pending, another request for the same `to`, `purpose` and `service_sid` sends the same code again. The minimum interval is 30 seconds after the first message, then 60, 120 and 240. With several channels, Posthorn tries the next channel when a message fails or its time is over. It skips a channel without a carrier, a sender or a template, and says so in `skipped_channels`. WhatsApp takes codes only as the template of the settings.",
  scopes: ["auth"],
  body: z.object({
    to: verifiedAddress,
    service_sid: givenService,
    channel: noted(
      channelList.optional(),
      "The channels in order, each with the seconds until the next one (default 20). Send a list, or one string with commas. Default: `sms`, or the channel of a chat address.",
      ["whatsapp:20", "sms"],
    ),
    email: noted(
      emailAddress.optional(),
      "The email address for the channel `email` when `to` is a phone number. If `channel` of the approved verification is `email`, it proves the mailbox and not the number.",
      "ann@example.org",
    ),
    method: noted(
      z.enum(verificationMethods).default("code"),
      "The method: the person types a code or opens a link.",
      "code",
    ),
    purpose: noted(
      purpose.default(purposeDefault),
      "The purpose of the verification. Each purpose has a separate verification.",
      "sign_in",
    ),
    from: noted(
      sender.optional(),
      "The sender. Default: a sender of `senders` in the settings, or a number of the account.",
      "+15551234567",
    ),
    locale: noted(
      messageLocale.optional(),
      "The language of the message (BCP 47). Default: the language of the settings.",
      "de",
    ),
    client_ip: noted(
      clientIp.optional(),
      "The IP address of the person's device, for rate limits and abuse control.",
      "203.0.113.7",
    ),
    risk_check: noted(
      z.enum(["on", "off"]).default("on"),
      "`off` for a person for whom you vouch. Abuse control then neither refuses nor counts the verification.",
      "on",
    ),
    rate_limit_keys: noted(
      rateLimitKeys.optional(),
      "The values for your own rate limits, by their names in `rate_limits` of the settings.",
      { device: "a81bc81b" },
    ),
    payload: noted(
      payload.optional(),
      "The action that the person approves, such as a payment. The message shows it, and each check must contain it.",
      payloadExample,
    ),
    redirect_url: noted(
      shownUrl().optional(),
      "The URL to open after the approval. It must be one of `redirect_urls` in the settings.",
      "https://example.com/welcome",
    ),
    app_hash: noted(
      appHash.optional(),
      "The hash of your Android app, so that SMS Retriever can give the code to the app. It is the last line of the message.",
      "FA+9qCX9VSu",
    ),
    domain: noted(
      domainName.optional(),
      "The domain of your web site, so that browsers can fill in the code. The message ends with `@example.com #123456`.",
      "example.com",
    ),
    tags: noted(list(text(64), { max: 20 }).optional(), "Up to 20 labels to filter the messages by.", ["sign-up"]),
    metadata: metadataField,
  }),
  bodyExamples: {
    sms: { summary: "A code by SMS", value: { to: "+15552345678" } },
    workflow: {
      summary: "WhatsApp, then SMS after 20 seconds",
      value: { to: "+15552345678", channel: ["whatsapp:20", "sms"], purpose: "sign_in" },
    },
    email: { summary: "A code by email", value: { to: "ann@example.org", from: "email:codes@example.com" } },
  },
  responses: {
    201: { description: "The verification. Its message is queued.", schema: verificationSchema, example },
  },
  problems: [
    "invalid_address",
    "same_address",
    "channel_unavailable",
    "template_required",
    "code_too_short",
    "sender_required",
    "sender_not_owned",
    "sender_not_allowed",
    "recipient_opted_out",
    "number_not_verifiable",
    "country_not_allowed",
    "verification_blocked",
    "verification_changed",
    "verification_resend_too_soon",
    "too_many_verifications",
    "too_many_sends",
    "redirect_not_allowed",
    "unknown_rate_limit",
    "verification_service_not_found",
  ],
  handle: (needs, request) => {
    refuseMissingEmail(request.body)
    return runIdempotent(needs, request, async (tx) => {
      const { body, accountId } = request
      const { verification } = await create(tx, needs.verifications, accountId, {
        serviceId: serviceIdOf(accountId, body.service_sid) ?? null,
        to: recipientKey(body.to),
        writtenTo: unprefixedAddress(body.to),
        channels: (body.channel ?? [body.to.channel]).map(askedChannel),
        email: body.email ? recipientKey(body.email) : null,
        method: body.method,
        purpose: body.purpose,
        from: body.from?.text ?? null,
        locale: body.locale ?? null,
        clientIp: body.client_ip ?? null,
        isRiskChecked: body.risk_check === "on",
        rateLimitKeys: body.rate_limit_keys ?? {},
        payload: body.payload ?? null,
        redirectUrl: body.redirect_url ?? null,
        appHash: body.app_hash ?? null,
        domain: body.domain ?? null,
        tags: body.tags ?? [],
        metadata: body.metadata ?? {},
      })
      return { status: 201, json: verificationResource(verification) }
    })
  },
})

/** The only channel needs an address that the request does not contain. */
function refuseMissingEmail({ to, channel = [], email }: NewVerification): void {
  const isOnlyEmail = channel.length > 0 && channel.every((each) => askedChannel(each).channel === "email")
  if (!isOnlyEmail || email !== undefined || to.channel === "email") return
  const detail = "`email` is required, because `to` has no mailbox for the channel `email`. Add it."
  throw faultsProblem([{ param: "email", code: "missing_parameter", detail }])
}

interface NewVerification {
  to: { channel: string }
  channel?: readonly string[] | undefined
  email?: object | undefined
}

/** Parses a channel with its timeout in seconds, such as `whatsapp:20`. */
function askedChannel(text: string): { channel: string; timeoutMs: number | null } {
  const [channel = "", seconds] = text.split(":")
  return { channel, timeoutMs: seconds === undefined ? null : Number(seconds) * 1_000 }
}

export const listVerifications = listing<VerificationNeeds>()({
  id: "listVerifications",
  tag: "Verifications",
  noun: "verifications",
  description: `Returns verifications, newest first unless \`order\` says otherwise. With \`service_sid\`, \`status\` or \`metadata\`, ${filteredPageNote}`,
  scopes: ["auth", "read"],
  filters: {
    to: noted(verifiedAddress.optional(), "The address to filter by.", "+15552345678"),
    service_sid: sidParameter("verificationService", "The service to filter by.").optional(),
    status: statusFilter(verificationStatuses, "approved"),
    metadata: metadataParameter,
    ...createdParameters,
    ...orderParameter,
  },
  schema: verificationSchema,
  example,
  problems: ["invalid_address"],
  pages({ verifications }, { accountId, query }) {
    const filter = {
      to: query.to && recipientKey(query.to),
      serviceId: serviceIdOf(accountId, query.service_sid),
      status: query.status,
      metadata: query.metadata,
      ...readCreated(query),
    }
    return (page) => listStored(verifications.db, accountId, filter, page)
  },
  render: verificationResource,
})

export const getVerification = retrieval<VerificationNeeds>()({
  id: "getVerification",
  tag: "Verifications",
  noun: "verification",
  description: "Returns the current verification without its code.",
  scopes: ["auth", "read"],
  sid: "verification",
  schema: verificationSchema,
  example,
  read: async ({ verifications }, { accountId, id }) =>
    verificationResource(await get(verifications.db, accountId, id)),
})

export const cancelVerification = operation<VerificationNeeds>()({
  id: "cancelVerification",
  tag: "Verifications",
  summary: "Cancel a verification",
  description:
    "Ends a pending verification, so that its code and its link stop working. A message on its way can still arrive. A repeated request returns the same response.",
  scopes: ["auth"],
  sid: "verification",
  responses: {
    200: {
      description: "The canceled verification.",
      schema: verificationSchema,
      example: { ...example, status: "canceled" },
    },
  },
  problems: ["verification_not_found", "verification_not_pending"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const canceled = await cancel(tx, needs.verifications, request.accountId, request.id)
      return { status: 200, json: verificationResource(canceled) }
    }),
})
