import { Alert, Code, Group, Stack, Text } from "@mantine/core"
import { CopyButton } from "../../components/copy-button.tsx"
import { Icon } from "../../components/icon.tsx"

/** The webhook address for the provider's settings, with a button that copies it. */
export function NotificationAddress({ url }: { url: string }) {
  return (
    <Stack gap="xs">
      <Group gap={4} wrap="nowrap" align="flex-start">
        <Code fz="xs" style={{ wordBreak: "break-all" }}>
          {url}
        </Code>
        <CopyButton value={url} what="the webhook address" />
      </Group>
      {!isReachable(url) && (
        <Alert
          variant="light"
          color="yellow"
          icon={<Icon name="alert" />}
          title="The provider cannot reach this address"
        >
          <Text size="sm">
            Providers send only to public https addresses. Set PUBLIC_URL to the public address of this server. Until
            then, Posthorn finds changes by asking the provider, which takes longer.
          </Text>
        </Alert>
      )}
    </Stack>
  )
}

/** A name that only this machine knows is not reached from outside. */
function isReachable(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === "https:" && hostname !== "localhost" && !/^(?:127\.|10\.|192\.168\.|\[)/.test(hostname)
}
