import { createRoute } from "@tanstack/react-router"
import { filtersOf } from "../../url/filters.ts"
import { rootRoute } from "../../shell/root-route.tsx"
import { lazyPage } from "../../shell/lazy-page.ts"

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: filtersOf("next"),
  component: lazyPage(() => import("./sign-in-page.tsx"), "SignInPage"),
})

/** The token of an invite is in the fragment, which no browser sends to a server or to another page. */
const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/welcome",
  component: lazyPage(() => import("./welcome-page.tsx"), "WelcomePage"),
})

/** The pages for people who are not signed in. */
export const welcomeRoutes = [signInRoute, welcomeRoute]
