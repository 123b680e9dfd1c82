import { SegmentedControl, SimpleGrid, Skeleton, Stack } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Statistics } from "@posthorn/client"
import { lazy, Suspense } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { NoAccount } from "../../components/no-account.tsx"
import { Panel } from "../../components/panel.tsx"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { useFilters } from "../../url/filters.ts"
import { AttentionPanel } from "./attention-panel.tsx"
import { Errors } from "./errors.tsx"
import { Figures } from "./figures.tsx"
import { dayBeforeQuery, endpointsQuery, latestPaymentsQuery, statisticsQuery } from "./queries.ts"
import * as strings from "./strings.ts"
import { Traffic } from "./traffic.tsx"
import { useAttention } from "./use-attention.ts"
import { endpointsOfDay, WebhookHealth } from "./webhook-health.tsx"

// An account usually needs one of them, and some need neither.
const FirstMessage = lazy(async () => ({ default: (await import("./first-message.tsx")).FirstMessage }))
const LatestPayments = lazy(async () => ({ default: (await import("./latest-payments.tsx")).LatestPayments }))

export function HomePage() {
  const chosen = useAccount()
  const { account } = chosen
  const [filters, setFilters] = useFilters<"interval">()
  const interval = filters.interval === "day" ? "day" : "hour"
  const statistics = useQuery(statisticsQuery(chosen, interval))
  const payments = useQuery(latestPaymentsQuery(chosen))
  const attention = useAttention()
  const isQuiet = statistics.data !== undefined && isNothing(statistics.data)
  // A new account sees the first steps first, unless something is broken.
  const isFirst = !isQuiet || attention.matters?.[0]?.urgency === "now"
  return (
    <Page
      title={strings.home}
      description={account?.account_name}
      actions={
        account && (
          <SegmentedControl
            aria-label={strings.time}
            size="xs"
            value={interval}
            onChange={(value) => setFilters({ interval: value === "day" ? "day" : "" })}
            data={[
              { value: "hour", label: strings.hours24 },
              { value: "day", label: strings.days30 },
            ]}
          />
        )
      }
    >
      <Stack gap="md">
        {isFirst && <AttentionPanel attention={attention} />}
        {!account && <NoAccount />}
        {statistics.isError && <ErrorAlert error={statistics.error} retry={() => void statistics.refetch()} />}
        {statistics.isPending && account && <PageSkeleton />}
        <Suspense fallback={<PageSkeleton />}>
          {statistics.data &&
            (isQuiet ? <FirstMessage interval={interval} /> : <Overview statistics={statistics.data} />)}
        </Suspense>
        {payments.isError && <ErrorAlert error={payments.error} retry={() => void payments.refetch()} />}
        {(payments.data?.length ?? 0) > 0 && (
          <Suspense>
            <LatestPayments payments={payments.data ?? []} />
          </Suspense>
        )}
        {!isFirst && <AttentionPanel attention={attention} />}
      </Stack>
    </Page>
  )
}

function Overview({ statistics }: { statistics: Statistics }) {
  const chosen = useAccount()
  const isDay = statistics.interval === "hour"
  const period = isDay ? strings.last24Hours : strings.last30Days
  const before = useQuery({ ...dayBeforeQuery(chosen, statistics), enabled: isDay }).data
  const webhooks = useQuery(endpointsQuery(chosen))
  return (
    <>
      <Figures total={statistics.total} before={isDay ? before?.total : undefined} />
      <Panel title={strings.traffic}>
        <Traffic statistics={statistics} />
      </Panel>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title={strings.errorsTitle(period)}>
          <Errors errors={statistics.errors} since={statistics.from} />
        </Panel>
        <Panel title={strings.webhooksTitle(period)}>
          {webhooks.isError && <ErrorAlert error={webhooks.error} retry={() => void webhooks.refetch()} />}
          {webhooks.isPending && <Skeleton height={80} />}
          {webhooks.data && <WebhookHealth endpoints={endpointsOfDay(webhooks.data, statistics.webhooks)} />}
        </Panel>
      </SimpleGrid>
    </>
  )
}

function isNothing({ total }: Statistics): boolean {
  return Object.values(total.messages).every((count) => count === 0)
}
