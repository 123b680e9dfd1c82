import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Message } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { isFinal } from "../../components/message/message.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { useFilters } from "../../url/filters.ts"

const lookEveryMs = 1_000

export function TestMessage() {
  const [{ message }, change] = useFilters<"carrier" | "route" | "message">()
  const { account } = useAccount()
  if (!account)
    return <Text size="sm">A message belongs to an account. Choose an account on the Accounts page first.</Text>
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
    initialValues: { to: "", from: "", body: "A test from Posthorn." },
    validate: {
      to: (to) => (to.trim() ? null : "Enter the number of a phone that you have at hand, such as +4915112345678."),
      from: (from) => (from.trim() ? null : "Enter a sender that the carrier lets you use: a number or a name."),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ to, from, body }) => {
    const values = { to: to.trim(), from: from.trim(), body }
    sent(await client.messages.create(values))
  })
  return (
    <form onSubmit={submit} noValidate aria-label="A test message">
      <Stack gap="sm" maw={420}>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{account?.account_name} sends the message. The carrier can charge for it.</Text>
        <TextInput label="To" type="tel" placeholder="+4915112345678" {...form.getInputProps("to")} />
        <TextInput label="From" placeholder="+15551234567" {...form.getInputProps("from")} />
        <Textarea label="Text" rows={2} {...form.getInputProps("body")} />
        <Group>
          <Button type="submit" loading={isBusy}>
            Send
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
        <Text size="sm">The message to {to}</Text>
      </Group>
      <Text size="sm">{reason ?? meaningOf[status] ?? ""}</Text>
      <Group gap="md">
        <Anchor component={Link} to={`/messages/${sid}`} size="sm">
          Open the message
        </Anchor>
        <Button variant="default" size="xs" onClick={again}>
          Send another
        </Button>
      </Group>
    </Stack>
  )
}

const meaningOf: Record<string, string> = {
  queued: "The message is queued.",
  sending: "The message is being sent to the carrier.",
  sent: "The carrier accepted the message. Waiting for the delivery receipt.",
  delivered: "The carrier confirmed the delivery. Your first carrier works.",
}
