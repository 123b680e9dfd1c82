import { Container } from "@mantine/core"
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router"
import { ErrorAlert } from "../components/error-alert.tsx"
import { isGone } from "../components/refresh-if-gone.ts"
import { queryClient } from "../api/query-client.ts"
import { Page } from "./page.tsx"
import * as strings from "./strings.ts"

/** Replaces a page that failed. The shell around it stays. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === "error" })
    reset()
    void router.invalidate()
  }
  if (isGone(error))
    return (
      <Page title={strings.nothingIsHere}>
        <ErrorAlert error={error} title={strings.missingResourceText} />
      </Page>
    )
  return (
    <Page title={strings.pageError}>
      <ErrorAlert error={error} retry={again} />
    </Page>
  )
}

/** Shown when the session cannot be read, because then there is no shell. */
export function ShellFailure(props: ErrorComponentProps) {
  return (
    <Container component="main" size="sm" py="xl">
      <PageFailure {...props} />
    </Container>
  )
}
