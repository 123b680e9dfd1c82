import { queryOptions } from "@tanstack/react-query"
import type { Carrier, Posthorn } from "@posthorn/client"

export type { Carrier } from "@posthorn/client"
export type Connection = Carrier["connections"][number]

/** The state of carriers changes without requests, so it is polled while a page shows it. */
export const liveEveryMs = 2_000

/** Carriers belong to the installation, so their key names no account. */
export function carriersQuery(client: Posthorn) {
  return queryOptions({
    queryKey: ["operator", "carriers"],
    queryFn: ({ signal }) => Array.fromAsync(client.operator.carriers.list({ limit: 1_000 }, { signal })),
  })
}

export function carrierQuery(client: Posthorn, sid: string) {
  return queryOptions({
    queryKey: ["operator", "carriers", sid],
    queryFn: ({ signal }) => client.operator.carriers.get(sid, { signal }),
  })
}

/** The kinds come with the server, so they are read once. */
export function carrierKindsQuery(client: Posthorn) {
  return queryOptions({
    queryKey: ["operator", "carrier-kinds"],
    queryFn: ({ signal }) => client.operator.carrierKinds.list({ signal }).then(({ data }) => data),
    staleTime: Infinity,
  })
}

/**
 * The state in words of a badge. A new carrier is `off` until a process has started it. A carrier that takes
 * messages by requests is `up` before its first answer.
 */
export function shownStateOf({ status, state, connections }: Carrier): ShownState {
  if (state === "off") return status === "enabled" ? "connecting" : "disabled"
  return state === "up" && connections.length > 0 && !connections.some(({ has_answered: hasAnswered }) => hasAnswered)
    ? "not_used_yet"
    : state
}

export type ShownState = Exclude<Carrier["state"], "off"> | "connecting" | "disabled" | "not_used_yet"
