import { Anchor, Stack, Text } from "@mantine/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { AuditEntry } from "../../api/generated/schemas.ts"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { entriesQuery, type FilterName } from "./audit-query.ts"
import { EntryDialog, SubjectLink } from "./entry-dialog.tsx"
import { AuditLogFilters } from "./filter-bar.tsx"
import { changeInWords, credentialName, outcomeOf } from "./in-words.ts"
import { NoEntries } from "./no-entries.tsx"

export function AuditLogPage() {
  const { own } = useMay()
  return (
    <Page title="Audit log" description="Changes in the account by members and programs, newest first.">
      {own ? <Log /> : <Text>The audit log is for owners of the account. Ask one of them.</Text>}
    </Page>
  )
}

function Log() {
  const chosen = useAccount()
  const [filters] = useFilters<FilterName>()
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const { data, isError, error, refetch } = useQuery({
    ...entriesQuery(chosen, filters),
    placeholderData: keepPreviousData,
  })
  const { cursor, ...narrowed } = filters
  return (
    <>
      <AuditLogFilters error={error} />
      {isError ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : data?.data.length === 0 && !data.nextCursor && !cursor ? (
        <NoEntries isFiltered={Object.values(narrowed).some(Boolean)} />
      ) : (
        <>
          <DataTable
            caption="Changes, the newest at the top"
            columns={columnsOf(setShown)}
            rows={data?.data}
            keyOf={({ sid }) => sid}
            open={(entry) => setShown(entry)}
            nextCursor={data?.nextCursor ?? null}
          />
          {data?.data.length === 0 && (
            <Text c="dimmed" mt="sm">
              None of the entries looked at fits. “Older” looks further back; a time makes it quicker.
            </Text>
          )}
        </>
      )}
      {shown && <EntryDialog entry={shown} close={() => setShown(null)} />}
    </>
  )
}

function columnsOf(show: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] {
  return [
    {
      header: "Change",
      cell: (entry) => (
        <Stack gap={0} align="flex-start">
          <Anchor component="button" type="button" size="sm" fw={560} ta="left" onClick={() => show(entry)}>
            {changeInWords(entry.operation)}
          </Anchor>
          <Text size="xs" c="dimmed" hiddenFrom="md" style={{ overflowWrap: "anywhere" }}>
            {whoOf(entry)}, <Time at={entry.at} short />
          </Text>
        </Stack>
      ),
    },
    { header: "By", cell: whoOf, wideOnly: true },
    {
      header: "Of",
      cell: ({ subject_sid: sid }) => (sid ? <SubjectLink sid={sid} /> : "–"),
      wideOnly: true,
    },
    {
      header: "Outcome",
      cell: ({ status }) => (
        <Text size="sm" c={(status ?? 0) >= 400 ? "var(--mantine-color-error)" : undefined}>
          {outcomeOf(status)}
        </Text>
      ),
    },
    { header: "From", cell: ({ ip }) => <span className="tabular">{ip}</span>, wideOnly: true },
    { header: "When", cell: ({ at }) => <Time at={at} short />, wideOnly: true },
  ]
}

function whoOf({ member_email: email, credential }: AuditEntry): string {
  return email ?? (credential === null ? "a removed member" : credentialName(credential))
}
