import { Anchor, Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Event } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { eventTypesQuery, webhooksQuery } from "../../components/webhooks/queries.ts"
import { withCode } from "../../components/with-code.tsx"
import { aboutOf } from "../../components/event-about.ts"
import { EventName } from "./event-name.tsx"
import * as strings from "./strings.ts"

export function EventFacts({ event }: { event: Event }) {
  const chosen = useAccount()
  const types = useQuery(eventTypesQuery(chosen)).data
  const meaning = types?.find(({ name }) => name === event.type)?.description
  const { text, to, sid } = aboutOf(event, useQuery(webhooksQuery(chosen)).data?.data)
  return (
    <Facts>
      <Fact name={strings.type}>
        <EventName type={event.type} />
        {meaning && (
          <Text size="sm" c="dimmed">
            {withCode(meaning)}
          </Text>
        )}
      </Fact>
      <Fact name={strings.about}>
        {to ? (
          <Anchor component={Link} to={to} size="sm">
            {text}
          </Anchor>
        ) : (
          text
        )}
        {sid && (
          <div>
            <Sid sid={sid} />
          </div>
        )}
      </Fact>
      <Parties event={event} />
      <Fact name={strings.happened}>
        <Time at={event.timestamp} />
      </Fact>
      <Fact name={strings.sequence}>{sequenceText(event)}</Fact>
      <Fact name={strings.event}>
        <Sid sid={event.sid} />
      </Fact>
      {sid && event.type.startsWith("messages.") && (
        <Fact name={strings.more}>
          <Anchor component={Link} to="/events" search={{ message: sid } as never} size="sm">
            {strings.allEventsOfMessage}
          </Anchor>
        </Fact>
      )}
    </Facts>
  )
}

/** Both numbers of a message, with links to the messages of each. */
function Parties({ event: { data } }: { event: Event }) {
  if (!("direction" in data) || typeof data.to !== "string" || typeof data.from !== "string") return null
  return (
    <>
      <Fact name={strings.to}>
        <Number number={data.to} />
      </Fact>
      <Fact name={strings.from}>
        <Number number={data.from} />
      </Fact>
    </>
  )
}

function Number({ number }: { number: string }) {
  return (
    <Group gap={2} wrap="nowrap" component="span" display="inline-flex">
      <Anchor component={Link} to="/messages" search={{ number } as never} size="sm" className="tabular">
        {number}
      </Anchor>
      <CopyButton value={number} what={number} />
    </Group>
  )
}

/** Receivers order events by it. */
function sequenceText({ sequence, type }: Event): string {
  const owner = type.startsWith("messages.") ? "message" : type.startsWith("webhooks.") ? "endpoint" : "resource"
  return strings.sequenceOf(sequence, owner)
}
