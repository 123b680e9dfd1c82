import { Button } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Payment } from "posthorn"
import { useState, type ComponentType } from "react"
import { useAccount } from "../../api/account.tsx"
import { CancelDialog } from "./cancel-dialog.tsx"
import { CaptureDialog } from "./capture-dialog.tsx"
import { providersQuery } from "./queries.ts"
import { RecordDialog } from "./record-dialog.tsx"
import { RefundDialog, refundableOf } from "./refund-dialog.tsx"

interface DialogProps {
  payment: Payment
  close(): void
}

interface Act {
  label: string
  isPossible(payment: Payment, hasManual: boolean): boolean
  isMain?: boolean
  Dialog: ComponentType<DialogProps>
}

const acts: readonly Act[] = [
  {
    label: "Capture",
    isPossible: ({ status, pending_operation: pending }) => status === "authorized" && pending === null,
    isMain: true,
    Dialog: CaptureDialog,
  },
  { label: "Record the money", isPossible: isRecordable, Dialog: RecordDialog },
  { label: "Refund", isPossible: (payment) => refundableOf(payment) > 0, Dialog: RefundDialog },
  {
    label: "Cancel the payment",
    isPossible: ({ status, pending_operation: pending }) =>
      ["pending", "requires_action", "authorized"].includes(status) && pending === null,
    Dialog: CancelDialog,
  },
]

/** Whether a person can have received the money: nothing was begun at another provider. */
function isRecordable({ status, provider, checkout_url: url }: Payment, hasManual: boolean): boolean {
  if (url === null || (status !== "pending" && status !== "requires_action")) return false
  return provider === "manual" || (hasManual && provider === null)
}

/** The buttons for what can be done with the payment now. A dialog that is open stays when the payment changes under it. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState<Act | null>(null)
  const { data: providers } = useQuery(providersQuery(useAccount()))
  const hasManual = providers?.some(({ kind, status }) => kind === "manual" && status === "enabled") ?? false
  return (
    <>
      {acts
        .filter((act) => act.isPossible(payment, hasManual))
        .map((act) => (
          <Button key={act.label} variant={act.isMain ? "filled" : "default"} onClick={() => setOpen(act)}>
            {act.label}
          </Button>
        ))}
      {open && <open.Dialog payment={payment} close={() => setOpen(null)} />}
    </>
  )
}
