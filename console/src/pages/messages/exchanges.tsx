import { Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Time } from "../../components/time.tsx"
import { hexDump } from "./hex-dump.ts"
import type { Message, OperatorTimelineEntry } from "@posthorn/client"
import { isFinal } from "../../components/message/message.ts"
import classes from "./messages.module.css"
import { exchangesQuery } from "../../components/message/messages-api.ts"
import * as strings from "./strings.ts"

/** For operators: the octets that went over the wire about this message. */
export function Exchanges({ message }: { message: Message }) {
  const speaker = useAccount()
  const query = {
    ...exchangesQuery(speaker, message.sid),
    refetchInterval: isFinal(message) ? (false as const) : 5_000,
  }
  const exchanges = useQuery(query)
  return (
    <Paper>
      <Title order={2} mb="xs">
        {strings.rawExchange}
      </Title>
      {exchanges.isError ? (
        <ErrorAlert error={exchanges.error} retry={() => void exchanges.refetch()} />
      ) : !exchanges.data ? (
        <Skeleton height={40} />
      ) : exchanges.data.length ? (
        <Stack gap="md">
          {exchanges.data.map((exchange, index) => (
            <Frame key={index} exchange={exchange} />
          ))}
        </Stack>
      ) : (
        <Text size="sm" c="dimmed">
          {strings.noExchange}
        </Text>
      )}
    </Paper>
  )
}

function Frame({ exchange: { type, occurred_at: at, detail } }: { exchange: OperatorTimelineEntry }) {
  const {
    direction,
    connection = "",
    hex = "",
  } = (detail ?? {}) as { direction?: string; connection?: string; hex?: string }
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Group gap={6}>
          <Text size="sm" fw={600} ff="monospace">
            {direction === "in" ? "←" : "→"} {type}
          </Text>
          <CopyButton value={hex} what={strings.octetsToCopy(type)} />
        </Group>
        <Text size="xs" c="dimmed" component="span">
          <Time at={at} short />
        </Text>
      </Group>
      <Text size="xs" c="dimmed">
        {direction === "in" ? strings.exchangeFrom(connection) : strings.exchangeTo(connection)}
      </Text>
      <pre className={classes.hex} tabIndex={0} aria-label={strings.octetsOfType(type)}>
        {hexDump(hex)}
      </pre>
    </div>
  )
}
