import { Button, Skeleton, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { VerificationAttemptSummary } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { formatCount } from "../../components/format.ts"
import { Panel } from "../../components/panel.tsx"
import { channelName, findChannel } from "../../components/channel-name.ts"
import { countryName } from "../../components/verifications/country-name.ts"
import { Part } from "../../components/verifications/part.tsx"
import { usePeriod } from "../../components/verifications/period.tsx"
import * as strings from "./strings.ts"

interface Count extends Entry {
  /** Messages whose delivery can be reported. Email has no receipts. */
  reporting: number
}

type Entry = VerificationAttemptSummary["data"][number]

/** More are shown on demand. */
const shownMax = 6

/**
 * The numbers of messages that were sent, arrived and led to an approval. A low share at the second or third
 * step indicates a problem.
 */
export function Funnel() {
  const { client, account } = useAccount()
  const { period, choice, beginning } = usePeriod()
  const { data, error, refetch } = useQuery({
    queryKey: [account?.account_sid, "verifications", "summary", period],
    queryFn: async ({ signal }) =>
      (await client.auth.attempts.summary({ created_after: beginning() }, { signal })).data.map(countOf),
    refetchInterval: 15_000,
    enabled: account !== null,
  })
  return (
    <Panel title={strings.messagesOfTheLast(period)} actions={choice}>
      {data ? (
        <Counts counts={data} period={period} />
      ) : error ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={72} />
      )}
    </Panel>
  )
}

function Counts({ counts, period }: { counts: readonly Count[]; period: string }) {
  const [isWhole, setWhole] = useState(false)
  if (counts.length === 0) return <Text c="dimmed">{strings.funnelEmpty(period)}</Text>
  const rows = counts.length > 1 ? [totalOf(counts), ...counts] : counts
  const shown = isWhole ? rows : rows.slice(0, shownMax)
  return (
    <>
      <DataTable
        caption={strings.funnelCaption}
        columns={columns}
        rows={shown}
        keyOf={({ country, channel }) => `${country} ${channel}`}
      />
      {shown.length < rows.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          {strings.showMore(rows.length - shown.length)}
        </Button>
      )}
    </>
  )
}

/** The simulator reports the delivery of every message. */
function countOf(entry: Entry): Count {
  const hasReceipts = findChannel(entry.channel)?.hasReceipts ?? true
  return { ...entry, reporting: hasReceipts || entry.delivered > 0 ? entry.sent : 0 }
}

/** The row of all countries and channels. Both are empty in it. */
function totalOf(counts: readonly Count[]): Count {
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0)
  return {
    country: "",
    channel: "",
    sent: sum(({ sent }) => sent),
    reporting: sum(({ reporting }) => reporting),
    delivered: sum(({ delivered }) => delivered),
    failed: sum(({ failed }) => failed),
    converted: sum(({ converted }) => converted),
  }
}

const columns: readonly Column<Count>[] = [
  {
    header: strings.country,
    cell: ({ country, channel }) => (
      <>
        {country ? countryName(country) : strings.allCountries}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {channelName(channel)}
        </Text>
      </>
    ),
  },
  { header: strings.channel, cell: ({ channel }) => (channel ? channelName(channel) : strings.all), wideOnly: true },
  {
    header: strings.sent,
    align: "right",
    cell: ({ sent }) => <span className="tabular">{formatCount(sent)}</span>,
    wideOnly: true,
  },
  {
    header: strings.delivered,
    align: "right",
    cell: ({ delivered, reporting }) =>
      reporting === 0 ? (
        <Text size="xs" c="dimmed">
          {strings.noReceipts}
        </Text>
      ) : (
        <Part count={delivered} of={reporting} />
      ),
  },
  { header: strings.approved, align: "right", cell: ({ sent, converted }) => <Part count={converted} of={sent} /> },
]
