import { SegmentedControl, SimpleGrid, Skeleton, Stack } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Statistics } from "posthorn"
import { lazy, Suspense } from "react"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Panel } from "../../components/panel.tsx"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { useFilters } from "../../url/filters.ts"
import { Errors } from "./errors.tsx"
import { Figures } from "./figures.tsx"
import { WebhookHealth } from "./webhook-health.tsx"

/** The library of charts is as big as the rest of the page, and comes after it. */
const Traffic = lazy(async () => ({ default: (await import("./traffic.tsx")).Traffic }))
const refreshMs = 15_000

export function HomePage() {
  const { client, account } = useAccount()
  const [filters, setFilters] = useFilters<"interval">()
  const interval = filters.interval === "day" ? "day" : "hour"
  const statistics = useQuery({
    queryKey: [account?.account_sid, "statistics", interval],
    queryFn: ({ signal }) => client.statistics.get({ interval }, { signal }),
    refetchInterval: refreshMs,
    enabled: account !== null,
  })
  return (
    <Page
      title="Home"
      description={account?.account_name}
      actions={
        <SegmentedControl
          aria-label="Time"
          size="xs"
          value={interval}
          onChange={(value) => setFilters({ interval: value === "day" ? "day" : "" })}
          data={[
            { value: "hour", label: "24 hours" },
            { value: "day", label: "30 days" },
          ]}
        />
      }
    >
      {statistics.isError && <ErrorAlert error={statistics.error} retry={() => void statistics.refetch()} />}
      {statistics.isPending && account && <PageSkeleton />}
      {statistics.data && <Overview statistics={statistics.data} />}
    </Page>
  )
}

function Overview({ statistics }: { statistics: Statistics }) {
  if (isQuiet(statistics)) return <FirstMessage />
  return (
    <Stack gap="md">
      <Figures total={statistics.total} />
      <Panel title="Traffic">
        <Suspense fallback={<Skeleton height={240} />}>
          <Traffic statistics={statistics} />
        </Suspense>
      </Panel>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title="Errors of the last day">
          <Errors errors={statistics.errors} />
        </Panel>
        <Panel title="Webhooks of the last day">
          <WebhookHealth webhooks={statistics.webhooks} />
        </Panel>
      </SimpleGrid>
    </Stack>
  )
}

function isQuiet({ total }: Statistics): boolean {
  return Object.values(total.messages).every((count) => count === 0)
}

function FirstMessage() {
  const { account } = useAccount()
  return (
    <EmptyState
      title="Send a first message"
      curl={`curl -u ${account?.account_sid ?? "$ACCOUNT_SID"}:$AUTH_TOKEN ${location.origin}/v1/messages \\
  -d To=%2B14155550123 -d From=%2B15005550006 -d Body=Hello`}
      sdk={`await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "Hello" })`}
    >
      Nothing was sent or received in this time. The simulator delivers a message to that number, and nothing leaves
      this machine; then this page shows traffic, errors and webhooks.
    </EmptyState>
  )
}
