import { Alert, Button, Group, Paper, Stack, Tabs, Text } from "@mantine/core"
import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import { isGone } from "../../components/refresh-if-gone.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { DeliveriesList } from "./deliveries-list.tsx"
import { EndpointMenu } from "./endpoint-menu.tsx"
import { EndpointSettings } from "./endpoint-settings.tsx"
import { moodOf, warningOf } from "../../components/endpoint-health.ts"
import { endpointRatesQuery, webhookQuery } from "../../components/webhooks/queries.ts"
import { Replays } from "./replays.tsx"
import type { Webhook } from "@posthorn/client"
import { Secrets } from "./secrets.tsx"
import { testWebhook } from "../../snippets/generated/test-webhook.ts"
import * as strings from "./strings.ts"
import { TestButton } from "./test-button.tsx"
import { useActs } from "./use-acts.ts"
import { Rate } from "./webhooks-page.tsx"
import classes from "./webhooks.module.css"

export function EndpointPage() {
  const { sid = "" } = useParams({ strict: false })
  const chosen = useAccount()
  const { mayChange } = useActs()
  const { data: webhook, error } = useSuspenseQuery(webhookQuery(chosen, sid))
  const { description, url } = webhook
  return (
    <Page
      title={description || strings.webhookEndpoint}
      description={
        <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
          <span className={classes.anywhere}>{url}</span>
          <CopyButton value={url} what={strings.theUrl} />
        </Group>
      }
      actions={mayChange && <Actions webhook={webhook} />}
    >
      <Stack gap="lg">
        {isGone(error) ? (
          <ErrorAlert title={strings.theEndpointWasDeleted} error={error} />
        ) : (
          <Health webhook={webhook} />
        )}
        <Sections webhook={webhook} />
      </Stack>
    </Page>
  )
}

function Actions({ webhook }: { webhook: Webhook }) {
  return (
    <>
      {webhook.callback_form === null && <TestButton webhook={webhook} />}
      <Button variant="default" component={Link} to={`/webhooks/${webhook.sid}/edit`}>
        {strings.edit}
      </Button>
      <EndpointMenu webhook={webhook} />
    </>
  )
}

function Health({ webhook }: { webhook: Webhook }) {
  const chosen = useAccount()
  const rate = useQuery(endpointRatesQuery(chosen)).data?.find(({ sid }) => sid === webhook.sid)
  const warning = warningOf(webhook)
  const until = webhook.circuit.retry_at ?? webhook.paused_until
  return (
    <>
      {warning && (
        <Alert color="yellow" variant="light" icon={<Icon name="alert" />}>
          {warning}{" "}
          {until && webhook.status === "enabled" && (
            <Filled text={strings.nextTry} parts={{ time: <Time at={until} /> }} />
          )}
        </Alert>
      )}
      <Paper>
        <Facts kind="row">
          <Fact name={strings.state}>
            <StatusBadge status={moodOf(webhook)} />
          </Fact>
          <Fact name={strings.succeededLastDay}>
            <Rate rate={rate} />
          </Fact>
          <Fact name={strings.failuresInARow}>{webhook.consecutive_failures}</Fact>
          <Fact name={strings.circuit}>{webhook.circuit.state.replace("_", " ")}</Fact>
          <Fact name={strings.lastSuccess}>
            <Time at={webhook.last_success_at} short />
          </Fact>
          <Fact name={strings.lastFailure}>
            <Time at={webhook.last_failure_at} short />
          </Fact>
        </Facts>
        {webhook.last_failure && webhook.consecutive_failures > 0 && (
          <Text size="sm" mt="sm" className={classes.anywhere}>
            {webhook.last_failure}
          </Text>
        )}
      </Paper>
    </>
  )
}

function Sections({ webhook }: { webhook: Webhook }) {
  const { tab = "deliveries" } = useSearch({ strict: false }) as { tab?: string }
  const navigate = useNavigate()
  const { mayChange } = useActs()
  const open = (next: string | null) =>
    void navigate({ to: ".", search: { tab: next === "deliveries" ? "" : (next ?? "") } as never, replace: true })
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="deliveries">{strings.deliveries}</Tabs.Tab>
        <Tabs.Tab value="replays">{strings.replays}</Tabs.Tab>
        <Tabs.Tab value="settings">{strings.settings}</Tabs.Tab>
        {mayChange && <Tabs.Tab value="secret">{strings.secret}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="deliveries">
        <DeliveriesList endpoint={webhook.sid} empty={<NothingSent webhook={webhook} />} />
      </Tabs.Panel>
      <Tabs.Panel value="replays">
        <Replays webhook={webhook} />
      </Tabs.Panel>
      <Tabs.Panel value="settings">
        <EndpointSettings webhook={webhook} />
      </Tabs.Panel>
      {mayChange && (
        <Tabs.Panel value="secret">
          <Secrets webhook={webhook} />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}

function NothingSent({ webhook: { sid } }: { webhook: Webhook }) {
  return (
    <EmptyState title={strings.noDeliveriesYet} snippet={testWebhook} values={{ sid }}>
      {strings.noDeliveriesYetText}
    </EmptyState>
  )
}
