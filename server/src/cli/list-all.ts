import type { Operation } from "#api/operation.ts"
import type { Ask, CommandNeeds, Resource } from "./operations.ts"

/** Returns every entry of a list, and reads it page by page. */
export async function listAll(
  ask: Ask,
  operation: Operation<CommandNeeds>,
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
