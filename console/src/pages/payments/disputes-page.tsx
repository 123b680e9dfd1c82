import type { Dispute, ListDisputesQuery } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { useFilters } from "../../url/filters.ts"
import { disputeColumns } from "./dispute-columns.tsx"
import { OfPaymentsPage } from "./of-payments-page.tsx"

const statuses = ["warning", "needs_response", "under_review", "won", "lost", "closed"]

export function DisputesPage() {
  const { client, account } = useAccount()
  const [filters] = useFilters<"status">()
  // The server says what is wrong with a filter of an address that somebody typed.
  const query = filters as ListDisputesQuery
  const list = useLiveList<Dispute>({
    queryKey: [account?.account_sid, "disputes", query],
    read: (signal) => readListPage(client.disputes.list(query, { signal })),
    keyOf: ({ sid }) => sid,
  })
  return (
    <OfPaymentsPage
      title="Disputes"
      description="Payments that customers contest at their bank. Hand in evidence at the provider before the deadline."
      list={list}
      statuses={statuses}
      columns={disputeColumns}
      empty={
        <EmptyState title="No dispute">
          A customer who tells their bank that a payment is wrong opens a dispute. It appears here with the time until
          which you can hand in evidence at the provider.
        </EmptyState>
      }
    />
  )
}
