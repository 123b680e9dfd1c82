import { Button } from "@mantine/core"
import { EmptyState } from "../../components/empty-state.tsx"
import * as strings from "./strings.ts"

const example = "+14155550123"

export function NoHandsets({ add }: { add(number: string): void }) {
  return (
    <EmptyState
      title={strings.addHandset}
      action={<Button onClick={() => add(example)}>{strings.addExample(example)}</Button>}
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/messages \\
  --data-urlencode To=${example} --data-urlencode From=+15005550006 \\
  --data-urlencode "Body=Your code is 482913."
curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/simulator/messages`}
      sdk={`await client.messages.create({ to: "${example}", from: "+15005550006", body: "Your code is 482913." })
const { message } = await client.simulator.messages.wait({ to: "${example}" })`}
    >
      {strings.noHandsetsText}
    </EmptyState>
  )
}
