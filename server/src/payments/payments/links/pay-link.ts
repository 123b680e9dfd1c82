import { createHash, createHmac, hkdfSync } from "node:crypto"
import type { Transaction, Tx } from "#core/db/database.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import type { Payment } from "../payment.ts"

export interface LinkContext {
  /** The result of `linkKeyOf` for the installation's keys. */
  linkKey: Uint8Array
  /** The address of this installation. */
  baseUrl(): string
}

/** 128 bits: as much as a link in one SMS segment allows, and impossible to guess. */
const tokenBytes = 16

/** Derived from the oldest key, so that links survive a change of keys. */
export function linkKeyOf(keys: SecretKeys): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", keys.at(-1) ?? keys[0], "", "posthorn payment links", 32))
}

/**
 * The token is derived and not stored. So the link can be sent again, and a copy of the store opens no page.
 */
function tokenOf({ accountId, id }: Pick<Payment, "accountId" | "id">, linkKey: Uint8Array): string {
  const mac = createHmac("sha256", linkKey).update(`${accountId} ${id}`).digest()
  return mac.subarray(0, tokenBytes).toString("base64url")
}

/** Returns the address of the page on which the customer pays. */
export function checkoutUrlOf(payment: Pick<Payment, "accountId" | "id">, { linkKey, baseUrl }: LinkContext): string {
  return `${baseUrl()}/pay/${tokenOf(payment, linkKey)}`
}

export function insertLink(tx: Transaction, payment: Payment, linkKey: Uint8Array): void {
  tx.send(
    "insert into pay_links (token_hash, account_id, payment_id) values ($1, $2, $3)",
    [hashOf(tokenOf(payment, linkKey)), payment.accountId, payment.id],
    "payments_insert_link",
  )
}

/** Returns the payment of a page. Undefined for a token that was never issued. */
export async function findByToken(tx: Tx, token: string): Promise<{ accountId: string; id: string } | undefined> {
  const [row] = await tx.query<{ account_id: string; payment_id: string }>(
    "select account_id, payment_id from pay_links where token_hash = $1",
    [hashOf(token)],
    "payments_find_by_token",
  )
  return row && { accountId: row.account_id, id: row.payment_id }
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest()
}
