import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { filterNames } from "../../components/message/messages-api.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/messages",
  validateSearch: filtersOf(...filterNames),
  component: lazyPage(() => import("./messages-page.tsx"), "MessagesPage"),
})

const detail = createRoute({
  getParentRoute: () => shellRoute,
  path: "/messages/$sid",
  component: lazyPage(() => import("./message-page.tsx"), "MessagePage"),
})

export const messagesPage: PageDefinition = {
  routes: [list, detail],
  navigation: { label: strings.messages, to: "/messages", icon: "messages", key: "m", section: "account" },
}
