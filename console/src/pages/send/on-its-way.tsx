import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { adviceFor } from "../../components/message/advice.ts"
import type { Message } from "posthorn"
import { messageQuery } from "../../components/message/messages-api.ts"
import { nextLookMs } from "../../components/message/next-look.ts"
import { Timeline } from "../../components/message/timeline.tsx"

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
    <Paper role="status" aria-label="The message that was sent">
      <Group justify="space-between" mb="xs">
        <Title order={2}>{message.send_at ? "Scheduled message" : "Sent message"}</Title>
        <StatusBadge status={message.status} />
      </Group>
      <Stack gap="sm">
        <Text size="sm">
          To {message.to}
          {message.send_at && (
            <>
              , at <Time at={message.send_at} />
            </>
          )}
        </Text>
        {message.error_code && (
          <Text size="sm" c="var(--mantine-color-error)">
            {message.error_message} {adviceFor(message.error_code)}
          </Text>
        )}
        <Timeline message={message} />
        <Anchor component={Link} to="/messages/$sid" params={{ sid: message.sid } as never} size="sm">
          Open the message
        </Anchor>
      </Stack>
    </Paper>
  )
}
