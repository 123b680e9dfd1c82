import { NativeSelect } from "@mantine/core"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

interface StatusFilterProps {
  /** The accessible name: `Filter refunds`. */
  label: string
  statuses: readonly string[]
  error: unknown
}

/** The only filter of the lists of refunds and disputes. */
export function StatusFilter({ label, statuses, error }: StatusFilterProps) {
  const [{ status = "" }, change] = useFilters<"status">()
  return (
    <FilterBar label={label} isFiltered={status !== ""} clear={() => change({ status: "" })}>
      <NativeSelect
        label={strings.status}
        value={status}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        data={[
          { value: "", label: strings.anyStatus },
          ...statuses.map((value) => ({ value, label: value.replaceAll("_", " ") })),
        ]}
        error={faultOfFilter(error, "status", strings.status)}
      />
    </FilterBar>
  )
}
