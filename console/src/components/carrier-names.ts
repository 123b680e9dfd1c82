import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../api/account.tsx"
import { carriersQuery } from "./carriers.ts"
import { shortSid } from "./sid.tsx"
import * as strings from "./strings.ts"

/** The sid of the built-in simulator is the same in every installation. */
export const simulatorSid = "CR00000000000070008000000000000001"

export type NameOfCarrier = (sid: string) => string

/**
 * Returns how to show a carrier. Operators see its name. Members see its sid, because they cannot read names.
 */
export function useCarrierNames(): NameOfCarrier {
  const { client, session } = useAccount()
  const carriers = useQuery({ ...carriersQuery(client), enabled: session.member.is_operator }).data
  return (sid) => {
    if (sid === simulatorSid) return strings.simulator
    return carriers?.find((carrier) => carrier.sid === sid)?.name ?? shortSid(sid)
  }
}
