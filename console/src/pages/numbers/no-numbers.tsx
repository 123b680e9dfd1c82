import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import { createNumber } from "../../snippets/generated/create-number.ts"
import * as strings from "./strings.ts"

export function NoNumbers({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={strings.noNumbersTitle} action={action} snippet={createNumber}>
      {strings.noNumbersText}
    </EmptyState>
  )
}
