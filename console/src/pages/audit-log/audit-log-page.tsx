import { Group, NativeSelect, Stack, Text } from "@mantine/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { Posthorn } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { operationInWords, outcomeOf } from "./in-words.ts"

interface Entry {
  sid: string
  at: string
  member_sid: string
  member_email: string | null
  operation: string
  path: string
  subject_sid: string | null
  status: number | null
  ip: string
}

interface Member {
  sid: string
  email: string
}

export function AuditLogPage() {
  const { account, session } = useAccount()
  const isAllowed = account?.role === "owner" || session.member.is_operator
  return (
    <Page
      title="Audit log"
      description="Who changed what in this console, the newest first. What programs change with credentials is not in it."
    >
      {isAllowed ? <Log /> : <Text>The audit log is for owners of the account. Ask one of them.</Text>}
    </Page>
  )
}

function Log() {
  const { client, account } = useAccount()
  const [{ member, of, cursor }] = useFilters<"member" | "of">()
  const isWhole = of === "installation"
  const entries = useQuery({
    queryKey: [account?.account_sid, "audit-log", { member, of, cursor }],
    queryFn: ({ signal }) => readLog(client, { isWhole, member, cursor }, signal),
    placeholderData: keepPreviousData,
  })
  if (entries.isError && !entries.data) return <ErrorAlert error={entries.error} retry={() => void entries.refetch()} />
  return (
    <>
      <Filters />
      {entries.data?.data.length === 0 && !cursor ? (
        <EmptyState title={member ? "Nothing by this member" : "Nothing changed yet"}>
          Every change that somebody makes here, from a webhook to a role, is kept for ninety days with its time, who
          made it and from where.
        </EmptyState>
      ) : (
        <DataTable
          caption="Changes, the newest at the top"
          columns={columns}
          rows={entries.data?.data}
          keyOf={({ sid }) => sid}
          nextCursor={entries.data?.nextCursor ?? null}
        />
      )}
    </>
  )
}

function Filters() {
  const { client, account, session } = useAccount()
  const [{ member = "", of = "" }, change] = useFilters<"member" | "of">()
  const members = useQuery({
    queryKey: [account?.account_sid, "members", "all"],
    queryFn: ({ signal }) =>
      Array.fromAsync(
        client.list<Member>({ method: "GET", path: "/console/v1/members", query: { limit: 1_000 } }, { signal }),
      ),
  })
  return (
    <Group mb="sm" align="end">
      <NativeSelect
        label="Member"
        size="xs"
        data-search
        value={member}
        onChange={(event) => change({ member: event.currentTarget.value })}
        data={[
          { value: "", label: "Everybody" },
          ...(members.data ?? []).map(({ sid, email }) => ({ value: sid, label: email })),
        ]}
      />
      {session.member.is_operator && (
        <NativeSelect
          label="Changes of"
          size="xs"
          value={of}
          onChange={(event) => change({ of: event.currentTarget.value })}
          data={[
            { value: "", label: account?.account_name ?? "the account" },
            { value: "installation", label: "the installation" },
          ]}
        />
      )}
    </Group>
  )
}

const columns: readonly Column<Entry>[] = [
  {
    header: "Change",
    cell: ({ operation, member_email: email, at }) => (
      <Stack gap={0}>
        <Text size="sm" fw={560}>
          {operationInWords(operation)}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: "anywhere" }}>
          {email ?? "a member who was removed"}, <Time at={at} short />
        </Text>
      </Stack>
    ),
  },
  { header: "By", cell: ({ member_email: email }) => email ?? "a member who was removed", wideOnly: true },
  { header: "Of", cell: ({ subject_sid: sid }) => (sid ? <Sid sid={sid} /> : "–"), wideOnly: true },
  {
    header: "Outcome",
    cell: ({ status }) => (
      <Text size="sm" c={(status ?? 0) >= 400 ? "var(--mantine-color-error)" : undefined}>
        {outcomeOf(status)}
      </Text>
    ),
  },
  { header: "From", cell: ({ ip }) => <span className="tabular">{ip}</span>, wideOnly: true },
  { header: "At", cell: ({ at }) => <Time at={at} short />, wideOnly: true },
]

function readLog(
  client: Posthorn,
  { isWhole, member, cursor }: { isWhole: boolean; member: string | undefined; cursor: string | undefined },
  signal: AbortSignal,
) {
  const path = isWhole ? "/console/v1/installation/audit_log" : "/console/v1/audit_log"
  return client.list<Entry>({ method: "GET", path, query: { member_sid: member, cursor } }, { signal }).firstPage()
}
