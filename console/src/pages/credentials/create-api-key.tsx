import { Modal, Radio, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { ApiKey, ApiKeyWithSecret } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { scopes } from "./scopes.ts"
import * as strings from "./strings.ts"

interface CreateApiKeyProps {
  isOpen: boolean
  close(): void
  done(key: ApiKeyWithSecret): void
}

export function CreateApiKey({ isOpen, close, done }: CreateApiKeyProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={strings.createApiKey}>
      <Form close={close} done={done} />
    </Modal>
  )
}

function Form({ close, done }: Omit<CreateApiKeyProps, "isOpen">) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const form = useForm({
    initialValues: { name: "", scope: "messages" as ApiKey["scope"] },
    validate: { name: (value) => (value.trim() ? null : strings.nameMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ name, scope }) => {
    done(await client.apiKeys.create({ name: name.trim(), scope }))
    close()
    await queryClient.invalidateQueries({ queryKey: [account?.account_sid, "api_keys"] })
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          label={strings.name}
          description={strings.nameDescription}
          placeholder={strings.bookingSystem}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Radio.Group label={strings.whatItMayDo} {...form.getInputProps("scope")}>
          <Stack gap="xs" mt="xs">
            {scopes.map(({ scope, may }) => (
              <Radio key={scope} value={scope} label={scope} description={may} />
            ))}
          </Stack>
        </Radio.Group>
        <FormButtons act={strings.create} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}
