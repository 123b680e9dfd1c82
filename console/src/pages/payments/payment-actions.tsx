import { Button } from "@mantine/core"
import type { Payment } from "posthorn"
import { useState, type ComponentType } from "react"
import { CancelDialog } from "./cancel-dialog.tsx"
import { CaptureDialog } from "./capture-dialog.tsx"
import { RefundDialog, refundableOf } from "./refund-dialog.tsx"

interface DialogProps {
  payment: Payment
  close(): void
}

interface Act {
  label: string
  isPossible(payment: Payment): boolean
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
  { label: "Refund", isPossible: (payment) => refundableOf(payment) > 0, Dialog: RefundDialog },
  {
    label: "Cancel the payment",
    isPossible: ({ status, pending_operation: pending }) =>
      ["pending", "requires_action", "authorized"].includes(status) && pending === null,
    Dialog: CancelDialog,
  },
]

/** The buttons for what can be done with the payment now. A dialog that is open stays when the payment changes under it. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState<Act | null>(null)
  return (
    <>
      {acts
        .filter((act) => act.isPossible(payment))
        .map((act) => (
          <Button key={act.label} variant={act.isMain ? "filled" : "default"} onClick={() => setOpen(act)}>
            {act.label}
          </Button>
        ))}
      {open && <open.Dialog payment={payment} close={() => setOpen(null)} />}
    </>
  )
}
