import { Box, Button, Group, Stack, Text } from "@mantine/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { OptOut } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FilterField } from "../../components/filter-field.tsx"
import { HeldBack } from "../../components/held-back.tsx"
import { readListPage, type ListPage } from "../../components/list-page.ts"
import { useSteadyRows } from "../../components/steady-rows.ts"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { NoOptOuts } from "./no-opt-outs.tsx"
import { RemoveOptOut } from "./remove-opt-out.tsx"

/** Recipients opt out by themselves. */
const refetchInterval = 5_000

export function OptOutsPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [filters, change] = useFilters<"from" | "to">()
  const [removed, setRemoved] = useState<OptOut | null>(null)
  const queryKey = [account?.account_sid, "opt_outs", filters]
  const optOuts = useQuery<ListPage<OptOut>>({
    queryKey,
    refetchInterval,
    queryFn: ({ signal }) => readListPage(client.optOuts.list(filters, { signal })),
    placeholderData: keepPreviousData,
  })
  const steady = useSteadyRows(optOuts.data?.data, {
    keyOf,
    dropsGone: true,
    list: optOuts.isPlaceholderData ? "before" : JSON.stringify(queryKey),
  })
  const isFiltered = Boolean(filters.from || filters.to || filters.cursor)
  const isEmpty = optOuts.data?.data.length === 0 && !optOuts.data.nextCursor
  return (
    <Page
      title="Opt-outs"
      description="Whoever writes STOP to a sender of the account gets no more messages from it, until they write START."
    >
      {(!isEmpty || isFiltered) && (
        <Group gap="0 16px" align="flex-start">
          <FilterField
            label="Recipient"
            placeholder="+14155550123"
            value={filters.to}
            change={(to) => change({ to })}
            error={optOuts.error}
            param="to"
          />
          <FilterField
            label="Sender"
            placeholder="+14155550100"
            value={filters.from}
            change={(from) => change({ from })}
            error={optOuts.error}
            param="from"
          />
        </Group>
      )}
      {optOuts.isError ? (
        <ErrorAlert error={optOuts.error} retry={() => void optOuts.refetch()} />
      ) : isEmpty && !isFiltered ? (
        <NoOptOuts />
      ) : isEmpty ? (
        <Text c="dimmed">Nobody has opted out so.</Text>
      ) : (
        <Stack gap="xs" {...steady.holders}>
          <DataTable
            caption="Opt-outs"
            columns={[...columns, ...(may.change ? [removeColumn(setRemoved)] : [])]}
            rows={steady.rows}
            keyOf={keyOf}
            nextCursor={optOuts.data?.nextCursor ?? null}
          />
          <HeldBack count={steady.waiting} />
        </Stack>
      )}
      <RemoveOptOut optOut={removed} close={() => setRemoved(null)} />
    </Page>
  )
}

function keyOf({ from, to }: OptOut): string {
  return `${from} ${to}`
}

const columns: readonly Column<OptOut>[] = [
  { header: "Recipient", cell: ({ to }) => <Address text={to} /> },
  { header: "Sender", cell: ({ from }) => <Address text={from} /> },
  { header: "Wrote", cell: ({ keyword }) => keyword, wideOnly: true },
  { header: "When", cell: ({ created_at }) => <Time at={created_at} />, wideOnly: true },
]

function Address({ text }: { text: string }) {
  return (
    <Group gap={2} wrap="nowrap">
      <Text component="span" size="sm" className="tabular">
        {text}
      </Text>
      <Box component="span" visibleFrom="sm">
        <CopyButton value={text} what={text} />
      </Box>
    </Group>
  )
}

function removeColumn(remove: (optOut: OptOut) => void): Column<OptOut> {
  return {
    header: "Action",
    align: "right",
    cell: (optOut) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Remove the opt-out of ${optOut.to} from ${optOut.from}`}
        onClick={() => remove(optOut)}
      >
        Remove
      </Button>
    ),
  }
}
