import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function SimulatorPage() {
  return (
    <Page title="Simulator" description="Handsets that are always there: see what arrives, and answer.">
      <EmptyState
        title="No handset has received anything yet"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/simulator/messages`}
      >
        The simulator delivers what you send to its numbers, and answers as a phone would.
      </EmptyState>
    </Page>
  )
}
