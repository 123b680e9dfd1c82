import { Anchor, Button, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { Fragment, type ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { formatCount, formatShare } from "../../components/format.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { moodOf } from "../../components/endpoint-health.ts"
import { endpointRatesQuery, webhooksQuery } from "../../components/webhooks/queries.ts"
import type { WebhookAttempts, Webhook } from "@posthorn/client"
import { LocalTesting } from "./local-testing.tsx"
import { createWebhook } from "../../snippets/generated/create-webhook.ts"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"
import classes from "./webhooks.module.css"
import { WebhooksTabs } from "./webhooks-tabs.tsx"

export function WebhooksPage() {
  const chosen = useAccount()
  const { mayChange } = useActs()
  const navigate = useNavigate()
  const list = useQuery(webhooksQuery(chosen))
  const rates = useQuery(endpointRatesQuery(chosen))
  const add = mayChange && (
    <Button component={Link} to="/webhooks/new" leftSection={<Icon name="plus" size={16} />}>
      {strings.createEndpoint}
    </Button>
  )
  const isEmpty = list.data?.data.length === 0
  return (
    <Page title={strings.webhooks} description={strings.endpointsDescription} actions={!isEmpty && add}>
      <WebhooksTabs />
      {list.error && <ErrorAlert error={list.error} retry={() => void list.refetch()} />}
      {isEmpty ? (
        <Stack>
          <EmptyState title={strings.noEndpointYet} action={add} snippet={createWebhook}>
            {strings.noEndpointYetText}
          </EmptyState>
          <LocalTesting />
        </Stack>
      ) : (
        !list.error && (
          <DataTable
            caption={strings.webhookEndpoints}
            columns={columnsOf(rates.data)}
            rows={list.data?.data}
            keyOf={({ sid }) => sid}
            open={({ sid }) => void navigate({ to: `/webhooks/${sid}` })}
          />
        )
      )}
    </Page>
  )
}

function columnsOf(rates: readonly WebhookAttempts[] | undefined): Column<Webhook>[] {
  return [
    { header: strings.endpoint, cell: (webhook) => <Name webhook={webhook} /> },
    { header: strings.state, cell: (webhook) => <State webhook={webhook} /> },
    {
      header: strings.succeededLastDay,
      align: "right",
      wideOnly: true,
      cell: ({ sid }) => <Rate rate={rates?.find((each) => each.sid === sid)} />,
    },
    { header: strings.lastSuccess, wideOnly: true, cell: (webhook) => <Time at={webhook.last_success_at} short /> },
    { header: strings.lastFailure, wideOnly: true, cell: (webhook) => <Time at={webhook.last_failure_at} short /> },
  ]
}

function Name({ webhook: { sid, url, description } }: { webhook: Webhook }) {
  return (
    <>
      <Anchor component={Link} to={`/webhooks/${sid}`} fw={560} className={classes.anywhere}>
        {description || breakable(url)}
      </Anchor>
      {description && (
        <Text size="xs" c="dimmed" className={classes.anywhere}>
          {breakable(url)}
        </Text>
      )}
    </>
  )
}

/** Lets a long URL break, first after a slash. */
function breakable(url: string): ReactNode {
  return url.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function State({ webhook }: { webhook: Webhook }) {
  const { circuit, consecutive_failures: failures } = webhook
  const mood = moodOf(webhook)
  return (
    <>
      <StatusBadge status={mood} />
      {mood === "failing" && (
        <Text size="xs" c="dimmed" mt={2}>
          {circuit.state === "closed"
            ? strings.failuresCounted(failures)
            : strings.failuresCountedCircuitOpen(failures)}
        </Text>
      )}
    </>
  )
}

export function Rate({ rate }: { rate: WebhookAttempts | undefined }) {
  if (!rate || rate.success_rate === null) return <span>–</span>
  return (
    <span className="tabular" title={strings.attemptsOfEndpoint(formatCount(rate.succeeded), formatCount(rate.failed))}>
      {formatShare(rate.success_rate)}
    </span>
  )
}
