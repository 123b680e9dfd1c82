import { Paper, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Payment } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { DataTable } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { refundsQuery } from "./queries.ts"
import { refundColumns } from "./refund-columns.tsx"

/** Nothing for a payment that has none. */
export function PaymentRefunds({ payment }: { payment: Payment }) {
  const { data: refunds, error, refetch } = useQuery(refundsQuery(useAccount(), payment))
  if (error && !refunds) return <ErrorAlert error={error} retry={() => void refetch()} />
  if (!refunds?.length) return null
  const isPending = refunds.some(({ status }) => status === "pending")
  const hasFailed = refunds.some(({ status }) => status === "failed")
  return (
    <Paper>
      <Title order={2} mb="sm">
        Refunds
      </Title>
      <DataTable
        caption="Refunds of the payment, newest first"
        columns={refundColumns}
        rows={refunds}
        keyOf={({ sid }) => sid}
      />
      {isPending && (
        <Text size="sm" c="dimmed" mt="sm">
          A pending refund is reserved, and the provider has not confirmed it yet. Some banks take days. There is
          nothing to do.
        </Text>
      )}
      {hasFailed && (
        <Text size="sm" mt="sm">
          The amount of a failed refund is still with you. Refund it again, or pay the customer in another way.
        </Text>
      )}
    </Paper>
  )
}
