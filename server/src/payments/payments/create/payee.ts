import { readAccount } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"

/** An account as its customers know it. */
export interface Payee {
  name: string
  /** The ways to reach it; the first one is for texts with room for one. */
  contacts: readonly PayeeContact[]
}

export interface PayeeContact {
  text: string
  /** The target of its link. */
  href: string
}

/** Returns the account in pages and messages for its customers. */
export async function readPayee(tx: Tx, accountId: string): Promise<Payee> {
  const {
    name = "",
    supportPhone = null,
    supportEmail = null,
    supportUrl = null,
  } = (await readAccount(tx, accountId)) ?? {}
  const contacts = [
    supportPhone === null ? [] : { text: supportPhone, href: `tel:${supportPhone}` },
    supportEmail === null ? [] : { text: supportEmail, href: mailto(supportEmail) },
    supportUrl === null ? [] : { text: supportUrl.replace(/^https:\/\/|\/$/g, ""), href: supportUrl },
  ]
  return { name, contacts: contacts.flat() }
}

/** RFC 6068. Characters such as ? would begin the headers of the mail. */
function mailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`
}
