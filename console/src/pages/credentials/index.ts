import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/credentials",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./credentials-page.tsx"), "CredentialsPage"),
})

export const credentialsPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.credentials, to: "/credentials", icon: "key", key: "k", section: "account" },
}
