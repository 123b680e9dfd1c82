import { Burger, Group } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { Outlet, useRouterState } from "@tanstack/react-router"
import { lazy, Suspense, useEffect } from "react"
import { AccountProvider } from "../api/account.tsx"
import { AccountSwitcher } from "./account-switcher.tsx"
import { Logo } from "./logo.tsx"
import { Navigation } from "./navigation.tsx"
import classes from "./shell.module.css"
import { SignedOut } from "./signed-out.tsx"
import * as strings from "./strings.ts"
import { ThemeSwitch } from "./theme-switch.tsx"
import { useFreshSession } from "./use-fresh-session.ts"
import { useLostAccount } from "./use-lost-account.ts"
import { useShortcuts } from "./use-shortcuts.ts"
import { UserMenu } from "./user-menu.tsx"

/** Loaded on its first use: few people open it, and a dialog brings 10 KB of script. */
const HelpDialog = lazy(async () => ({ default: (await import("./help-dialog.tsx")).HelpDialog }))

/** The frame of every page: navigation, account and user menu. */
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
    <div className={classes.frame}>
      <a className="skip-link" href="#main">
        {strings.skipToThePage}
      </a>
      <header className={classes.header}>
        <Burger
          opened={isOpen}
          onClick={menu.toggle}
          hiddenFrom="sm"
          size="sm"
          aria-label={isOpen ? strings.closeNavigation : strings.openNavigation}
          aria-expanded={isOpen}
        />
        <Logo />
        <AccountSwitcher />
        <Group gap={4} ml="auto" wrap="nowrap">
          <ThemeSwitch />
          <UserMenu openHelp={help.open} />
        </Group>
      </header>
      <nav className={classes.navbar} data-open={isOpen} aria-label={strings.pages}>
        <Navigation />
      </nav>
      <main id="main" tabIndex={-1}>
        <div className={classes.page}>
          <Outlet />
        </div>
      </main>
      {isHelping && (
        <Suspense>
          <HelpDialog close={help.close} />
        </Suspense>
      )}
    </div>
  )
}
