import { useFilters } from "../url/filters.ts"
import { faultOfFilter } from "./faults.ts"
import * as strings from "./strings.ts"
import { TimeRange } from "./time-range.tsx"

type Bound = "created_after" | "created_before"

/** The filter of a list by when its entries were created. */
export function CreatedRange({ error }: { error: unknown }) {
  const [{ created_after: after, created_before: before }, change] = useFilters<Bound>()
  const fault = (param: Bound) => faultOfFilter(error, param, strings.created)
  return (
    <TimeRange
      title={strings.created}
      label={strings.whenItWasCreated}
      afterLabel={strings.createdAtOrAfter}
      beforeLabel={strings.createdBefore}
      after={after}
      before={before}
      names={{ after: "created_after", before: "created_before" }}
      change={change}
      error={fault("created_after") ?? fault("created_before")}
    />
  )
}
