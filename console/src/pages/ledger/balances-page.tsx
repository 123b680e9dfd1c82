import { Button, Skeleton, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { sharedEveryMs } from "../../components/live-list.ts"
import { sentenceOf } from "../../components/sentence-of.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { BalanceTables } from "./balance-tables.tsx"
import { LedgerTabs } from "./ledger-tabs.tsx"
import { firstPayment } from "../../snippets/generated/first-payment.ts"
import * as strings from "./strings.ts"

export function BalancesPage() {
  const { client, account } = useAccount()
  const { data, error, refetch } = useQuery({
    queryKey: [account?.account_sid, "balances"],
    queryFn: async ({ signal }) => (await client.balances.list({ signal })).data,
    refetchInterval: sharedEveryMs,
    enabled: account !== null,
  })
  return (
    <Page title={strings.balances} description={strings.balancesDescription}>
      <LedgerTabs />
      {error && !data ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <NoBalances />
      ) : data ? (
        <BalanceTables balances={data} />
      ) : (
        <Skeleton height={280} />
      )}
      {error && data && (
        <Text size="sm" c="dimmed" role="status" mt="sm">
          {strings.balancesStale} {sentenceOf(error)}
        </Text>
      )}
    </Page>
  )
}

function NoBalances() {
  const may = useMay()
  return (
    <EmptyState
      title={strings.noBalancesYet}
      action={
        may.change && (
          <Button component={Link} to="/payment-providers">
            {strings.connectProvider}
          </Button>
        )
      }
      snippet={firstPayment}
    >
      {strings.noBalancesYetText}
    </EmptyState>
  )
}
