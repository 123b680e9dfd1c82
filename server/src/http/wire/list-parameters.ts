import { z } from "zod"
import { sidPrefixes, type SidKind } from "#core/std/ids.ts"
import { aliased, endParameter, exampleHex, list, noted, sidParameter, text, timeParameter } from "./schemas.ts"
import { readTimeRange } from "./time-range.ts"

/** The filter of a list by the status, of which several values can be given. */
export function statusFilter<const Status extends string>(statuses: readonly Status[], example: NoInfer<Status>) {
  return noted(
    list(z.enum(statuses), { max: statuses.length, isCommaSeparated: true }).optional(),
    "The status to filter by. Several values, as a repeated parameter or with commas, match any of them.",
    [example],
  )
}

/** A page of any list has no more entries, so one request reads the subjects of a page. */
const sidsMax = 100

/** The filter of a list by the entries' own sids. */
export function sidsFilter(kind: SidKind, noun: string) {
  return noted(
    list(sidParameter(kind, `The ${noun}.`), { max: sidsMax, isCommaSeparated: true }).optional(),
    `The ${noun}s to return, at most ${sidsMax}, as a repeated parameter or with commas. Unknown ones are left out.`,
    [`${sidPrefixes[kind]}${exampleHex}`],
  )
}

/** The filter of a list by the creation time. */
export const createdParameters = {
  created_after: timeParameter("The earliest creation time, inclusive.").optional(),
  created_before: endParameter("The latest creation time, exclusive.").optional(),
}

/** The same, for a list whose filter had the names `from` and `to`. */
export const renamedCreatedParameters = {
  created_after: aliased(timeParameter("The earliest time, inclusive. The name `from` also works.").optional(), "from"),
  created_before: aliased(endParameter("The latest time, exclusive. The name `to` also works.").optional(), "to"),
}

interface CreatedRange {
  created_after?: string | undefined
  created_before?: string | undefined
}

/** Returns the range in milliseconds. Throws as `readTimeRange`. */
export function readCreated({ created_after, created_before }: CreatedRange) {
  const { from, until } = readTimeRange(["created_after", created_after], ["created_before", created_before])
  return { createdAfter: from, createdBefore: until }
}

/** The filter of a list by the sending time. */
export const sentParameters = {
  sent_after: timeParameter("The earliest sending time, inclusive.").optional(),
  sent_before: endParameter("The latest sending time, exclusive.").optional(),
}

interface SentRange {
  sent_after?: string | undefined
  sent_before?: string | undefined
}

/** Returns the range in milliseconds. Throws as `readTimeRange`. */
export function readSent({ sent_after, sent_before }: SentRange) {
  const { from, until } = readTimeRange(["sent_after", sent_after], ["sent_before", sent_before])
  return { sentAfter: from, sentBefore: until }
}

export const orderParameter = {
  order: noted(
    z.enum(["asc", "desc"]).default("desc"),
    "The order by creation time: `desc` has the newest entry first, `asc` the oldest.",
    "desc",
  ),
}

/** As at Stripe. The limit of bytes is our own, because each event of the resource has the JSON. */
const metadataEntriesMax = 50
const metadataBytesMax = 8 * 1024

export const metadata = z
  .record(text(40), text(500))
  .refine((given) => Object.keys(given).length <= metadataEntriesMax, {
    error: `must have at most ${metadataEntriesMax} entries`,
  })
  .refine((given) => Buffer.byteLength(JSON.stringify(given)) <= metadataBytesMax, {
    error: `must have at most ${metadataBytesMax} bytes of JSON`,
  })

/** `metadata` of a request. */
export const metadataField = noted(
  metadata.optional(),
  "Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.",
  { order: "8731" },
)

/** `metadata` of a resource. */
export const shownMetadata = noted(z.record(z.string(), z.string()), "Your own fields: `metadata` of the request.", {
  order: "8731",
})

/** The filter of a list by entries of the metadata. */
export const metadataParameter = noted(
  metadata.refine((given) => Object.keys(given).length > 0, { error: "must have an entry" }).optional(),
  "The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A resource must have all of them.",
  { order: "8731" },
)
