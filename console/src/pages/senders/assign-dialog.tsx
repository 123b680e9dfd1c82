import { NativeSelect, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { newNumber, NumberFields, numberRules } from "../../components/number-fields.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import type { Accounts } from "../../components/use-accounts.ts"
import * as strings from "./strings.ts"

export interface AssignDialogProps {
  accounts: Accounts
  /** The preselected account, if any. */
  accountSid: string | undefined
  close(): void
}

export function AssignDialog({ accounts, accountSid, close }: AssignDialogProps) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { account_sid: accountSid ?? accounts.options[0]?.value ?? "", ...newNumber },
    validate: numberRules,
  })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    const { number, account_sid: sid } = await client.operator.phoneNumbers.assign({
      ...values,
      number: values.number.trim(),
    })
    await queries.invalidateQueries({ queryKey: ["operator", "phone_numbers"] })
    tell(strings.numberAssigned(accounts.nameOf(sid), number))
    close()
  })
  return (
    <Dialog onClose={close} title={strings.assignNumber}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <NativeSelect label={strings.account} data={accounts.options} {...form.getInputProps("account_sid")} />
          <NumberFields form={form} />
          <FormButtons act={strings.assign} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
