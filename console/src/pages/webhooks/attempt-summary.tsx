import { Group, Stack, Text } from "@mantine/core"
import { Filled } from "../../components/filled.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import type { DeliveryAttempt } from "@posthorn/client"
import * as strings from "./strings.ts"
import { TimingBar } from "./timing-bar.tsx"

const askers: Record<DeliveryAttempt["asked_by"], string> = {
  schedule: "automatic",
  manual: "manual",
  replay: "replay",
}

/** The result of an attempt, in two lines and a bar. */
export function AttemptSummary({ attempt }: { attempt: DeliveryAttempt }) {
  const { number, asked_by, started_at, status_code, error, timing, repeated } = attempt
  return (
    <Stack gap={8}>
      <Group gap="xs">
        <StatusBadge status={error === null ? "succeeded" : "failed"} />
        <Text fw={560}>{status_code === null ? strings.noResponse : strings.statusCode(status_code)}</Text>
        <Text c="dimmed" size="sm">
          <Filled
            text={strings.attemptBy}
            parts={{
              number,
              askedBy: asked_by in askers ? askers[asked_by] : asked_by,
              time: <Time at={started_at} short />,
            }}
          />
        </Text>
      </Group>
      {error !== null && <Text size="sm">{error}</Text>}
      {repeated && <Text size="sm">{strings.sentTwiceText}</Text>}
      <TimingBar timing={timing} />
    </Stack>
  )
}
