/**
 * One page of a list: the rows beyond the id `before`, or the first ones. Newest first, unless `order` is
 * `asc`.
 */
export interface Page {
  limit: number
  before: string | null
  order?: "asc" | "desc" | undefined
}
