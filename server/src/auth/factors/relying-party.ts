import type { Tx } from "#core/db/database.ts"
import { readVerificationSettings, type VerificationSettings } from "#auth/verifications/settings.ts"
import type { RelyingParty } from "./passkey.ts"
import { FactorRefusal } from "./refusals.ts"

/**
 * Returns the relying party in the account's settings. A passkey works for the domain for which it was
 * created, even after the settings changed.
 */
export async function readRelyingParty(tx: Tx, accountId: string, madeFor?: string): Promise<RelyingParty> {
  const settings = await readVerificationSettings(tx, accountId)
  const id = madeFor ?? settings.passkeyRpId
  if (id === null)
    throw new FactorRefusal(
      "relying_party_required",
      "The account has no `passkey_rp_id`, which is the domain of its passkeys. Set it with `PATCH /v1/auth/settings`.",
    )
  const { passkeyOrigins: origins, passkeyUserVerification: userVerification } = settings
  return { id, name: nameOf(settings), origins: origins.length ? origins : [`https://${id}`], userVerification }
}

/** The name of the account's service that authenticators show. */
export function nameOf({ friendlyName, passkeyRpId }: VerificationSettings): string {
  return friendlyName || passkeyRpId || "Posthorn"
}
