import { Anchor, Button, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Difference } from "@posthorn/client"
import { useState } from "react"
import type { Column } from "../../components/data-table.tsx"
import { useProviderNames } from "../../components/payment-providers.ts"
import type { Steady } from "../../components/steady-rows.ts"
import { SteadyTable } from "../../components/steady-table.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { amountOf, differenceInWords } from "./difference-words.ts"
import { ResolveDialog } from "./resolve-dialog.tsx"
import * as strings from "./strings.ts"

interface DifferenceTableProps {
  steady: Steady<Difference>
  /** Absent for a list without pages. */
  nextCursor?: string | null
  error: unknown
}

/** Differences with both amounts. Members with permission resolve them here. */
export function DifferenceTable({ steady, error, ...pages }: DifferenceTableProps) {
  const may = useMay()
  const [resolved, setResolved] = useState<Difference | null>(null)
  return (
    <>
      <SteadyTable
        caption={strings.differencesNewestFirst}
        columns={[...columns, lastColumn(may.change ? setResolved : null)]}
        steady={steady}
        keyOf={({ sid }) => sid}
        error={error}
        {...pages}
      />
      <ResolveDialog difference={resolved} close={() => setResolved(null)} />
    </>
  )
}

const columns: readonly Column<Difference>[] = [
  { header: strings.difference, cell: (difference) => <What difference={difference} /> },
  {
    header: strings.ledger,
    align: "right",
    cell: ({ amount_ledger: minor, currency }) => <Amount>{amountOf(minor, currency)}</Amount>,
    wideOnly: true,
  },
  {
    header: strings.provider,
    align: "right",
    cell: ({ amount_provider: minor, currency }) => <Amount>{amountOf(minor, currency)}</Amount>,
    wideOnly: true,
  },
]

function What({ difference }: { difference: Difference }) {
  const providerName = useProviderNames()
  const { payment_sid: payment, provider_reference: reference, currency } = difference
  return (
    <>
      <Text size="sm">{differenceInWords(difference)}</Text>
      <Text size="xs" hiddenFrom="md">
        {strings.bothAmounts(
          amountOf(difference.amount_ledger, currency),
          amountOf(difference.amount_provider, currency),
        )}
      </Text>
      <Text size="xs" c="dimmed" component="div" style={{ overflowWrap: "anywhere" }}>
        {providerName(difference.provider_sid)}, {reference}, <Time at={difference.effective_at} short />
        {payment && (
          <>
            {" · "}
            <Anchor
              component={Link}
              to={`/payments/${payment}`}
              size="xs"
              underline="always"
              aria-label={strings.paymentOf(reference)}
            >
              {strings.payment}
            </Anchor>
          </>
        )}
      </Text>
      {difference.note && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {strings.noteOf(difference.note)}
        </Text>
      )}
    </>
  )
}

function Amount({ children }: { children: string }) {
  return (
    <Text size="sm" className="tabular" style={{ whiteSpace: "nowrap" }}>
      {children}
    </Text>
  )
}

function lastColumn(resolve: ((difference: Difference) => void) | null): Column<Difference> {
  return {
    header: strings.resolution,
    align: "right",
    cell: (difference) => {
      const { status, resolution, transaction_sid: transaction, provider_reference: reference } = difference
      if (status === "open" && resolve)
        return (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={strings.resolveTheDifferenceOf(reference)}
            onClick={() => resolve(difference)}
          >
            {strings.resolve}
          </Button>
        )
      if (resolution === null) return strings.open
      const words = strings.resolutions[resolution]
      if (resolution !== "booked" || transaction === null) return words
      return (
        <Anchor component={Link} to={`/ledger/transactions/${transaction}`} size="sm">
          {words}
        </Anchor>
      )
    },
  }
}
