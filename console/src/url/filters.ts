import { useNavigate, useSearch } from "@tanstack/react-router"

type Filters<Name extends string> = Partial<Record<Name, string>>

/**
 * The `validateSearch` of a route whose address holds these filters. Anything else in the query is dropped.
 * `cursor` and `newer` belong to every list: see `DataTable`.
 */
export function filtersOf<const Name extends string>(...names: readonly Name[]) {
  const known: readonly string[] = [...names, "cursor"]
  return (search: Record<string, unknown>): Filters<Name | "cursor"> =>
    Object.fromEntries(
      Object.entries(search).filter(([name, value]) => known.includes(name) && typeof value === "string" && value),
    ) as Filters<Name | "cursor">
}

/**
 * The filters of the page that is open, and what changes them: an empty text takes one away, and every change but that of the
 * cursor begins at the first page again. The place in the history is replaced, so that Back leaves the page.
 */
export function useFilters<Name extends string>(): [
  Filters<Name | "cursor">,
  (change: Filters<Name | "cursor">) => void,
] {
  const filters = useSearch({ strict: false }) as Filters<Name | "cursor">
  const navigate = useNavigate()
  const change = (changed: Filters<Name | "cursor">) => {
    const turnsPage = "cursor" in changed
    // Of the address, not of what is drawn: a second change may come before the first one is.
    const changedIn = (present: object) => ({ ...present, ...(!turnsPage && { cursor: undefined }), ...changed })
    void navigate({ to: ".", search: changedIn as never, replace: !turnsPage })
  }
  return [filters, change]
}
