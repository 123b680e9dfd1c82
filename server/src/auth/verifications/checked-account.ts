import type { Transaction } from "#core/db/database.ts"
import { plainArray, textArray } from "#core/db/literals.ts"
import type { Announcer, NewEvent } from "#core/endpoints/announcer.ts"
import { canonicalAddress, spellingsOf } from "#messaging/numbers/canonical-address.ts"
import { countApproved, countsAt, countUnapproved } from "./abuse-control.ts"
import type { Check, Checked } from "./check.ts"
import { isSame } from "./code.ts"
import { isNumberProven } from "./check-recipient.ts"
import type { VerificationContext } from "./context.ts"
import { clearLimits, countLimits, limitKeyOf, lockLimits, readLimits, uncount } from "./limits.ts"
import { verificationNotFound, VerificationRefusal } from "./refusals.ts"
import { codeFor, tokenFor } from "./secrets.ts"
import { clientIpHour } from "./send-limits.ts"
import { removePending, writeProgress } from "./store.ts"
import { verificationEvent } from "./verification-resource.ts"
import { sentAddresses, type Verification } from "./verification.ts"

/** The limit of failed checks of a recipient, over all its verifications. */
const failedHour = { name: "failed_checks", max: 15, intervalMs: 3_600_000 }
/** The limit of failures without a success between them. NIST SP 800-63B-4, section 3.2.2: at most 100. */
const failedInRow = { name: "failed_checks_in_row", max: 100, intervalMs: null }

type Failures = Map<string, { count: number; endsAt: number | null }>

interface Opened {
  accountId: string
  held: Map<string, Verification>
  checks: readonly Check[]
}

/**
 * The checks of one account in one transaction, decided one after the other in memory and then written
 * together.
 */
export class CheckedAccount {
  readonly #tx: Transaction
  readonly #context: VerificationContext
  readonly #accountId: string
  readonly #now: number
  readonly #verifications: Map<string, Verification>
  readonly #failures: Failures
  readonly #safe: ReadonlySet<string>
  readonly #changed = new Map<string, Verification>()
  readonly #failed: string[] = []
  readonly #events: NewEvent[] = []

  private constructor(
    tx: Transaction,
    context: VerificationContext,
    { accountId, held }: Opened,
    known: { failures: Failures; safe: ReadonlySet<string>; now: number },
  ) {
    this.#tx = tx
    this.#context = context
    this.#accountId = accountId
    this.#verifications = held
    this.#failures = known.failures
    this.#safe = known.safe
    this.#now = known.now
  }

  static async open(tx: Transaction, context: VerificationContext, opened: Opened): Promise<CheckedAccount> {
    const { accountId, held, checks } = opened
    const now = context.clock.now()
    const recipients = [...held.values()].map(({ to }) => to)
    for (const { of } of checks) if ("to" in of) recipients.push(of.to)
    const names = [failedHour.name, failedInRow.name]
    const [failures, safe] = await Promise.all([
      readLimits(tx, accountId, names, recipients, now),
      tx.query<{ toAddress: string }>(
        "select to_address from verification_safe_list where account_id = $1 and to_address = any($2)",
        [accountId, textArray([...new Set(recipients.flatMap(spellingsOf))])],
        "verifications_safe_of",
      ),
    ])
    return new CheckedAccount(tx, context, opened, {
      failures,
      safe: new Set(safe.map((row) => canonicalAddress(row.toAddress))),
      now,
    })
  }

  /** Decides one check. The work is the same whether the verification is pending, ended or unknown. */
  evaluate(check: Check, id: string | undefined): Checked | Error {
    const verification = this.#verificationOf(check, id)
    const recipient = verification?.to ?? ("to" in check.of ? check.of.to : "")
    const refusal = this.#refuse(recipient)
    if (refusal) return refusal
    const rightFor = this.#addressOf(check, verification ?? anonymous)
    if (!verification) {
      if ("id" in check.of) return verificationNotFound()
      // No guess can succeed here. If it counted, a stranger could lock out the person before the first code.
      return invalid
    }
    const isOpen = verification.status === "pending" && verification.expiresAt > this.#now
    if (isOpen && !hasPayload(verification, check) && "id" in check.of) return otherPayload()
    if (isOpen && rightFor !== undefined && hasPayload(verification, check))
      return this.#approve(verification, rightFor)
    // A repeated request of a client or a late person has the right code, and guesses nothing.
    if (isOpen || rightFor === undefined) this.#fail(recipient)
    const after = isOpen ? this.#countWrong(verification) : verification
    return "to" in check.of ? invalid : answerOf(after, false)
  }

  /** Another service gets the same answer as a verification that does not exist. */
  #verificationOf({ of: { serviceId } }: Check, id: string | undefined): Verification | undefined {
    const verification = id === undefined ? undefined : this.#verifications.get(id)
    const isOther = serviceId !== undefined && verification?.serviceId !== serviceId
    return isOther ? undefined : verification
  }

  /** Stores the decisions and creates their events. */
  async write(announcer: Announcer): Promise<void> {
    const tx = this.#tx
    const changed = [...this.#changed.values()]
    const approved = changed.filter(({ status }) => status === "approved")
    writeProgress(tx, this.#accountId, changed)
    if (approved.length) this.#convertAttempts(approved)
    removePending(
      tx,
      this.#accountId,
      changed.filter(({ status }) => status !== "pending"),
    )
    await this.#writeLimits(approved)
    const proven = approved.filter(isNumberProven)
    await countApproved(tx, this.#accountId, proven, this.#now)
    // A check that ended its verification is the last chance to count it.
    for (const ended of changed)
      if (ended.status !== "pending" && !proven.includes(ended) && this.#now < countsAt(ended.createdAt))
        await countUnapproved(tx, this.#context, ended, announcer)
    await announcer.announce(this.#events)
  }

  /** Returns the address that got this code or token, the latest first. Undefined for a wrong one. */
  #addressOf({ secret }: Check, verification: typeof anonymous | Verification): string | undefined {
    const { codeKey } = this.#context
    const of = { accountId: this.#accountId, id: verification.id }
    const to = sentAddresses(verification).findLast((address) =>
      "token" in secret
        ? isSame(secret.token, tokenFor(codeKey, of, address))
        : isSame(secret.code, codeFor(codeKey, verification, address)),
    )
    return "token" in secret || verification.method === "code" ? to : undefined
  }

  #refuse(recipient: string): VerificationRefusal | undefined {
    if (this.#safe.has(canonicalAddress(recipient))) return undefined
    const inRow = this.#failures.get(limitKeyOf({ name: failedInRow.name, key: recipient }))
    if (inRow && inRow.count >= failedInRow.max)
      return new VerificationRefusal(
        "recipient_locked",
        `The last ${failedInRow.max} checks failed for this recipient. Verify the person in another way, then add the recipient to the safe list.`,
      )
    const inHour = this.#failures.get(limitKeyOf({ name: failedHour.name, key: recipient }))
    if (!inHour || inHour.count < failedHour.max) return undefined
    return new VerificationRefusal(
      "too_many_checks",
      `${failedHour.max} checks failed for this recipient within an hour. Try again after the time in \`Retry-After\`.`,
      { retryAfterMs: Math.max(1_000, (inHour.endsAt ?? this.#now) - this.#now) },
    )
  }

  #approve(verification: Verification, address: string): Checked {
    // The code of an older release is the same for all channels, and proves the latest one as before.
    const provenTo = verification.sentTo.includes(address) ? address : null
    const approved = this.#change(verification, { status: "approved", approvedAt: this.#now, provenTo })
    this.#events.push(verificationEvent(approved, "approved", this.#context.newId))
    return answerOf(approved, true)
  }

  #countWrong(verification: Verification): Verification {
    const checks = verification.checks + 1
    if (checks < verification.checksMax) return this.#change(verification, { checks }, 0)
    const ended = this.#change(verification, { checks, status: "max_attempts_reached" })
    this.#events.push(verificationEvent(ended, "max_attempts_reached", this.#context.newId))
    return ended
  }

  #change(verification: Verification, change: Partial<Verification>, events = 1): Verification {
    const changed = {
      ...verification,
      ...change,
      sequence: verification.sequence + events,
      updatedAt: Math.max(this.#now, verification.updatedAt),
    }
    this.#verifications.set(changed.id, changed)
    this.#changed.set(changed.id, changed)
    return changed
  }

  #fail(recipient: string): void {
    this.#failed.push(recipient)
    for (const { name, intervalMs } of [failedHour, failedInRow]) {
      const key = limitKeyOf({ name, key: recipient })
      const kept = this.#failures.get(key) ?? { count: 0, endsAt: this.#now + (intervalMs ?? 0) }
      this.#failures.set(key, { ...kept, count: kept.count + 1 })
    }
  }

  #convertAttempts(approved: readonly Verification[]): void {
    this.#tx.send(
      "update verification_attempts set is_converted = true where account_id = $1 and verification_id = any($2)",
      [this.#accountId, plainArray(approved.map(({ id }) => id))],
      "verifications_convert",
    )
  }

  /** Returns the addresses and clears the failures of approvals, and then counts the failures. */
  async #writeLimits(approved: readonly Verification[]): Promise<void> {
    await this.#returnAddresses(approved)
    const names = [failedHour.name, failedInRow.name]
    const cleared = approved.map(({ to }) => to)
    const recipients = new Set([...cleared, ...this.#failed])
    // Both statements change several rows.
    if (cleared.length && recipients.size > 1) await lockLimits(this.#tx, this.#accountId, names, [...recipients])
    if (cleared.length) await clearLimits(this.#tx, this.#accountId, names, cleared)
    await this.#countFailed()
  }

  /**
   * An approval makes room for another person of its `client_ip`, so that colleagues behind one address can
   * follow each other. Comes first, because `client_ip` is the first of the limits' names.
   */
  async #returnAddresses(approved: readonly Verification[]): Promise<void> {
    const counted = approved.flatMap(({ clientIp: key, createdAt }) =>
      key === null ? [] : [{ key, countedAt: createdAt }],
    )
    await uncount(this.#tx, this.#accountId, clientIpHour, counted, this.#now)
  }

  async #countFailed(): Promise<void> {
    const counts = Map.groupBy(this.#failed, (recipient) => recipient)
    const counted = [...counts].flatMap(([key, { length: amount }]) =>
      [failedHour, failedInRow].map((limit) => ({ ...limit, key, amount })),
    )
    await countLimits(this.#tx, this.#accountId, counted, this.#now)
  }
}

const invalid: Checked = { isValid: false, verificationId: null, status: null, attemptsRemaining: null }

/** Replaces a verification that does not exist, so that the same work is done. */
const anonymous = {
  id: "00000000-0000-7000-8000-000000000000",
  to: "+10000000000",
  sentTo: [],
  isSimulated: false,
  codeLength: 6,
  method: "code",
} as const

function answerOf({ id, status, checks, checksMax }: Verification, isValid: boolean): Checked {
  return {
    isValid,
    verificationId: id,
    status,
    attemptsRemaining: status === "pending" ? checksMax - checks : 0,
  }
}

function hasPayload({ content }: Verification, { payload, secret }: Check): boolean {
  // The page of a link shows the payload of the message. Only a check by the caller repeats it.
  return "token" in secret || JSON.stringify(content.payload) === JSON.stringify(payload)
}

function otherPayload(): VerificationRefusal {
  return new VerificationRefusal(
    "verification_changed",
    "`payload` differs from the payload in the message. Send the `payload` with which you created the verification.",
    { param: "payload" },
  )
}
