import { Button, Menu, Text } from "@mantine/core"
import { useAccount } from "../api/account.tsx"
import { Icon } from "../components/icon.tsx"
import classes from "./shell.module.css"
import * as strings from "./strings.ts"

/** The name of the chosen account, and the control that changes it for members of several accounts. */
export function AccountSwitcher() {
  const { session, account, choose } = useAccount()
  const { memberships } = session
  if (!account) return null
  const isOwn = memberships.some(({ account_sid: sid }) => sid === account.account_sid)
  const choices = isOwn ? memberships : [account, ...memberships]
  if (choices.length < 2) {
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
          classNames={{ root: classes.account, label: classes.accountName }}
          rightSection={<Icon name="down" size={14} />}
        >
          {account.account_name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{strings.account}</Menu.Label>
        {choices.map((membership) => (
          <Menu.Item
            key={membership.account_sid}
            onClick={() => choose(membership)}
            leftSection={<Icon name={membership.account_sid === account.account_sid ? "check" : "none"} size={14} />}
          >
            {membership.account_name}
            <Text size="xs" c="dimmed">
              {membership === account && !isOwn ? strings.openedAsOperator : membership.role}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
