/** What a carrier charges for a segment to some number. */
export interface Price {
  micros: number
  unit: string
}

/**
 * Routes in groups of equal cost, the cheapest group first; those whose price is not known are the last. Prices in several
 * currencies cannot be compared, and nobody guesses at what they are worth: then all that are known count as equal.
 */
export function byCost<Route>(routes: readonly Route[], priceOf: (route: Route) => Price | undefined): Route[][] {
  if (routes.length < 2) return [[...routes]]
  const priced = routes.map((route) => ({ route, price: priceOf(route) }))
  const units = new Set(priced.flatMap(({ price }) => price?.unit ?? []))
  const cost = (price: Price | undefined) => (price === undefined ? Infinity : units.size > 1 ? 0 : price.micros)
  const groups = Map.groupBy(priced, ({ price }) => cost(price))
  return [...groups.keys()]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => (groups.get(key) ?? []).map(({ route }) => route))
}
