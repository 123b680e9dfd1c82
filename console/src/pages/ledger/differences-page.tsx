import { Anchor, NativeSelect, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Difference, ListDifferencesQuery } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { DifferenceTable } from "./difference-table.tsx"

/** All differences, also those that were resolved. */
export function DifferencesPage() {
  const { client, account } = useAccount()
  const [{ status = "", cursor }, change] = useFilters<"status">()
  // The server reports the fault of a filter in an edited address.
  const query = { status: status || undefined, cursor } as ListDifferencesQuery
  const { page, steady, error, retry } = useLiveList<Difference>({
    queryKey: [account?.account_sid, "differences", query],
    read: (signal) => readListPage(client.differences.list(query, { signal })),
    keyOf: ({ sid }) => sid,
    enabled: account !== null,
  })
  return (
    <Page title="Differences" description={<Back />}>
      <FilterBar label="Filter differences" isFiltered={Boolean(status)} clear={() => change({ status: "" })}>
        <NativeSelect
          label="Status"
          value={status}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
          data={[
            { value: "", label: "Any status" },
            { value: "open", label: "Open" },
            { value: "resolved", label: "Resolved" },
          ]}
          error={faultOfFilter(error, "status", "Status")}
        />
      </FilterBar>
      {error && !page ? (
        <ErrorAlert error={error} retry={retry} />
      ) : page?.data.length === 0 && !cursor ? (
        <Text c="dimmed">{status ? "No differences match." : "No differences found yet."}</Text>
      ) : (
        <DifferenceTable steady={steady} nextCursor={page?.nextCursor ?? null} error={error} />
      )}
    </Page>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/ledger/reconciliation" size="sm">
      Reconciliation
    </Anchor>
  )
}
