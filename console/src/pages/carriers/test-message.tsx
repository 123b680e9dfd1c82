import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Message } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { useFilters } from "../../url/filters.ts"

const lookEveryMs = 1_000
const finals = ["delivered", "undelivered", "failed"]

export function TestMessage() {
  const [{ message }, change] = useFilters<"carrier" | "route" | "message">()
  const { account } = useAccount()
  if (!account)
    return <Text size="sm">A message belongs to an account. Choose one on the page of accounts, and come back.</Text>
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
      to: (to) => (to.trim() ? null : "Enter the number of a phone that you can look at, such as +4915112345678."),
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
        <Text size="sm">It is sent for {account?.account_name}, and the carrier may charge for it.</Text>
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
    refetchInterval: ({ state }) => (finals.includes(state.data?.status ?? "") ? false : lookEveryMs),
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
          See all that happened to it
        </Anchor>
        <Button variant="default" size="xs" onClick={again}>
          Send another
        </Button>
      </Group>
    </Stack>
  )
}

const meaningOf: Record<string, string> = {
  queued: "It waits for its turn.",
  sending: "It is being handed to the carrier.",
  sent: "The carrier has it. Its receipt, which says that the phone has it, comes in some seconds.",
  delivered: "The carrier confirms that the phone has it. Your first carrier works.",
}
