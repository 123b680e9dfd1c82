import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { Dispute } from "posthorn"
import type { Column } from "../../components/data-table.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import { deadlineOf } from "./in-words.ts"
import * as strings from "./strings.ts"

export const disputeColumns: readonly Column<Dispute>[] = [
  {
    header: strings.amount,
    cell: ({ payment_sid: sid, amount, currency }) => (
      <Anchor component={Link} to={`/payments/${sid}`} size="sm" className="tabular" style={{ whiteSpace: "nowrap" }}>
        {formatAmount(amount, currency)}
      </Anchor>
    ),
  },
  { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { header: strings.evidence, cell: (dispute) => <Due dispute={dispute} /> },
  { header: strings.reason, cell: ({ reason }) => reason.replaceAll("_", " "), wideOnly: true },
  {
    header: strings.providerReference,
    cell: ({ provider_reference: reference }) => <span style={{ overflowWrap: "anywhere" }}>{reference}</span>,
    wideOnly: true,
  },
  { header: strings.opened, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
]

/** The deadline for evidence. A late one is highlighted. */
export function Due({ dispute }: { dispute: Dispute }) {
  const deadline = deadlineOf(dispute, Date.now())
  if (!deadline) return <span>–</span>
  return (
    <>
      <Text size="sm" fw={560} c={deadline.isOverdue ? "var(--mantine-color-error)" : undefined}>
        {deadline.text}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        <Time at={dispute.evidence_due_at} short />
      </Text>
    </>
  )
}
