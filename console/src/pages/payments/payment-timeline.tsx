import { Anchor, Group, Paper, Skeleton, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Payment, PaymentTimelineEntry } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import classes from "../../components/message/message.module.css"
import { Sid } from "../../components/sid.tsx"
import { toneOf } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { timelineQuery } from "./queries.ts"

/** What happened to the payment, oldest first: changes, messages, what was asked of the provider, and what the ledger booked. */
export function PaymentTimeline({ payment }: { payment: Payment }) {
  const { data, error, refetch } = useQuery(timelineQuery(useAccount(), payment))
  return (
    <Paper>
      <Title order={2} mb="sm">
        Timeline
      </Title>
      {data ? (
        <>
          <ol className={classes.timeline} aria-label="Timeline of the payment, oldest first">
            {data.data.map((entry, index) => (
              <Entry key={`${entry.at} ${index}`} entry={entry} />
            ))}
          </ol>
          {data.has_more && (
            <Text size="sm" c="dimmed" mt="sm">
              The timeline shows the first {data.data.length} entries.
            </Text>
          )}
        </>
      ) : error ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={140} />
      )}
    </Paper>
  )
}

const kinds: Readonly<Record<PaymentTimelineEntry["type"], string>> = {
  event: "Change",
  message: "Message",
  operation: "Provider",
  ledger: "Ledger",
}

function Entry({ entry }: { entry: PaymentTimelineEntry }) {
  const { type, at, description, message_sid: message, transaction_sid: transaction } = entry
  return (
    <li className={classes.entry} data-tone={toneOfEntry(entry)}>
      <Group justify="space-between" gap="xs" align="baseline">
        <Text size="sm" fw={type === "event" ? 600 : undefined} flex="1 1 240px" style={{ overflowWrap: "anywhere" }}>
          {description}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          <Time at={at} short />
        </Text>
      </Group>
      <Group gap="sm" mt={2}>
        <Text size="xs" c="dimmed">
          {kinds[type]}
        </Text>
        {message && (
          <Anchor component={Link} to={`/messages/${message}`} size="xs" c="dimmed" td="underline">
            Open the message
          </Anchor>
        )}
        {transaction && <Sid sid={transaction} />}
      </Group>
    </li>
  )
}

function toneOfEntry({ type, status }: PaymentTimelineEntry): string | undefined {
  if (type === "ledger" || status === null) return undefined
  if (type === "operation") return status === "requested" ? "moving" : status === "refused" ? "bad" : undefined
  return toneOf(status)
}
