import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/simulator",
  validateSearch: filtersOf("handsets"),
  component: lazyPage(() => import("./simulator-page.tsx"), "SimulatorPage"),
})

export const simulatorPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.simulator, to: "/simulator", icon: "phone", key: "p", section: "account" },
}
