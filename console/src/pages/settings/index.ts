import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/settings",
  component: lazyRouteComponent(() => import("./settings-page.tsx"), "SettingsPage"),
})

export const settingsPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Settings", to: "/settings", icon: "settings", key: "x", section: "account" },
}
