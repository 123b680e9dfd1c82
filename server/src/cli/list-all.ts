import type { Operation } from "#api/operation.ts"
import type { CarrierNeeds } from "#api/operator/carriers.ts"
import type { Ask, Resource } from "./operations.ts"

/** Every entry of a list, page by page. */
export async function listAll(
  ask: Ask,
  operation: Operation<CarrierNeeds>,
  query: Record<string, string | undefined> = {},
): Promise<Resource[]> {
  const entries: Resource[] = []
  let cursor: string | undefined
  do {
    const page = await ask("GET", operation, { query: { ...query, limit: "1000", cursor } })
    entries.push(...(page["data"] as Resource[]))
    cursor = (page["next_cursor"] as string | null) ?? undefined
  } while (cursor !== undefined)
  return entries
}
