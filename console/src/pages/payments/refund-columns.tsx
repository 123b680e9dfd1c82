import { Text } from "@mantine/core"
import type { Refund } from "@posthorn/client"
import type { Column } from "../../components/data-table.tsx"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import * as strings from "./strings.ts"

export const refundColumns: readonly Column<Refund>[] = [
  {
    header: strings.amount,
    cell: ({ amount, currency }) => <span className="tabular">{formatAmount(amount, currency)}</span>,
  },
  { header: strings.status, cell: (refund) => <Status refund={refund} /> },
  { header: strings.reason, cell: (refund) => reasonOf(refund), wideOnly: true },
  { header: strings.refund, cell: ({ sid }) => <Sid sid={sid} />, wideOnly: true },
  { header: strings.created, cell: ({ created_at: at }) => <Time at={at} short /> },
]

function Status({ refund: { status, failure_reason: failure } }: { refund: Refund }) {
  return (
    <>
      <StatusBadge status={status} />
      {failure && (
        <Text size="xs" c="dimmed">
          {failure.replaceAll("_", " ")}
        </Text>
      )}
    </>
  )
}

function reasonOf({ reason, is_requested: isRequested }: Refund): string {
  if (!isRequested) return strings.madeAtTheProvider
  return reason === null ? "–" : (strings.refundReasons[reason] ?? reason)
}
