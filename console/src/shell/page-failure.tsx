import { Container } from "@mantine/core"
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router"
import { ErrorAlert } from "../components/error-alert.tsx"
import { queryClient } from "../api/query-client.ts"

/** In the place of a page that broke; the shell around it goes on. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === "error" })
    reset()
    void router.invalidate()
  }
  return <ErrorAlert error={error} title="This page could not be shown." retry={again} />
}

/** When even the session cannot be asked for, there is no shell to show it in. */
export function ShellFailure(props: ErrorComponentProps) {
  return (
    <Container component="main" size="sm" py="xl">
      <PageFailure {...props} />
    </Container>
  )
}
