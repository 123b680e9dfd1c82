/** A carrier's price for a segment to a number. */
export interface Price {
  micros: number
  unit: string
}

/**
 * Groups routes by equal cost, the cheapest group first and unknown prices last. Prices in several currencies
 * cannot be compared. Then all known prices count as equal.
 */
export function byCost<Route>(routes: readonly Route[], priceOf: (route: Route) => Price | undefined): Route[][] {
  const prices = routes.length > 1 ? routes.map(priceOf) : []
  const known = prices.find((price) => price !== undefined)
  if (!known) return [[...routes]]
  const isComparable = prices.every((price) => price === undefined || price.unit === known.unit)
  const groups = new Map<number, Route[]>()
  for (const [index, route] of routes.entries()) {
    const price = prices[index]
    const cost = price === undefined ? Infinity : isComparable ? price.micros : 0
    const same = groups.get(cost)
    if (same) same.push(route)
    else groups.set(cost, [route])
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group)
}
