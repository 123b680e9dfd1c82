import { Box, Button, Group, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import type { OptOut } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Address } from "../../components/address.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import type { Column } from "../../components/data-table.tsx"
import { FilterField } from "../../components/filter-field.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { AddOptOut } from "./add-opt-out.tsx"
import { NoOptOuts } from "./no-opt-outs.tsx"
import { OptOutsTabs } from "./opt-outs-tabs.tsx"
import { RemoveOptOut } from "./remove-opt-out.tsx"
import * as strings from "./strings.ts"

export function OptOutsPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [filters, change] = useFilters<"from" | "to">()
  const [isAdding, adding] = useDisclosure(false)
  const [removed, setRemoved] = useState<OptOut | null>(null)
  const list = useLiveList<OptOut>({
    queryKey: [account?.account_sid, "opt_outs", filters],
    read: (signal) => readListPage(client.optOuts.list(filters, { signal })),
    keyOf,
  })
  const isFiltered = Boolean(filters.from || filters.to || filters.cursor)
  return (
    <Page
      title={strings.optOuts}
      description={strings.optOutsDescription}
      actions={
        may.change && (
          <Button leftSection={<Icon name="plus" size={14} />} onClick={adding.open}>
            {strings.recordOptOut}
          </Button>
        )
      }
    >
      <OptOutsTabs />
      {(!list.isEmpty || isFiltered) && (
        <Group gap="0 16px" align="flex-start">
          <FilterField
            label={strings.recipient}
            placeholder="+14155550123"
            value={filters.to}
            change={(to) => change({ to })}
            error={list.error}
            param="to"
          />
          <FilterField
            label={strings.sender}
            placeholder="+14155550100"
            value={filters.from}
            change={(from) => change({ from })}
            error={list.error}
            param="from"
          />
        </Group>
      )}
      <LiveTable
        list={list}
        caption={strings.optOuts}
        columns={[...columns, ...(may.change ? [removeColumn(setRemoved)] : [])]}
        empty={isFiltered ? <Text c="dimmed">{strings.noOptOutsMatch}</Text> : <NoOptOuts />}
      />
      {isAdding && <AddOptOut close={adding.close} />}
      <RemoveOptOut optOut={removed} close={() => setRemoved(null)} />
    </Page>
  )
}

function keyOf({ from, to }: OptOut): string {
  return `${from} ${to}`
}

const columns: readonly Column<OptOut>[] = [
  { header: strings.recipient, cell: ({ to }) => <CopyableAddress text={to} /> },
  {
    header: strings.sender,
    cell: ({ from }) => (from === null ? strings.everySender : <CopyableAddress text={from} />),
  },
  { header: strings.wrote, cell: ({ keyword }) => keyword ?? strings.byTheAccount, wideOnly: true },
  { header: strings.when, cell: ({ created_at }) => <Time at={created_at} />, wideOnly: true },
]

function CopyableAddress({ text }: { text: string }) {
  return (
    <Group gap={2} wrap="nowrap">
      <Address>{text}</Address>
      <Box component="span" visibleFrom="sm">
        <CopyButton value={text} what={text} />
      </Box>
    </Group>
  )
}

function removeColumn(remove: (optOut: OptOut) => void): Column<OptOut> {
  return {
    header: strings.action,
    align: "right",
    cell: (optOut) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={strings.removeOptOut(optOut.to, optOut.from ?? strings.everySender)}
        onClick={() => remove(optOut)}
      >
        {strings.remove}
      </Button>
    ),
  }
}
