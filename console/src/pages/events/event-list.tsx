import { Anchor, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { Event, Webhook } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { AboutText } from "../../components/about-text.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { Sid } from "../../components/sid.tsx"
import type { Steady } from "../../components/steady-rows.ts"
import { Time } from "../../components/time.tsx"
import { webhooksQuery } from "../../components/webhooks/queries.ts"
import { aboutOf } from "../../components/event-about.ts"
import { EventName } from "./event-name.tsx"
import { pageSize, type EventPage } from "./events-api.ts"
import classes from "./events.module.css"
import * as strings from "./strings.ts"

export interface EventListProps {
  rows: readonly Event[] | undefined
  page: EventPage | undefined
  holders: Steady<Event>["holders"]
}

export function EventList({ rows, page, holders }: EventListProps) {
  const navigate = useNavigate()
  const webhooks = useQuery({ ...webhooksQuery(useAccount()), refetchInterval: false }).data?.data
  return (
    <Stack gap="xs" {...holders}>
      <DataTable
        caption={strings.eventsTheNewestFirst}
        columns={columnsOf(webhooks)}
        rows={rows}
        keyOf={({ sid }) => sid}
        open={({ sid }) => void navigate({ to: "/events/$sid", params: { sid } })}
        nextCursor={page?.nextCursor ?? null}
      />
      {page?.hasMore && page.data.length < pageSize && (
        <Text size="sm" c="dimmed" role="status">
          {strings.searchLimitText}
        </Text>
      )}
    </Stack>
  )
}

const columnsOf = (webhooks: readonly Webhook[] | undefined): Column<Event>[] => [
  {
    header: strings.type,
    cell: ({ sid, type }) => (
      <Anchor component={Link} to={`/events/${sid}`} className={classes.name}>
        <EventName type={type} />
      </Anchor>
    ),
  },
  {
    header: strings.about,
    cell: (event) => <AboutText text={aboutOf(event, webhooks).text} />,
  },
  { header: strings.sequence, wideOnly: true, align: "right", cell: ({ sequence }) => sequence },
  { header: strings.event, wideOnly: true, cell: ({ sid }) => <Sid sid={sid} /> },
  { header: strings.when, align: "right", cell: ({ timestamp }) => <Time at={timestamp} short /> },
]
