import type { ReactNode } from "react"
import type { FilterName } from "../../components/message/messages-api.ts"
import { TimeRange } from "../../components/time-range.tsx"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

export function DateFilter({ error }: { error: ReactNode }) {
  const [{ created_after, created_before }, change] = useFilters<FilterName>()
  return (
    <TimeRange
      title={strings.created}
      label={strings.whenItWasCreated}
      afterLabel={strings.createdAtOrAfter}
      beforeLabel={strings.createdBefore}
      after={created_after}
      before={created_before}
      names={{ after: "created_after", before: "created_before" }}
      change={change}
      error={error}
    />
  )
}
