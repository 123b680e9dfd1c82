import { Anchor, Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import type { MessagingService } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { createMessagingService } from "../../snippets/generated/create-messaging-service.ts"
import { useFilters } from "../../url/filters.ts"
import { NumbersTabs } from "./numbers-tabs.tsx"
import { ServiceDialog } from "./service-dialog.tsx"
import { stickyText, validityText } from "./service-words.ts"
import * as strings from "./strings.ts"

export function ServicesPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const navigate = useNavigate()
  const [{ cursor }] = useFilters<never>()
  const [isAdding, setAdding] = useState(false)
  const list = useLiveList<MessagingService>({
    queryKey: [account?.account_sid, "messaging_services", cursor],
    read: (signal) => readListPage(client.messagingServices.list({ cursor }, { signal })),
    keyOf,
  })
  const isFirst = list.isEmpty && !cursor
  const add = may.change && (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={() => setAdding(true)}>
      {strings.createService}
    </Button>
  )
  return (
    <Page title={strings.messagingServices} description={strings.servicesDescription} actions={!isFirst && add}>
      <NumbersTabs />
      <LiveTable
        list={list}
        caption={strings.servicesCaption}
        columns={columns}
        empty={
          <EmptyState title={strings.noServicesTitle} action={add} snippet={createMessagingService}>
            {strings.noServicesText}
          </EmptyState>
        }
      />
      {isAdding && (
        <ServiceDialog
          close={() => setAdding(false)}
          saved={({ sid }) => void navigate({ to: `/numbers/services/${sid}` })}
        />
      )}
    </Page>
  )
}

const keyOf = ({ sid }: MessagingService) => sid

const columns: readonly Column<MessagingService>[] = [
  {
    header: strings.ownName,
    cell: ({ sid, name }) => (
      <Anchor component={Link} to={`/numbers/services/${sid}`} fw={560} style={{ overflowWrap: "anywhere" }}>
        {name}
      </Anchor>
    ),
  },
  { header: strings.senderOfRecipient, cell: stickyText },
  { header: strings.validityPeriod, cell: validityText, wideOnly: true },
  { header: strings.created, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
]
