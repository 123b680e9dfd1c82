import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Conversation } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { Address } from "../../components/address.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { listConversations } from "../../snippets/generated/list-conversations.ts"
import * as strings from "./strings.ts"

export function ConversationsPage() {
  const { client, account } = useAccount()
  const [filters] = useFilters()
  const list = useLiveList<Conversation>({
    queryKey: [account?.account_sid, "conversations", filters],
    read: (signal) => readListPage(client.conversations.list(filters, { signal })),
    keyOf,
  })
  return (
    <Page title={strings.conversations} description={strings.conversationsDescription}>
      <LiveTable
        list={list}
        caption={strings.conversationsCaption}
        columns={columns}
        empty={
          <EmptyState title={strings.noConversationYet} snippet={listConversations}>
            {strings.noConversationYetText}
          </EmptyState>
        }
      />
    </Page>
  )
}

function keyOf({ number, contact }: Conversation): string {
  return `${number} ${contact}`
}

const columns: readonly Column<Conversation>[] = [
  {
    header: strings.withHeading,
    cell: ({ number, contact }) => (
      <Anchor
        component={Link}
        to={`/conversations/thread?${new URLSearchParams({ number, contact })}`}
        size="sm"
        fw={560}
      >
        <Address>{contact}</Address>
      </Anchor>
    ),
  },
  { header: strings.number, cell: ({ number }) => <Address>{number}</Address>, wideOnly: true },
  {
    header: strings.lastMessage,
    cell: ({ last_message: { body, direction, num_media: media } }) => (
      <Text size="sm" lineClamp={2} dir="auto" style={{ overflowWrap: "anywhere" }}>
        {direction === "outbound" ? strings.youWrote(body || strings.files(media)) : body || strings.files(media)}
      </Text>
    ),
  },
  { header: strings.status, cell: ({ last_message: { status } }) => <StatusBadge status={status} />, wideOnly: true },
  { header: strings.when, cell: ({ last_message: { created_at: at } }) => <Time at={at} />, wideOnly: true },
]
