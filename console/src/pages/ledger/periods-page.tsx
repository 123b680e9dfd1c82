import { Button, Group, Modal, Text } from "@mantine/core"
import type { LedgerPeriod } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { Filled } from "../../components/filled.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useLast } from "../../components/use-last.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { BalanceTables } from "./balance-tables.tsx"
import { ClosePeriod } from "./close-period.tsx"
import { exportTransactions } from "./export-transactions.ts"
import { LedgerTabs } from "./ledger-tabs.tsx"
import { closePeriod } from "../../snippets/generated/close-period.ts"
import * as strings from "./strings.ts"

export function PeriodsPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [{ cursor }] = useFilters<never>()
  const [isClosing, setClosing] = useState(false)
  const [opened, setOpened] = useState<LedgerPeriod | null>(null)
  const list = useLiveList<LedgerPeriod>({
    queryKey: [account?.account_sid, "ledger_periods", cursor],
    read: (signal) => readListPage(client.ledgerPeriods.list({ cursor }, { signal })),
    keyOf,
    enabled: account !== null,
  })
  const close = may.change && <Button onClick={() => setClosing(true)}>{strings.closePeriod}</Button>
  return (
    <Page title={strings.closedPeriods} description={strings.closedPeriodsDescription} actions={close}>
      <LedgerTabs />
      <LiveTable
        list={list}
        caption={strings.closedPeriodsCaption}
        columns={[...columns, actionsColumn(list.page?.data ?? [], list.page?.nextCursor ?? null, setOpened)]}
        empty={<NoPeriods />}
      />
      <ClosePeriod isOpen={isClosing} close={() => setClosing(false)} />
      <BalancesAtEnd period={opened} close={() => setOpened(null)} />
    </Page>
  )
}

const keyOf = ({ ends_at }: LedgerPeriod) => ends_at

const columns: readonly Column<LedgerPeriod>[] = [
  {
    header: strings.period,
    cell: ({ ends_at: at }) => <Filled text={strings.before} parts={{ time: <Time at={at} /> }} />,
  },
  { header: strings.closed, cell: ({ closed_at: at }) => <Time at={at} short />, wideOnly: true },
]

function actionsColumn(
  periods: readonly LedgerPeriod[],
  nextCursor: string | null,
  open: (period: LedgerPeriod) => void,
): Column<LedgerPeriod> {
  return {
    header: strings.action,
    align: "right",
    cell: (period) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <Button size="compact-sm" variant="default" onClick={() => open(period)}>
          {strings.balances}
        </Button>
        <Export period={period} before={periods[periods.indexOf(period) + 1]} nextCursor={nextCursor} />
      </Group>
    ),
  }
}

interface ExportProps {
  period: LedgerPeriod
  /** The previous period, if it is on the page. */
  before: LedgerPeriod | undefined
  nextCursor: string | null
}

function Export({ period: { ends_at: end }, before, nextCursor }: ExportProps) {
  const { client } = useAccount()
  const act = async () => {
    // The last one of a page begins where the first one of the next page ends.
    const older = nextCursor ? (await client.ledgerPeriods.list({ cursor: nextCursor, limit: 1 })).data[0] : undefined
    const start = (before ?? older)?.ends_at
    const name = ["transactions", start?.slice(0, 10), end.slice(0, 10)].filter(Boolean).join("_")
    await exportTransactions(client, {
      period: { effective_after: start, effective_before: end },
      name: `${name}.csv`,
      signal: new AbortController().signal,
      progress: () => {},
    })
    tell(strings.fileSaved(name))
  }
  return (
    <ActButton size="compact-sm" variant="default" act={act}>
      {strings.exportButton}
    </ActButton>
  )
}

function BalancesAtEnd({ period, close }: { period: LedgerPeriod | null; close(): void }) {
  const shown = useLast(period)
  return (
    <Modal opened={period !== null} onClose={close} title={strings.balancesCaption} size="xl">
      {shown && (
        <>
          <Text size="sm" c="dimmed" mb="md">
            {strings.closedBalances} <Time at={shown.ends_at} />
          </Text>
          {shown.balances.length === 0 ? (
            <Text>{strings.allBalancesWere0}</Text>
          ) : (
            <BalanceTables balances={shown.balances} />
          )}
        </>
      )}
    </Modal>
  )
}

function NoPeriods() {
  return (
    <EmptyState title={strings.noClosedPeriods} snippet={closePeriod}>
      {strings.noClosedPeriodsText}
    </EmptyState>
  )
}
