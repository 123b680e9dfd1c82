import { Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Payment } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { MoneyError } from "./money-error.tsx"
import { useChanged } from "./queries.ts"
import * as strings from "./strings.ts"

/** Completes a payment of which a part was recorded. */
export function CompleteDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const [key] = useState(newKey)
  const changed = useChanged()
  const { sid, amount, amount_captured: captured, currency, send } = payment
  const form = useForm({
    initialValues: { reference: "" },
    validate: { reference: (text) => (text.trim() ? null : strings.completeReasonMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ reference }) => {
    const request = { amount: 0, final: true, reference: reference.trim() }
    await changed(await client.payments.recordPayment(sid, request, { idempotencyKey: key }))
    tell(strings.thePaymentWasCompleted)
    close()
  })
  return (
    <Dialog onClose={close} title={strings.completePayment}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {strings.completeText(formatAmount(captured, currency), formatAmount(amount, currency))}{" "}
            {send?.receipt && strings.receiptText}
          </Text>
          <TextInput
            label={strings.reason}
            description={strings.completeReasonDescription}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("reference")}
          />
          {error !== null && <MoneyError error={error} />}
          <FormButtons act={strings.completePayment} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
