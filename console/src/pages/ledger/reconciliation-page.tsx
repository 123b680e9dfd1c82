import { Anchor, Button, Stack, Text, Title } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Difference, Reconciliation } from "@posthorn/client"
import { useState, type ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { formatCount } from "../../components/format.ts"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { useProviderNames } from "../../components/payment-providers.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { DifferenceTable } from "./difference-table.tsx"
import { LedgerTabs } from "./ledger-tabs.tsx"
import { ReconcileDialog } from "./reconcile-dialog.tsx"
import * as strings from "./strings.ts"

export function ReconciliationPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [{ cursor }] = useFilters<never>()
  const [isAsking, setAsking] = useState(false)
  const list = useLiveList<Reconciliation>({
    queryKey: [account?.account_sid, "reconciliations", cursor],
    read: (signal) => readListPage(client.reconciliations.list({ cursor }, { signal })),
    keyOf,
    enabled: account !== null,
  })
  const run = may.change && <Button onClick={() => setAsking(true)}>{strings.reconcileNow}</Button>
  const isEmpty = list.isEmpty && !cursor
  return (
    <Page title={strings.reconciliation} description={strings.reconciliationDescription} actions={!isEmpty && run}>
      <LedgerTabs />
      {isEmpty ? (
        <NoRuns action={run} />
      ) : (
        <Stack gap="xl">
          <OpenDifferences />
          <section aria-labelledby="runs">
            <Title order={2} id="runs" mb="xs">
              {strings.reconciliations}
            </Title>
            <LiveTable list={list} caption={strings.reconciliationsNewestFirst} columns={columns} />
          </section>
        </Stack>
      )}
      <ReconcileDialog isOpen={isAsking} close={() => setAsking(false)} />
    </Page>
  )
}

const keyOf = ({ sid }: { sid: string }) => sid

const columns: readonly Column<Reconciliation>[] = [
  {
    header: strings.provider,
    cell: (run) => <Run run={run} />,
  },
  { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    header: strings.matched,
    align: "right",
    cell: ({ matched_count: count }) => <Count count={count} />,
    wideOnly: true,
  },
  {
    header: strings.differences,
    align: "right",
    cell: ({ difference_count: count }) => <Count count={count} />,
    wideOnly: true,
  },
]

function Run({ run }: { run: Reconciliation }) {
  const providerName = useProviderNames()
  const { provider_sid: provider, from, until, error } = run
  return (
    <>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {providerName(provider)}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        <Time at={from} short /> – <Time at={until} short />
      </Text>
      <Text size="xs" hiddenFrom="md">
        {strings.runCounts(formatCount(run.matched_count), run.difference_count)}
      </Text>
      {error && (
        <Text size="xs" c="var(--mantine-color-error)" style={{ overflowWrap: "anywhere" }}>
          {error}
        </Text>
      )}
    </>
  )
}

function Count({ count }: { count: number }) {
  return <span className="tabular">{formatCount(count)}</span>
}

const shownMax = 20

function OpenDifferences() {
  const { client, account } = useAccount()
  const { page, steady, error, retry } = useLiveList<Difference>({
    queryKey: [account?.account_sid, "differences", "newest_open"],
    read: (signal) => readListPage(client.differences.list({ status: ["open"], limit: shownMax }, { signal })),
    keyOf,
    enabled: account !== null,
  })
  return (
    <section aria-labelledby="open-differences">
      <Title order={2} id="open-differences" mb="xs">
        {strings.openDifferences}
      </Title>
      {error && !page ? (
        <ErrorAlert error={error} retry={retry} />
      ) : page?.data.length === 0 ? (
        <Text size="sm" c="dimmed">
          {strings.noOpenDifferences}
        </Text>
      ) : (
        <DifferenceTable steady={steady} error={error} />
      )}
      <Text size="sm" mt="sm">
        <Anchor
          component={Link}
          to={page?.nextCursor ? "/ledger/differences?status=open" : "/ledger/differences"}
          size="sm"
        >
          {page?.nextCursor ? strings.allOpenDifferences : strings.allDifferences}
        </Anchor>
      </Text>
    </section>
  )
}

function NoRuns({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={strings.noReconciliationYet} action={action}>
      {strings.noReconciliationYetText}
    </EmptyState>
  )
}
