import type { Tx } from "#core/db/database.ts"
import { textArray } from "#core/db/literals.ts"
import { spellingsOf } from "#messaging/numbers/canonical-address.ts"

/**
 * Returns the addresses, of those given, from which a message arrived at the account, in any spelling. Such
 * an address can be answered, whatever the numbering plan says.
 */
export async function findWriters(tx: Tx, accountId: string, addresses: readonly string[]): Promise<string[]> {
  const spelled = addresses.flatMap((address) => spellingsOf(address).map((form) => ({ address, form })))
  const rows = await tx.query<{ address: string }>(
    `select distinct asked.address from unnest($2::text[], $3::text[]) as asked (address, form)
       cross join lateral (
         select id from messages where account_id = $1 and direction = 'inbound' and from_address = asked.form limit 1
       ) as known`,
    [accountId, textArray(spelled.map(({ address }) => address)), textArray(spelled.map(({ form }) => form))],
    "messaging_find_writers",
  )
  return rows.map(({ address }) => address)
}
