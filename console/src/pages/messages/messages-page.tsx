import { Button } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { Pager } from "../../components/pager.tsx"
import { LiveSwitch, NewRows, type LiveMode } from "../../components/live-switch.tsx"
import type { FilterName } from "../../components/message/messages-api.ts"
import { tellFailure } from "../../components/tell.ts"
import { useIsScrolled } from "../../components/use-is-scrolled.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters, usePages } from "../../url/filters.ts"
import { MessageFilters } from "./filter-bar.tsx"
import { MessageList } from "./message-list.tsx"
import { NoMessages } from "./no-messages.tsx"
import * as strings from "./strings.ts"
import { useMessageLog } from "./use-message-log.ts"

export function MessagesPage() {
  const [{ cursor, ...filters }] = useFilters<FilterName>()
  const { toOlder } = usePages()
  const [mode, setMode] = useState<LiveMode>("on")
  const isScrolled = useIsScrolled()
  const log = useMessageLog({ filters, cursor, isOn: mode === "on", isHeld: isScrolled })
  const older = async () => {
    try {
      const next = await log.olderCursor()
      if (next) toOlder(next)
      scrollTo({ top: 0 })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Page
      title={strings.messages}
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
        <ErrorAlert error={log.error} title={strings.messagesError} retry={log.retry} />
      ) : log.isEmpty ? (
        <NoMessages filters={filters} hasMore={log.hasMore} isPast={Boolean(cursor)} />
      ) : (
        <MessageList rows={log.rows} />
      )}
      <Pager hasOlder={log.hasOlder} older={() => void older()} />
    </Page>
  )
}

function SendLink() {
  if (!useMay().change) return null
  return (
    <Button component={Link} to="/send" leftSection={<Icon name="send" size={16} />}>
      {strings.sendMessage}
    </Button>
  )
}

function newText(count: number): string {
  return strings.newMessages(count)
}
