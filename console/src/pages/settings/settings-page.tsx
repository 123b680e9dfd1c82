import { Stack } from "@mantine/core"
import { useAccount } from "../../api/account.tsx"
import { Page } from "../../shell/page.tsx"
import { PasswordPanel } from "./password-panel.tsx"
import { SecondFactorPanel } from "./second-factor-panel.tsx"
import { SessionsPanel } from "./sessions-panel.tsx"

/** The settings of the signed-in member, which no account changes. */
export function SettingsPage() {
  const { member } = useAccount().session
  return (
    <Page title="Settings" description={`Of yourself, in every account: ${member.name}, ${member.email}.`}>
      <Stack gap="md" maw={760}>
        <PasswordPanel />
        <SecondFactorPanel />
        <SessionsPanel />
      </Stack>
    </Page>
  )
}
