import { Code, Stack, Text } from "@mantine/core"
import { useAccount } from "../../api/account.tsx"
import { CodeBlock } from "../../components/empty-state.tsx"
import { Panel } from "../../components/panel.tsx"

/** How a developer receives events on their own machine, where no endpoint can be registered. */
export function LocalTesting() {
  const { account } = useAccount()
  const command = `ACCOUNT_SID=${account?.account_sid ?? "AC…"} BASE_URL=${location.origin} \\
  npx posthorn listen --forward-to http://localhost:3000/hooks`
  return (
    <Panel title="Test on your own machine">
      <Stack gap="xs">
        <Text size="sm">
          An endpoint needs a public HTTPS URL. While you develop, run this command in a clone of Posthorn instead. It
          forwards every event of this account to your program, signed like a webhook. It asks for the Auth Token.
        </Text>
        <CodeBlock text={command} what="the command" />
        <Text size="xs" c="dimmed">
          For a receiver in a private network, the operator adds its address range to{" "}
          <Code fz="inherit">WEBHOOK_ALLOWED_RANGES</Code>.
        </Text>
      </Stack>
    </Panel>
  )
}
