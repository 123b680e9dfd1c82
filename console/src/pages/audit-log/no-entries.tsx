import { Button } from "@mantine/core"
import { useNavigate } from "@tanstack/react-router"
import { EmptyState } from "../../components/empty-state.tsx"

/** Either nothing was changed yet, or the filters leave nothing. */
export function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  const navigate = useNavigate()
  if (!isFiltered)
    return (
      <EmptyState title="Nothing changed yet">
        This log shows every change that people make here, from a webhook to a role: when, who, from where, and its
        result. Make one, such as adding an endpoint, and it appears. Entries are kept for a year, unless
        RETENTION_AUDIT_DAYS of the server says otherwise.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No change is like that"
      action={
        <Button variant="default" onClick={() => void navigate({ to: "/audit-log" })}>
          Clear filters
        </Button>
      }
    >
      All filters above must hold at once. Take one away, or choose a longer time.
    </EmptyState>
  )
}
