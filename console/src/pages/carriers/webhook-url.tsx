import { Code, Group, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { presetIn, presetsQuery } from "./presets.ts"

/** Where the carrier brings receipts and messages, and what to do with it at the other side. */
export function WebhookUrl({ carrier }: { carrier: Carrier }) {
  const { client } = useAccount()
  const preset = presetIn(carrier)
  const presets = useQuery({ ...presetsQuery(client), enabled: preset !== undefined })
  const { webhook_url: url, kind } = carrier
  if (url === null) return null
  const setup = presets.data?.find((each) => each.preset === preset)?.setup ?? setups[kind]
  return (
    <section aria-labelledby="webhook-url">
      <Title order={2} id="webhook-url" mb="xs">
        Webhook URL
      </Title>
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap">
          <Code style={{ overflowWrap: "anywhere" }}>{url}</Code>
          <CopyButton value={url} what="the webhook URL" />
        </Group>
        <Text size="sm" c="dimmed" maw={760}>
          {"Receipts and messages come to this address."} {setup}
        </Text>
      </Stack>
    </section>
  )
}

const setups: Readonly<Partial<Record<Carrier["kind"], string>>> = {
  http: "Enter it at the provider, as the settings of the webhooks say.",
  matrix: "Enter it as the url of the registration.",
  telegram: "Posthorn tells Telegram by itself.",
  whatsapp:
    "At Meta, under WhatsApp, Configuration, enter it as the callback URL, with the verify token, and subscribe to messages.",
}
