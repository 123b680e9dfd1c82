import { EmptyState } from "../../components/empty-state.tsx"
import * as strings from "./strings.ts"

export function NoOptOuts() {
  return (
    <EmptyState
      title={strings.noOptOuts}
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/simulator/inbound \\
  --data-urlencode To=+14155550100 --data-urlencode From=+14155550142 -d Body=STOP
curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/opt_outs`}
      sdk={`await client.simulator.inbound({ to: "+14155550100", from: "+14155550142", body: "STOP" })
const { data } = await client.optOuts.list()`}
    >
      {strings.noOptOutsText}
    </EmptyState>
  )
}
