import type { CommandCall } from "./command.ts"
import { readTextFile } from "./read-file.ts"

/** Completes the help of an option that names the file of a secret. */
export const secretFileNote =
  'The name of the file with the secret. "-" reads the standard input, or asks at a terminal without showing the input. Other users could read a secret in an option.'

/**
 * Returns the secret in a file. For "-" it asks at the terminal, or reads the standard input without one. One
 * trailing line break is not part of the secret.
 */
export async function promptSecret(call: CommandCall, place: string, name: string): Promise<string> {
  if (place === "-" && call.promptHidden) return call.promptHidden(`The ${name.replaceAll("_", " ")}: `)
  return (await readTextFile(call, place)).replace(/\r?\n$/, "")
}
