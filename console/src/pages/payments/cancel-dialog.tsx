import { NativeSelect, Stack, Text } from "@mantine/core"
import type { CancelPaymentRequest, Payment } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Confirmation } from "../../components/confirmation.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { tell } from "../../components/tell.ts"
import { formatAmount } from "../../money.ts"
import { useChanged } from "./queries.ts"
import * as strings from "./strings.ts"

type Reason = NonNullable<CancelPaymentRequest["reason"]>

export function CancelDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const changed = useChanged()
  const [reason, setReason] = useState<Reason>("requested_by_customer")
  const { sid, status, currency, amount_capturable: capturable } = payment
  const cancel = async () => {
    const canceled = await client.payments.cancel(sid, { reason })
    await changed(canceled)
    tell(canceled.pending_operation === "cancel" ? strings.cancellationPending : strings.thePaymentWasCanceled)
    close()
  }
  return (
    <Dialog onClose={close} title={strings.cancelThisPayment}>
      <Stack>
        <Text>
          {status === "authorized"
            ? strings.cancelReleasesText(formatAmount(capturable, currency))
            : strings.cancelClosesText}
        </Text>
        <NativeSelect
          label={strings.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value as Reason)}
          data={Object.entries(strings.cancelReasons).map(([value, label]) => ({ value, label }))}
        />
        <Confirmation
          act={strings.cancelPayment}
          keep={strings.keepPayment}
          isDangerous
          confirm={cancel}
          leave={close}
        />
      </Stack>
    </Dialog>
  )
}
