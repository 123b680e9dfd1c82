import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function OptOutsPage() {
  return (
    <Page title="Opt-outs" description="Who asked not to be written to.">
      <EmptyState
        title="Nobody has opted out"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/opt_outs`}
        sdk={`for await (const optOut of client.optOuts.list()) console.log(optOut)`}
      >
        Who answers STOP to a number of yours is listed here, and gets no further message from it.
      </EmptyState>
    </Page>
  )
}
