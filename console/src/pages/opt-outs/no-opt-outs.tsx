import { EmptyState } from "../../components/empty-state.tsx"

export function NoOptOuts() {
  return (
    <EmptyState
      title="No opt-outs"
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/simulator/inbound \\
  --data-urlencode To=+14155550100 --data-urlencode From=+14155550142 -d Body=STOP
curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/opt_outs`}
      sdk={`await client.simulator.inbound({ to: "+14155550100", from: "+14155550142", body: "STOP" })
const { data } = await client.optOuts.list()`}
    >
      STOP, STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE and OPTOUT are recorded here and answered once. Later
      messages to that recipient are refused as recipient_opted_out, and queued ones are cancelled. Try it: let a
      handset of the simulator write STOP to a number of the account.
    </EmptyState>
  )
}
