import { Autocomplete, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import type { Payment } from "@posthorn/client"
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
import * as strings from "./strings.ts"

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
      to: (to) => (to.trim() ? null : strings.sendToMissing),
      from: (from) => (from.trim() ? null : strings.sendFromMissing),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ to, from }) => {
    const request = { to: to.trim(), from: from.trim() }
    await changed(await speaker.client.payments.sendLink(sid, request, { idempotencyKey: key }))
    tell(strings.linkSent(request.to))
    close()
  })
  return (
    <Dialog onClose={close} title={send ? strings.sendLinkAgain : strings.sendLink}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">{strings.sendText}</Text>
          <TextInput label={strings.to} inputMode="tel" data-autofocus {...form.getInputProps("to")} />
          <Autocomplete
            label={strings.from}
            data={[...new Set(own.data?.map(({ number }) => number))]}
            {...form.getInputProps("from")}
          />
          {error !== null && <MoneyError error={error} />}
          <FormButtons act={strings.send} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
