import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib"
import { assert } from "#core/std/assert.ts"
import type { NewId } from "#core/std/ids.ts"
import type { EventType } from "./catalogue.ts"

/** One event, as the log holds it. */
export interface EventRow {
  id: string
  type: EventType
  subject_id: string
  sequence: number
  /** Milliseconds. */
  occurred_at: number
  /** Null when no endpoint wanted it and the folder of its subject can derive it later. */
  body: string | null
  detail: string | null
}

/**
 * One row of the table `events`. A record is either shared or single. A shared record holds the events that
 * one transaction announced for many messages of one account, and each message's row names its records. A
 * single record holds one event, and an index finds it by its subject.
 */
export interface EventRecord {
  id: string
  /** Null for a shared record. */
  subject_id: string | null
  /** A JSON array with one `Head` for each event. */
  heads: string
  bodies: string | null
  packed_bodies: Buffer | null
}

/**
 * The bodies of the events of a record in the same order, with `separator` between them; empty for an event
 * without a body. Long ones are compressed with zstd (RFC 8878) and are in `packed_bodies`; others are in
 * `bodies`. Both are null when no event has a body.
 */
export type StoredBodies = Pick<EventRecord, "bodies" | "packed_bodies">

/** Null: the event was erased and has a single record now. */
type Head = [type: EventType, subjectId: string, sequence: number, occurredAt: number, detail: unknown] | null

export const recordColumns = "id, subject_id, heads, bodies, packed_bodies"

/** Between bodies. JSON cannot contain it unescaped. */
const separator = "\x1e"
/** Between the records of one statement. */
export const recordSeparator = "\x1d"
/** The last three hex digits of an event's id are its place in a shared record, from 1. */
const prefixLength = 33
const placeMax = 0xfff
/** Characters. Compressing a short text costs more than storing it. The bodies of a busy moment are alike. */
const packedMin = 4_096
/** The fastest. The bodies of 25 messages shrink to a twelfth. */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Makes the ids of the events of one shared record. */
export class SharedRecord {
  readonly #prefix: string
  #size = 0

  constructor(newId: NewId) {
    this.#prefix = newId().slice(0, prefixLength)
  }

  get id(): string {
    return `${this.#prefix}000`
  }

  /** The id of the next event. Announce the events of a record together and in this order. */
  nextId(): string {
    assert(this.#size < placeMax, "A record has room for the events of one batch.")
    return this.#prefix + hexPlace(++this.#size)
  }
}

export function sharedRecordOf(eventId: string): string {
  return `${eventId.slice(0, prefixLength)}000`
}

/** The place of an event in its shared record, from 1. */
export function placeInRecord(eventId: string): number {
  return Number.parseInt(eventId.slice(prefixLength), 16)
}

/** No event of this record has a greater id. */
export function lastIdIn(recordId: string): string {
  return recordId.slice(0, prefixLength) + hexPlace(placeMax)
}

/** The ids of the rows in which these events can be. */
export function recordsOf(eventIds: readonly string[]): string[] {
  return [...new Set(eventIds.flatMap((id) => [id, sharedRecordOf(id)]))].sort()
}

/** The events of a record, in the order of their ids. Bodies are decompressed when one is read. */
export function unpack(record: EventRecord): EventRow[] {
  const { id, subject_id: ownSubject, heads } = record
  let texts: string[] | undefined
  return (JSON.parse(heads) as Head[]).flatMap((head, index) => {
    if (!head) return []
    const [type, subjectId, sequence, occurredAt, detail] = head
    return {
      id: ownSubject === null ? id.slice(0, prefixLength) + hexPlace(index + 1) : id,
      type,
      subject_id: subjectId,
      sequence,
      occurred_at: occurredAt,
      get body() {
        texts ??= bodiesOf(record)
        return texts[index] || null
      },
      detail: detail === null ? null : JSON.stringify(detail),
    }
  })
}

/** The bodies of a record, in the order of its events; an empty list when no event has one. */
export function bodiesOf({ bodies, packed_bodies: packed }: StoredBodies): string[] {
  const text = packed ? zstdDecompressSync(packed).toString() : bodies
  return text?.split(separator) ?? []
}

export interface HeadValues {
  type: EventType
  subjectId: string
  sequence: number
  occurredAt: number
  /** JSON. */
  detail: string | null
}

/**
 * Returns the `heads` of a record. Composed by hand, because none of these values needs escaping, and
 * thousands a second are made.
 */
export function packHeads(events: readonly HeadValues[]): string {
  let text = "["
  for (const [index, { type, subjectId, sequence, occurredAt, detail }] of events.entries())
    text += `${index ? "," : ""}["${type}","${subjectId}",${sequence},${occurredAt},${detail || "null"}]`
  return text + "]"
}

/** The stored form of the bodies of a shared record or of a single one. */
export function packBodies(bodies: readonly (string | null)[], isShared: boolean): StoredBodies {
  const text = bodies.some(Boolean) ? bodies.map((body) => body ?? "").join(separator) : null
  // An index reads the bodies of single records.
  if (!isShared || !text || text.length < packedMin) return { bodies: text, packed_bodies: null }
  return { bodies: null, packed_bodies: zstdCompressSync(text, compression) }
}

/** The bodies of this record with some of them replaced, by the ids of the events. */
export function withBodies(record: EventRecord, bodies: ReadonlyMap<string, string>): StoredBodies {
  const texts = bodiesOf(record)
  const size = (JSON.parse(record.heads) as Head[]).length
  for (const [id, body] of bodies) texts[placeIn(record, id)] = body
  const all = Array.from({ length: size }, (_, index) => texts[index] ?? null)
  return packBodies(all, record.subject_id === null)
}

/** This shared record without some of its events. */
export function without(record: EventRecord, ids: readonly string[]): EventRecord {
  const heads = JSON.parse(record.heads) as Head[]
  const texts = bodiesOf(record)
  for (const id of ids) {
    heads[placeIn(record, id)] = null
    if (texts.length) texts[placeIn(record, id)] = ""
  }
  return { ...record, heads: JSON.stringify(heads), ...packBodies(texts, true) }
}

function placeIn(record: EventRecord, eventId: string): number {
  return record.subject_id === null ? placeInRecord(eventId) - 1 : 0
}

function hexPlace(place: number): string {
  return place.toString(16).padStart(3, "0")
}
