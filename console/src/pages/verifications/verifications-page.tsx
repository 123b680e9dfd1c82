import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import type { ListVerificationsQuery, Verification } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { CreatedRange } from "../../components/created-range.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { channelName } from "../../components/channel-name.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { Funnel } from "./funnel.tsx"
import { createVerification } from "../../snippets/generated/create-verification.ts"
import * as strings from "./strings.ts"
import { VerificationsTabs } from "./verifications-tabs.tsx"

type Filter = "to" | "status" | "created_after" | "created_before"

const statuses = ["pending", "approved", "canceled", "expired", "max_attempts_reached", "failed"]

export function VerificationsPage() {
  const { client, account } = useAccount()
  const navigate = useNavigate()
  const [{ to, status, created_after, created_before, cursor }] = useFilters<Filter>()
  // The server reports the fault of a filter in an edited address.
  const query = { to, status, created_after, created_before, cursor } as ListVerificationsQuery
  const list = useLiveList<Verification>({
    queryKey: [account?.account_sid, "verifications", query],
    read: (signal) => readListPage(client.auth.verifications.list(query, { signal })),
    keyOf,
  })
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <Page title={strings.verifications} description={strings.verificationsDescription}>
      <VerificationsTabs />
      {list.isEmpty && !isFiltered ? (
        <NoVerifications />
      ) : (
        <Stack>
          <Funnel />
          <div>
            <Filters error={list.error} />
            <LiveTable
              list={list}
              caption={strings.verificationsNewestFirst}
              columns={columns}
              open={({ sid }) => void navigate({ to: `/verifications/${sid}` })}
              empty={<Text c="dimmed">{strings.noVerificationsMatch}</Text>}
            />
          </div>
        </Stack>
      )}
    </Page>
  )
}

const keyOf = ({ sid }: Verification) => sid

const columns: readonly Column<Verification>[] = [
  {
    header: strings.to,
    cell: ({ sid, to }) => (
      <Anchor component={Link} to={`/verifications/${sid}`} size="sm" className="tabular">
        {to}
      </Anchor>
    ),
  },
  { header: strings.purpose, cell: ({ purpose }) => purpose, wideOnly: true },
  { header: strings.channel, cell: ({ channel }) => channelName(channel), wideOnly: true },
  { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { header: strings.created, cell: ({ created_at: at }) => <Time at={at} short /> },
]

function Filters({ error }: { error: unknown }) {
  const [{ to = "", status = "", created_after, created_before }, change] = useFilters<Filter>()
  const fault = (param: Filter, label: string) => faultOfFilter(error, param, label)
  return (
    <FilterBar
      label={strings.filterVerifications}
      isFiltered={Boolean(to || status || created_after || created_before)}
      clear={() => change({ to: "", status: "", created_after: "", created_before: "" })}
    >
      <TextInput
        key={to}
        label={strings.to}
        placeholder="+14155550123"
        data-search
        defaultValue={to}
        onBlur={({ currentTarget }) => change({ to: currentTarget.value.trim() })}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && change({ to: currentTarget.value.trim() })}
        error={fault("to", strings.to)}
      />
      <NativeSelect
        label={strings.status}
        value={status}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        data={[
          { value: "", label: strings.anyStatus },
          ...statuses.map((value) => ({ value, label: value.replaceAll("_", " ") })),
        ]}
        error={fault("status", strings.status)}
      />
      <CreatedRange error={error} />
    </FilterBar>
  )
}

function NoVerifications() {
  const may = useMay()
  return (
    <EmptyState
      title={strings.noVerificationYet}
      action={
        may.change && (
          <Button component={Link} to="/verifications/try">
            {strings.tryIt}
          </Button>
        )
      }
      snippet={createVerification}
    >
      {strings.noVerificationYetText}
    </EmptyState>
  )
}
