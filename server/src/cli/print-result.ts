import type { CommandCall } from "./command.ts"

export const jsonFlag = { json: "Prints JSON, as the API answers it, instead of text for people." }

/** Prints the result as JSON with `--json`, and the lines for people otherwise. */
export function printResult({ flags, print }: CommandCall, result: unknown, lines: readonly string[]): void {
  if (flags.has("json")) print(JSON.stringify(result, null, 2))
  else for (const line of lines) print(line)
}
