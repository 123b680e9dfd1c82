import { EmptyState } from "../../components/empty-state.tsx"
import { optOut } from "../../snippets/generated/opt-out.ts"
import * as strings from "./strings.ts"

export function NoOptOuts() {
  return (
    <EmptyState title={strings.noOptOuts} snippet={optOut}>
      {strings.noOptOutsText}
    </EmptyState>
  )
}
