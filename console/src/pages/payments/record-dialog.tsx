import { Stack, Text, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Payment } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { fromLocalInput } from "../../components/local-input.ts"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { MoneyError } from "./money-error.tsx"
import { useChanged } from "./queries.ts"

/** Records cash or a bank transfer that somebody received. One opened form has one idempotency key. */
export function RecordDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const [key] = useState(newKey)
  const changed = useChanged()
  const { sid, amount, currency, send } = payment
  const money = formatAmount(amount, currency)
  const form = useForm({
    initialValues: { reference: "", received_at: "", note: "" },
    validate: {
      reference: (text) => (text.trim() ? null : "Enter a reference, such as a receipt number."),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ reference, received_at: receivedAt, note }) => {
    const request = {
      reference: reference.trim(),
      ...(receivedAt && { received_at: fromLocalInput(receivedAt) }),
      ...(note.trim() && { note: note.trim() }),
    }
    await changed(await client.payments.recordPayment(sid, request, { idempotencyKey: key }))
    tell(`${money} was recorded.`)
    close()
  })
  return (
    <Dialog onClose={close} title="Record as paid">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Record that you received {money} in cash or by bank transfer. The payment is completed, and its page closes.
            {send?.receipt && " The customer gets a receipt."}
          </Text>
          <TextInput
            label="Reference"
            description="A number to find the money by, such as that of a receipt or a transfer."
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("reference")}
          />
          <TextInput
            type="datetime-local"
            label="Received"
            description="In your time zone. Leave empty to use the current time."
            {...form.getInputProps("received_at")}
          />
          <Textarea label="Note" autosize minRows={2} maxRows={6} {...form.getInputProps("note")} />
          {error !== null && <MoneyError error={error} act="record" />}
          <FormButtons act={`Record ${money}`} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
