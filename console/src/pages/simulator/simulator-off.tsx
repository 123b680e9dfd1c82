import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function SimulatorOff() {
  return (
    <Page title="Simulator">
      <EmptyState title="The simulator is off here" curl="ALLOW_SIMULATOR=true npm start">
        In production no message may seem sent that only the simulator saw, so messages go to real carriers alone. The
        operator of this installation can turn it on.
      </EmptyState>
    </Page>
  )
}
