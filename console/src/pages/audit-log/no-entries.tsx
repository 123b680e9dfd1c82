import { Button } from "@mantine/core"
import { useNavigate } from "@tanstack/react-router"
import { EmptyState } from "../../components/empty-state.tsx"
import * as strings from "./strings.ts"

/** Either nothing was changed yet, or the filters leave nothing. */
export function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  const navigate = useNavigate()
  if (!isFiltered) return <EmptyState title={strings.noEntriesTitle}>{strings.noEntriesText}</EmptyState>
  return (
    <EmptyState
      title={strings.noMatchTitle}
      action={
        <Button variant="default" onClick={() => void navigate({ to: "/audit-log" })}>
          {strings.clearFilters}
        </Button>
      }
    >
      {strings.noMatchText}
    </EmptyState>
  )
}
