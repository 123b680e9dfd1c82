import { Anchor, Button, Group, Paper, Skeleton, Text, Title } from "@mantine/core"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Payment, PaymentTimelineEntry } from "@posthorn/client"
import { useEffect } from "react"
import { recordedKinds } from "../../api/generated/recorded-kinds.ts"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import classes from "../../components/message/message.module.css"
import { toneOf } from "../../components/status-badge.tsx"
import { Filled } from "../../components/filled.tsx"
import { Time } from "../../components/time.tsx"
import { withAmounts } from "../../money.ts"
import { timelineQuery } from "./queries.ts"
import * as strings from "./strings.ts"

/** The timeline of the payment, oldest first: changes, messages, requests to the provider, and bookings. */
export function PaymentTimeline({ payment }: { payment: Payment }) {
  const timeline = useInfiniteQuery(timelineQuery(useAccount(), payment.sid))
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = timeline
  useEffect(() => void refetch(), [payment.updated_at, refetch])
  const entries = data?.pages.flatMap((page) => page.data)
  return (
    <Paper>
      <Title order={2} mb="sm">
        {strings.timeline}
      </Title>
      {entries ? (
        <>
          <ol className={classes.timeline} aria-label={strings.timelineCaption}>
            {entries.map((entry, index) => (
              <Entry key={`${entry.at} ${index}`} entry={entry} payment={payment} />
            ))}
          </ol>
          {hasNextPage && (
            <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {strings.showMore}
            </Button>
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
  event: "{time}",
  message: strings.timelineMessage,
  operation: strings.timelineProvider,
  ledger: strings.timelineLedger,
}

function Entry({ entry, payment }: { entry: PaymentTimelineEntry; payment: Payment }) {
  const { type, at, description, message_sid: message, transaction_sid: transaction } = entry
  return (
    <li className={classes.entry} data-tone={toneOfEntry(entry)}>
      <Group justify="space-between" gap="0 12px" align="baseline">
        <Text size="sm" fw={type === "event" ? 600 : undefined} flex="1 1 240px" style={{ overflowWrap: "anywhere" }}>
          {withAmounts(description, payment.currency)}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          <Filled
            text={
              recordedKinds.includes(payment.provider) && type === "operation" ? strings.timelineRecord : kinds[type]
            }
            parts={{ time: <Time at={at} short /> }}
          />
        </Text>
      </Group>
      {message && (
        <Anchor component={Link} to={`/messages/${message}`} size="xs" c="dimmed" td="underline">
          {strings.openMessage}
        </Anchor>
      )}
      {transaction && (
        <Anchor component={Link} to={`/ledger/transactions/${transaction}`} size="xs" c="dimmed" td="underline">
          {strings.openTransaction}
        </Anchor>
      )}
    </li>
  )
}

function toneOfEntry({ type, status }: PaymentTimelineEntry): string | undefined {
  if (type === "ledger" || status === null) return undefined
  if (type === "operation") return status === "requested" ? "moving" : status === "refused" ? "bad" : undefined
  return toneOf(status)
}
