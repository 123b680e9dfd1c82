import { Anchor, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useFilters } from "../../url/filters.ts"
import { DeliveryFilterBar } from "./delivery-filters.tsx"
import { deliveriesQuery, webhooksQuery, type DeliveryFilters } from "./queries.ts"
import type { Delivery, Webhook } from "posthorn"
import classes from "./webhooks.module.css"

export interface DeliveriesListProps {
  /** Of this one alone; left out, of all, with a filter for one. */
  endpoint?: string
  /** In the place of a list in which nothing was ever. */
  empty: ReactNode
}

export function DeliveriesList({ endpoint, empty }: DeliveriesListProps) {
  const chosen = useAccount()
  const [filters] = useFilters<Exclude<keyof DeliveryFilters, "cursor">>()
  const navigate = useNavigate()
  const list = useQuery(deliveriesQuery(chosen, { ...filters, ...(endpoint && { endpoint }) }))
  const webhooks = useQuery({ ...webhooksQuery(chosen), enabled: !endpoint }).data?.data
  const { status, event_type, within, from, to, cursor } = filters
  const isFiltered = [endpoint ? undefined : filters.endpoint, status, event_type, within, from, to, cursor].some(
    Boolean,
  )
  const page = list.data
  if (page?.data.length === 0 && !page.hasMore && !isFiltered && !list.error) return empty
  const columns = endpoint ? commonColumns : [...commonColumns, endpointColumn(webhooks)]
  return (
    <>
      <DeliveryFilterBar withEndpoint={!endpoint} />
      {list.error ? (
        <ErrorAlert error={list.error} retry={() => void list.refetch()} />
      ) : (
        <Stack gap="xs">
          <DataTable
            caption="Deliveries, the newest first"
            columns={columns}
            rows={page?.data}
            keyOf={({ sid }) => sid}
            open={({ sid }) => void navigate({ to: `/webhooks/deliveries/${sid}` })}
            nextCursor={page?.nextCursor ?? null}
          />
          {page?.data.length === 0 && (
            <Text c="dimmed" ta="center" py="lg">
              {page.hasMore
                ? "None among the ten thousand that were looked at. Older ones are further on."
                : "No delivery fits these filters."}
            </Text>
          )}
        </Stack>
      )}
    </>
  )
}

const commonColumns: Column<Delivery>[] = [
  {
    header: "Event",
    cell: ({ sid, event_type }) => (
      <Anchor component={Link} to={`/webhooks/deliveries/${sid}`} className={`${classes.mono} ${classes.anywhere}`}>
        {event_type}
      </Anchor>
    ),
  },
  { header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { header: "Result", wideOnly: true, cell: (delivery) => <Outcome delivery={delivery} /> },
  { header: "Attempts", wideOnly: true, align: "right", cell: ({ attempts }) => attempts },
  { header: "Made", cell: ({ created_at }) => <Time at={created_at} short /> },
]

function endpointColumn(webhooks: readonly Webhook[] | undefined): Column<Delivery> {
  return {
    header: "Endpoint",
    wideOnly: true,
    cell({ webhook_sid }) {
      const webhook = webhooks?.find(({ sid }) => sid === webhook_sid)
      if (!webhook) return webhooks ? "deleted" : "…"
      return <span className={classes.anywhere}>{webhook.description || webhook.url}</span>
    },
  }
}

function Outcome({ delivery: { status, last_status_code, last_error, next_attempt_at } }: { delivery: Delivery }) {
  if (last_error === null && last_status_code === null) return <span>–</span>
  return (
    <>
      <Text size="sm" className={classes.anywhere}>
        {last_error ?? last_status_code}
      </Text>
      {status === "pending" && next_attempt_at && (
        <Text size="xs" c="dimmed">
          Next attempt <Time at={next_attempt_at} short />
        </Text>
      )}
    </>
  )
}
