import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { CreateMessageRequest, ListMessagesQuery, Message, MessagePreview, Posthorn } from "@posthorn/client"

/** The filters in the page's address, under their names in the API. */
export const filterNames = [
  "status",
  "error_code",
  "direction",
  "number",
  "to",
  "from",
  "channel",
  "tag",
  "created_after",
  "created_before",
] as const

export type FilterName = (typeof filterNames)[number]

export type MessageFilters = Partial<Record<FilterName, string>>

/** The result of `useAccount`: the client and its account. */
export interface Speaker {
  client: Posthorn
  account: { account_sid: string } | null
}

/** The first part of every query's key, so that no account shows the data of another. */
function sidOf({ account }: Speaker): string | null {
  return account?.account_sid ?? null
}

export interface MessagePage {
  data: Message[]
  has_more: boolean
  next_cursor: string | null
}

const pageSize = 50
/** The limit of reads for one page. With a rare filter, each read looks at a limited number of messages. */
const looksMax = 10

export function listQuery(speaker: Speaker, filters: MessageFilters, cursor: string | undefined) {
  return queryOptions({
    queryKey: [sidOf(speaker), "messages", filters, cursor ?? null],
    queryFn: ({ signal }) => readPage(speaker, filters, cursor, signal),
    // A page of the past changes only in statuses. The stream updates the first page.
    staleTime: cursor ? 60_000 : 0,
  })
}

/**
 * Reads on until the page is full. With a filter that no index serves, pages of the API can be short or
 * empty.
 */
async function readPage(speaker: Speaker, filters: MessageFilters, cursor: string | undefined, signal: AbortSignal) {
  const page: MessagePage = { data: [], has_more: true, next_cursor: cursor ?? null }
  for (let look = 0; look < looksMax && page.has_more && page.data.length < pageSize; look++) {
    const query = { ...filters, limit: pageSize - page.data.length, cursor: page.next_cursor ?? undefined }
    // The server reports the fault of a filter in an edited address.
    const next = await speaker.client.messages.list(query as ListMessagesQuery, { signal })
    page.data.push(...next.data)
    page.has_more = next.hasMore
    page.next_cursor = next.nextCursor
  }
  return page
}

export function messageQuery(speaker: Speaker, sid: string) {
  return queryOptions({
    queryKey: [sidOf(speaker), "message", sid],
    queryFn: ({ signal }) => speaker.client.messages.get(sid, { signal }),
  })
}

export function timelineQuery(speaker: Speaker, sid: string) {
  return queryOptions({
    queryKey: [sidOf(speaker), "message", sid, "timeline"],
    queryFn: async ({ signal }) => (await speaker.client.messages.events.list(sid, { signal })).data,
  })
}

/**
 * The stored media of the message. They are fetched when the message is handed over, so they are read again
 * when the status changes.
 */
export function mediaQuery(speaker: Speaker, { sid, status }: Pick<Message, "sid" | "status">) {
  return queryOptions({
    queryKey: [sidOf(speaker), "message", sid, "media", status],
    queryFn: async ({ signal }) => (await speaker.client.messages.media.list(sid, { signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** The bytes never change. */
export function mediaContentQuery(speaker: Speaker, sid: string) {
  return queryOptions({
    queryKey: [sidOf(speaker), "media", sid],
    queryFn: ({ signal }) => speaker.client.media.get(sid, { signal }),
    staleTime: Infinity,
  })
}

export interface PreviewRequest {
  to: string
  from?: string
  body?: string
  media_url?: string[]
}

export function previewQuery(speaker: Speaker, message: PreviewRequest) {
  return queryOptions({
    queryKey: [sidOf(speaker), "message-preview", message],
    // Does not use the SDK's own method, which adds an idempotency key. With a key, the server would store
    // each preview.
    queryFn: ({ signal }) =>
      speaker.client.request<MessagePreview>(
        { method: "POST", path: "/v1/messages/preview", body: message },
        { signal },
      ),
    staleTime: 60_000,
  })
}

/** For operators: the PDUs or requests that were stored while the carrier was traced. */
export function exchangesQuery(speaker: Speaker, sid: string) {
  return queryOptions({
    queryKey: [sidOf(speaker), "message", sid, "exchanges"],
    queryFn: async ({ signal }) => {
      const { data } = await speaker.client.operator.messages.events.list(sid, { signal })
      return data.filter(({ kind }) => kind === "exchange")
    },
  })
}

/** Sends the message of a key once, however often it is called. */
export function sendMessage(speaker: Speaker, body: CreateMessageRequest, key: string): Promise<Message> {
  return speaker.client.messages.create(body, { idempotencyKey: key })
}

export function cancelMessage(speaker: Speaker, sid: string): Promise<Message> {
  return speaker.client.messages.cancel(sid)
}

export function redactMessage(speaker: Speaker, sid: string): Promise<Message> {
  return speaker.client.messages.redact(sid)
}

export function deleteMessage(speaker: Speaker, sid: string): Promise<unknown> {
  return speaker.client.messages.delete(sid)
}

export function ownNumbersQuery(speaker: Speaker) {
  return queryOptions({
    queryKey: [sidOf(speaker), "own-numbers"],
    queryFn: async ({ signal }) =>
      (await speaker.client.phoneNumbers.list({ status: ["active"], limit: 100 }, { signal })).data,
    staleTime: 60_000,
  })
}
