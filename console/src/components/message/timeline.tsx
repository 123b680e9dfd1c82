import { Anchor, Collapse, Group, Skeleton, Text, UnstyledButton } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { useDisclosure } from "@mantine/hooks"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useAccount } from "../../api/account.tsx"
import { useCarrierNames, type NameOfCarrier } from "../carrier-names.ts"
import { ErrorAlert } from "../error-alert.tsx"
import { JsonView } from "../json-view.tsx"
import { Sentence } from "../sentence.tsx"
import { Time } from "../time.tsx"
import { inWords } from "./in-words.ts"
import type { Message, TimelineEntry } from "@posthorn/client"
import classes from "./message.module.css"
import { timelineQuery } from "./messages-api.ts"
import * as strings from "./strings.ts"

/** The timeline of the message, oldest first. It is loaded again when the message changes. */
export function Timeline({ message }: { message: Message }) {
  const speaker = useAccount()
  const timeline = useQuery(timelineQuery(speaker, message.sid))
  const nameOf = useCarrierNames()
  const { refetch } = timeline
  useEffect(() => void refetch(), [message.updated_at, refetch])
  if (timeline.isError) return <ErrorAlert error={timeline.error} retry={() => void refetch()} />
  if (!timeline.data) return <Skeleton height={140} />
  const entries = timeline.data
  return (
    <ol className={classes.timeline}>
      {entries.map((entry, index) => (
        <Entry
          key={`${entry.occurred_at} ${entry.event_sid ?? index}`}
          entry={entry}
          since={entries[0]}
          nameOf={nameOf}
        />
      ))}
    </ol>
  )
}

interface EntryProps {
  entry: TimelineEntry
  since: TimelineEntry | undefined
  nameOf: NameOfCarrier
}

function Entry({ entry, since, nameOf }: EntryProps) {
  const { title, text, tone } = inWords(entry, nameOf)
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <li className={classes.entry} data-tone={tone}>
      <Group justify="space-between" gap="xs" align="baseline">
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          <Time at={entry.occurred_at} short /> <After entry={entry} since={since} />
        </Text>
      </Group>
      {text && (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          <Sentence text={text} />
        </Text>
      )}
      <Group gap="sm" mt={2}>
        {entry.detail && (
          <UnstyledButton fz="xs" c="dimmed" td="underline" onClick={toggle} aria-expanded={isOpen}>
            {isOpen ? strings.hideDetails : strings.showDetails}
          </UnstyledButton>
        )}
        {entry.event_sid && (
          <>
            <Anchor component={Link} to={`/events/${entry.event_sid}`} size="xs" c="dimmed" td="underline">
              {strings.event}
            </Anchor>
            <Anchor
              component={Link}
              to="/webhooks/deliveries"
              search={{ event: entry.event_sid } as never}
              size="xs"
              c="dimmed"
              td="underline"
            >
              {strings.webhookDeliveries}
            </Anchor>
          </>
        )}
      </Group>
      {entry.detail && (
        <Collapse expanded={isOpen}>
          {isOpen && <JsonView value={entry.detail} what={strings.detailsOf(title)} />}
        </Collapse>
      )}
    </li>
  )
}

function After({ entry, since }: { entry: TimelineEntry; since: TimelineEntry | undefined }) {
  const ms = since ? Date.parse(entry.occurred_at) - Date.parse(since.occurred_at) : 0
  if (ms <= 0) return null
  return <span className="tabular">+{ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`}</span>
}
