import { Code, Stack, Text } from "@mantine/core"
import { useAccount } from "../../api/account.tsx"
import { CodeBlock } from "../../components/empty-state.tsx"
import { Filled } from "../../components/filled.tsx"
import { Panel } from "../../components/panel.tsx"
import * as strings from "./strings.ts"

/** How a developer receives events on their own machine, where no endpoint can be registered. */
export function LocalTesting() {
  const { account } = useAccount()
  const command = `ACCOUNT_SID=${account?.account_sid ?? "AC…"} BASE_URL=${location.origin} \\
  ./posthorn listen --forward-to http://localhost:3000/hooks`
  return (
    <Panel title={strings.localTestingTitle}>
      <Stack gap="xs">
        <Text size="sm">{strings.localTestingText}</Text>
        <CodeBlock text={command} what={strings.theCommand} />
        <Text size="xs" c="dimmed">
          <Filled
            text={strings.localTestingPrivateNetwork}
            parts={{ webhookAllowedRanges: <Code fz="inherit">WEBHOOK_ALLOWED_RANGES</Code> }}
          />
        </Text>
      </Stack>
    </Panel>
  )
}
