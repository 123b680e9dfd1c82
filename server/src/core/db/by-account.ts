/**
 * Groups the work of one transaction by account, in the order of the accounts' ids. Two transactions that
 * change rows of the same accounts then lock them in the same order. Work on all accounts concurrently, so
 * that their statements share a round trip.
 */
export function byAccount<Item>(items: Iterable<Item>, accountOf: (item: Item) => string): [string, Item[]][] {
  return [...Map.groupBy(items, accountOf)].sort(([one], [other]) => (one < other ? -1 : 1))
}
