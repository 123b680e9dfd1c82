import type { ConnectionStatus } from "#carriers/carrier.ts"

/**
 * What is wrong with a carrier, from its connections: each reason once, with those that have it unless that
 * is all.
 */
export function reasonOf(connections: readonly Pick<ConnectionStatus, "name" | "state" | "reason">[]): string | null {
  const down = connections.filter(({ state }) => state === "down")
  const byReason = Map.groupBy(down, ({ reason }) => reason)
  const sentences = Array.from(byReason, ([reason, those]) =>
    those.length === connections.length ? reason : `${those.map(({ name }) => name).join(", ")}: ${reason}`,
  )
  return sentences.length ? sentences.join(" ") : null
}
