import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/carriers",
  component: lazyRouteComponent(() => import("./carriers-page.tsx"), "CarriersPage"),
})

export const carriersPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Carriers", to: "/carriers", icon: "carriers", key: "c", section: "operator" },
}
