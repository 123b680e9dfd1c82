import { spellingsOf } from "#numbers/canonical-address.ts"
import type { Tx } from "#db/database.ts"
import { readFilteredPage } from "#db/filtered-page.ts"
import type { Page } from "#db/page.ts"
import { verificationNotFound } from "./refusals.ts"
import { readVerification } from "./store.ts"
import { toVerification, type Verification, type VerificationRow, type VerificationStatus } from "./verification.ts"

export interface VerificationFilter {
  to?: string | undefined
  status?: VerificationStatus | undefined
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

/**
 * Newest first, below the id `before`. A page by status can be short, or empty, and still have a next one.
 */
export function listVerifications(
  tx: Tx,
  accountId: string,
  { to, status, ...filter }: VerificationFilter,
  page: Page,
): Promise<{ entries: Verification[]; nextBefore: string | null }> {
  return readFilteredPage(tx, accountId, page, {
    ...filter,
    table: "verifications",
    equal: { to_address: to === undefined ? undefined : spellingsOf(to) },
    isByCreation: to !== undefined,
    fits: status && ((row: VerificationRow) => row.status === status),
    read: toVerification,
  })
}
