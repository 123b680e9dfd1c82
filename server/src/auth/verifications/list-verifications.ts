import { spellingsOf } from "#messaging/numbers/canonical-address.ts"
import type { Tx } from "#core/db/database.ts"
import { readFilteredPage } from "#core/db/filtered-page.ts"
import { plainArray, textArray } from "#core/db/literals.ts"
import type { Metadata } from "#core/db/metadata-terms.ts"
import type { Page } from "#core/db/page.ts"
import { verificationNotFound } from "./refusals.ts"
import { readVerification } from "./store.ts"
import { toVerification, type Verification, type VerificationRow, type VerificationStatus } from "./verification.ts"

export interface VerificationFilter {
  to?: string | undefined
  /** Null for the default service. */
  serviceId?: string | null | undefined
  /** A verification has one of these. */
  status?: readonly VerificationStatus[] | undefined
  /** A verification has all of these entries. */
  metadata?: Metadata | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
}

/** Refuses `verification_not_found`. */
export async function getVerification(tx: Tx, accountId: string, id: string): Promise<Verification> {
  const verification = await readVerification(tx, accountId, id)
  if (!verification) throw verificationNotFound()
  return verification
}

/** Returns the latest verification of an address, purpose and service. Undefined without one. */
export async function findLatestVerification(
  tx: Tx,
  accountId: string,
  { to, purpose, serviceId }: { to: string; purpose: string; serviceId: string | null },
): Promise<Verification | undefined> {
  const [row] = await tx.query<VerificationRow>(
    `select * from verifications
     where account_id = $1 and to_address = any($2) and purpose = $3 and service_id is not distinct from $4
     order by created_at desc, id desc limit 1`,
    [accountId, textArray(spellingsOf(to)), purpose, serviceId],
    "verifications_find_latest",
  )
  return row && toVerification(row)
}

/**
 * A page by status or metadata can be short, or empty, and still have a next one.
 */
export function listVerifications(
  tx: Tx,
  accountId: string,
  { to, serviceId, status, metadata, ...filter }: VerificationFilter,
  page: Page,
): Promise<{ entries: Verification[]; nextBefore: string | null }> {
  return readFilteredPage(tx, accountId, page, {
    ...filter,
    table: "verifications",
    equal: { to_address: to === undefined ? undefined : spellingsOf(to) },
    metadata: metadata && { table: "verification_terms", entries: metadata },
    isByCreation: to !== undefined,
    fits: [
      serviceId === undefined ? undefined : ["service_id is not distinct from ?", serviceId],
      status && ["status = any(?)", plainArray(status)],
    ],
    read: toVerification,
  })
}
