import { createRoute } from "@tanstack/react-router"
import { lazyPage } from "../../shell/lazy-page.ts"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import * as strings from "../../strings.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payment-providers",
  component: lazyPage(() => import("./providers-page.tsx"), "ProvidersPage"),
})

const connect = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payment-providers/new",
  validateSearch: filtersOf("kind", "provider", "step"),
  component: lazyPage(() => import("./connect-page.tsx"), "ConnectPage"),
})

const detail = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payment-providers/$sid",
  component: lazyPage(() => import("./provider-page.tsx"), "ProviderPage"),
})

const edit = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payment-providers/$sid/edit",
  component: lazyPage(() => import("./edit-provider-page.tsx"), "EditProviderPage"),
})

export const paymentProvidersPage: PageDefinition = {
  routes: [list, connect, detail, edit],
  navigation: { label: strings.paymentProviders, to: "/payment-providers", icon: "plug", key: "z", section: "account" },
}
