import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/send",
  component: lazyPage(() => import("./send-page.tsx"), "SendPage"),
})

export const sendPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.send, to: "/send", icon: "send", key: "s", section: "account" },
}
