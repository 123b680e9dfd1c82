import { Paper, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Payment } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DataTable } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { refundsQuery } from "./queries.ts"
import { refundColumns } from "./refund-columns.tsx"
import * as strings from "./strings.ts"

/** Renders nothing for a payment without refunds. */
export function PaymentRefunds({ payment }: { payment: Payment }) {
  const { data: refunds, error, refetch } = useQuery(refundsQuery(useAccount(), payment))
  if (error && !refunds) return <ErrorAlert error={error} retry={() => void refetch()} />
  if (!refunds?.length) return null
  const isPending = refunds.some(({ status }) => status === "pending")
  const hasFailed = refunds.some(({ status }) => status === "failed")
  return (
    <Paper>
      <Title order={2} mb="sm">
        {strings.refunds}
      </Title>
      <DataTable
        caption={strings.refundsOfPaymentCaption}
        columns={refundColumns}
        rows={refunds}
        keyOf={({ sid }) => sid}
      />
      {isPending && (
        <Text size="sm" c="dimmed" mt="sm">
          {strings.refundPendingText}
        </Text>
      )}
      {hasFailed && (
        <Text size="sm" mt="sm">
          {strings.refundFailedText}
        </Text>
      )}
    </Paper>
  )
}
