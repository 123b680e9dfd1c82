import { Button, Group, Modal, NativeSelect, Paper, Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Confirmation } from "../../components/confirmation.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import type { Webhook } from "posthorn"
import { ShownSecret } from "./shown-secret.tsx"
import { useActs } from "./use-acts.ts"

/** The secret that signs: shown on demand and gone again with the page, rotated, and the older ones ended. */
export function Secrets({ webhook }: { webhook: Webhook }) {
  const { webhooks } = useActs()
  const [secret, setSecret] = useState<string | null>(null)
  const [isRotating, setRotating] = useState(false)
  const show = async () => setSecret((await webhooks.getSecret(webhook.sid)).secret)
  return (
    <Stack maw={760} gap="lg">
      <Text>
        Each delivery is signed with it (Standard Webhooks), so that your program can tell that it comes from here. Keep
        it where your program finds it and nobody else looks.
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
          {until.length === 1 ? "An older secret signs too" : `${until.length} older secrets sign too`}
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
          tell("The newest secret signs alone.")
        }}
      >
        A receiver that knows only an older secret refuses what is sent from now on. This cannot be taken back.
      </ConfirmDialog>
    </Paper>
  )
}

const overlaps = [
  { value: "24", label: "A day" },
  { value: "0", label: "No time at all: it leaked" },
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
  const { webhooks, refresh } = useActs()
  const [overlap, setOverlap] = useState("24")
  const rotate = async () => {
    rotated((await webhooks.rotateSecret(webhook.sid, { overlap: Number(overlap) })).secret)
    await refresh()
    close()
    tell("There is a new secret.")
  }
  return (
    <Modal opened={isOpen} onClose={close} title="Rotate the secret">
      <Stack>
        <NativeSelect
          label="The older secrets sign too for"
          description="So long your receiver may take to learn the new one. Three secrets sign at a time at most."
          value={overlap}
          data={overlaps}
          onChange={({ currentTarget }) => setOverlap(currentTarget.value)}
        />
        <Confirmation act="Rotate" confirm={rotate} leave={close} />
      </Stack>
    </Modal>
  )
}
