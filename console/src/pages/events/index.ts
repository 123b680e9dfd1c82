import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/events",
  component: lazyRouteComponent(() => import("./events-page.tsx"), "EventsPage"),
})

export const eventsPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Events", to: "/events", icon: "events", key: "e", section: "account" },
}
