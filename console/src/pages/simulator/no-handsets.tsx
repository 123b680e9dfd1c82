import { Button } from "@mantine/core"
import { EmptyState } from "../../components/empty-state.tsx"

const example = "+14155550123"

export function NoHandsets({ add }: { add(number: string): void }) {
  return (
    <EmptyState
      title="Put a handset on the desk"
      action={<Button onClick={() => add(example)}>Add {example}</Button>}
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/messages \\
  --data-urlencode To=${example} --data-urlencode From=+15005550006 \\
  --data-urlencode "Body=Your code is 482913."
curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/simulator/messages`}
      sdk={`await client.messages.create({ to: "${example}", from: "+15005550006", body: "Your code is 482913." })
const { message } = await client.simulator.messages.wait({ to: "${example}" })`}
    >
      Any phone number is a handset here. Add one, send a message to it from your program or under Send, and see it
      arrive; then answer as its owner would. The address of this page remembers the handsets.
    </EmptyState>
  )
}
