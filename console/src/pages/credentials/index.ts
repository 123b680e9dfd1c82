import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/credentials",
  validateSearch: filtersOf(),
  component: lazyRouteComponent(() => import("./credentials-page.tsx"), "CredentialsPage"),
})

export const credentialsPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Credentials", to: "/credentials", icon: "key", key: "k", section: "account" },
}
