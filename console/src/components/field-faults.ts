import { ApiError } from "posthorn"
import type { ReactNode } from "react"
import { sentenceOf } from "./sentence-of.ts"
import { withCode } from "./with-code.tsx"

export interface FieldFaults<Field extends string> {
  /** What the server says of each field of the form. */
  at: Partial<Record<Field, ReactNode>>
  /** What it says of nothing in the form. */
  other: ReactNode
}

/** Puts each sentence of a refusal at the field that it names, `headers` for `headers.X-Tenant` too. */
export function fieldFaults<Field extends string>(error: unknown, fields: readonly Field[]): FieldFaults<Field> {
  if (error == null) return { at: {}, other: undefined }
  if (!(error instanceof ApiError)) return { at: {}, other: sentenceOf(error) }
  const faults = error.errors.length ? error.errors : [{ param: error.param, detail: error.detail }]
  const sentences = new Map<Field | null, string[]>()
  for (const { param, detail } of faults) {
    const name = /^\w+/.exec(param ?? "")?.[0]
    const field = fields.find((known) => known === name) ?? null
    sentences.set(field, [...(sentences.get(field) ?? []), detail])
  }
  const at: Partial<Record<Field, ReactNode>> = {}
  for (const [field, details] of sentences) if (field) at[field] = withCode(details.join(" "))
  const rest = sentences.get(null)
  return { at, other: rest && withCode(rest.join(" ")) }
}

/** What the server says of this parameter, or of an entry of its list. */
export function faultOf(error: unknown, param: string): ReactNode {
  return fieldFaults(error, [param]).at[param]
}
