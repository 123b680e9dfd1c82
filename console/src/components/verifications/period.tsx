import { SegmentedControl } from "@mantine/core"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"
import { dayMs } from "../../time-units.ts"

const days = { day: 1, week: 7, month: 30 }
type Period = keyof typeof days

/** The period in which verifications are counted. The page's address keeps it as `counted`. */
export function usePeriod() {
  const [{ counted = "day" }, change] = useFilters<"counted">()
  const period = (counted in days ? counted : "day") as Period
  const choice = (
    <SegmentedControl
      aria-label={strings.period}
      size="xs"
      value={period}
      onChange={(value) => change({ counted: value === "day" ? "" : value })}
      data={[
        { value: "day", label: strings.day },
        { value: "week", label: strings.week },
        { value: "month", label: strings.month },
      ]}
    />
  )
  return { period, choice, beginning: () => new Date(Date.now() - days[period] * dayMs) }
}
