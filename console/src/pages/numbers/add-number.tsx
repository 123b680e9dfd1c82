import { Checkbox, Group, Modal, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

export function AddNumber({ isOpen, close }: { isOpen: boolean; close(): void }) {
  return (
    <Modal opened={isOpen} onClose={close} title={strings.requestANumber}>
      <Form close={close} />
    </Modal>
  )
}

type Capability = "sms" | "mms"

function Form({ close }: { close(): void }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const form = useForm({
    initialValues: { number: "", capabilities: ["sms", "mms"] as Capability[] },
    validate: {
      number: (value) => (value.trim() ? null : strings.numberMissing),
      capabilities: (chosen) => (chosen.length > 0 ? null : strings.chooseAtLeastOne),
    },
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
        <TextInput
          label={strings.number}
          description={strings.numberDescription}
          placeholder="+14155550100"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("number")}
        />
        <Checkbox.Group label={strings.whatItCarries} {...form.getInputProps("capabilities")}>
          <Group mt={6}>
            <Checkbox value="sms" label="SMS" />
            <Checkbox value="mms" label="MMS" />
          </Group>
        </Checkbox.Group>
        <FormButtons act={strings.request} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}
