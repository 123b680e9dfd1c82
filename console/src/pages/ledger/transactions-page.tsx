import { Anchor, Button, Text } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import type { ListTransactionsQuery, Transaction } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { shortSid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { Sides } from "./entries.tsx"
import { ExportDialog } from "./export-dialog.tsx"
import { LedgerTabs } from "./ledger-tabs.tsx"
import * as strings from "./strings.ts"
import { TransactionFilters, type TransactionFilter } from "./transaction-filters.tsx"

export function TransactionsPage() {
  const { client, account } = useAccount()
  const navigate = useNavigate()
  const [isExporting, setExporting] = useState(false)
  const [{ type, currency, payment_sid, effective_after, effective_before, cursor }] = useFilters<TransactionFilter>()
  // The server reports the fault of a filter in an edited address.
  const filters = { type, currency, payment_sid, effective_after, effective_before } as ListTransactionsQuery
  const query = { ...filters, cursor }
  const list = useLiveList<Transaction>({
    queryKey: [account?.account_sid, "transactions", query],
    read: (signal) => readListPage(client.transactions.list(query, { signal })),
    keyOf,
    enabled: account !== null,
  })
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <Page
      title={strings.transactions}
      description={strings.transactionsDescription}
      actions={
        <Button variant="default" leftSection={<Icon name="download" size={14} />} onClick={() => setExporting(true)}>
          {strings.exportAsCsv}
        </Button>
      }
    >
      <LedgerTabs />
      <TransactionFilters error={list.error} />
      {list.page?.data.length === 0 && !list.isEmpty && <Text c="dimmed">{strings.noMatchSoFar}</Text>}
      <LiveTable
        list={list}
        caption={strings.transactionsNewestFirst}
        columns={columns}
        open={({ sid }) => void navigate({ to: `/ledger/transactions/${sid}` })}
        empty={<Text c="dimmed">{isFiltered ? strings.noTransactionsMatch : strings.noBalancesShort}</Text>}
      />
      <ExportDialog isOpen={isExporting} close={() => setExporting(false)} />
    </Page>
  )
}

const keyOf = ({ sid }: Transaction) => sid

const columns: readonly Column<Transaction>[] = [
  {
    header: strings.transaction,
    cell: (transaction) => (
      <>
        <Anchor component={Link} to={`/ledger/transactions/${transaction.sid}`} size="sm">
          {strings.transactionTypes[transaction.type].name}
        </Anchor>
        <Text size="xs" c="dimmed" hiddenFrom="md">
          <Time at={transaction.effective_at} short />
        </Text>
        <Sides transaction={transaction} />
      </>
    ),
  },
  { header: strings.payment, cell: ({ payment_sid: sid }) => <PaymentLink sid={sid} />, wideOnly: true },
  { header: strings.happened, cell: ({ effective_at: at }) => <Time at={at} short />, wideOnly: true },
  {
    header: strings.amount,
    align: "right",
    cell: ({ amount, currency }) => (
      <Text size="sm" className="tabular" style={{ whiteSpace: "nowrap" }}>
        {formatAmount(amount, currency)}
      </Text>
    ),
  },
]

function PaymentLink({ sid }: { sid: string | null }) {
  if (sid === null) return "–"
  return (
    <Anchor component={Link} to={`/payments/${sid}`} size="sm" ff="monospace" title={sid}>
      {shortSid(sid)}
    </Anchor>
  )
}
