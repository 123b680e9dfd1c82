import type { NewEvent } from "#core/endpoints/announcer.ts"
import { eventBody } from "#core/events/event-body.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { verificationServiceSid } from "#auth/verifications/verification-resource.ts"

export const factorTypes = ["totp", "passkey", "recovery_codes"] as const
export type FactorType = (typeof factorTypes)[number]

export const factorStatuses = ["unverified", "verified", "deleted"] as const
export type FactorStatus = (typeof factorStatuses)[number]

/** A factor as in the store. `deleted` is only in events, and never stored. Times are milliseconds. */
export interface Factor {
  accountId: string
  id: string
  subject: string
  /** Null for the default service. */
  serviceId: string | null
  friendlyName: string
  status: FactorStatus
  /** The number of its events so far. */
  sequence: number
  /**
   * The secret of TOTP, or the key of the hashes of recovery codes, encrypted for `secretOwner`. Null for a
   * passkey.
   */
  secret: Buffer | null
  state: FactorState
  /** Wrong checks since the last correct one. */
  failures: number
  createdAt: number
  updatedAt: number
  verifiedAt: number | null
}

export type FactorState =
  /** The time step of the last code that was accepted. */
  | { type: "totp"; step: number | null }
  /** The hashes of the unused codes. */
  | { type: "recovery_codes"; hashes: readonly string[] }
  /** `nonce` is the value that the registration signs, and `credential` its result. */
  | { type: "passkey"; rpId: string; nonce: string; credential: null }
  | { type: "passkey"; rpId: string; nonce: null; credential: Credential }

/** The public key and state of a passkey. Bytes are in base64url. */
export interface Credential {
  id: string
  publicKey: string
  /** Grows with each signature. Stays zero for synchronised passkeys. */
  counter: number
  transports: readonly string[]
}

export function factorSecretOwner(id: string): string {
  return `factor ${id}`
}

/** The factor as answers and events show it. It contains no secret. */
export function factorResource({ state, ...factor }: Factor) {
  return {
    sid: toSid("factor", factor.id),
    account_sid: toSid("account", factor.accountId),
    service_sid: verificationServiceSid(factor),
    subject: factor.subject,
    factor_type: state.type,
    friendly_name: factor.friendlyName,
    status: factor.status,
    codes_remaining: state.type === "recovery_codes" ? state.hashes.length : null,
    rp_id: state.type === "passkey" ? state.rpId : null,
    created_at: isoTime(factor.createdAt),
    updated_at: isoTime(factor.updatedAt),
    verified_at: factor.verifiedAt === null ? null : isoTime(factor.verifiedAt),
  }
}

/** The event about the current state of the factor. */
export function factorEvent(factor: Factor, happening: "created" | "verified" | "deleted", newId: NewId): NewEvent {
  const { accountId, id: subjectId, sequence, updatedAt: occurredAt } = factor
  const head = { id: newId(), type: `factors.${happening}`, accountId, sequence, occurredAt } as const
  return { ...head, subjectId, body: eventBody(head, JSON.stringify(factorResource(factor))), detail: null }
}
