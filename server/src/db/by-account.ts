/**
 * What one transaction has to do, by account, in the order of the accounts' ids: two transactions that change rows of the same
 * accounts then lock them in the same order. Do all accounts at once, so that their statements travel together.
 */
export function byAccount<Item>(items: Iterable<Item>, accountOf: (item: Item) => string): [string, Item[]][] {
  return [...Map.groupBy(items, accountOf)].sort(([one], [other]) => (one < other ? -1 : 1))
}
