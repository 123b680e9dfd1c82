import { Text } from "@mantine/core"
import { useAccount } from "../../api/account.tsx"
import { Page } from "../../shell/page.tsx"

export function SettingsPage() {
  const { member } = useAccount().session
  return (
    <Page title="Settings">
      <Text>
        {member.name}, {member.email}
      </Text>
    </Page>
  )
}
