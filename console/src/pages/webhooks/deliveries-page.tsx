import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"
import { DeliveriesList } from "./deliveries-list.tsx"
import { createWebhook } from "../../snippets/generated/create-webhook.ts"
import * as strings from "./strings.ts"
import { WebhooksTabs } from "./webhooks-tabs.tsx"

/** The deliveries to all endpoints of the account. */
export function DeliveriesPage() {
  return (
    <Page title={strings.webhooks} description={strings.webhooksDescription}>
      <WebhooksTabs />
      <DeliveriesList
        empty={
          <EmptyState title={strings.noDeliveryTitle} snippet={createWebhook}>
            {strings.noDeliveryText}
          </EmptyState>
        }
      />
    </Page>
  )
}
