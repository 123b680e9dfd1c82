/** One page of a list, newest first: the rows that were created before the id `before`, or the newest. */
export interface Page {
  limit: number
  before: string | null
}
