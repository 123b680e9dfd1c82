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
import { changeInWords, credentialName, fieldsInWords, outcomeOf } from "./in-words.ts"
import { NoEntries } from "./no-entries.tsx"
import * as strings from "./strings.ts"

export function AuditLogPage() {
  const { own } = useMay()
  return (
    <Page title={strings.auditLog} description={strings.auditLogDescription}>
      {own ? <Log /> : <Text>{strings.ownersOnlyText}</Text>}
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
            caption={strings.changesCaption}
            columns={columnsOf(setShown)}
            rows={data?.data}
            keyOf={({ sid }) => sid}
            open={(entry) => setShown(entry)}
            nextCursor={data?.nextCursor ?? null}
          />
          {data?.data.length === 0 && (
            <Text c="dimmed" mt="sm">
              {strings.noMatchSoFar}
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
      header: strings.change,
      cell: (entry) => (
        <Stack gap={0} align="flex-start">
          <Anchor component="button" type="button" size="sm" fw={560} ta="left" onClick={() => show(entry)}>
            {changeInWords(entry.operation)}
          </Anchor>
          {entry.changes.length > 0 && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {fieldsInWords(entry.changes)}
            </Text>
          )}
          <Text size="xs" c="dimmed" hiddenFrom="md" style={{ overflowWrap: "anywhere" }}>
            {whoOf(entry)}, <Time at={entry.at} short />
          </Text>
        </Stack>
      ),
    },
    { header: strings.by, cell: whoOf, wideOnly: true },
    {
      header: strings.ofHeading,
      cell: ({ subject_sid: sid, subject_name: name }) => (sid ? <SubjectLink sid={sid} name={name} /> : (name ?? "–")),
      wideOnly: true,
    },
    {
      header: strings.outcome,
      cell: ({ status }) => (
        <Text size="sm" c={(status ?? 0) >= 400 ? "var(--mantine-color-error)" : undefined}>
          {outcomeOf(status)}
        </Text>
      ),
    },
    { header: strings.from, cell: ({ ip }) => <span className="tabular">{ip}</span>, wideOnly: true },
    { header: strings.when, cell: ({ at }) => <Time at={at} short />, wideOnly: true },
  ]
}

function whoOf({ member_email: email, credential }: AuditEntry): string {
  return email ?? (credential === null ? strings.removedMemberCell : credentialName(credential))
}
