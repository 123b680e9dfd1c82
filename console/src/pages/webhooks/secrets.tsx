import { Button, Group, Modal, NativeSelect, Paper, Stack, Text, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useState } from "react"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import type { Webhook } from "posthorn"
import { ShownSecret } from "./shown-secret.tsx"
import { useActs } from "./use-acts.ts"
import { countOf } from "../../components/count-of.ts"

/** Shows the secret on demand, rotates it, and ends the older ones. */
export function Secrets({ webhook }: { webhook: Webhook }) {
  const { webhooks } = useActs()
  const [secret, setSecret] = useState<string | null>(null)
  const [isRotating, setRotating] = useState(false)
  const show = async () => setSecret((await webhooks.getSecret(webhook.sid)).secret)
  return (
    <Stack maw={760} gap="lg">
      <Text>
        Each delivery is signed with this secret (Standard Webhooks), so that your program can verify its origin. Store
        the secret where only your program can read it.
      </Text>
      {secret && <ShownSecret secret={secret} />}
      <Group gap="xs">
        {secret ? (
          <Button variant="default" onClick={() => setSecret(null)}>
            Hide
          </Button>
        ) : (
          <ActButton variant="default" leftSection={<Icon name="key" size={16} />} act={show}>
            Show the secret
          </ActButton>
        )}
        <Button variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={() => setRotating(true)}>
          Rotate the secret
        </Button>
      </Group>
      <OlderSecrets webhook={webhook} />
      <RotateDialog
        webhook={webhook}
        isOpen={isRotating}
        close={() => setRotating(false)}
        rotated={(next) => setSecret(next)}
      />
    </Stack>
  )
}

function OlderSecrets({ webhook: { sid, older_secrets_until: until } }: { webhook: Webhook }) {
  const { webhooks, refresh } = useActs()
  const [isAsking, setAsking] = useState(false)
  if (!until.length) return null
  return (
    <Paper>
      <Stack gap="xs">
        <Title order={2} size="h3">
          {countOf(until.length, "older secret still signs", "older secrets still sign")}
        </Title>
        {until.map((at) => (
          <Text key={at} size="sm">
            Until <Time at={at} />
          </Text>
        ))}
        <div>
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            End them now
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        close={() => setAsking(false)}
        title="End the older secrets?"
        act="End them"
        isDangerous
        confirm={async () => {
          await webhooks.endOlderSecrets(sid)
          await refresh()
          tell("Older secrets ended.")
        }}
      >
        A receiver that knows only an older secret refuses new deliveries. You cannot undo this.
      </ConfirmDialog>
    </Paper>
  )
}

const overlaps = [
  { value: "24", label: "A day" },
  { value: "0", label: "Stop now (leaked)" },
  { value: "1", label: "An hour" },
  { value: "72", label: "Three days" },
  { value: "168", label: "A week" },
]

interface RotateDialogProps {
  webhook: Webhook
  isOpen: boolean
  close(): void
  rotated(secret: string): void
}

function RotateDialog({ webhook, isOpen, close, rotated }: RotateDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Rotate the secret">
      <RotateForm webhook={webhook} close={close} rotated={rotated} />
    </Modal>
  )
}

function RotateForm({ webhook, close, rotated }: Omit<RotateDialogProps, "isOpen">) {
  const { webhooks, refresh } = useActs()
  const form = useForm({ initialValues: { overlap: "24" } })
  const { submit, error, isBusy } = useSubmit(form, async ({ overlap }) => {
    rotated((await webhooks.rotateSecret(webhook.sid, { overlap: Number(overlap) })).secret)
    await refresh()
    close()
    tell("Secret rotated.")
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <NativeSelect
          label="Keep signing with the old secret for"
          description="The time that your receiver needs to learn the new secret. At most three secrets sign at a time."
          data={overlaps}
          {...form.getInputProps("overlap")}
        />
        <FormButtons act="Rotate" isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}
