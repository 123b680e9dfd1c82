import { Anchor, NativeSelect, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Difference, ListDifferencesQuery } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { DifferenceTable } from "./difference-table.tsx"
import * as strings from "./strings.ts"

/** All differences, including resolved ones. */
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
    <Page title={strings.differences} description={<Back />}>
      <FilterBar label={strings.filterDifferences} isFiltered={Boolean(status)} clear={() => change({ status: "" })}>
        <NativeSelect
          label={strings.status}
          value={status}
          onChange={({ currentTarget }) => change({ status: currentTarget.value })}
          data={[
            { value: "", label: strings.anyStatus },
            { value: "open", label: strings.open },
            { value: "resolved", label: strings.resolved },
          ]}
          error={faultOfFilter(error, "status", strings.status)}
        />
      </FilterBar>
      {error && !page ? (
        <ErrorAlert error={error} retry={retry} />
      ) : page?.data.length === 0 && !cursor ? (
        <Text c="dimmed">{status ? strings.noDifferencesMatch : strings.noDifferencesFoundYet}</Text>
      ) : (
        <DifferenceTable steady={steady} nextCursor={page?.nextCursor ?? null} error={error} />
      )}
    </Page>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/ledger/reconciliation" size="sm">
      {strings.reconciliation}
    </Anchor>
  )
}
