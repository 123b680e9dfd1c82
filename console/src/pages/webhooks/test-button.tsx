import { Alert, Button, Group, Loader, Modal, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { useAct } from "../../components/use-act.ts"
import { AttemptSummary } from "./attempt-summary.tsx"
import { waitOf } from "../../components/webhooks/next-attempt.tsx"
import { deliveryQuery } from "../../components/webhooks/queries.ts"
import type { Webhook } from "@posthorn/client"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"

/** Sends a test event and shows its result as it arrives. */
export function TestButton({ webhook, variant = "default" }: { webhook: Webhook; variant?: "default" | "filled" }) {
  const { webhooks, refresh } = useActs()
  const [delivery, setDelivery] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { go, error } = useAct(async () => {
    setDelivery(null)
    setDelivery((await webhooks.test(webhook.sid)).sid)
    await refresh()
  })
  const send = () => {
    setOpen(true)
    go()
  }
  return (
    <>
      <Button
        variant={variant}
        leftSection={<Icon name="send" size={16} />}
        disabled={webhook.status === "disabled"}
        onClick={send}
      >
        {strings.sendTest}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={strings.testEvent} size="lg">
        <Stack>
          {error !== null && <ErrorAlert error={error} retry={send} />}
          {error === null && delivery === null && <Waiting>{strings.testCreating}</Waiting>}
          {delivery && <Result sid={delivery} webhook={webhook} again={send} />}
        </Stack>
      </Modal>
    </>
  )
}

function Result({ sid, webhook, again }: { sid: string; webhook: Webhook; again(): void }) {
  const chosen = useAccount()
  const { data, error } = useQuery(deliveryQuery(chosen, sid))
  if (error) return <ErrorAlert error={error} />
  const attempt = data?.attempt_log.at(-1)
  return (
    <>
      {attempt ? (
        <AttemptSummary attempt={attempt} />
      ) : (
        <Waiting>{(data && waitOf(data, webhook).reason) ?? strings.testSending}</Waiting>
      )}
      {attempt?.error && data?.status === "pending" && (
        <Alert variant="light" color="yellow">
          {strings.attemptRepeatedText}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" component={Link} to={`/webhooks/deliveries/${sid}`}>
          {strings.openDelivery}
        </Button>
        <Button onClick={again} disabled={!attempt}>
          {strings.sendAnother}
        </Button>
      </Group>
    </>
  )
}

function Waiting({ children }: { children: string }) {
  return (
    <Group role="status">
      <Loader size="sm" />
      <Text>{children}</Text>
    </Group>
  )
}
