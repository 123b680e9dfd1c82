import type { ListRefundsQuery, Refund } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { useFilters } from "../../url/filters.ts"
import { OfPaymentsPage } from "./of-payments-page.tsx"
import { refundColumns } from "./refund-columns.tsx"
import { createRefund } from "../../snippets/generated/create-refund.ts"
import * as strings from "./strings.ts"

const statuses = ["pending", "completed", "failed", "canceled"]

export function RefundsPage() {
  const { client, account } = useAccount()
  const [filters] = useFilters<"status">()
  // The server reports a wrong filter in an address that a person typed.
  const query = filters as ListRefundsQuery
  const list = useLiveList<Refund>({
    queryKey: [account?.account_sid, "refunds", query],
    read: (signal) => readListPage(client.refunds.list(query, { signal })),
    keyOf: ({ sid }) => sid,
  })
  return (
    <OfPaymentsPage
      texts={{
        title: strings.refunds,
        description: strings.refundsDescription,
        filter: strings.filterRefunds,
        noMatch: strings.noRefundsMatch,
        caption: strings.refundsNewestFirst,
      }}
      list={list}
      statuses={statuses}
      columns={refundColumns.slice(1)}
      empty={
        <EmptyState title={strings.noRefundYet} snippet={createRefund}>
          {strings.noRefundYetText}
        </EmptyState>
      }
    />
  )
}
