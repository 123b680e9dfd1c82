import { Anchor } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { MessagePreview } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { carriersQuery } from "../../components/carriers.ts"

/** The way that the message would go. Carriers have names for the operator alone; others see the route's sid. */
export function PreviewRoute({ route }: { route: MessagePreview["route"] }) {
  const { client, session } = useAccount()
  const carriers = useQuery({ ...carriersQuery(client), enabled: session.member.is_operator })
  if (!route) return "No carrier reaches this recipient: it would be refused or fail."
  const carrier = carriers.data?.find(({ sid }) => sid === route.carrier)
  return (
    <>
      {carrier ? (
        <Anchor component={Link} to={`/carriers/${carrier.sid}`} inherit>
          {carrier.name}
        </Anchor>
      ) : (
        shortened(route.sid ?? route.carrier)
      )}
      {route.waits &&
        `${carrier ? ", which" : ", whose carrier"} takes nothing at this moment: the message would wait.`}
    </>
  )
}

function shortened(sid: string): string {
  return `${sid.slice(0, 4)}…${sid.slice(-6)}`
}
