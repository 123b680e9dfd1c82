import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/settings",
  component: lazyPage(() => import("./settings-page.tsx"), "SettingsPage"),
})

export const settingsPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.settings, to: "/settings", icon: "settings", key: "x", section: "account" },
}
