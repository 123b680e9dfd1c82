import { Button } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Payment } from "@posthorn/client"
import { useState, type ComponentType } from "react"
import { recordedKinds } from "../../api/generated/recorded-kinds.ts"
import { useAccount } from "../../api/account.tsx"
import { providersQuery } from "../../components/payment-providers.ts"
import { CancelDialog } from "./cancel-dialog.tsx"
import { CaptureDialog } from "./capture-dialog.tsx"
import { CompleteDialog } from "./complete-dialog.tsx"
import { isOpenDispute, isPartlyPaid, refundableOf } from "./in-words.ts"
import { disputesQuery } from "./queries.ts"
import { RecordDialog } from "./record-dialog.tsx"
import { RefundDialog } from "./refund-dialog.tsx"
import { ResolveDialog } from "./resolve-dialog.tsx"
import { SendLinkDialog } from "./send-link-dialog.tsx"
import * as strings from "./strings.ts"

interface DialogProps {
  payment: Payment
  close(): void
}

/** Facts in addition to the payment. */
interface Around {
  hasManual: boolean
  isDisputed: boolean
  /** The money that can still be refunded. */
  refundable: number
}

interface Act {
  label: string
  isPossible(payment: Payment, around: Around): boolean
  isMain?: boolean
  Dialog: ComponentType<DialogProps>
}

const acts: readonly Act[] = [
  {
    label: strings.decide,
    isPossible: ({ review_reason: reason, mismatch }) => reason === "amount_mismatch" && mismatch !== null,
    isMain: true,
    Dialog: ResolveDialog,
  },
  {
    label: strings.capture,
    isPossible: ({ status, pending_operation: pending }) => status === "authorized" && pending === null,
    isMain: true,
    Dialog: CaptureDialog,
  },
  { label: strings.sendLink, isPossible: hasOpenPage, Dialog: SendLinkDialog },
  { label: strings.recordMoney, isPossible: isRecordable, Dialog: RecordDialog },
  {
    label: strings.complete,
    isPossible: (payment, { refundable }) => isPartlyPaid(payment) && refundable > 0,
    Dialog: CompleteDialog,
  },
  {
    label: strings.refund,
    isPossible: (_, { refundable, isDisputed }) => refundable > 0 && !isDisputed,
    Dialog: RefundDialog,
  },
  {
    label: strings.cancelPayment,
    isPossible: (payment, { refundable }) =>
      ["pending", "requires_action", "authorized"].includes(payment.status) &&
      payment.pending_operation === null &&
      !(isPartlyPaid(payment) && refundable > 0),
    Dialog: CancelDialog,
  },
]

function hasOpenPage({ status, checkout_url: url }: Payment): boolean {
  return url !== null && (status === "pending" || status === "requires_action")
}

/** Whether a person can have received the money, because no charge began at another provider. */
function isRecordable(payment: Payment, { hasManual }: Around): boolean {
  const { provider } = payment
  return hasOpenPage(payment) && (provider === null ? hasManual : recordedKinds.includes(provider))
}

/** The buttons for the possible actions on the payment. An open dialog stays when the payment changes. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState<Act | null>(null)
  const around = useAround(payment)
  return (
    <>
      {acts
        .filter((act) => act.isPossible(payment, around))
        .map((act) => (
          <Button key={act.label} variant={act.isMain ? "filled" : "default"} onClick={() => setOpen(act)}>
            {act.label}
          </Button>
        ))}
      {open && <open.Dialog payment={payment} close={() => setOpen(null)} />}
    </>
  )
}

function useAround(payment: Payment): Around {
  const chosen = useAccount()
  const { data: providers } = useQuery(providersQuery(chosen))
  const { data: disputes, isPending } = useQuery(disputesQuery(chosen, payment.sid))
  return {
    hasManual: providers?.some(({ kind, status }) => recordedKinds.includes(kind) && status === "enabled") ?? false,
    refundable: refundableOf(payment, disputes ?? []),
    isDisputed: isPending || (disputes?.some(isOpenDispute) ?? false),
  }
}
