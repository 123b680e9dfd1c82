import { NativeSelect, Stack, Text } from "@mantine/core"
import type { CancelPaymentRequest, Payment } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Confirmation } from "../../components/confirmation.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { tell } from "../../components/tell.ts"
import { formatAmount } from "../../money.ts"
import { cancelReasons } from "./in-words.ts"
import { useChanged } from "./queries.ts"

type Reason = NonNullable<CancelPaymentRequest["reason"]>

export function CancelDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const changed = useChanged()
  const [reason, setReason] = useState<Reason>("requested_by_customer")
  const { sid, status, currency, amount_capturable: capturable } = payment
  const cancel = async () => {
    const canceled = await client.payments.cancel(sid, { reason })
    await changed(canceled)
    tell(
      canceled.pending_operation === "cancel"
        ? "The provider has not confirmed the cancellation yet. This page updates when it does."
        : "The payment was canceled.",
    )
    close()
  }
  return (
    <Dialog onClose={close} title="Cancel this payment?">
      <Stack>
        <Text>
          {status === "authorized"
            ? `${formatAmount(capturable, currency)} is released to the customer, and cannot be captured later.`
            : "The payment page closes, and the customer can no longer pay."}
        </Text>
        <NativeSelect
          label="Reason"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
          data={Object.entries(cancelReasons).map(([value, label]) => ({ value, label }))}
        />
        <Confirmation act="Cancel the payment" keep="Keep the payment" isDangerous confirm={cancel} leave={close} />
      </Stack>
    </Dialog>
  )
}
