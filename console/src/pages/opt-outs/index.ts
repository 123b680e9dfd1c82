import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const getParentRoute = () => shellRoute

const list = createRoute({
  getParentRoute,
  path: "/opt-outs",
  validateSearch: filtersOf("from", "to"),
  component: lazyPage(() => import("./opt-outs-page.tsx"), "OptOutsPage"),
})

const settings = createRoute({
  getParentRoute,
  path: "/opt-outs/settings",
  component: lazyPage(() => import("./opt-out-settings-page.tsx"), "OptOutSettingsPage"),
})

export const optOutsPage: PageDefinition = {
  routes: [list, settings],
  navigation: { label: strings.optOuts, to: "/opt-outs", icon: "stop", key: "o", section: "account" },
}
