import { Modal, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { newNumber, NumberFields, numberRules } from "../../components/number-fields.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

export function AddNumber({ isOpen, close }: { isOpen: boolean; close(): void }) {
  return (
    <Modal opened={isOpen} onClose={close} title={strings.requestNumber}>
      <Form close={close} />
    </Modal>
  )
}

function Form({ close }: { close(): void }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const form = useForm({
    initialValues: newNumber,
    validate: numberRules,
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ number, capabilities }) => {
    const created = await client.phoneNumbers.create({ number, capabilities })
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "phone_numbers"] })
    tell(created.status === "active" ? strings.numberAdded(created.number) : strings.numberRequested(created.number))
    close()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <NumberFields form={form} />
        <FormButtons act={strings.request} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}
