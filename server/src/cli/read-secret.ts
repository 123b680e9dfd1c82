import { readFile } from "node:fs/promises"
import type { CommandCall } from "./command.ts"

/** Completes the help of an option that names the file of a secret. */
export const secretFileNote =
  '"-" reads the standard input, or asks at a terminal without showing what is typed. No option takes the secret itself, which others could see.'

/**
 * Returns the secret in a file. For "-" it asks at the terminal, or reads the standard input without one. One
 * trailing line break is not part of the secret.
 */
export async function promptSecret(call: CommandCall, place: string, question: string): Promise<string> {
  if (place === "-" && call.askSecretly) return call.askSecretly(question)
  const text = place === "-" ? await call.readInput() : await readTextFile(place)
  return text.replace(/\r?\n$/, "")
}

/** Returns the text of a file. Throws a sentence for the user when it cannot be read. */
export async function readTextFile(place: string): Promise<string> {
  try {
    return await readFile(place, "utf8")
  } catch (error) {
    throw new Error(`${place} cannot be read: ${(error as Error).message}. Name a file that this user can read.`, {
      cause: error,
    })
  }
}
