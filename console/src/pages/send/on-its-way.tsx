import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { Filled } from "../../components/filled.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { adviceFor } from "../../components/message/advice.ts"
import type { Message } from "@posthorn/client"
import { messageQuery } from "../../components/message/messages-api.ts"
import { nextLookMs } from "../../components/message/next-look.ts"
import { Timeline } from "../../components/message/timeline.tsx"
import * as strings from "./strings.ts"

/** The message that was just sent, with its current status. */
export function OnItsWay({ message: created }: { message: Message }) {
  const speaker = useAccount()
  const found = useQuery({
    ...messageQuery(speaker, created.sid),
    initialData: created,
    refetchInterval: ({ state: { data } }) => nextLookMs(data),
  })
  const message = found.data
  return (
    <Paper role="status" aria-label={strings.sentMessageLabel}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{message.send_at ? strings.scheduledMessage : strings.sentMessage}</Title>
        <StatusBadge status={message.status} />
      </Group>
      <Stack gap="sm">
        <Text size="sm">
          {message.send_at ? (
            <Filled text={strings.sentToAt} parts={{ to: message.to, time: <Time at={message.send_at} /> }} />
          ) : (
            strings.sentTo(message.to)
          )}
        </Text>
        {message.error_code && (
          <Text size="sm" c="var(--mantine-color-error)">
            {message.error_message} {adviceFor(message.error_code)}
          </Text>
        )}
        <Timeline message={message} />
        <Anchor component={Link} to="/messages/$sid" params={{ sid: message.sid } as never} size="sm">
          {strings.openMessage}
        </Anchor>
      </Stack>
    </Paper>
  )
}
