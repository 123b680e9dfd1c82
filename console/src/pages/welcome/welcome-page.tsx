import { useQuery } from "@tanstack/react-query"
import { useRouterState } from "@tanstack/react-router"
import { consoleApi } from "../../api/client.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { AcceptForm } from "./accept-form.tsx"
import { Card } from "./card.tsx"
import * as strings from "./strings.ts"
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
    return <Card title={strings.thisLinkIsNotWhole}>{strings.linkNotWholeText}</Card>
  }
  if (offer.isPending) {
    return (
      <Card title={strings.welcome}>
        <PageSkeleton />
      </Card>
    )
  }
  // A later failed read does not discard typed text.
  if (offer.isError && !offer.data) {
    return (
      <Card title={strings.thisLinkDoesNotWork}>
        <ErrorAlert error={offer.error} retry={() => void offer.refetch()} />
      </Card>
    )
  }
  return <AcceptForm key={token} token={token} offer={offer.data} />
}
