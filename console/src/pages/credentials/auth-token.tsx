import { Button, Group, Modal, Paper, Radio, Stack, Text, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useDisclosure } from "@mantine/hooks"
import type { NewAuthToken } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { Icon } from "../../components/icon.tsx"
import { SecretOnce } from "../../components/secret-once.tsx"
import { Time } from "../../components/time.tsx"
import { useSubmit } from "../../components/use-submit.ts"

export function AuthToken() {
  const [isOpen, dialog] = useDisclosure(false)
  const [made, setMade] = useState<NewAuthToken | null>(null)
  return (
    <Paper component="section" aria-labelledby="auth-token">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={2} id="auth-token">
            Auth Token
          </Title>
          <Text c="dimmed" maw={620}>
            It may do everything that the API can, and is stored as a hash alone, so it cannot be shown again. When it
            is lost or known to others, make a new one; the old one works on for as long as you say.
          </Text>
        </div>
        <Button variant="default" leftSection={<Icon name="refresh" size={14} />} onClick={dialog.open}>
          Rotate the token
        </Button>
      </Group>
      {made && (
        <Stack gap="xs" mt="md">
          <SecretOnce secret={made.auth_token} what="the new Auth Token" />
          <Text size="sm">
            The token before works until <Time at={made.previous_ends_at} />. Change your programs by then.
          </Text>
        </Stack>
      )}
      <Modal opened={isOpen} onClose={dialog.close} title="Rotate the Auth Token">
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
  { value: "0", label: "Not at all: it is known to others" },
  { value: "3600", label: "An hour" },
  { value: "86400", label: "A day" },
  { value: "604800", label: "A week" },
]

function Rotate({ close, done }: { close(): void; done(token: NewAuthToken): void }) {
  const { client } = useAccount()
  const form = useForm({ initialValues: { overlap_seconds: "86400" } })
  const { submit, error, isBusy } = useSubmit(form, async ({ overlap_seconds: overlap }) =>
    done(await client.account.rotateToken({ overlap_seconds: Number(overlap) })),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <Radio.Group
          label="How long does the present token work on?"
          description="So that programs can be changed one by one. A token before the present one ends at once."
          {...form.getInputProps("overlap_seconds")}
        >
          <Stack gap="xs" mt="sm">
            {overlaps.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        <FormButtons act="Make a new token" isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}
