import { Paper, SimpleGrid, Text } from "@mantine/core"
import type { Statistics } from "posthorn"
import { formatCount, formatShare } from "../../components/format.ts"

/** What one wants to know first, each with what it is made of. */
export function Figures({ total }: { total: Statistics["total"] }) {
  const { messages, webhook_attempts: attempts } = total
  const lost = messages.undelivered + messages.failed
  const made = attempts.succeeded + attempts.failed
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
      <Figure name="Sent" value={formatCount(messages.sent)} note={`${formatCount(messages.queued)} accepted`} />
      <Figure
        name="Delivery rate"
        value={formatShare(total.delivery_rate)}
        note={`${formatCount(messages.delivered)} delivered, ${formatCount(lost)} not`}
      />
      <Figure name="Received" value={formatCount(messages.received)} note="from phones to your numbers" />
      <Figure
        name="Webhook attempts"
        value={formatShare(made === 0 ? null : attempts.succeeded / made)}
        note={`${formatCount(attempts.succeeded)} taken, ${formatCount(attempts.failed)} failed`}
      />
    </SimpleGrid>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <Paper p="md">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz={26} fw={620} lh={1.3} className="tabular">
        {value}
      </Text>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    </Paper>
  )
}
