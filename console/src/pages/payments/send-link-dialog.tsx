import { Autocomplete, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import type { Payment } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { ownNumbersQuery } from "../../components/message/messages-api.ts"
import { newKey } from "../../components/new-key.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { MoneyError } from "./money-error.tsx"
import { useChanged } from "./queries.ts"

/**
 * Sends the link of an open payment, for the first time or again. One opened form has one idempotency key.
 */
export function SendLinkDialog({ payment, close }: { payment: Payment; close(): void }) {
  const speaker = useAccount()
  const own = useQuery(ownNumbersQuery(speaker))
  const [key] = useState(newKey)
  const changed = useChanged()
  const { sid, send } = payment
  const form = useForm({
    initialValues: { to: send?.to ?? "", from: send?.from ?? "" },
    validate: {
      to: (to) => (to.trim() ? null : "Enter the customer's number, such as +14155550123."),
      from: (from) => (from.trim() ? null : "Enter the number or name to send from."),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ to, from }) => {
    const request = { to: to.trim(), from: from.trim() }
    await changed(await speaker.client.payments.sendLink(sid, request, { idempotencyKey: key }))
    tell(`The link was sent to ${request.to}.`)
    close()
  })
  return (
    <Dialog onClose={close} title={send ? "Send the link again" : "Send the link"}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">
            The customer gets a message with the same link. You pay for it like for any other message.
          </Text>
          <TextInput label="To" inputMode="tel" data-autofocus {...form.getInputProps("to")} />
          <Autocomplete
            label="From"
            data={[...new Set(own.data?.map(({ number }) => number))]}
            {...form.getInputProps("from")}
          />
          {error !== null && <MoneyError error={error} act="message" />}
          <FormButtons act="Send" isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
