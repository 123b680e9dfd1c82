import { isoTime } from "#core/std/iso-time.ts"
import { createHash } from "node:crypto"
import type { Tx } from "#core/db/database.ts"
import { startOfWeek } from "#core/db/iso-week.ts"
import { plainArray, textArray } from "#core/db/literals.ts"
import { derivedId } from "#core/std/derived-id.ts"
import { idTime } from "#core/std/ids.ts"

export interface NewMedia {
  accountId: string
  id: string
  messageId: string
  url: string | null
  contentType: string
  content: Uint8Array
  createdAt: number
  /** For a file that was changed for a carrier. Such a file is stored once. */
  fittedKey?: string
}

/**
 * Stores media of a message, unless the message is deleted. The lock makes a concurrent deletion wait, and
 * then find the media. The same bytes are stored once for each account and week.
 */
export async function insertMedia(tx: Tx, media: NewMedia): Promise<void> {
  const { accountId, id, messageId, url, contentType, content, createdAt, fittedKey = null } = media
  await tx.query(
    `with one as (
       insert into media (account_id, id, message_id, url, content_type, content_id, bytes, created_at, fitted_key)
       select account_id, $2, id, $4, $5, $6, $7, $8, $10 from messages where account_id = $1 and id = $3 and not exists
         (select 1 from media m where m.account_id = $1 and m.message_id = $3 and m.fitted_key = $10)
       for key share
       returning account_id, content_id
     )
     insert into media_contents (account_id, id, content, uses) select account_id, content_id, $9, 1 from one
     on conflict (account_id, id) do update set uses = media_contents.uses + 1`,
    [
      accountId,
      id,
      messageId,
      url,
      contentType,
      contentIdOf(id, content),
      content.byteLength,
      isoTime(createdAt),
      content,
      fittedKey,
    ],
  )
}

/** Both rows are in partitions of one week, so that they end together. */
function contentIdOf(mediaId: string, content: Uint8Array): string {
  return derivedId(startOfWeek(idTime(mediaId)), createHash("sha256").update(content).digest("hex"))
}

export interface MediaRow {
  url: string | null
  contentType: string
  content: Uint8Array
}

const joined = "media m left join media_contents c on c.account_id = m.account_id and c.id = m.content_id"

/** The stored media of a message for these URLs. */
export function readMedia(tx: Tx, accountId: string, messageId: string, urls: readonly string[]): Promise<MediaRow[]> {
  return tx.query<MediaRow>(
    `select m.url, m.content_type, coalesce(m.content, c.content) as content from ${joined}
     where m.account_id = $1 and m.message_id = $2 and m.url = any($3) and num_nonnulls(m.content, c.id) > 0`,
    [accountId, messageId, textArray(urls)],
  )
}

/** The file of a message that was changed for a carrier, or undefined. */
export async function findFittedMedia(
  tx: Tx,
  { accountId, messageId, fittedKey }: { accountId: string; messageId: string; fittedKey: string },
): Promise<Pick<MediaRow, "contentType" | "content"> | undefined> {
  const [row] = await tx.query<Pick<MediaRow, "contentType" | "content">>(
    `select m.content_type, c.content from ${joined}
     where m.account_id = $1 and m.message_id = $2 and m.fitted_key = $3 and c.id is not null limit 1`,
    [accountId, messageId, fittedKey],
  )
  return row
}

export interface StoredMedia {
  id: string
  url: string | null
  contentType: string
  bytes: number
  createdAt: number
}

const keptMediaColumns =
  "m.id, m.url, m.content_type, coalesce(m.bytes, octet_length(m.content)) as bytes, m.created_at"

/** A message has at most ten media. Two processes that fetched one at the same time have both kept it. */
const keptMediaMax = 100

/** The stored media of a message, unchanged, in the order of arrival, without the bytes. */
export function findMediaOf(tx: Tx, accountId: string, messageId: string): Promise<StoredMedia[]> {
  return tx.query<StoredMedia>(
    `select ${keptMediaColumns} from media m where account_id = $1 and message_id = $2 and fitted_key is null
     order by id limit ${keptMediaMax}`,
    [accountId, messageId],
  )
}

export async function findMedia(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<(StoredMedia & { messageId: string; content: Uint8Array }) | undefined> {
  const [row] = await tx.query<StoredMedia & { messageId: string; content: Uint8Array }>(
    `select ${keptMediaColumns}, m.message_id, coalesce(m.content, c.content) as content from ${joined}
     where m.account_id = $1 and m.id = $2 and num_nonnulls(m.content, c.id) > 0`,
    [accountId, id],
  )
  return row
}

/** Deletes the media of a message, and those bytes that no other message uses. In a transaction. */
export function removeMediaOf(tx: Tx, accountId: string, messageId: string): Promise<void> {
  return removeWhere(tx, [accountId, messageId], "")
}

/** Deletes one file of a message, and the files that were changed for a carrier. In a transaction. */
export function removeMedium(tx: Tx, accountId: string, medium: { messageId: string; id: string }): Promise<void> {
  return removeWhere(tx, [accountId, medium.messageId, medium.id], "and (id = $3 or fitted_key is not null)")
}

async function removeWhere(tx: Tx, key: readonly string[], condition: string): Promise<void> {
  const used = await tx.query<{ id: string }>(
    `with gone as (delete from media where account_id = $1 and message_id = $2 ${condition} returning content_id)
     update media_contents set uses = uses - of_message.ended
     from (select content_id, count(*) as ended from gone group by content_id) of_message
     where account_id = $1 and id = of_message.content_id
     returning id`,
    key,
  )
  if (!used.length) return
  await tx.query("delete from media_contents where account_id = $1 and id = any($2) and uses = 0", [
    key[0],
    plainArray(used.map(({ id }) => id)),
  ])
}
