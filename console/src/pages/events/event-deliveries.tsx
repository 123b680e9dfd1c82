import { Anchor, Button, Skeleton, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { Delivery, Event, Webhook } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useMay } from "../../components/use-may.ts"
import { ResendButton } from "../../components/webhooks/resend-button.tsx"
import { eventDeliveriesQuery, webhooksQuery } from "../../components/webhooks/queries.ts"
import classes from "./events.module.css"
import * as strings from "./strings.ts"

/** The endpoints of the event, and the results of its deliveries, which change with each attempt. */
export function EventDeliveries({ event }: { event: Event }) {
  const chosen = useAccount()
  const navigate = useNavigate()
  const { change: mayChange } = useMay()
  const { data, error, refetch } = useQuery(eventDeliveriesQuery(chosen, event.sid))
  const webhooks = useQuery(webhooksQuery(chosen)).data?.data
  if (error) return <ErrorAlert error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton height={60} />
  if (data.data.length === 0 && !data.hasMore) return <NobodyAsked webhooks={webhooks} mayAdd={mayChange} />
  return (
    <Stack gap="xs">
      <DataTable
        caption={strings.deliveriesOfThisEvent}
        columns={columnsOf(webhooks, mayChange)}
        rows={data.data}
        keyOf={({ sid }) => sid}
        open={({ sid }) => void navigate({ to: `/webhooks/deliveries/${sid}` })}
      />
      {data.hasMore && (
        <Anchor component={Link} to="/webhooks/deliveries" search={{ event: event.sid } as never} size="sm">
          {strings.moreDeliveriesText}
        </Anchor>
      )}
    </Stack>
  )
}

function columnsOf(webhooks: readonly Webhook[] | undefined, mayChange: boolean): Column<Delivery>[] {
  return [
    {
      header: strings.endpoint,
      cell: ({ sid, webhook_sid }) => (
        <Anchor component={Link} to={`/webhooks/deliveries/${sid}`} size="sm" className={classes.anywhere}>
          {nameOf(webhooks, webhook_sid)}
        </Anchor>
      ),
    },
    { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: strings.result,
      wideOnly: true,
      cell: ({ last_error, last_status_code }) => (
        <span className={classes.anywhere}>{last_error ?? last_status_code ?? "–"}</span>
      ),
    },
    { header: strings.attempts, wideOnly: true, align: "right", cell: ({ attempts }) => attempts },
    ...(mayChange ? [resendColumn(webhooks)] : []),
  ]
}

function resendColumn(webhooks: readonly Webhook[] | undefined): Column<Delivery> {
  return {
    header: strings.again,
    align: "right",
    cell: ({ sid, webhook_sid }) => {
      const webhook = webhooks?.find((each) => each.sid === webhook_sid)
      if (!webhook) return null
      const label = strings.resendToWebhooks(nameOf(webhooks, webhook_sid))
      return <ResendButton sid={sid} size="compact-xs" variant="default" iconSize={12} aria-label={label} />
    },
  }
}

function nameOf(webhooks: readonly Webhook[] | undefined, sid: string): string {
  const webhook = webhooks?.find((each) => each.sid === sid)
  return webhook ? webhook.description || webhook.url : webhooks ? strings.deletedEndpoint : "…"
}

function NobodyAsked({ webhooks, mayAdd }: { webhooks: readonly Webhook[] | undefined; mayAdd: boolean }) {
  if (!webhooks) return <Skeleton height={60} />
  const isFirst = webhooks.length === 0 && mayAdd
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{webhooks.length ? strings.noEndpointThenText : strings.noEndpointText}</Text>
      <Button component={Link} to={isFirst ? "/webhooks/new" : "/webhooks"} variant="default" size="xs">
        {isFirst ? strings.createEndpoint : strings.openWebhooks}
      </Button>
    </Stack>
  )
}
