import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function EventsPage() {
  return (
    <Page title="Events" description="What happened, in order.">
      <EmptyState
        title="No events yet"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/events`}
        sdk={`for await (const event of client.events.list()) console.log(event.type)`}
      >
        Each change of a message is an event, kept for a month and told to your endpoints.
      </EmptyState>
    </Page>
  )
}
