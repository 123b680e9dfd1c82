import { readFile } from "node:fs/promises"
import type { CommandCall } from "./command.ts"

/** Returns the text of a file, or for "-" the standard input. Throws a sentence for the user. */
export async function readTextFile(call: CommandCall, place: string): Promise<string> {
  if (place === "-") return call.readInput()
  try {
    return await readFile(place, "utf8")
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${place} cannot be read: ${message}. Name a file that this user can read.`, { cause: error })
  }
}

/** Returns the value of JSON text from a place. Throws a sentence for the user. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const name = place === "-" ? "The standard input" : place
    throw new Error(`${name} is not JSON: ${(error as Error).message}.`, { cause: error })
  }
}
