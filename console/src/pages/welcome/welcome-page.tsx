import { useQuery } from "@tanstack/react-query"
import { useRouterState } from "@tanstack/react-router"
import { consoleApi } from "../../api/client.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { AcceptForm } from "./accept-form.tsx"
import { Card } from "./card.tsx"
import { isSafeAddress, UnsafeAddress } from "./unsafe-address.tsx"

/** The first-start link, every invite and every new password lead here. */
export function WelcomePage() {
  // Reads the present address: another link can be opened in the same tab without loading a new page.
  const token = useRouterState({ select: ({ location }) => location.hash })
  const offer = useQuery({
    queryKey: ["invite", token],
    queryFn: () => consoleApi.invites.look({ token }),
    enabled: token !== "" && isSafeAddress(),
  })
  if (!isSafeAddress()) return <UnsafeAddress />
  if (token === "") {
    return (
      <Card title="This link is not whole">
        Open the link exactly as it was printed or sent, with everything that follows the #.
      </Card>
    )
  }
  if (offer.isPending) {
    return (
      <Card title="Welcome">
        <PageSkeleton />
      </Card>
    )
  }
  // A later failed read does not discard typed text.
  if (offer.isError && !offer.data) {
    return (
      <Card title="This link does not work">
        <ErrorAlert error={offer.error} retry={() => void offer.refetch()} />
      </Card>
    )
  }
  return <AcceptForm key={token} token={token} offer={offer.data} />
}
