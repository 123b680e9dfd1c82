import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verifications",
  validateSearch: filtersOf("to", "status", "created_after", "created_before", "counted"),
  component: lazyPage(() => import("./verifications-page.tsx"), "VerificationsPage"),
})

const trial = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verifications/try",
  component: lazyPage(() => import("./try-page.tsx"), "TryPage"),
})

const blocks = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verifications/blocks",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./blocks-page.tsx"), "BlocksPage"),
})

const safeList = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verifications/safe-list",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./safe-list-page.tsx"), "SafeListPage"),
})

const services = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verifications/services",
  component: lazyPage(() => import("./services-page.tsx"), "ServicesPage"),
})

const settings = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verifications/settings",
  validateSearch: filtersOf("method"),
  component: lazyPage(() => import("./settings-page.tsx"), "SettingsPage"),
})

const detail = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verifications/$sid",
  component: lazyPage(() => import("./verification-page.tsx"), "VerificationPage"),
})

export const verificationsPage: PageDefinition = {
  routes: [list, trial, blocks, safeList, services, settings, detail],
  navigation: { label: strings.verifications, to: "/verifications", icon: "shield", key: "v", section: "account" },
}
