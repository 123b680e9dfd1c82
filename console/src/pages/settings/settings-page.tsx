import { Stack } from "@mantine/core"
import { useAccount } from "../../api/account.tsx"
import { Page } from "../../shell/page.tsx"
import { AccountPanel } from "./account-panel.tsx"
import { PasswordPanel } from "./password-panel.tsx"
import { SecondFactorPanel } from "./second-factor-panel.tsx"
import { SessionsPanel } from "./sessions-panel.tsx"
import * as strings from "./strings.ts"

/** The settings of the signed-in member, and below them those of the open account. */
export function SettingsPage() {
  const { session, account } = useAccount()
  const { member } = session
  return (
    <Page title={strings.settings} description={strings.settingsDescription(member.name, member.email)}>
      <Stack gap="md" maw={760}>
        <PasswordPanel />
        <SecondFactorPanel />
        <SessionsPanel />
        <AccountPanel key={account?.account_sid} />
      </Stack>
    </Page>
  )
}
