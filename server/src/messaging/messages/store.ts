import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time, timeArray } from "#core/db/literals.ts"
import { insertionsOf, type Insertion } from "#core/db/new-rows.ts"
import { insertTerms, metadataJson, parseMetadata, removeTerms } from "#core/db/metadata-terms.ts"
import { spellingsOf } from "#messaging/numbers/canonical-address.ts"
import { currentChannel, isListed } from "./fallback/fallback.ts"
import type { Fallback } from "./fallback/listed-channels.ts"
import { removeMediaOf } from "./media/media-store.ts"
import type { FormerCarrier, Message, MessageCallback } from "./message.ts"

/** A message row as the driver returns it. */
export type MessageRow = Omit<
  Message,
  "to" | "from" | "mediaUrls" | "tags" | "metadata" | "fallback" | "callback" | "formerCarriers"
> & {
  toAddress: string
  fromAddress: string
  mediaUrls: string[] | null
  tags: string[] | null
  /** JSON. */
  metadata: string | null
  /** JSON. */
  fallback: string | null
  /** JSON. */
  callback: string | null
  /** Each is the id of a carrier, a space and the message's `sequence` when it left that carrier. */
  formerCarriers: string[] | null
  /** The shared records with its events: `#core/events/event-record.ts`. */
  eventRecords: string[]
}

/**
 * Hot: `insertionsOf` decides how many statements. Lists travel as array literals inside the array of texts,
 * because PostgreSQL has no array of arrays of different lengths. `recordIdOf` returns the shared record with
 * the first event of a message. Without it, that event has a record of its own.
 */
export function insertMessages(
  tx: Transaction,
  messages: readonly Message[],
  recordIdOf?: (message: Message) => string,
): void {
  for (const insertion of insertionsOf(tx, messages)) insertTogether(tx, insertion, recordIdOf)
  insertTerms(tx, "message_terms", messages)
}

function insertTogether(
  tx: Transaction,
  { rows: messages, from }: Insertion<Message>,
  recordIdOf?: (message: Message) => string,
): void {
  tx.send(
    `insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
       num_segments, num_media, media_urls, tags, rate_micros, price_unit, carrier_id, priority, is_automatic, verification_id, send_at, expires_at, created_at, updated_at, event_records, template, fallback, metadata,
       callback, messaging_service_id, reply_to)
     select account_id, id, direction, channel, status, 1, to_address, from_address, body, encoding,
       num_segments, num_media, media_urls::text[], tags::text[], rate_micros, price_unit, carrier_id, priority, is_automatic, verification_id, send_at, expires_at, created_at, created_at, array_remove(array[record_id], null), template, fallback, metadata,
       callback, messaging_service_id, reply_to
     from ${from(
       `$2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::smallint[], $11::smallint[], $12::text[], $13::text[], $14::bigint[], $15::text[], $16::uuid[],
       $17::smallint[], $18::boolean[], $19::uuid[], $20::timestamptz[], $21::timestamptz[], $22::timestamptz[], $23::uuid[], $24::text[], $25::text[], $26::text[],
       $27::text[], $28::uuid[], $29::uuid[]`,
       `id, direction, channel, status, to_address, from_address, body, encoding, num_segments, num_media, media_urls,
       tags, rate_micros, price_unit, carrier_id, priority, is_automatic, verification_id, send_at, expires_at, created_at, record_id, ` +
         "template, fallback, metadata, callback, messaging_service_id, reply_to",
     )}`,
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
      messages.some(hasMetadata) ? textArray(messages.map(({ metadata }) => metadataJson(metadata))) : null,
      messages.some(hasCallback)
        ? textArray(messages.map(({ callback }) => callback && JSON.stringify(callback)))
        : null,
      messages.some(hasService) ? plainArray(messages.map((message) => message.messagingServiceId)) : null,
      messages.some(({ replyTo }) => replyTo !== null) ? plainArray(messages.map(({ replyTo }) => replyTo)) : null,
    ],
    "messaging_insert",
  )
}

export async function readMessages(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Message>> {
  if (!ids.length) return new Map()
  const rows = await tx.query<MessageRow>(
    "select * from messages where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "messaging_read",
  )
  return new Map(rows.map((row) => [row.id, toMessage(row)]))
}

/**
 * Returns those of these messages that are `sending`. A message that lists several channels can be `sent`
 * while a further one is tried.
 */
export async function readSending(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Message>> {
  const messages = await readMessages(tx, accountId, ids)
  for (const [id, { status, fallback }] of messages) {
    const isTried = fallback !== null && status === "sent" && currentChannel(fallback)?.state === "sending"
    if (status !== "sending" && !isTried) messages.delete(id)
  }
  return messages
}

export async function readMessageRow(tx: Tx, accountId: string, id: string): Promise<Message | undefined> {
  const [row] = await tx.query<MessageRow>(
    "select * from messages where account_id = $1 and id = $2",
    [accountId, id],
    "messaging_read_one",
  )
  return row && toMessage(row)
}

/** Counts one more unanswered submission for each of these messages. */
export function addSubmissions(tx: Transaction, accountId: string, ids: readonly string[]): void {
  if (!ids.length) return
  tx.send("update messages set submissions = submissions + 1 where account_id = $1 and id = any($2)", [
    accountId,
    plainArray(ids),
  ])
}

/**
 * Locks messages of one account in the order of ids, before several statements change them. Otherwise two
 * transactions with the same messages in different statements could deadlock.
 */
export async function lockMessages(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  const sorted = ids.toSorted()
  await tx.query(
    `select from messages where account_id = $1 and id = any($2) and id between $3 and $4 order by id for update`,
    [accountId, plainArray(sorted), sorted[0], sorted.at(-1)],
    "messaging_hold",
  )
}

/**
 * Returns the texts of messages of one account by id, without deleted ones. The lock makes a deletion or
 * redaction wait for the end of the transaction, and then find what it stored.
 */
export async function readTextsForShare(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const sorted = ids.toSorted()
  const rows = await tx.query<{ id: string; body: string }>(
    `select id, body from messages where account_id = $1 and id = any($2) and id between $3 and $4
      order by id for key share`,
    [accountId, plainArray(sorted), sorted[0], sorted.at(-1)],
    "messaging_read_texts",
  )
  return new Map(rows.map(({ id, body }) => [id, body]))
}

/** The fields of a message that decide its route. */
export type MessageForRoute = Pick<Message, "to" | "from" | "channel" | "tags" | "submissions">

/** Messages of one account by id, without their large columns. */
export async function readMessagesForRoutes(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, MessageForRoute>> {
  if (!ids.length) return new Map()
  const rows = await tx.query<
    Pick<MessageRow, "id" | "toAddress" | "fromAddress" | "channel" | "tags" | "submissions">
  >(
    "select id, to_address, from_address, channel, tags, submissions from messages where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "messaging_read_for_routes",
  )
  return new Map(
    rows.map(({ id, toAddress: to, fromAddress: from, channel, tags, submissions }) => [
      id,
      { to, from, channel, tags: tags ?? [], submissions },
    ]),
  )
}

/** Appends the present carrier of a message to its former ones. */
export const withFormerCarrier =
  "array_append(former_carriers, coalesce(carrier_id::text, '') || ' ' || sequence::text)"

/** Assigns these messages of the account to another carrier. */
export function writeCarriers(tx: Transaction, accountId: string, ids: readonly string[], carrierId: string): void {
  tx.send(
    `update messages set carrier_id = $3, former_carriers = ${withFormerCarrier} where account_id = $1 and id = any($2)`,
    [accountId, plainArray(ids), carrierId],
  )
}

/**
 * The ids of queued messages to a recipient from a sender or its messaging service, or from any, the oldest
 * first.
 */
export async function findQueuedMessages(
  tx: Tx,
  accountId: string,
  pair: { sender: string | null; serviceId?: string | null; recipient: string },
  limit: number,
): Promise<string[]> {
  const { sender, serviceId = null, recipient } = pair
  const isOfSender =
    sender === null ? "and $3::text[] is null" : "and (from_address = any($3) or messaging_service_id = $5)"
  const rows = await tx.query<{ id: string }>(
    `select id from messages where account_id = $1 and to_address = any($2) ${isOfSender}
       and status = 'queued' and not is_automatic order by id limit $4`,
    [
      accountId,
      textArray(spellingsOf(recipient)),
      sender === null ? null : textArray(spellingsOf(sender)),
      limit,
      ...(sender === null ? [] : [serviceId]),
    ],
  )
  return rows.map(({ id }) => id)
}

/**
 * Deletes the message's row, notes, frames and media. Returns the deleted message and the shared records with
 * its events, or undefined when there was none.
 */
export async function removeMessage(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<{ message: Message; recordIds: string[] } | undefined> {
  const [[removed]] = await Promise.all([
    tx.query<MessageRow>("delete from messages where account_id = $1 and id = $2 returning *", [accountId, id]),
    removeMediaOf(tx, accountId, id),
    tx.query("delete from message_notes where account_id = $1 and message_id = $2", [accountId, id]),
    tx.query("delete from message_frames where account_id = $1 and message_id = $2", [accountId, id]),
  ])
  if (!removed) return undefined
  const message = toMessage(removed)
  removeTerms(tx, "message_terms", accountId, [message])
  return { message, recordIds: removed.eventRecords }
}

/**
 * Erases the text, template, tags and metadata of a locked message. Of its notes only the account's feedback
 * keeps its detail, because any other may quote the text.
 */
export async function blankMessage(tx: Transaction, message: Message, now: number): Promise<void> {
  const key = [message.accountId, message.id]
  await tx.query(
    `update messages set body = '', template = null, tags = null, metadata = null, updated_at = greatest($3, updated_at)
     where account_id = $1 and id = $2`,
    [...key, time(now)],
  )
  await tx.query(
    "update message_notes set detail = '{}' where account_id = $1 and message_id = $2 and kind <> 'feedback'",
    key,
  )
  await tx.query("delete from message_frames where account_id = $1 and message_id = $2", key)
  removeTerms(tx, "message_terms", message.accountId, [message])
}

export function toMessage(row: MessageRow): Message {
  return {
    accountId: row.accountId,
    id: row.id,
    direction: row.direction,
    channel: row.channel,
    status: row.status,
    sequence: row.sequence,
    to: row.toAddress,
    from: row.fromAddress,
    body: row.body,
    encoding: row.encoding,
    numSegments: row.numSegments,
    numMedia: row.numMedia,
    mediaUrls: row.mediaUrls ?? [],
    template: row.template,
    tags: row.tags ?? [],
    metadata: parseMetadata(row.metadata),
    rateMicros: row.rateMicros,
    priceMicros: row.priceMicros,
    priceUnit: row.priceUnit,
    errorCode: row.errorCode,
    errorMessage: row.errorMessage,
    carrierId: row.carrierId,
    formerCarriers: (row.formerCarriers ?? []).map(toFormerCarrier),
    priority: row.priority,
    isAutomatic: row.isAutomatic,
    verificationId: row.verificationId,
    messagingServiceId: row.messagingServiceId,
    replyTo: row.replyTo,
    submissions: row.submissions,
    sendAt: row.sendAt,
    expiresAt: row.expiresAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    sentAt: row.sentAt,
    deliveredAt: row.deliveredAt,
    readAt: row.readAt,
    callback: row.callback === null ? null : (JSON.parse(row.callback) as MessageCallback),
    fallback: row.fallback === null ? null : (JSON.parse(row.fallback) as Fallback),
  }
}

function hasService({ messagingServiceId }: Message): boolean {
  return messagingServiceId !== null
}

function hasMetadata({ metadata }: Message): boolean {
  return metadataJson(metadata) !== null
}

function hasCallback({ callback }: Message): boolean {
  return callback !== null
}

function toFormerCarrier(text: string): FormerCarrier {
  const [carrierId = "", sequence] = text.split(" ")
  return { carrierId, sequence: Number(sequence) }
}

function listLiteral(list: readonly string[]): string | null {
  return list.length ? textArray(list) : null
}
