import { Button, Group, Modal, NativeSelect, Paper, Stack, Text, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useState } from "react"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import type { Webhook } from "@posthorn/client"
import { ShownSecret } from "./shown-secret.tsx"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"

/** Shows the secret on demand, rotates it, and ends the older ones. */
export function Secrets({ webhook }: { webhook: Webhook }) {
  const { webhooks } = useActs()
  const [secret, setSecret] = useState<string | null>(null)
  const [isRotating, setRotating] = useState(false)
  const show = async () => setSecret((await webhooks.getSecret(webhook.sid)).secret)
  return (
    <Stack maw={760} gap="lg">
      <Text>{strings.secretText}</Text>
      {secret && <ShownSecret secret={secret} />}
      <Group gap="xs">
        {secret ? (
          <Button variant="default" onClick={() => setSecret(null)}>
            {strings.hide}
          </Button>
        ) : (
          <ActButton variant="default" leftSection={<Icon name="key" size={16} />} act={show}>
            {strings.showSecret}
          </ActButton>
        )}
        <Button variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={() => setRotating(true)}>
          {strings.rotateSecret}
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
          {strings.olderSecretsStillSign(until.length)}
        </Title>
        {until.map((at) => (
          <Text key={at} size="sm">
            <Filled text={strings.until} parts={{ time: <Time at={at} /> }} />
          </Text>
        ))}
        <div>
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            {strings.endThemNow}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        close={() => setAsking(false)}
        title={strings.endTheOlderSecrets}
        act={strings.endThem}
        isDangerous
        confirm={async () => {
          await webhooks.endOlderSecrets(sid)
          await refresh()
          tell(strings.olderSecretsEnded)
        }}
      >
        {strings.endTheOlderSecretsText}
      </ConfirmDialog>
    </Paper>
  )
}

const overlaps = [
  { value: "24", label: strings.aDay },
  { value: "0", label: strings.stopNowLeaked },
  { value: "1", label: strings.anHour },
  { value: "72", label: strings.threeDays },
  { value: "168", label: strings.aWeek },
]

interface RotateDialogProps {
  webhook: Webhook
  isOpen: boolean
  close(): void
  rotated(secret: string): void
}

function RotateDialog({ webhook, isOpen, close, rotated }: RotateDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} title={strings.rotateSecret}>
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
    tell(strings.secretRotated)
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <NativeSelect
          label={strings.keepSigningFor}
          description={strings.keepSigningForDescription}
          data={overlaps}
          {...form.getInputProps("overlap")}
        />
        <FormButtons act={strings.rotate} isBusy={isBusy} cancel={close} />
      </Stack>
    </form>
  )
}
