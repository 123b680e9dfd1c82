import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"
import * as strings from "./strings.ts"

export function SimulatorOff() {
  return (
    <Page title={strings.simulator}>
      <EmptyState title={strings.simulatorOffTitle} snippet={{ curl: "ALLOW_SIMULATOR=true npm start" }}>
        {strings.simulatorOffText}
      </EmptyState>
    </Page>
  )
}
