import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import type { Metadata } from "#core/db/metadata-terms.ts"
import { refuseSender } from "#messaging/messages/accept/check-sender.ts"
import type { PlannedMessage } from "#messaging/messages/accept/plan-message.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { MessagingRefusal, optedOutRefusal } from "#messaging/messages/refusals.ts"
import { canonicalAddress } from "#messaging/numbers/canonical-address.ts"
import { sendersOfService } from "#messaging/numbers/messaging-services.ts"
import { optedOutPairs } from "#messaging/numbers/opt-outs.ts"
import { activeNumbersOf } from "#messaging/numbers/phone-numbers.ts"
import { checkSenders } from "#messaging/numbers/senders.ts"
import { idTime } from "#core/std/ids.ts"
import { countsAt, judgeRequest } from "./abuse-control.ts"
import { areaOf, checkRecipient } from "./check-recipient.ts"
import type { VerificationContext } from "./context.ts"
import { endVerification } from "./end-verification.ts"
import { planSteps, type AskedChannel, type PlannedSteps } from "./plan-steps.ts"
import { verificationServiceNotFound, VerificationRefusal } from "./refusals.ts"
import { isOnSafeList } from "./safe-list.ts"
import { planAttempt, sendAttempt } from "./send-attempt.ts"
import { countVerification } from "./send-limits.ts"
import { readSettingsOf, type VerificationSettings } from "./settings.ts"
import { shortLifeMs, simulatorNumbers } from "./simulator-numbers.ts"
import { findPending, lockVerification, insertPending, insertVerification, setDue, writeVerification } from "./store.ts"
import { localeOf, maskedLink } from "./texts.ts"
import { verificationEvent } from "./verification-resource.ts"
import {
  skipReasons,
  withSent,
  type Payload,
  type Verification,
  type VerificationContent,
  type VerificationMethod,
  type WorkflowStep,
} from "./verification.ts"

/** A requested verification, with every parameter parsed. Null leaves a choice to the settings. */
export interface NewVerificationRequest {
  /** Null for the default service. */
  serviceId: string | null
  /** The canonical address, without the prefix of a chat: the key of limits, blocks and checks. */
  to: string
  /** The address as the client wrote it, to which the messages go. Absent if that is the canonical one. */
  writtenTo?: string
  channels: readonly AskedChannel[]
  /** The address for the channel `email` when `to` is a phone number. */
  email: string | null
  method: VerificationMethod
  purpose: string
  from: string | null
  locale: string | null
  clientIp: string | null
  /** False for `risk_check: off`: abuse control neither judges nor counts the verification. */
  isRiskChecked: boolean
  rateLimitKeys: Readonly<Record<string, string>>
  payload: Payload | null
  redirectUrl: string | null
  appHash: string | null
  domain: string | null
  tags: readonly string[]
  metadata?: Metadata
}

export interface Created {
  verification: Verification
  isResend: boolean
}

/**
 * When two requests for one recipient are concurrent, the second tries again and finds the verification of
 * the first.
 */
const triesMax = 3

/**
 * Creates a verification of an address. If one is pending for the same address, purpose and service, it sends
 * its message again with the same code. It runs in the caller's transaction: the verification, its message
 * and their events commit together. Throws `VerificationRefusal` or `MessagingRefusal`. The caller then rolls
 * back, and nothing was counted.
 */
export async function createVerification(
  tx: Transaction,
  context: VerificationContext,
  accountId: string,
  request: NewVerificationRequest,
): Promise<Created> {
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const [settings, ownNumbers] = await Promise.all([
    readSettingsOf(tx, accountId, request.serviceId),
    activeNumbersOf(tx, accountId),
  ])
  if (request.serviceId !== null && !settings.service) throw verificationServiceNotFound()
  const pool = request.from === null ? await poolOf(tx, accountId, settings) : null
  const choices = { ...request, settings, ownNumbers, pool }
  const planned = planSteps(request.writtenTo ?? request.to, request.channels, choices)
  const steps = await withAllowedSenders(tx, accountId, planned.steps)
  const asked = { ...planned, steps }
  for (let tries = 0; tries < triesMax; tries++) {
    const created =
      (await resend(tx, context, { accountId, request, asked, settings, announcer })) ??
      (await begin(tx, context, { accountId, request, asked, settings, announcer }))
    if (created) return created
  }
  throw new VerificationRefusal(
    "verification_changed",
    "Other requests changed the verification of this recipient and purpose at the same time. Repeat the request.",
  )
}

async function poolOf(tx: Transaction, accountId: string, { messagingServiceId: id }: VerificationSettings) {
  return id === null ? null : { id, senders: await sendersOfService(tx, accountId, id) }
}

/**
 * Returns the steps with the senders that the account can use. Refuses with `sender_not_owned` and
 * `sender_not_allowed` when a step has none.
 */
export async function withAllowedSenders(
  tx: Transaction,
  accountId: string,
  steps: readonly WorkflowStep[],
): Promise<WorkflowStep[]> {
  const named = steps.map(({ from, otherSenders = [] }) => [from, ...otherSenders])
  const verdicts = await checkSenders(tx, accountId, named.flat())
  return steps.map((step, index) => {
    const own = verdicts.splice(0, named[index]?.length)
    const [from, ...otherSenders] = (named[index] ?? []).filter((_, at) => own[at] === "allowed")
    if (from === undefined) refuseSender(own[0] ?? "not_allowed", step.from)
    return { ...step, from: from ?? step.from, otherSenders }
  })
}

interface Asked {
  accountId: string
  request: NewVerificationRequest
  asked: PlannedSteps
  settings: VerificationSettings
  announcer: Announcer
}

/** Returns undefined when no verification of this recipient and purpose is pending. */
async function resend(
  tx: Transaction,
  context: VerificationContext,
  { accountId, request, asked, settings, announcer }: Asked,
): Promise<Created | undefined> {
  const now = context.clock.now()
  const [id] = await findPending(tx, accountId, [request])
  const held = id === undefined ? undefined : await lockVerification(tx, accountId, id)
  if (held?.status !== "pending") return undefined
  if (held.expiresAt <= now) {
    await endVerification(tx, context, held, { status: "expired" }, announcer)
    return undefined
  }
  refuseOtherContent(held, request)
  refuseSoonResend(held, settings, now)
  const { planned, steps, skipped } = await planFirst(tx, context, held, asked, settings)
  const isSafe = await isOnSafeList(tx, accountId, held.to)
  const area = areaOf(held.to)
  if (!isSafe && held.risk) await judgeRequest(tx, held, settings, now)
  const verification: Verification = {
    ...held,
    steps,
    skipped,
    step: 0,
    sentTo: withSent(held, planned.message.to),
    sends: held.sends + 1,
    lastSentAt: now,
    updatedAt: Math.max(now, held.updatedAt),
  }
  writeVerification(tx, verification)
  setDue(tx, verification, verificationDueAt(verification, now))
  await sendAttempt(tx, context, verification, planned, { settings, area, isSafe, announcer })
  return { verification, isResend: true }
}

/** Returns undefined when a concurrent request has created one. */
async function begin(
  tx: Transaction,
  context: VerificationContext,
  { accountId, request, asked, settings, announcer }: Asked,
): Promise<Created | undefined> {
  const id = context.newId()
  // The id's own time, so that an order by time is an order by id.
  const now = idTime(id)
  const draft = draftOf(context, { accountId, id, request, settings, now })
  const { planned, steps, skipped } = await planFirst(tx, context, draft, asked, settings)
  const isSimulated = planned.message.carrierId === simulatorId
  if (!isSimulated) refuseShortCode(draft)
  const area = checkRecipient(request.to, settings, { isSimulated })
  const isShort = isSimulated && request.to === simulatorNumbers.shortLife
  const expiresAt = now + (isShort ? shortLifeMs : settings.ttlSeconds * 1_000)
  const sentTo = [canonicalAddress(planned.message.to)]
  let verification = { ...draft, steps, skipped, sentTo, isSimulated, expiresAt }
  const countAt = Math.min(countsAt(now), expiresAt)
  if (!(await insertPending(tx, verification, { dueAt: verificationDueAt(verification, now), countAt })))
    return undefined
  const isSafe = await isOnSafeList(tx, accountId, request.to)
  if (!isSafe) {
    refuseSimulated(verification)
    if (request.isRiskChecked)
      verification = { ...verification, risk: await judgeRequest(tx, verification, settings, now) }
    await countVerification(tx, accountId, settings, request, now)
  }
  insertVerification(tx, verification)
  await announcer.announce([verificationEvent(verification, "created", context.newId)])
  await sendAttempt(tx, context, verification, planned, { settings, area, isSafe, announcer })
  return { verification, isResend: false }
}

/**
 * Plans the message of the first step that a carrier accepts and whose first sender the recipient did not opt
 * out of. Also returns the steps from there, and the channels that cannot be used. Another sender of the
 * account is no way around an opt-out, so the senders after one with an opt-out are not tried.
 */
async function planFirst(
  tx: Transaction,
  context: VerificationContext,
  verification: Verification,
  asked: PlannedSteps,
  settings: VerificationSettings,
): Promise<PlannedSteps & { planned: PlannedMessage }> {
  const { accountId } = verification
  const { steps } = asked
  const skipped = [...asked.skipped]
  const open: WorkflowStep[] = []
  for (const step of await withoutOptedOut(tx, accountId, steps))
    if (typeof step === "string") skipped.push({ channel: step, reason: "recipient_opted_out" })
    else open.push(step)
  if (!open.length) throw optedOutRefusal()
  for (const [index, step] of open.entries()) {
    try {
      const planned = planAttempt(context, verification, step, settings)
      return { planned, steps: [{ ...step, from: planned.message.from }, ...open.slice(index + 1)], skipped }
    } catch (error) {
      const isLast = index === open.length - 1
      const reason = error instanceof MessagingRefusal && skipReasons.find((each) => each === error.code)
      if (isLast || !reason) throw error
      skipped.push({ channel: step.channel, reason })
    }
  }
  throw new Error("A workflow has a step.")
}

/**
 * Returns each step with its senders before one that the recipient opted out of. If that is the first sender,
 * returns the channel of the step instead.
 */
export async function withoutOptedOut(
  tx: Transaction,
  accountId: string,
  steps: readonly WorkflowStep[],
): Promise<(WorkflowStep | string)[]> {
  const pairs = steps.flatMap(({ from, otherSenders = [], to, messagingServiceId: serviceId = null }) =>
    [from, ...otherSenders].map((sender) => ({ accountId, serviceId, sender, recipient: to })),
  )
  const optedOut = await optedOutPairs(tx, pairs)
  const refused = new Set(pairs.filter((_, index) => optedOut[index]).map(({ sender }) => sender))
  return steps.map(({ otherSenders = [], ...step }) => {
    if (refused.has(step.from)) return step.channel
    const end = otherSenders.findIndex((sender) => refused.has(sender))
    return { ...step, otherSenders: end < 0 ? otherSenders : otherSenders.slice(0, end) }
  })
}

function draftOf(
  context: VerificationContext,
  { accountId, id, request, settings, now }: Omit<Asked, "announcer" | "asked"> & { id: string; now: number },
): Verification {
  return {
    accountId,
    id,
    serviceId: request.serviceId,
    status: "pending",
    sequence: 1,
    to: request.to,
    purpose: request.purpose,
    method: request.method,
    codeLength: settings.codeLength,
    locale: localeOf(request.locale ?? settings.locale) ?? "en",
    content: contentOf(context, request, settings),
    steps: [],
    skipped: [],
    step: 0,
    sentTo: [],
    provenTo: null,
    sends: 1,
    checks: 0,
    checksMax: settings.checksMax,
    isSimulated: false,
    tags: request.tags,
    metadata: request.metadata ?? {},
    clientIp: request.clientIp,
    risk: null,
    failure: null,
    lastSentAt: now,
    expiresAt: now + settings.ttlSeconds * 1_000,
    createdAt: now,
    updatedAt: now,
    approvedAt: null,
    usedAt: null,
  }
}

function contentOf(
  context: VerificationContext,
  request: NewVerificationRequest,
  settings: VerificationSettings,
): VerificationContent {
  const { redirectUrl } = request
  if (redirectUrl !== null && !settings.redirectUrls.includes(redirectUrl))
    throw new VerificationRefusal(
      "redirect_not_allowed",
      "`redirect_url` is not in the account's settings. Add it to `redirect_urls` with `PATCH /v1/auth/settings`.",
      { param: "redirect_url" },
    )
  return {
    name: settings.friendlyName,
    appHash: request.appHash ?? settings.appHash,
    domain: request.domain ?? settings.domain,
    payload: request.payload,
    redirectUrl,
    link: request.method === "link" ? maskedLink(context.baseUrl()) : null,
  }
}

/**
 * Returns when the scheduler must look at a pending verification: at the next channel's turn, or at its
 * expiry.
 */
export function verificationDueAt({ steps, step, expiresAt }: Verification, now: number): number {
  const present = steps[step]
  return present && step < steps.length - 1 ? Math.min(now + present.timeoutMs, expiresAt) : expiresAt
}

/** The gap doubles with each message. So a person who presses a button repeatedly causes few messages. */
const firstGapMs = 30_000

function refuseSoonResend(
  { sends, lastSentAt, expiresAt }: Verification,
  settings: VerificationSettings,
  now: number,
): void {
  if (sends >= settings.sendsMax)
    throw new VerificationRefusal(
      "too_many_sends",
      `The code was sent the maximum of ${sends} times. It is valid until the verification expires. Then create a new verification.`,
      { retryAfterMs: Math.max(1_000, expiresAt - now) },
    )
  const gapMs = firstGapMs * 2 ** (sends - 1)
  const waitMs = (lastSentAt ?? 0) + gapMs - now
  // If the clock was set back, the wait is at most the gap.
  if (waitMs > 0)
    throw new VerificationRefusal(
      "verification_resend_too_soon",
      "The code was sent too recently. Send it again after the time in `Retry-After`.",
      { retryAfterMs: Math.max(1_000, Math.min(waitMs, gapMs)) },
    )
}

function refuseOtherContent({ content, method }: Verification, request: NewVerificationRequest): void {
  if (method === request.method && JSON.stringify(content.payload) === JSON.stringify(request.payload)) return
  throw new VerificationRefusal(
    "verification_changed",
    "A verification with another `method` or `payload` is pending for this recipient and purpose. Cancel it first, or use another `purpose`.",
    { param: method === request.method ? "payload" : "method" },
  )
}

/** The minimum of NIST SP 800-63B-4, section 3.1.3.2. Shorter codes are for tests with the simulator. */
const digitsMin = 6

function refuseShortCode({ method, codeLength }: Verification): void {
  if (method === "link" || codeLength >= digitsMin) return
  throw new VerificationRefusal(
    "code_too_short",
    `\`code_length\` of the settings is ${codeLength}, but codes for carriers need at least ${digitsMin} digits. Change it with \`PATCH /v1/auth/settings\`.`,
  )
}

function refuseSimulated({ isSimulated, to }: Verification): void {
  if (!isSimulated) return
  if (to === simulatorNumbers.exhausted)
    throw new VerificationRefusal(
      "too_many_verifications",
      "This simulator number has too many verifications. Try again after the time in `Retry-After`.",
      { retryAfterMs: 3_600_000 },
    )
  if (to === simulatorNumbers.blocked)
    throw new VerificationRefusal(
      "verification_blocked",
      "This simulator number has a blocked prefix. `GET /v1/auth/blocks` lists real blocks.",
      { param: "to" },
    )
}
