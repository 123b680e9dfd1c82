import { Anchor } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../api/account.tsx"
import { simulatorSid, useCarrierNames } from "./carrier-names.ts"

/** A carrier by its name. For operators it links to the page of the carrier. The simulator has no page. */
export function CarrierLink({ sid }: { sid: string }) {
  const name = useCarrierNames()(sid)
  const { is_operator: isOperator } = useAccount().session.member
  if (!isOperator || sid === simulatorSid) return <span title={sid}>{name}</span>
  return (
    <Anchor component={Link} to={`/carriers/${sid}`} inherit>
      {name}
    </Anchor>
  )
}
