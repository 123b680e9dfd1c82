import { Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { PhoneNumber } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { CallbackFields, callbackRequestOf, callbackValuesOf } from "./callback-fields.tsx"
import * as strings from "./strings.ts"

/** The name of a number, and the URLs that Posthorn requests for it. */
export function NumberDialog({ number, close }: { number: PhoneNumber; close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { name: number.name ?? "", ...callbackValuesOf(number) } })
  const { submit, error, isBusy } = useSubmit(form, async ({ name, ...urls }) => {
    await client.phoneNumbers.configure(number.sid, { name: name.trim() || null, ...callbackRequestOf(urls) })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "phone_numbers"] })
    tell(strings.numberSaved(number.number))
    close()
  })
  return (
    <Dialog onClose={close} title={strings.editNamed(number.number)} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <TextInput
            label={strings.ownName}
            description={strings.numberNameDescription}
            data-autofocus
            {...form.getInputProps("name")}
          />
          <CallbackFields propsOf={(field) => form.getInputProps(field)} />
          <FormButtons act={strings.save} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
