import { Paper, SimpleGrid, Text } from "@mantine/core"
import type { Statistics } from "@posthorn/client"
import { formatCount, formatShare } from "../../components/format.ts"
import * as strings from "./strings.ts"

interface FiguresProps {
  total: Statistics["total"]
  /** The totals of the day before, if they are known and the period is a day. */
  before: Statistics["total"] | undefined
}

/** The most important figures, each with its parts. */
export function Figures({ total, before }: FiguresProps) {
  const { messages, webhook_attempts: attempts } = total
  const lost = messages.undelivered + messages.failed
  const made = attempts.succeeded + attempts.failed
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: "xs", sm: "md" }}>
      <Figure
        name={strings.deliveryRate}
        value={formatShare(total.delivery_rate)}
        note={strings.deliveredAndNot(formatCount(messages.delivered), formatCount(lost))}
        before={before && formatShare(before.delivery_rate)}
      />
      <Figure
        name={strings.sent}
        value={formatCount(messages.sent)}
        note={strings.messagesAccepted(formatCount(messages.queued))}
        before={before && formatCount(before.messages.sent)}
      />
      <Figure
        name={strings.received}
        value={formatCount(messages.received)}
        note={strings.receivedNote}
        before={before && formatCount(before.messages.received)}
      />
      <Figure
        name={strings.webhookAttemptsSucceeded}
        value={formatShare(made === 0 ? null : attempts.succeeded / made)}
        note={strings.succeededAndFailed(formatCount(attempts.succeeded), formatCount(attempts.failed))}
        before={before && formatShare(shareOf(before.webhook_attempts))}
      />
    </SimpleGrid>
  )
}

function shareOf({ succeeded, failed }: Statistics["total"]["webhook_attempts"]): number | null {
  return succeeded + failed === 0 ? null : succeeded / (succeeded + failed)
}

interface FigureProps {
  name: string
  value: string
  note: string
  /** The figure of the day before. */
  before: string | undefined
}

function Figure({ name, value, note, before }: FigureProps) {
  return (
    <Paper p={{ base: "sm", sm: "md" }}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz={26} fw={620} lh={1.3} className="tabular">
        {value}
      </Text>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
      {before !== undefined && before !== "–" && (
        <Text size="xs" c="dimmed" className="tabular">
          {strings.theDayBefore(before)}
        </Text>
      )}
    </Paper>
  )
}
