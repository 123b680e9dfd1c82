import { Checkbox, Text, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Payment } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { amountText, readAmount } from "../../components/amount-text.ts"
import { fromLocalInput } from "../../components/local-input.ts"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { formatAmount } from "../../money.ts"
import { AmountDialog, faultOfAmount } from "./amount-dialog.tsx"
import { remainingOf } from "./in-words.ts"
import { useChanged } from "./queries.ts"
import * as strings from "./strings.ts"

/** Records received cash or a bank transfer, all of it or a part. One opened form has one idempotency key. */
export function RecordDialog({ payment, close }: { payment: Payment; close(): void }) {
  const { client } = useAccount()
  const [key] = useState(newKey)
  const changed = useChanged()
  const { sid, currency } = payment
  const [left] = useState(() => remainingOf(payment))
  const form = useForm({
    initialValues: { amount: amountText(left, currency), reference: "", received_at: "", note: "", final: false },
    validate: {
      amount: (text) => faultOfAmount(text, left, currency),
      reference: (text) => (text.trim() ? null : strings.recordReferenceMissing),
    },
  })
  const { amount: typed, final: isFinal } = form.values
  const submission = useSubmit(form, async ({ amount: text, reference, received_at: receivedAt, note, final }) => {
    const amount = Number(readAmount(text, currency))
    const request = {
      amount,
      final: final && amount < left,
      reference: reference.trim(),
      ...(receivedAt && { received_at: fromLocalInput(receivedAt) }),
      ...(note.trim() && { note: note.trim() }),
    }
    await changed(await client.payments.recordPayment(sid, request, { idempotencyKey: key }))
    tell(strings.amountRecorded(formatAmount(amount, currency)))
    close()
  })
  return (
    <AmountDialog
      title={strings.recordMoney}
      act={strings.recordButton}
      max={left}
      currency={currency}
      amount={typed}
      field={form.getInputProps("amount")}
      submission={submission}
      fields={
        <>
          <TextInput
            label={strings.reference}
            description={strings.recordReferenceDescription}
            autoComplete="off"
            {...form.getInputProps("reference")}
          />
          <TextInput
            type="datetime-local"
            label={strings.received}
            description={strings.receivedDescription}
            {...form.getInputProps("received_at")}
          />
          <Textarea label={strings.note} autosize minRows={2} maxRows={6} {...form.getInputProps("note")} />
          {Number(readAmount(typed, currency)) < left && (
            <Checkbox label={strings.recordIsFinal} {...form.getInputProps("final", { type: "checkbox" })} />
          )}
        </>
      }
      summaryOf={(amount) => <Summary payment={payment} rest={left - amount} isFinal={isFinal} />}
      close={close}
    />
  )
}

function Summary({ payment, rest, isFinal }: { payment: Payment; rest: number; isFinal: boolean }) {
  if (rest > 0 && !isFinal)
    return <Text size="sm">{strings.recordStaysOpen(formatAmount(rest, payment.currency))}</Text>
  return (
    <Text size="sm">
      {strings.recordCompletes} {payment.send?.receipt && strings.receiptText}
    </Text>
  )
}
