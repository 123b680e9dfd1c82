import { readFile } from "node:fs/promises"
import type { Call } from "./command.ts"

/** Ends the sentence about an option that names the file of a secret. */
export const secretFileNote =
  '"-" reads the standard input, or asks at a terminal without showing what is typed. No option takes the secret itself, which others could see.'

/** The secret in a file, on the standard input for "-", or typed by whoever sits there. One end of line after it is not part of it. */
export async function readSecret(call: Call, place: string, question: string): Promise<string> {
  if (place === "-" && call.askSecretly) return call.askSecretly(question)
  const text = place === "-" ? await call.readInput() : await readTextFile(place)
  return text.replace(/\r?\n$/, "")
}

export async function readTextFile(place: string): Promise<string> {
  try {
    return await readFile(place, "utf8")
  } catch (error) {
    throw new Error(`${place} cannot be read: ${(error as Error).message}. Name a file that this user can read.`, {
      cause: error,
    })
  }
}
