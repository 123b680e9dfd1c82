import { Anchor, Button, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { ApiError } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { JsonView } from "../../components/json-view.tsx"
import shared from "../../components/message/message.module.css"
import { Panel } from "../../components/panel.tsx"
import { eventQuery } from "../../components/webhooks/queries.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { EventDeliveries } from "./event-deliveries.tsx"
import { EventFacts } from "./event-facts.tsx"
import * as strings from "./strings.ts"

/** One event: its body, its subject, and its deliveries. */
export function EventPage() {
  const { sid = "" } = useParams({ strict: false })
  const found = useQuery(eventQuery(useAccount(), sid))
  const event = found.data
  if (!event)
    return found.isError ? (
      <Missing sid={sid} error={found.error} retry={() => void found.refetch()} />
    ) : (
      <PageSkeleton />
    )
  return (
    <Page title={event.type} description={<Back />}>
      <div className={shared.columns}>
        <Stack miw={0}>
          <Panel title={strings.deliveries}>
            <EventDeliveries event={event} />
          </Panel>
          <Panel title="JSON">
            <JsonView value={event} what={strings.theEvent} />
          </Panel>
        </Stack>
        <Panel title={strings.details}>
          <EventFacts event={event} />
        </Panel>
      </div>
    </Page>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/events" size="sm">
      {strings.allEvents}
    </Anchor>
  )
}

function Missing({ sid, error, retry }: { sid: string; error: unknown; retry(): void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page title={strings.event} description={<Back />}>
      {isGone ? (
        <Stack align="flex-start">
          <Text style={{ overflowWrap: "anywhere" }}>{strings.eventMissingText(sid)}</Text>
          <Button component={Link} to="/events" variant="default">
            {strings.allEvents}
          </Button>
        </Stack>
      ) : (
        <ErrorAlert error={error} title={strings.eventError} retry={retry} />
      )}
    </Page>
  )
}
