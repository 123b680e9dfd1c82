import { CodeBlock } from "./empty-state.tsx"
import * as strings from "./strings.ts"

/** A value as indented JSON. A text that is not JSON is shown unchanged. */
export function JsonView({ value, what = strings.theJson }: { value: unknown; what?: string }) {
  return <CodeBlock text={typeof value === "string" ? indented(value) : JSON.stringify(value, null, 2)} what={what} />
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
