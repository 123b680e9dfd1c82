import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"
import { DeliveriesList } from "./deliveries-list.tsx"
import { createCurl, createSdk } from "./snippets.ts"
import { WebhooksTabs } from "./webhooks-tabs.tsx"

/** The deliveries to all endpoints of the account. */
export function DeliveriesPage() {
  return (
    <Page title="Webhooks" description="Every event on its way to every endpoint.">
      <WebhooksTabs />
      <DeliveriesList
        empty={
          <EmptyState title="Nothing was sent yet" curl={createCurl()} sdk={createSdk}>
            When something happens that an endpoint asked for, the delivery is here, with all its attempts. Add an
            endpoint, and send it a test.
          </EmptyState>
        }
      />
    </Page>
  )
}
