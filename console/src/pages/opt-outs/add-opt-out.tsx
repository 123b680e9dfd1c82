import { Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

/** Records an opt-out that came in another way than by a keyword. */
export function AddOptOut({ close }: { close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { to: "", from: "" },
    validate: { to: (to) => (to.trim() ? null : strings.recipientMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ to, from }) => {
    const stored = await client.optOuts.create({ to: to.trim(), ...(from.trim() && { from: from.trim() }) })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "opt_outs"] })
    tell(strings.optOutRecorded(stored.to))
    close()
  })
  return (
    <Dialog onClose={close} title={strings.recordOptOut}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{strings.recordText}</Text>
          {error !== null && <ErrorAlert error={error} />}
          <TextInput
            label={strings.recipient}
            placeholder="+14155550123"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("to")}
          />
          <TextInput
            label={strings.sender}
            description={strings.senderDescription}
            placeholder="+14155550100"
            autoComplete="off"
            {...form.getInputProps("from")}
          />
          <FormButtons act={strings.recordOptOut} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
