import { createHash } from "node:crypto"
import type { Inbound, InboundParts } from "#messaging/carriers/carrier.ts"
import type { Transaction } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"

/**
 * How long a long message is remembered after it was stored, so that a repeated part does not begin another
 * one.
 */
export const storedMs = 10 * 60 * 1_000

export const columns = "carrier_id, series, id, sender, recipient, texts, began_at, is_stored"

/** The key of a series of parts in the store. */
export function seriesHash({ series }: Pick<InboundParts, "series">): Buffer {
  return createHash("sha256").update(series).digest()
}

/**
 * Returns hashes of the parts' texts. They suffice to recognise a part, and contain no text that a deletion
 * would miss.
 */
export function textHashes(texts: InboundParts["texts"]): (string | null)[] {
  return texts.map((text) => text && createHash("sha256").update(JSON.stringify(text)).digest("base64"))
}

/**
 * Remembers a message that was joined in memory, in the transaction that stores it. So a crash before the
 * acknowledgements stores it once.
 */
export function rememberJoined(tx: Transaction, carrierId: string, inbound: Inbound, context: MessagingContext): void {
  if (!inbound.joinedFrom) return
  const { from, to, at, joinedFrom } = inbound
  const texts = JSON.stringify(textHashes(joinedFrom.texts))
  const until = time(context.clock.now() + storedMs)
  tx.send(
    `insert into inbound_parts (${columns}, look_at) values ($1, $2, $3, $4, $5, $6, $7, true, $8)
     on conflict (carrier_id, series) do nothing`,
    [carrierId, seriesHash(joinedFrom), context.newId(), from, to, texts, time(at), until],
    "messaging_remember_joined",
  )
}
