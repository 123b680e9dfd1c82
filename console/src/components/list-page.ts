import type { List } from "@posthorn/client"

/** A page of a list as plain data, which a query can compare with the previous one. */
export interface ListPage<Entry> {
  data: Entry[]
  nextCursor: string | null
}

export async function readListPage<Entry>(list: List<Entry>): Promise<ListPage<Entry>> {
  const { data, nextCursor } = await list
  return { data, nextCursor }
}
