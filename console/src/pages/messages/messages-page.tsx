import { Button, Group, Text } from "@mantine/core"
import { Link, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { formatCount } from "../../components/format.ts"
import { Icon } from "../../components/icon.tsx"
import { LiveSwitch, NewRows, type LiveMode } from "../../components/live-switch.tsx"
import type { FilterName } from "../../components/message/messages-api.ts"
import { tellFailure } from "../../components/tell.ts"
import { useIsScrolled } from "../../components/use-is-scrolled.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { MessageFilters } from "./filter-bar.tsx"
import { MessageList } from "./message-list.tsx"
import { NoMessages } from "./no-messages.tsx"
import { useMessageLog } from "./use-message-log.ts"

export function MessagesPage() {
  const [{ cursor, ...filters }, change] = useFilters<FilterName>()
  const [mode, setMode] = useState<LiveMode>("on")
  const isScrolled = useIsScrolled()
  const log = useMessageLog({ filters, cursor, isOn: mode === "on", isHeld: isScrolled })
  const older = async () => {
    try {
      const next = await log.olderCursor()
      if (next) change({ cursor: next })
      scrollTo({ top: 0 })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Page
      title="Messages"
      actions={
        <>
          {!cursor && <LiveSwitch mode={mode} state={log.live.state} change={setMode} />}
          <SendLink />
        </>
      }
    >
      <MessageFilters error={log.error} />
      {!cursor && log.live.waiting > 0 && (
        <NewRows label={newText(log.live.waiting)} show={() => scrollTo({ top: 0 })} />
      )}
      {log.error ? (
        <ErrorAlert error={log.error} title="The messages could not be read." retry={log.retry} />
      ) : log.isEmpty ? (
        <NoMessages filters={filters} hasMore={log.hasMore} isPast={Boolean(cursor)} />
      ) : (
        <MessageList rows={log.rows} />
      )}
      <Turns cursor={cursor} hasOlder={log.hasOlder} older={() => void older()} newest={() => change({ cursor: "" })} />
    </Page>
  )
}

function SendLink() {
  if (!useMay().change) return null
  return (
    <Button component={Link} to="/send" leftSection={<Icon name="send" size={16} />}>
      Send a message
    </Button>
  )
}

function newText(count: number): string {
  return count === 1 ? "1 new message" : `${formatCount(count)} new messages`
}

function Turns(props: { cursor: string | undefined; hasOlder: boolean; older(): void; newest(): void }) {
  const { cursor, hasOlder, older, newest } = props
  const { history } = useRouter()
  if (!cursor && !hasOlder) return null
  return (
    <Group justify="space-between" mt="sm" component="nav" aria-label="Pages of the list">
      <Text size="sm" c="dimmed">
        {cursor ? "Older messages; new ones are on the newest page." : ""}
      </Text>
      <Group gap="xs">
        {cursor && (
          <>
            <Button variant="subtle" size="xs" onClick={newest}>
              Newest
            </Button>
            <Button
              variant="default"
              size="xs"
              disabled={!history.canGoBack()}
              leftSection={<Icon name="left" size={14} />}
              onClick={() => history.back()}
            >
              Newer
            </Button>
          </>
        )}
        <Button
          variant="default"
          size="xs"
          disabled={!hasOlder}
          rightSection={<Icon name="right" size={14} />}
          onClick={older}
        >
          Older
        </Button>
      </Group>
    </Group>
  )
}
