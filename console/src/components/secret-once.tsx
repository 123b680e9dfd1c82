import { Alert, Code, Group, Stack, Text } from "@mantine/core"
import { CopyButton } from "./copy-button.tsx"
import { Icon } from "./icon.tsx"
import * as strings from "./strings.ts"

/** A secret that the server shows only once. */
export function SecretOnce({ secret, what }: { secret: string; what: string }) {
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<Icon name="key" />}
      title={strings.copyWhatNow(what)}
      styles={{ title: { color: "inherit" }, wrapper: { color: "var(--mantine-color-text)" } }}
    >
      <Stack gap="xs">
        <Text size="sm">{strings.secretOnceText}</Text>
        <Group gap={4} wrap="nowrap">
          <Code fz="sm" style={{ wordBreak: "break-all" }}>
            {secret}
          </Code>
          <CopyButton value={secret} what={what} />
        </Group>
      </Stack>
    </Alert>
  )
}
