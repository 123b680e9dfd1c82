import { ApiError, ConnectionError, TimeoutError } from "@posthorn/client"
import type { ReactNode } from "react"
import { wordsOfParam } from "./faults.ts"
import { withCode } from "./with-code.tsx"
import * as strings from "./strings.ts"

/** Converts an error into a sentence. `labelOf` returns the label of a parameter that the server names. */
export function sentenceOf(error: unknown, labelOf?: (name: string) => string | undefined): ReactNode {
  if (error instanceof ApiError) return withCode(error.detail, labelOf ?? wordsOfParam(error.param))
  if (error instanceof ConnectionError) return strings.serverAway
  if (error instanceof TimeoutError) return strings.serverSlow
  return error instanceof Error ? error.message : String(error)
}
