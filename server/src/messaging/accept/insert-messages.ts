import type { Transaction } from "#db/database.ts"
import { plainArray, textArray, timeArray } from "#db/literals.ts"
import { isListed } from "#messaging/fallback/fallback.ts"
import type { Message } from "#messaging/message.ts"

/**
 * Hot: one statement for a whole batch, of any accounts. Lists travel as array literals inside the array of
 * texts, because PostgreSQL has no array of arrays of different lengths. `recordIdOf` returns the shared
 * record with the first event of a message. Without it, that event has a record of its own.
 */
export function insertMessages(
  tx: Transaction,
  messages: readonly Message[],
  recordIdOf?: (message: Message) => string,
): void {
  if (!messages.length) return
  tx.send(
    `insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
       num_segments, num_media, media_urls, tags, rate_micros, price_unit, carrier_id, priority, is_automatic, verification_id, send_at, expires_at, created_at, updated_at, event_records, template, fallback)
     select account_id, id, direction, channel, status, 1, to_address, from_address, body, encoding,
       num_segments, num_media, media_urls::text[], tags::text[], rate_micros, price_unit, carrier_id, priority, is_automatic, verification_id, send_at, expires_at, created_at, created_at, array_remove(array[record_id], null), template, fallback
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::smallint[], $11::smallint[], $12::text[], $13::text[], $14::bigint[], $15::text[], $16::uuid[],
       $17::smallint[], $18::boolean[], $19::uuid[], $20::timestamptz[], $21::timestamptz[], $22::timestamptz[], $23::uuid[], $24::text[], $25::text[])
     as new (account_id, id, direction, channel, status, to_address, from_address, body, encoding, num_segments, num_media, media_urls,
       tags, rate_micros, price_unit, carrier_id, priority, is_automatic, verification_id, send_at, expires_at, created_at, record_id, template, fallback)`,
    [
      plainArray(messages.map((message) => message.accountId)),
      plainArray(messages.map((message) => message.id)),
      plainArray(messages.map((message) => message.direction)),
      plainArray(messages.map((message) => message.channel)),
      plainArray(messages.map((message) => message.status)),
      textArray(messages.map((message) => message.to)),
      textArray(messages.map((message) => message.from)),
      textArray(messages.map((message) => message.body)),
      plainArray(messages.map((message) => message.encoding)),
      plainArray(messages.map((message) => message.numSegments)),
      plainArray(messages.map((message) => message.numMedia)),
      textArray(messages.map((message) => listLiteral(message.mediaUrls))),
      textArray(messages.map((message) => listLiteral(message.tags))),
      plainArray(messages.map((message) => message.rateMicros)),
      plainArray(messages.map((message) => message.priceUnit)),
      plainArray(messages.map((message) => message.carrierId)),
      plainArray(messages.map((message) => message.priority)),
      plainArray(messages.map((message) => (message.isAutomatic ? "t" : "f"))),
      plainArray(messages.map((message) => message.verificationId)),
      timeArray(messages.map((message) => message.sendAt)),
      timeArray(messages.map((message) => message.expiresAt)),
      timeArray(messages.map((message) => message.createdAt)),
      plainArray(messages.map((message) => recordIdOf?.(message))),
      textArray(messages.map((message) => message.template)),
      // If no message lists channels, null stands for a list of nulls.
      messages.some(isListed) ? textArray(messages.map(({ fallback }) => fallback && JSON.stringify(fallback))) : null,
    ],
    "messaging_insert",
  )
}

function listLiteral(list: readonly string[]): string | null {
  return list.length ? textArray(list) : null
}
