import { Code, Group, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { carrierKindsQuery, type Carrier } from "../../components/carriers.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { presetIn, presetsQuery } from "./presets.ts"
import * as strings from "./strings.ts"

/** The URL for the carrier's receipts and messages, and how to configure it at the carrier. */
export function WebhookUrl({ carrier }: { carrier: Carrier }) {
  const { client } = useAccount()
  const preset = presetIn(carrier)
  const presets = useQuery({ ...presetsQuery(client), enabled: preset !== undefined })
  const kinds = useQuery(carrierKindsQuery(client))
  const { webhook_url: url, kind } = carrier
  if (url === null) return null
  const setup =
    presets.data?.find((each) => each.preset === preset)?.setup ??
    kinds.data?.find((each) => each.kind === kind)?.webhook_setup
  return (
    <section aria-labelledby="webhook-url">
      <Title order={2} id="webhook-url" mb="xs">
        {strings.webhookUrl}
      </Title>
      <Stack gap="xs">
        <Group gap="xs" wrap="nowrap">
          <Code style={{ overflowWrap: "anywhere" }}>{url}</Code>
          <CopyButton value={url} what={strings.theWebhookUrl} />
        </Group>
        <Text size="sm" c="dimmed" maw={760}>
          {strings.webhookUrlText} {setup}
        </Text>
      </Stack>
    </section>
  )
}
