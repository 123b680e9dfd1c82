import { useNavigate, useSearch } from "@tanstack/react-router"

type Filters<Name extends string> = Partial<Record<Name, string>>

/**
 * The `validateSearch` of a route whose address holds these filters. Anything else in the query is dropped.
 * `cursor` and `newer` belong to every list: see `usePages`.
 */
export function filtersOf<const Name extends string>(...names: readonly Name[]) {
  const known: readonly string[] = [...names, "cursor", "newer"]
  return (search: Record<string, unknown>): Filters<Name | "cursor" | "newer"> =>
    Object.fromEntries(
      Object.entries(search).filter(([name, value]) => known.includes(name) && typeof value === "string" && value),
    ) as Filters<Name | "cursor" | "newer">
}

/**
 * The filters of the open page, and functions that change them. An empty text removes a filter, and every
 * change begins at the first page again. The entry in the history is replaced, so that Back leaves the page.
 */
export function useFilters<Name extends string>(): [Filters<Name | "cursor">, (change: Filters<Name>) => void] {
  const { newer: _, ...filters } = useSearch({ strict: false }) as Filters<Name | "cursor" | "newer">
  const navigate = useNavigate()
  // Reads the address and not the rendered state, because a second change may come before the first is
  // rendered.
  const change = (changed: Filters<Name>) =>
    void navigate({
      to: ".",
      search: ((present: object) => ({ ...present, cursor: undefined, newer: undefined, ...changed })) as never,
      replace: true,
    })
  return [filters as Filters<Name | "cursor">, change]
}

/** An address has a length limit. Beyond this number of pages, Newer finally leads to the first page. */
const newerMax = 50

/**
 * Turns the pages of a list. `cursor` is the page in the address, `newer` the cursors of the pages between it
 * and the first.
 */
export function usePages() {
  const { cursor = "", newer = "" } = useSearch({ strict: false }) as Filters<"cursor" | "newer">
  const navigate = useNavigate()
  const before = newer.split(".").filter(Boolean)
  const turn = (to: string, between: readonly string[]) => {
    const search = (present: object) => ({ ...present, cursor: to, newer: between.slice(-newerMax).join(".") })
    void navigate({ to: ".", search: search as never })
  }
  return {
    isFirst: cursor === "",
    toNewest: () => turn("", []),
    toNewer: () => turn(before.at(-1) ?? "", before.slice(0, -1)),
    toOlder: (next: string) => turn(next, cursor ? [...before, cursor] : []),
  }
}
