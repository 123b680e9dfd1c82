import { AppShell, Burger, Group, ScrollArea } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { Outlet, useRouterState } from "@tanstack/react-router"
import { useEffect } from "react"
import { AccountProvider } from "../api/account.tsx"
import { AccountSwitcher } from "./account-switcher.tsx"
import { HelpDialog } from "./help-dialog.tsx"
import { Logo } from "./logo.tsx"
import { Navigation } from "./navigation.tsx"
import classes from "./shell.module.css"
import { SignedOut } from "./signed-out.tsx"
import { ThemeSwitch } from "./theme-switch.tsx"
import { useFreshSession } from "./use-fresh-session.ts"
import { useLostAccount } from "./use-lost-account.ts"
import { useShortcuts } from "./use-shortcuts.ts"
import { UserMenu } from "./user-menu.tsx"

/** What is around every page: where to go, for which account, and who asks. */
export function Shell() {
  return (
    <AccountProvider signedOut={<SignedOut />}>
      <Frame />
    </AccountProvider>
  )
}

function Frame() {
  const [isOpen, menu] = useDisclosure(false)
  const [isHelping, help] = useDisclosure(false)
  useShortcuts(help.open)
  useFreshSession()
  useLostAccount()
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => menu.close(), [path])

  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: "sm", collapsed: { mobile: !isOpen } }}
      padding={0}
      classNames={{ header: classes.header, navbar: classes.navbar }}
    >
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger
            opened={isOpen}
            onClick={menu.toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={isOpen ? "Close the navigation" : "Open the navigation"}
            aria-expanded={isOpen}
          />
          <Logo />
          <AccountSwitcher />
          <Group gap={4} ml="auto" wrap="nowrap">
            <ThemeSwitch />
            <UserMenu openHelp={help.open} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar aria-label="Pages">
        <ScrollArea h="100%" type="auto" viewportProps={{ tabIndex: -1 }}>
          <Navigation />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <div className={classes.page}>
          <Outlet />
        </div>
      </AppShell.Main>
      <HelpDialog isOpen={isHelping} close={help.close} />
    </AppShell>
  )
}
