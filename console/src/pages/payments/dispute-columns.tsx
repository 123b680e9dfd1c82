import { Text } from "@mantine/core"
import type { Dispute } from "@posthorn/client"
import type { Column } from "../../components/data-table.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { deadlineOf } from "./in-words.ts"
import * as strings from "./strings.ts"

export const disputeColumns: readonly Column<Dispute>[] = [
  { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { header: strings.evidence, cell: (dispute) => <Due dispute={dispute} /> },
  { header: strings.reason, cell: ({ reason }) => reason.replaceAll("_", " "), wideOnly: true },
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
