import { ActionIcon, Menu, Text } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../api/account.tsx"
import { queryClient } from "../api/query-client.ts"
import { consoleApi } from "../api/client.ts"
import { cookieOptions } from "../api/sign-in-cookie.ts"
import { Icon } from "../components/icon.tsx"
import { tellFailure } from "../components/tell.ts"
import { discardAllDrafts } from "../components/use-draft.ts"
import * as strings from "./strings.ts"

export function UserMenu({ openHelp }: { openHelp(): void }) {
  const { member } = useAccount().session
  const navigate = useNavigate()
  const { mutate: leave } = useMutation({
    async mutationFn() {
      await consoleApi.session.end(cookieOptions())
      discardAllDrafts()
      await navigate({ to: "/sign-in" })
      queryClient.clear()
    },
    onError: tellFailure,
  })
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={strings.signedInAs(member.name || member.email)}
        >
          <Icon name="person" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {member.name}
          </Text>
          <Text size="xs" truncate>
            {member.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="settings" />} onClick={() => void navigate({ to: "/settings" })}>
          {strings.settings}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="keyboard" />} onClick={openHelp}>
          {strings.keyboard}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="book" />} component="a" href="/docs" target="_blank">
          {strings.apiReference}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="leave" />} onClick={() => leave()}>
          {strings.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
