import { Button, Menu, Text } from "@mantine/core"
import { useAccount } from "../api/account.tsx"
import { Icon } from "../components/icon.tsx"

/** The name of the account for which the pages speak; with several, what changes it. */
export function AccountSwitcher() {
  const { session, account, choose } = useAccount()
  const { memberships } = session
  if (!account) return null
  if (memberships.length < 2) {
    return (
      <Text size="sm" c="dimmed" truncate>
        {account.account_name}
      </Text>
    )
  }
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          c="var(--mantine-color-text)"
          rightSection={<Icon name="down" size={14} />}
        >
          {account.account_name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Account</Menu.Label>
        {memberships.map((membership) => (
          <Menu.Item
            key={membership.account_sid}
            onClick={() => choose(membership)}
            leftSection={<Icon name={membership.account_sid === account.account_sid ? "check" : "none"} size={14} />}
          >
            {membership.account_name}
            <Text size="xs" c="dimmed">
              {membership.role}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
