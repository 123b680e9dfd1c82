import { z } from "zod"
import { fromSid, toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { formed, noted, spelled, text } from "#http/wire/schemas.ts"
import { codeSpelling } from "#http/wire/spellings.ts"
import { codeChannels } from "#messaging/channels/channels.ts"
import { appHash, messageLocale, verifiedAddress } from "#auth/api/verification-schema.ts"
import {
  clientIp,
  createVerification,
  purposeDefault,
  rateLimitKeys,
  type VerificationNeeds,
} from "#auth/api/verifications.ts"
import { attemptResource, listAttemptsOf } from "#auth/verifications/attempts.ts"
import { cancelVerification } from "#auth/verifications/cancel-verification.ts"
import { findLatestVerification, getVerification } from "#auth/verifications/list-verifications.ts"
import { recipientKey } from "#auth/verifications/plan-steps.ts"
import { verificationNotFound, VerificationRefusal } from "#auth/verifications/refusals.ts"
import type { verificationResource } from "#auth/verifications/verification-resource.ts"
import { provenChannel, type Verification } from "#auth/verifications/verification.ts"
import { parseVerified } from "#messaging/numbers/address.ts"
import { isoDate } from "./dates.ts"
import { refuseParameter, refuseUnsupported } from "./errors.ts"
import { serviceInPath } from "./verify-services.ts"

const unsupported = {
  custom_code: noted(z.string().optional(), "A code of the program itself."),
  amount: noted(z.string().optional(), "The amount of a payment that the person approves."),
  payee: noted(z.string().optional(), "The payee of the payment."),
}

export const createTwilioVerification = operation<VerificationNeeds>()({
  id: "createTwilioVerification",
  tag: "Verifications",
  summary: "Verify an address",
  description: "Sends a code, or sends the code of the pending verification again.",
  scopes: ["auth"],
  body: z.object({
    to: verifiedAddress,
    channel: noted(z.enum(codeChannels), "The channel.", "sms"),
    locale: noted(messageLocale.optional(), "The language.", "en"),
    app_hash: noted(appHash.optional(), "The hash of an Android app."),
    device_ip: noted(clientIp.optional(), "The address of the person's device."),
    rate_limits: noted(rateLimitKeys.optional(), "Values of the account's own limits."),
    risk_check: noted(z.enum(["enable", "disable"]).default("enable"), "Whether abuse control judges."),
    ...unsupported,
  }),
  responses: { 201: { description: "The verification.", schema: null } },
  async handle(needs, request): Promise<Answer> {
    const { to, channel, locale, app_hash, device_ip, rate_limits, risk_check, ...others } = request.body
    refuseUnsupported(others)
    const service = serviceInPath(request.accountId, request.above)
    const body = {
      service_sid: service ?? undefined,
      to,
      channel: [channel],
      method: "code",
      purpose: purposeDefault,
      locale,
      client_ip: device_ip,
      risk_check: risk_check === "enable" ? "on" : "off",
      rate_limit_keys: rate_limits,
      app_hash,
    }
    const { status, json } = await createVerification.handle(needs, { ...request, body })
    const { sid } = (typeof json === "string" ? JSON.parse(json) : json) as ReturnType<typeof verificationResource>
    const created = await getVerification(needs.verifications.db, request.accountId, fromSid("verification", sid) ?? "")
    return { status, json: await verificationForm(needs, created) }
  },
})

const verificationText = {
  name: "verification",
  description: "The sid of the verification, or the address of the pending one.",
  example: "+15552345678",
}

export const getTwilioVerification = operation<VerificationNeeds>()({
  id: "getTwilioVerification",
  tag: "Verifications",
  summary: "Retrieve a verification",
  description: "Returns a verification by its sid, or the pending one of an address.",
  scopes: ["auth", "read"],
  pathText: verificationText,
  responses: { 200: { description: "The verification.", schema: null } },
  async handle(needs, { accountId, id, above }): Promise<Answer> {
    const found = await findNamed(needs, accountId, { name: id, serviceId: serviceInPath(accountId, above) })
    return { status: 200, json: await verificationForm(needs, found) }
  },
})

export const updateTwilioVerification = operation<VerificationNeeds>()({
  id: "updateTwilioVerification",
  tag: "Verifications",
  summary: "Cancel a verification",
  description: "Ends a pending verification.",
  scopes: ["auth"],
  pathText: verificationText,
  body: z.object({ status: noted(z.enum(["canceled", "approved"]), "The new status.", "canceled") }),
  responses: { 200: { description: "The verification.", schema: null } },
  async handle(needs, { accountId, id, above, body }): Promise<Answer> {
    if (body.status === "approved")
      throw refuseParameter("status", "`status` can only be `canceled`. The right code approves a verification.")
    const found = await findNamed(needs, accountId, { name: id, serviceId: serviceInPath(accountId, above) })
    const canceled = await needs.db.transaction((tx) =>
      cancelVerification(tx, needs.verifications, accountId, found.id),
    )
    return { status: 200, json: await verificationForm(needs, canceled) }
  },
})

export const createTwilioVerificationCheck = operation<VerificationNeeds>()({
  id: "createTwilioVerificationCheck",
  tag: "Verifications",
  summary: "Check a code",
  description: "Approves the pending verification if the code is right.",
  scopes: ["auth"],
  body: z.object({
    to: verifiedAddress.optional(),
    verification_sid: noted(text(34).optional(), "The verification, in place of its address."),
    code: spelled(formed(/^\d{4,10}$/, "must be the 4 to 10 digits of the code"), codeSpelling),
    ...unsupported,
  }),
  responses: { 200: { description: "The result.", schema: null } },
  async handle(needs, { accountId, above, body }): Promise<Answer> {
    const { to, verification_sid: sid, code, ...others } = body
    refuseUnsupported(others)
    const serviceId = serviceInPath(accountId, above)
    if (!to && sid === undefined) throw refuseParameter("to", "`to` is missing. Send it, or `verification_sid`.")
    const found =
      sid === undefined && to
        ? await findTo(needs, accountId, { to: recipientKey(to), serviceId })
        : await findNamed(needs, accountId, { name: sid ?? "", serviceId })
    refuseEnded(found, needs.clock.now())
    const { isValid } = await needs.checker.check({ accountId, of: { id: found.id }, secret: { code }, payload: null })
    const after = await getVerification(needs.verifications.db, accountId, found.id)
    return { status: 200, json: { ...commonForm(after), valid: isValid, sna_attempts_error_codes: [] } }
  },
})

interface Named {
  /** A sid or an address. */
  name: string
  serviceId: string | null
}

async function findNamed(
  needs: VerificationNeeds,
  accountId: string,
  { name, serviceId }: Named,
): Promise<Verification> {
  const id = fromSid("verification", name)
  if (id !== undefined) {
    const found = await getVerification(needs.verifications.db, accountId, id)
    if (found.serviceId !== serviceId) throw verificationNotFound()
    return found
  }
  const address = parseVerified(name)
  if (address.kind === "fault") throw verificationNotFound()
  const found = await findTo(needs, accountId, { to: recipientKey(address), serviceId })
  if (!isPending(found, needs.clock.now())) throw verificationNotFound()
  return found
}

/** The latest verification of an address. */
async function findTo(
  { verifications: { db } }: VerificationNeeds,
  accountId: string,
  { to, serviceId }: { to: string; serviceId: string | null },
): Promise<Verification> {
  const found = await findLatestVerification(db, accountId, { to, purpose: purposeDefault, serviceId })
  if (!found) throw verificationNotFound()
  return found
}

function isPending({ status, expiresAt }: Verification, now: number): boolean {
  return status === "pending" && expiresAt > now
}

/** Programs tell one that ran out of checks, and can start again, from one that does not exist any more. */
function refuseEnded(verification: Verification, now: number): void {
  if (isPending(verification, now)) return
  if (verification.status === "max_attempts_reached" && verification.expiresAt > now)
    throw new VerificationRefusal("too_many_checks", "The verification has no checks left. Create a new one.")
  throw verificationNotFound()
}

async function verificationForm({ verifications: { db, baseUrl } }: VerificationNeeds, verification: Verification) {
  const attempts = await listAttemptsOf(db, verification.accountId, [verification.id])
  const common = commonForm(verification)
  return {
    ...common,
    lookup: {},
    send_code_attempts: attempts.toReversed().map((row) => ({
      attempt_sid: attemptResource(row).sid,
      channel: row.channel.toUpperCase(),
      time: isoDate(row.createdAt),
    })),
    sna: null,
    url: `${baseUrl()}/v2/Services/${common.service_sid}/Verifications/${common.sid}`,
  }
}

function commonForm(verification: Verification) {
  const { accountId, id, serviceId, to, status, content, createdAt, updatedAt } = verification
  return {
    account_sid: toSid("account", accountId),
    amount: content.payload?.amount ?? null,
    channel: provenChannel(verification),
    date_created: isoDate(createdAt),
    date_updated: isoDate(updatedAt),
    payee: content.payload?.payee ?? null,
    service_sid: toSid("verificationService", serviceId ?? accountId),
    sid: toSid("verification", id),
    status,
    to,
    valid: status === "approved",
  }
}
