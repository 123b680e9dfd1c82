import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import type { ListVerificationsQuery, Verification } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
import { Time } from "../../components/time.tsx"
import { TimeRange } from "../../components/time-range.tsx"
import { channelName } from "../../components/verifications/channel-name.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { Funnel } from "./funnel.tsx"
import { VerificationsTabs } from "./verifications-tabs.tsx"

type Filter = "to" | "status" | "created_after" | "created_before"

const statuses = ["pending", "approved", "canceled", "expired", "max_attempts_reached", "failed"]

export function VerificationsPage() {
  const { client, account } = useAccount()
  const navigate = useNavigate()
  const [{ to, status, created_after, created_before, cursor }] = useFilters<Filter>()
  // The server reports the fault of a filter in an edited address.
  const query = { to, status, created_after, created_before, cursor } as ListVerificationsQuery
  const { page, steady, error, retry } = useLiveList<Verification>({
    queryKey: [account?.account_sid, "verifications", query],
    read: (signal) => readListPage(client.auth.verifications.list(query, { signal })),
    keyOf,
  })
  const isEmpty = page?.data.length === 0 && page.nextCursor === null
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <Page title="Verifications" description="Codes and links that prove that a person has a phone number or a mailbox.">
      <VerificationsTabs />
      {isEmpty && !isFiltered ? (
        <NoVerifications />
      ) : (
        <Stack>
          <Funnel />
          <div>
            <Filters error={error} />
            {error && !page ? (
              <ErrorAlert error={error} retry={retry} />
            ) : isEmpty ? (
              <Text c="dimmed">No verifications match.</Text>
            ) : (
              <SteadyTable
                caption="Verifications, newest first"
                columns={columns}
                steady={steady}
                keyOf={keyOf}
                open={({ sid }) => void navigate({ to: `/verifications/${sid}` })}
                nextCursor={page?.nextCursor ?? null}
                error={error}
              />
            )}
          </div>
        </Stack>
      )}
    </Page>
  )
}

const keyOf = ({ sid }: Verification) => sid

const columns: readonly Column<Verification>[] = [
  {
    header: "To",
    cell: ({ sid, to }) => (
      <Anchor component={Link} to={`/verifications/${sid}`} size="sm" className="tabular">
        {to}
      </Anchor>
    ),
  },
  { header: "Purpose", cell: ({ purpose }) => purpose, wideOnly: true },
  { header: "Channel", cell: ({ channel }) => channelName(channel), wideOnly: true },
  { header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { header: "Created", cell: ({ created_at: at }) => <Time at={at} short /> },
]

function Filters({ error }: { error: unknown }) {
  const [{ to = "", status = "", created_after, created_before }, change] = useFilters<Filter>()
  const fault = (param: Filter, label: string) => faultOfFilter(error, param, label)
  return (
    <FilterBar
      label="Filter verifications"
      isFiltered={Boolean(to || status || created_after || created_before)}
      clear={() => change({ to: "", status: "", created_after: "", created_before: "" })}
    >
      <TextInput
        key={to}
        label="To"
        placeholder="+14155550123"
        data-search
        defaultValue={to}
        onBlur={({ currentTarget }) => change({ to: currentTarget.value.trim() })}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && change({ to: currentTarget.value.trim() })}
        error={fault("to", "To")}
      />
      <NativeSelect
        label="Status"
        value={status}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        data={[
          { value: "", label: "Any status" },
          ...statuses.map((value) => ({ value, label: value.replaceAll("_", " ") })),
        ]}
        error={fault("status", "Status")}
      />
      <TimeRange
        title="Created"
        label="When it was created"
        afterLabel="Created at or after"
        beforeLabel="Created before"
        after={created_after}
        before={created_before}
        names={{ after: "created_after", before: "created_before" }}
        change={change}
        error={fault("created_after", "Created") ?? fault("created_before", "Created")}
      />
    </FilterBar>
  )
}

function NoVerifications() {
  const may = useMay()
  return (
    <EmptyState
      title="No verification yet"
      action={
        may.change && (
          <Button component={Link} to="/verifications/try">
            Try it
          </Button>
        )
      }
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/auth/verifications \\
  --data-urlencode To=+14155550123 --data-urlencode Purpose=sign_in`}
      sdk={`await client.auth.verifications.create({ to: "+14155550123", purpose: "sign_in" })`}
    >
      A verification sends a code to a phone or a mailbox. The person types the code into your app, and your app asks
      Posthorn to check it. The account needs its own number, or a sender in the verification settings.
    </EmptyState>
  )
}
