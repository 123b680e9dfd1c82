import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import { assignNumber } from "../../snippets/generated/assign-number.ts"
import * as strings from "./strings.ts"

export function NoAssignedNumbers({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={strings.noNumberYet} action={action} snippet={assignNumber}>
      {strings.noNumberYetText}
    </EmptyState>
  )
}
