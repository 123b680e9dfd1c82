import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/verification-blocks",
  validateSearch: filtersOf("counted"),
  component: lazyPage(() => import("./verification-blocks-page.tsx"), "VerificationBlocksPage"),
})

export const verificationBlocksPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.blocks, to: "/verification-blocks", icon: "shield", key: "b", section: "operator" },
}
