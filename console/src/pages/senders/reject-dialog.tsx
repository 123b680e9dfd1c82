import { Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { OperatorPhoneNumber } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

export function RejectDialog({ number, close }: { number: OperatorPhoneNumber; close(): void }) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { rejected_reason: "" } })
  const { submit, error, isBusy } = useSubmit(form, async ({ rejected_reason: reason }) => {
    const given = reason.trim() ? { rejected_reason: reason.trim() } : {}
    await client.operator.phoneNumbers.update(number.sid, { status: "rejected", ...given })
    await queries.invalidateQueries({ queryKey: ["operator", "phone_numbers"] })
    tell(strings.numberRejected(number.number))
    close()
  })
  return (
    <Dialog onClose={close} title={strings.rejectNumber(number.number)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <TextInput
            label={strings.reason}
            description={strings.reasonDescription}
            data-autofocus
            {...form.getInputProps("rejected_reason")}
          />
          <FormButtons act={strings.reject} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
