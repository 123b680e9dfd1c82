import { ApiError } from "@posthorn/client"
import type { ReactNode } from "react"
import { withCode } from "./with-code.tsx"

export interface Fault {
  param: string | null
  detail: string
}

/** Returns everything that the server refused in a request. Empty for an error that is not a refusal. */
export function faultsOf(error: unknown): readonly Fault[] {
  if (!(error instanceof ApiError)) return []
  return error.errors.length > 0 ? error.errors : [{ param: error.param, detail: error.detail }]
}

/** Returns `headers` for `headers.X-Tenant`, and `media_url` for `media_url[1]`. */
export function nameOfParam(param: string): string {
  return /^\w*/.exec(param)?.[0] ?? ""
}

/**
 * Returns a function that names the faulty parameter in words, for a place without a label for it:
 * `created_after` becomes "Created after".
 */
export function wordsOfParam(param: string | null): (name: string) => string | undefined {
  return (name) => {
    if (name !== param) return undefined
    const words = nameOfParam(name).replaceAll("_", " ")
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
}

/** The server's fault of one filter of a list. The sentence uses the label that the person sees. */
export function faultOfFilter(error: unknown, param: string, label: string): ReactNode {
  const details = faultsOf(error).filter((fault) => fault.param !== null && nameOfParam(fault.param) === param)
  const sentence = details.map(({ detail }) => detail).join(" ")
  return sentence ? withCode(sentence, (name) => (nameOfParam(name) === param ? label : undefined)) : undefined
}
