import { Button, Group, Modal, Paper, Radio, Stack, Text, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useDisclosure } from "@mantine/hooks"
import { useQueryClient } from "@tanstack/react-query"
import type { NewAuthToken } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { Icon } from "../../components/icon.tsx"
import { SecretOnce } from "../../components/secret-once.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { PreviousToken } from "./previous-token.tsx"
import { TokenCopy } from "./token-copy.tsx"
import * as strings from "./strings.ts"

export function AuthToken() {
  const [isOpen, dialog] = useDisclosure(false)
  const [made, setMade] = useState<NewAuthToken | null>(null)
  return (
    <Paper component="section" aria-labelledby="auth-token">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={2} id="auth-token">
            {strings.authToken}
          </Title>
          <Text c="dimmed" maw={620}>
            {strings.authTokenText}
          </Text>
        </div>
        <Button variant="default" leftSection={<Icon name="refresh" size={14} />} onClick={dialog.open}>
          {strings.rotateToken}
        </Button>
      </Group>
      {made && (
        <Stack mt="md">
          <SecretOnce secret={made.auth_token} what={strings.theNewAuthToken} />
        </Stack>
      )}
      <PreviousToken />
      <TokenCopy />
      <Modal opened={isOpen} onClose={dialog.close} title={strings.rotateAuthToken}>
        <Rotate
          close={dialog.close}
          done={(token) => {
            setMade(token)
            dialog.close()
          }}
        />
      </Modal>
    </Paper>
  )
}

const overlaps = [
  { value: "0", label: strings.stopNowLeaked },
  { value: "3600", label: strings.anHour },
  { value: "86400", label: strings.aDay },
  { value: "604800", label: strings.aWeek },
]

function Rotate({ close, done }: { close(): void; done(token: NewAuthToken): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { overlap_seconds: "86400" } })
  const { submit, error, isBusy } = useSubmit(form, async ({ overlap_seconds: overlap }) => {
    done(await client.account.rotateToken({ overlap_seconds: Number(overlap) }))
    await queries.invalidateQueries({ queryKey: [account?.account_sid] })
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <Radio.Group
          label={strings.keepAcceptingFor}
          description={strings.keepAcceptingForDescription}
          {...form.getInputProps("overlap_seconds")}
        >
          <Stack gap="xs" mt="sm">
            {overlaps.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <FormButtons act={strings.createNewToken} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}
