import { Anchor, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { Payment } from "@posthorn/client"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import type { LiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { Page } from "../../shell/page.tsx"
import { formatAmount } from "../../money.ts"
import { useFilters } from "../../url/filters.ts"
import { PaymentsTabs } from "./payments-tabs.tsx"
import { paymentsOfQuery } from "./queries.ts"
import { StatusFilter } from "./status-filter.tsx"
import * as strings from "./strings.ts"

interface OfPayment {
  sid: string
  payment_sid: string
  amount: number
  currency: string
}

interface OfPaymentsPageProps<Row> {
  texts: { title: string; description: string; filter: string; noMatch: string; caption: string }
  list: LiveList<Row>
  statuses: readonly string[]
  /** The columns after the amount and the payment. */
  columns: readonly Column<Row>[]
  /** Replaces an empty list. */
  empty: ReactNode
}

/** A list of objects that belong to payments. Each row links to its payment. */
export function OfPaymentsPage<Row extends OfPayment>(props: OfPaymentsPageProps<Row>) {
  const { texts, list, statuses, columns, empty } = props
  const navigate = useNavigate()
  const payments = useQuery(paymentsOfQuery(useAccount(), list.steady.rows ?? [])).data
  const [{ status, cursor }] = useFilters<"status">()
  return (
    <Page title={texts.title} description={texts.description}>
      <PaymentsTabs />
      {list.isEmpty && !status && !cursor ? (
        empty
      ) : (
        <>
          <StatusFilter label={texts.filter} statuses={statuses} error={list.error} />
          <LiveTable
            list={list}
            caption={texts.caption}
            columns={[...paymentColumns(payments), ...columns]}
            open={({ payment_sid: sid }) => void navigate({ to: `/payments/${sid}` })}
            empty={<Text c="dimmed">{texts.noMatch}</Text>}
          />
        </>
      )}
    </Page>
  )
}

/** The amount, which links to the payment, and what the payment is for: in one column on a phone. */
function paymentColumns(payments: readonly Payment[] | undefined): Column<OfPayment>[] {
  const paymentOf = ({ payment_sid: sid }: OfPayment) => payments?.find((payment) => payment.sid === sid)
  return [
    {
      header: strings.amount,
      cell: (row) => (
        <Stack gap={0} align="flex-start">
          <Anchor
            component={Link}
            to={`/payments/${row.payment_sid}`}
            size="sm"
            className="tabular"
            style={{ whiteSpace: "nowrap" }}
          >
            {formatAmount(row.amount, row.currency)}
          </Anchor>
          <Text size="xs" c="dimmed" hiddenFrom="md" lineClamp={1} style={{ overflowWrap: "anywhere" }}>
            {paymentOf(row)?.description ?? paymentOf(row)?.reference}
          </Text>
        </Stack>
      ),
    },
    {
      header: strings.description,
      cell: (row) => (
        <Text size="sm" lineClamp={1} style={{ overflowWrap: "anywhere" }}>
          {paymentOf(row)?.description ?? "–"}
        </Text>
      ),
      wideOnly: true,
    },
    { header: strings.reference, cell: (row) => paymentOf(row)?.reference ?? "–", wideOnly: true },
  ]
}
