import { Button, Group, Paper, Progress, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { formatCount, formatShare } from "../../components/format.ts"
import { Icon } from "../../components/icon.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { replaysQuery } from "../../components/webhooks/queries.ts"
import { ReplayDialog } from "./replay-dialog.tsx"
import type { Replay, Webhook } from "@posthorn/client"
import { replayEvents } from "../../snippets/generated/replay-events.ts"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"

/** The replays of an endpoint with their progress. */
export function Replays({ webhook }: { webhook: Webhook }) {
  const chosen = useAccount()
  const { mayChange } = useActs()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery(replaysQuery(chosen, webhook.sid))
  const begin = mayChange && (
    <Button
      leftSection={<Icon name="refresh" size={16} />}
      disabled={webhook.status === "disabled"}
      onClick={() => setAsking(true)}
    >
      {strings.replay}
    </Button>
  )
  const replays = data?.data ?? []
  return (
    <Stack gap="md">
      {error && <ErrorAlert error={error} retry={() => void refetch()} />}
      {replays.length > 0 && <Group>{begin}</Group>}
      {replays.map((replay) => (
        <ReplayCard key={replay.sid} replay={replay} />
      ))}
      {data?.data.length === 0 && (
        <EmptyState title={strings.noReplaysYet} action={begin} snippet={replayEvents} values={{ sid: webhook.sid }}>
          {strings.noReplaysYetText}
        </EmptyState>
      )}
      {isAsking && <ReplayDialog webhook={webhook} close={() => setAsking(false)} />}
    </Stack>
  )
}

const reasons: Record<NonNullable<Replay["reason"]>, string> = {
  by_user: strings.replayReasonCanceled,
  webhook_disabled: strings.replayReasonDisabled,
  webhook_deleted: strings.replayReasonDeleted,
  log_dropped: strings.replayReasonEventsGone,
  fault: strings.replayReasonError,
}

function ReplayCard({ replay }: { replay: Replay }) {
  const { status, reason, progress, queued, looked_at: lookedAt, skipped, waiting } = replay
  const isOpen = status === "pending" || status === "running"
  // The waiting deliveries can belong to another replay. Then the server refuses.
  const mayWait = isOpen || (status !== "canceled" && queued > 0 && waiting > 0)
  const { only_failed: isOfFailed, missing } = replay
  const share = formatShare(progress)
  return (
    <Paper component="article" aria-label={isOfFailed ? strings.replayOfFailed : strings.replayOfAll}>
      <Stack gap="xs">
        <Group gap="xs" justify="space-between">
          <Group gap="xs">
            <StatusBadge status={status} />
            <Text fw={560}>
              {isOfFailed
                ? missing
                  ? strings.failedAndMissed
                  : strings.failedDeliveries
                : missing
                  ? strings.allAndMissed
                  : strings.allEvents}
            </Text>
          </Group>
          {mayWait && <Cancel replay={replay} />}
        </Group>
        <Text size="sm" c="dimmed">
          <Filled text={strings.replaySpan} parts={{ from: <Time at={replay.from} />, to: <Time at={replay.to} /> }} />
        </Text>
        <Progress value={progress * 100} aria-label={strings.shareChecked(share)} color={isOpen ? undefined : "gray"} />
        <Text size="sm" className="tabular">
          {strings.replayProgress(share, formatCount(queued), formatCount(lookedAt))}{" "}
          {(isOpen || waiting > 0) && strings.replayWaiting(formatCount(waiting))}{" "}
          {skipped > 0 && strings.replaySkipped(formatCount(skipped))}
        </Text>
        {reason && <Text size="sm">{reasons[reason]}</Text>}
      </Stack>
    </Paper>
  )
}

function Cancel({ replay: { sid } }: { replay: Replay }) {
  const { cancelReplay, mayChange, refresh } = useActs()
  if (!mayChange) return null
  const cancel = async () => {
    try {
      await cancelReplay(sid)
      tell(strings.replayCanceled)
    } finally {
      await refresh()
    }
  }
  return (
    <ActButton variant="default" size="xs" act={cancel}>
      {strings.cancelReplay}
    </ActButton>
  )
}
