import { Anchor, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { AboutText } from "../../components/about-text.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { EventType } from "../../components/event-type.tsx"
import { aboutOf } from "../../components/event-about.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { HeldBack } from "../../components/held-back.tsx"
import { endpointName } from "../../components/endpoint-health.ts"
import { useSteadyRows } from "../../components/steady-rows.ts"
import { NextAttempt } from "../../components/webhooks/next-attempt.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useFilters } from "../../url/filters.ts"
import { DeliveryFilterBar } from "./delivery-filters.tsx"
import {
  deliveriesQuery,
  eventsOfQuery,
  webhooksQuery,
  type DeliveryFilters,
} from "../../components/webhooks/queries.ts"
import type { Delivery, Event, Webhook } from "@posthorn/client"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

export interface DeliveriesListProps {
  /** Only deliveries of this endpoint. Without it, those of all, with a filter for one. */
  endpoint?: string
  /** Replaces a list that never had entries. */
  empty: ReactNode
}

export function DeliveriesList({ endpoint, empty }: DeliveriesListProps) {
  const chosen = useAccount()
  const [filters] = useFilters<Exclude<keyof DeliveryFilters, "cursor">>()
  const navigate = useNavigate()
  const query = deliveriesQuery(chosen, { ...filters, ...(endpoint && { endpoint }) })
  const list = useQuery(query)
  const steady = useSteadyRows(list.data?.data, {
    keyOf: ({ sid }) => sid,
    list: list.isPlaceholderData ? "before" : JSON.stringify(query.queryKey),
  })
  const webhooks = useQuery(webhooksQuery(chosen)).data?.data
  const events = useQuery(eventsOfQuery(chosen, steady.rows ?? [])).data?.data
  const { event, status, event_type, within, from, to, cursor } = filters
  const isFiltered = [
    endpoint ? undefined : filters.endpoint,
    event,
    status,
    event_type,
    within,
    from,
    to,
    cursor,
  ].some(Boolean)
  const page = list.data
  if (page?.data.length === 0 && !page.hasMore && !isFiltered && !list.error) return empty
  const columns = columnsOf({ webhooks, events, withEndpoint: !endpoint })
  return (
    <>
      <DeliveryFilterBar withEndpoint={!endpoint} />
      {list.error ? (
        <ErrorAlert error={list.error} retry={() => void list.refetch()} />
      ) : (
        <Stack gap="xs" {...steady.holders}>
          <DataTable
            caption={strings.deliveriesTheNewestFirst}
            columns={columns}
            rows={steady.rows}
            keyOf={({ sid }) => sid}
            open={({ sid }) => void navigate({ to: `/webhooks/deliveries/${sid}` })}
            nextCursor={page?.nextCursor ?? null}
          />
          <HeldBack count={steady.waiting} />
          {page?.data.length === 0 && (
            <Text c="dimmed" ta="center" py="lg">
              {page.hasMore ? strings.noMatchSoFar : strings.noDeliveriesMatch}
            </Text>
          )}
        </Stack>
      )}
    </>
  )
}

interface Shown {
  /** Undefined while they load. */
  webhooks: readonly Webhook[] | undefined
  events: readonly Event[] | undefined
  withEndpoint: boolean
}

/** The columns. On a phone, the subject and the endpoint of each delivery are below the event. */
const columnsOf = ({ webhooks, events, withEndpoint }: Shown): Column<Delivery>[] => [
  {
    header: strings.event,
    cell: (delivery) => (
      <>
        <Anchor component={Link} to={`/webhooks/deliveries/${delivery.sid}`} className={classes.mono}>
          <EventType type={delivery.event_type} />
        </Anchor>
        <Text size="xs" c="dimmed" hiddenFrom="md">
          <About delivery={delivery} events={events} webhooks={webhooks} />
        </Text>
        {withEndpoint && (
          <Text size="xs" c="dimmed" hiddenFrom="md">
            <EndpointOf delivery={delivery} webhooks={webhooks} />
          </Text>
        )}
      </>
    ),
  },
  {
    header: strings.about,
    wideOnly: true,
    cell: (delivery) => <About delivery={delivery} events={events} webhooks={webhooks} />,
  },
  { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: strings.result,
    wideOnly: true,
    cell: (delivery) => (
      <Outcome delivery={delivery} webhook={webhooks?.find(({ sid }) => sid === delivery.webhook_sid)} />
    ),
  },
  { header: strings.attempts, wideOnly: true, align: "right", cell: ({ attempts }) => attempts },
  { header: strings.created, cell: ({ created_at }) => <Time at={created_at} short /> },
  ...(withEndpoint ? [endpointColumn(webhooks)] : []),
]

const endpointColumn = (webhooks: readonly Webhook[] | undefined): Column<Delivery> => ({
  header: strings.endpoint,
  wideOnly: true,
  cell: (delivery) => <EndpointOf delivery={delivery} webhooks={webhooks} />,
})

function About({ delivery, events, webhooks }: { delivery: Delivery } & Pick<Shown, "events" | "webhooks">) {
  const event = events?.find(({ sid }) => sid === delivery.event_sid)
  return <AboutText text={event ? aboutOf(event, webhooks).text : "–"} />
}

function EndpointOf({ delivery, webhooks }: { delivery: Delivery; webhooks: readonly Webhook[] | undefined }) {
  const webhook = webhooks?.find(({ sid }) => sid === delivery.webhook_sid)
  if (!webhook) return webhooks ? "deleted" : "…"
  return <span className={classes.anywhere}>{endpointName(webhook)}</span>
}

function Outcome({ delivery, webhook }: { delivery: Delivery; webhook: Webhook | undefined }) {
  return (
    <>
      <Text size="sm" className={classes.anywhere}>
        {delivery.last_error ?? delivery.last_status_code ?? "–"}
      </Text>
      <NextAttempt delivery={delivery} webhook={webhook} />
    </>
  )
}
