import { ApiError } from "posthorn"
import { sentenceOf } from "./sentence-of.ts"

export interface FieldFaults<Field extends string> {
  /** What the server says of each field of the form. */
  at: Partial<Record<Field, string>>
  /** What it says of nothing in the form. */
  other: string | undefined
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
  const at: Partial<Record<Field, string>> = {}
  for (const [field, details] of sentences) if (field) at[field] = details.join(" ")
  return { at, other: sentences.get(null)?.join(" ") }
}
