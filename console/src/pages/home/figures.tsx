import { Paper, SimpleGrid, Text } from "@mantine/core"
import type { Statistics } from "posthorn"
import { formatCount, formatShare } from "../../components/format.ts"

interface FiguresProps {
  total: Statistics["total"]
  /** Of the day before, where it is known and the one that is looked at is a day. */
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
        name="Delivery rate"
        value={formatShare(total.delivery_rate)}
        note={`${formatCount(messages.delivered)} delivered, ${formatCount(lost)} not`}
        before={before && formatShare(before.delivery_rate)}
      />
      <Figure
        name="Sent"
        value={formatCount(messages.sent)}
        note={`${formatCount(messages.queued)} accepted`}
        before={before && formatCount(before.messages.sent)}
      />
      <Figure
        name="Received"
        value={formatCount(messages.received)}
        note="from phones to your numbers"
        before={before && formatCount(before.messages.received)}
      />
      <Figure
        name="Webhook attempts succeeded"
        value={formatShare(made === 0 ? null : attempts.succeeded / made)}
        note={`${formatCount(attempts.succeeded)} succeeded, ${formatCount(attempts.failed)} failed`}
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
  /** The same a day earlier. */
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
          {before} the day before
        </Text>
      )}
    </Paper>
  )
}
