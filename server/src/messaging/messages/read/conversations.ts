import type { Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Message } from "#messaging/messages/message.ts"
import { type MessageRow, readMessages, toMessage } from "#messaging/messages/store.ts"
import { canonicalAddress, spellingsOf, withoutWhatsapp } from "#messaging/numbers/canonical-address.ts"
import { stopwatch } from "#core/std/clock.ts"
import { idTime } from "#core/std/ids.ts"

/**
 * An address of the account and the address of a person, canonical and without prefixes. WhatsApp uses phone
 * numbers. So the messages of a pair of numbers over SMS, MMS and WhatsApp are one conversation.
 */
export interface Pair {
  own: string
  contact: string
}

export interface Conversation extends Pair {
  lastMessage: Message
}

export interface ConversationPage {
  conversations: Conversation[]
  /** The id below which the next page starts, or null at the end. */
  nextBefore: string | null
}

/**
 * The most messages in one read, and in the reads of one page. A page of an account with one busy
 * conversation can hold few conversations, or none.
 */
const lookMax = 500
const looksMax = 20
const lookMsMax = 200

/**
 * The latest activity first. A conversation has the position of its newest message. So a reader of later
 * pages never sees it twice, unless it got a message in between. Conversations are not stored: this reads the
 * messages, newest first, and leaves out those with a newer one.
 */
export async function listConversations(tx: Tx, accountId: string, { limit, before }: Page): Promise<ConversationPage> {
  const elapsedMs = stopwatch()
  const found: Found[] = []
  const seen = new Set<string>()
  let from = before
  for (let looks = 0; looks < looksMax && (looks === 0 || elapsedMs() < lookMsMax); looks++) {
    const ends = await readEnds(tx, accountId, from)
    for (const group of inGroups(firsts(ends, seen), limit)) {
      found.push(...(before === null ? group : await withoutNewer(tx, accountId, group, before)))
      if (found.length > limit) return pageOf(tx, accountId, found.slice(0, limit), found[limit - 1]?.id ?? null)
    }
    if (ends.length < lookMax) return pageOf(tx, accountId, found, null)
    from = ends.at(-1)?.id ?? null
  }
  return pageOf(tx, accountId, found, from)
}

/** The messages of a conversation over all channels, newest first, below the id `before`. */
export async function readConversation(
  tx: Tx,
  accountId: string,
  pair: Pair,
  { limit, before }: Page,
): Promise<{ messages: Message[]; nextBefore: string | null }> {
  const spelled = { own: storedFormsOf(pair.own), contact: storedFormsOf(pair.contact) }
  const parameters = [accountId, textArray(spelled.own), before, before === null ? null : time(idTime(before))]
  const halves = spelled.contact.flatMap((_, index) =>
    directions.map(
      ([direction, ownColumn, contactColumn]) =>
        `(select * from messages where account_id = $1 and direction = '${direction}' and ${contactColumn} = $${5 + index}
            and ${ownColumn} = any($2) ${before === null ? "and $3::uuid is null and $4::timestamptz is null" : "and id < $3 and created_at <= $4"}
          order by created_at desc, id desc limit ${limit + 1})`,
    ),
  )
  const rows = await tx.query<MessageRow>(
    `select * from (${halves.join(" union all ")}) as both_ways order by id desc limit ${limit + 1}`,
    [...parameters, ...spelled.contact],
  )
  const messages = rows.slice(0, limit).map(toMessage)
  return { messages, nextBefore: rows.length > limit ? (messages.at(-1)?.id ?? null) : null }
}

const directions = [
  ["outbound", "from_address", "to_address"],
  ["inbound", "to_address", "from_address"],
] as const

const prefix = "whatsapp:"

/** Returns the address in the form that a pair has: canonical, and without the prefix of WhatsApp. */
export function bareAddress(address: string): string {
  return withoutWhatsapp(canonicalAddress(address))
}

/** Returns all stored addresses, with their prefixes, that mean this address of a pair. */
function storedFormsOf(bare: string): string[] {
  const spellings = spellingsOf(bare)
  return bare.startsWith("+") ? spellings.flatMap((each) => [each, prefix + each]) : spellings
}

interface EndsRow {
  id: string
  direction: "outbound" | "inbound"
  to_address: string
  from_address: string
}

/** The newest message of a pair, among the messages that were read. */
interface Found extends Pair {
  id: string
}

/** The next messages, newest first, without their large columns. */
function readEnds(tx: Tx, accountId: string, before: string | null): Promise<EndsRow[]> {
  const bound = before === null ? "" : "and id < $2"
  return tx.query<EndsRow>(
    `select id, direction, to_address, from_address from messages where account_id = $1 ${bound} order by id desc limit ${lookMax}`,
    before === null ? [accountId] : [accountId, before],
  )
}

/** Returns the first message of each pair that is not in `seen`. */
function firsts(ends: readonly EndsRow[], seen: Set<string>): Found[] {
  return ends.flatMap(({ id, direction, to_address: to, from_address: from }) => {
    const [own, contact] = (direction === "outbound" ? [from, to] : [to, from]).map(bareAddress)
    const key = `${own} ${contact}`
    if (own === undefined || contact === undefined || seen.has(key)) return []
    seen.add(key)
    return { id, own, contact }
  })
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Returns those whose pair has no later message, so that no earlier page showed them. */
async function withoutNewer(tx: Tx, accountId: string, found: readonly Found[], since: string): Promise<Found[]> {
  const spelled = found.flatMap((each, place) =>
    storedFormsOf(each.contact).flatMap((contact) => storedFormsOf(each.own).map((own) => ({ place, own, contact }))),
  )
  const rows = await tx.query<{ place: number }>(
    `select distinct place from unnest($2::integer[], $3::text[], $4::text[]) as pair (place, own, contact)
     where exists (
       select from messages where account_id = $1 and to_address = pair.contact and from_address = pair.own
         and id >= $5 and created_at >= $6 and direction = 'outbound'
     ) or exists (
       select from messages where account_id = $1 and from_address = pair.contact and to_address = pair.own
         and id >= $5 and created_at >= $6 and direction = 'inbound'
     )`,
    [
      accountId,
      plainArray(spelled.map(({ place }) => place)),
      textArray(spelled.map(({ own }) => own)),
      textArray(spelled.map(({ contact }) => contact)),
      since,
      time(idTime(since)),
    ],
  )
  const known = new Set(rows.map(({ place }) => place))
  return found.filter((_, place) => !known.has(place))
}

async function pageOf(
  tx: Tx,
  accountId: string,
  found: readonly Found[],
  nextBefore: string | null,
): Promise<ConversationPage> {
  const messages = await readMessages(
    tx,
    accountId,
    found.map(({ id }) => id),
  )
  const conversations = found.flatMap(({ id, own, contact }) => {
    const lastMessage = messages.get(id)
    return lastMessage ? { own, contact, lastMessage } : []
  })
  return { conversations, nextBefore }
}
