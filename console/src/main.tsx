import "./mantine.css"
import "./styles.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { MantineProvider } from "@mantine/core"
import { Notifications } from "@mantine/notifications"
import { setNonce } from "get-nonce"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { queryClient } from "./api/query-client.ts"
import { pages } from "./pages.ts"
import { router } from "./router.tsx"
import { NavigationEntries } from "./shell/navigation-entries.ts"
import { cssVariables, theme } from "./theme.ts"

/** The server creates a nonce for each page, and allows no style element without it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ""
setNonce(nonce)

const navigation = pages.map((page) => page.navigation)

document.querySelector(".loading")?.remove()
createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" containerWidth={380} />
        <NavigationEntries value={navigation}>
          <RouterProvider router={router} />
        </NavigationEntries>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
