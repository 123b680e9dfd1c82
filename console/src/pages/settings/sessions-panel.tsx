import { Badge, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { consoleApi } from "../../api/client.ts"
import type { MemberSession } from "../../api/generated/schemas.ts"
import { ActButton } from "../../components/act-button.tsx"
import { DataTable } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Panel } from "../../components/panel.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { browserOf } from "../../components/browser-of.ts"
import * as strings from "./strings.ts"

/** The sessions of the member, with a button that ends the others. */
export function SessionsPanel() {
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => consoleApi.sessions.list({ signal }).firstPage(),
  })
  const revoke = async (sid: string) => {
    try {
      await consoleApi.sessions.revoke(sid)
      tell(strings.thatSessionIsEnded)
    } finally {
      await sessions.refetch()
    }
  }
  return (
    <Panel title={strings.sessionsTitle}>
      {sessions.isError ? (
        <ErrorAlert error={sessions.error} retry={() => void sessions.refetch()} />
      ) : (
        <DataTable<MemberSession>
          caption={strings.yourSessions}
          rows={sessions.data?.data}
          keyOf={({ sid }) => sid}
          columns={[
            { header: strings.browser, cell: (session) => <Browser session={session} /> },
            { header: strings.lastUsed, cell: ({ seen_at }) => <Time at={seen_at} short /> },
            { header: strings.signedIn, wideOnly: true, cell: ({ created_at }) => <Time at={created_at} short /> },
            {
              header: strings.action,
              align: "right",
              cell: ({ sid, is_current: isCurrent, ip }) =>
                isCurrent ? (
                  <Badge variant="outline" size="sm" tt="none">
                    {strings.thisSession}
                  </Badge>
                ) : (
                  <ActButton
                    size="compact-xs"
                    variant="default"
                    act={() => revoke(sid)}
                    aria-label={strings.endTheSessionFrom(ip)}
                  >
                    {strings.end}
                  </ActButton>
                ),
            },
          ]}
        />
      )}
    </Panel>
  )
}

function Browser({ session }: { session: MemberSession }) {
  return (
    <>
      <Text size="sm">{browserOf(session.user_agent)}</Text>
      <Text size="xs" c="dimmed">
        {session.ip}
      </Text>
    </>
  )
}
