import { Alert, Code, Group, Stack, Text } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"
import { Icon } from "../../components/icon.tsx"
import * as strings from "./strings.ts"

/** The webhook address for the provider's settings, with a button that copies it. */
export function NotificationAddress({ url }: { url: string }) {
  return (
    <Stack gap="xs">
      <Group gap={4} wrap="nowrap" align="flex-start">
        <Code fz="xs" style={{ wordBreak: "break-all" }}>
          {url}
        </Code>
        <CopyButton value={url} what={strings.theWebhookAddress} />
      </Group>
      {!isReachable(url) && (
        <Alert variant="light" color="yellow" icon={<Icon name="alert" />} title={strings.addressUnreachable}>
          <Text size="sm">{strings.publicUrlText}</Text>
        </Alert>
      )}
    </Stack>
  )
}

/** A name that only this machine knows cannot be reached from outside. */
function isReachable(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === "https:" && hostname !== "localhost" && !/^(?:127\.|10\.|192\.168\.|\[)/.test(hostname)
}
