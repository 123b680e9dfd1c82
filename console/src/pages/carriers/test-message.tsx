import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Message } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { isFinal } from "../../components/message/message.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

const lookEveryMs = 1_000

export function TestMessage() {
  const [{ message }, change] = useFilters<"carrier" | "route" | "message">()
  const { account } = useAccount()
  if (!account) return <Text size="sm">{strings.testNeedsAccount}</Text>
  return (
    <Stack gap="sm">
      {message ? (
        <Fate sid={message} again={() => change({ message: "" })} />
      ) : (
        <SendForm sent={({ sid }) => change({ message: sid })} />
      )}
    </Stack>
  )
}

function SendForm({ sent }: { sent(message: Message): void }) {
  const { client, account } = useAccount()
  const form = useForm({
    initialValues: { to: "", from: "", body: strings.aTestFromPosthorn },
    validate: {
      to: (to) => (to.trim() ? null : strings.testToMissing),
      from: (from) => (from.trim() ? null : strings.testFromMissing),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ to, from, body }) => {
    const values = { to: to.trim(), from: from.trim(), body }
    sent(await client.messages.create(values))
  })
  return (
    <form onSubmit={submit} noValidate aria-label={strings.aTestMessage}>
      <Stack gap="sm" maw={420}>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{strings.testSenderText(account?.account_name ?? "")}</Text>
        <TextInput label={strings.to} type="tel" placeholder="+4915112345678" {...form.getInputProps("to")} />
        <TextInput label={strings.from} placeholder="+15551234567" {...form.getInputProps("from")} />
        <Textarea label={strings.text} rows={2} {...form.getInputProps("body")} />
        <Group>
          <Button type="submit" loading={isBusy}>
            {strings.send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Fate({ sid, again }: { sid: string; again(): void }) {
  const { client, account } = useAccount()
  const message = useQuery({
    queryKey: [account?.account_sid, "messages", sid],
    queryFn: ({ signal }) => client.messages.get(sid, { signal }),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data) ? false : lookEveryMs),
  })
  if (!message.data) return message.isError ? <ErrorAlert error={message.error} /> : null
  const { status, to, error_message: reason } = message.data
  return (
    <Stack gap="xs" aria-live="polite">
      <Group gap="xs">
        <StatusBadge status={status} />
        <Text size="sm">{strings.testMessageTo(to)}</Text>
      </Group>
      <Text size="sm">{reason ?? meaningOf[status] ?? ""}</Text>
      <Group gap="md">
        <Anchor component={Link} to={`/messages/${sid}`} size="sm">
          {strings.openMessage}
        </Anchor>
        <Button variant="default" size="xs" onClick={again}>
          {strings.sendAnother}
        </Button>
      </Group>
    </Stack>
  )
}

const meaningOf: Record<string, string> = {
  queued: strings.theMessageIsQueued,
  sending: strings.testSending,
  sent: strings.testAccepted,
  delivered: strings.testDelivered,
}
