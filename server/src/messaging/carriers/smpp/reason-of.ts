import type { ConnectionStatus } from "#messaging/carriers/carrier.ts"

/**
 * Returns the fault of a carrier: each reason of its connections once. Names the connections of a reason
 * unless all have it.
 */
export function reasonOf(connections: readonly Pick<ConnectionStatus, "name" | "state" | "reason">[]): string | null {
  const down = connections.filter(({ state }) => state === "down")
  const byReason = Map.groupBy(down, ({ reason }) => reason)
  const sentences = Array.from(byReason, ([reason, those]) =>
    those.length === connections.length ? reason : `${those.map(({ name }) => name).join(", ")}: ${reason}`,
  )
  return sentences.length ? sentences.join(" ") : null
}
