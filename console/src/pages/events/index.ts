import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { filterNames } from "./events-api.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/events",
  validateSearch: filtersOf(...filterNames),
  component: lazyPage(() => import("./events-page.tsx"), "EventsPage"),
})

const detail = createRoute({
  getParentRoute: () => shellRoute,
  path: "/events/$sid",
  component: lazyPage(() => import("./event-page.tsx"), "EventPage"),
})

export const eventsPage: PageDefinition = {
  routes: [list, detail],
  navigation: { label: strings.events, to: "/events", icon: "events", key: "e", section: "account" },
}
