import { Button } from "@mantine/core"
import { EmptyState } from "../../components/empty-state.tsx"
import { sendToSimulator } from "../../snippets/generated/send-to-simulator.ts"
import * as strings from "./strings.ts"

const example = "+14155550123"

export function NoHandsets({ add }: { add(number: string): void }) {
  return (
    <EmptyState
      title={strings.addHandset}
      action={<Button onClick={() => add(example)}>{strings.addExample(example)}</Button>}
      snippet={sendToSimulator}
      values={{ to: example }}
    >
      {strings.noHandsetsText}
    </EmptyState>
  )
}
