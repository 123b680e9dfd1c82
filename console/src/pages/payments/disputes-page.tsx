import type { Dispute, ListDisputesQuery } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { useFilters } from "../../url/filters.ts"
import { disputeColumns } from "./dispute-columns.tsx"
import { OfPaymentsPage } from "./of-payments-page.tsx"
import * as strings from "./strings.ts"

const statuses = ["warning", "needs_response", "under_review", "won", "lost", "closed"]

export function DisputesPage() {
  const { client, account } = useAccount()
  const [filters] = useFilters<"status">()
  // The server reports a wrong filter in an address that a person typed.
  const query = filters as ListDisputesQuery
  const list = useLiveList<Dispute>({
    queryKey: [account?.account_sid, "disputes", query],
    read: (signal) => readListPage(client.disputes.list(query, { signal })),
    keyOf: ({ sid }) => sid,
  })
  return (
    <OfPaymentsPage
      texts={{
        title: strings.disputes,
        description: strings.disputesDescription,
        filter: strings.filterDisputes,
        noMatch: strings.noDisputesMatch,
        caption: strings.disputesNewestFirst,
      }}
      list={list}
      statuses={statuses}
      columns={disputeColumns}
      empty={<EmptyState title={strings.noDispute}>{strings.noDisputeText}</EmptyState>}
    />
  )
}
