import type { Tx } from "#core/db/database.ts"
import { textArray } from "#core/db/literals.ts"
import { spellingsOf } from "#messaging/numbers/canonical-address.ts"
import { isoTime } from "#core/std/iso-time.ts"

/**
 * WhatsApp accepts free text for this long after a message of the person. It accepts templates at any time.
 */
const windowMs = 24 * 60 * 60 * 1000

/** Channels whose networks have such a window. */
export function hasCustomerWindow(channel: string): boolean {
  return channel === "whatsapp"
}

/** Free text needs an open window, and a template does not. */
export function needsCustomerWindow({ channel, template }: { channel: string; template: string | null }): boolean {
  return hasCustomerWindow(channel) && template === null
}

/**
 * Returns until when the network accepts free text to this person, computed from their last message to this
 * sender. Returns null if no message of theirs is known. The person may have written elsewhere, so the
 * network can know better.
 */
export async function customerWindowUntil(
  tx: Tx,
  accountId: string,
  { own, contact }: { own: string; contact: string },
): Promise<number | null> {
  const [last] = await tx.query<{ created_at: number }>(
    // One look-up of the index for each form of the contact.
    `select last.created_at from unnest($2::text[]) as contact (address)
       cross join lateral (
         select created_at from messages
          where account_id = $1 and direction = 'inbound' and from_address = contact.address and to_address = any($3)
          order by created_at desc, id desc limit 1
       ) as last order by last.created_at desc limit 1`,
    [accountId, textArray(spellingsOf(contact)), textArray(spellingsOf(own))],
    "messaging_customer_window",
  )
  return last ? last.created_at + windowMs : null
}

/**
 * For the timeline: whether the network accepts free text to this person now, as far as this installation
 * knows.
 */
export function customerWindowDetail(until: number | null, now: number) {
  return {
    customer_window: {
      is_open: until !== null && until > now,
      until: isoTime(until),
    },
  }
}
