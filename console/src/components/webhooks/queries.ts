import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Delivery, List, ListAllDeliveriesQuery, Replay } from "@posthorn/client"
import type { useAccount } from "../../api/account.tsx"
import { sentTimes, type SentTimes } from "./sent-times.ts"

/** The account, and its client. */
export type Chosen = Pick<ReturnType<typeof useAccount>, "account" | "client">

/** The greatest age of shown data. A hidden tab makes no requests. */
const refetchInterval = 2000
/** The greatest age of data for which a person waits. */
const busyInterval = 1000

/** Reads all endpoints, at most 100. */
export function webhooksQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "webhooks"],
    queryFn: ({ signal }) => pageOf(client.webhooks.list({ limit: 100 }, { signal })),
    refetchInterval,
  })
}

export function webhookQuery({ account, client }: Chosen, sid: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "webhook", sid],
    queryFn: ({ signal }) => client.webhooks.get(sid, { signal }),
    refetchInterval,
  })
}

/** Reads the results of each endpoint in the last day. */
export function endpointRatesQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "statistics", "webhooks"],
    queryFn: async ({ signal }) => (await client.statistics.get({}, { signal })).webhooks,
    refetchInterval: 10_000,
  })
}

export function eventTypesQuery({ client }: Pick<Chosen, "client">) {
  return queryOptions({
    queryKey: ["event_types"],
    queryFn: async ({ signal }) => (await pageOf(client.eventTypes.list({ signal }))).data,
    staleTime: Infinity,
  })
}

export const deliveryStatuses = ["pending", "succeeded", "failed", "canceled"] as const

export type DeliveryFilters = Partial<
  Record<"endpoint" | "event" | "status" | "event_type" | "within" | "from" | "to" | "cursor", string>
>

/** Reads deliveries of one endpoint or of all. Only the first page is polled. */
export function deliveriesQuery({ account, client }: Chosen, filters: DeliveryFilters) {
  const { endpoint, event, status, event_type, cursor } = filters
  const times: SentTimes = { within: filters.within, from: filters.from, to: filters.to }
  // An edited address is sent to the server unchanged, and the server reports its fault.
  const asked = { endpoint, event, status, event_type, cursor } as ListAllDeliveriesQuery
  return queryOptions({
    queryKey: [account?.account_sid, "deliveries", { ...asked, ...times }],
    queryFn: ({ signal }) => pageOf(client.deliveries.list({ ...asked, ...sentTimes(times, Date.now()) }, { signal })),
    refetchInterval: cursor ? false : refetchInterval,
    placeholderData: keepPreviousData,
  })
}

/** Reads the deliveries of an event to all endpoints, at most a hundred. */
export function eventDeliveriesQuery({ account, client }: Chosen, event: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "deliveries", "of", event],
    queryFn: ({ signal }) => pageOf(client.deliveries.list({ event, limit: 100 }, { signal })),
    refetchInterval: ({ state }) => Math.min(refetchInterval, ...(state.data?.data ?? []).map(nextDeliveryLookMs)),
  })
}

export function deliveryQuery({ account, client }: Chosen, sid: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "delivery", sid],
    queryFn: ({ signal }) => client.deliveries.get(sid, { signal }),
    refetchInterval: ({ state }) => (state.data ? nextDeliveryLookMs(state.data) : busyInterval),
  })
}

const soonMs = 3_000

/**
 * A delivery whose attempt is under way or due soon is polled. The others change only by an action elsewhere.
 */
function nextDeliveryLookMs({ status, next_attempt_at: next }: Pick<Delivery, "status" | "next_attempt_at">): number {
  if (status !== "pending") return refetchInterval
  return next === null || Date.parse(next) < Date.now() + soonMs ? busyInterval : refetchInterval
}

export function eventQuery({ account, client }: Chosen, sid: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "event", sid],
    queryFn: ({ signal }) => client.events.get(sid, { signal }),
    staleTime: Infinity,
  })
}

/**
 * Reads the events of the deliveries on a page, which never change. An event whose retention has ended is
 * missing.
 */
export function eventsOfQuery({ account, client }: Chosen, deliveries: readonly Delivery[]) {
  const sids = [...new Set(deliveries.map(({ event_sid: sid }) => sid))].sort()
  return queryOptions({
    queryKey: [account?.account_sid, "events", "some", sids],
    queryFn: ({ signal }) => pageOf(client.events.list({ sid: sids, limit: 100 }, { signal })),
    enabled: sids.length > 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}

export function replaysQuery({ account, client }: Chosen, webhookSid: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "replays", webhookSid],
    queryFn: ({ signal }) => pageOf(client.webhooks.replays.list(webhookSid, {}, { signal })),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? busyInterval : refetchInterval),
  })
}

/** The replay has read everything, but its deliveries may still wait. */
function isUnderWay({ status, waiting }: Replay): boolean {
  return status === "pending" || status === "running" || waiting > 0
}

/** Returns a plain object. So an unchanged page stays the same object and is not rendered again. */
export async function pageOf<Row>(
  list: List<Row>,
): Promise<{ data: Row[]; hasMore: boolean; nextCursor: string | null }> {
  const { data, hasMore, nextCursor } = await list
  return { data, hasMore, nextCursor }
}
