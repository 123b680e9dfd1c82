import type { AuditEntry } from "../../api/generated/schemas.ts"
import * as strings from "./strings.ts"

/** The action in words. An unknown one is shown with its name in the API. */
export function changeInWords(operation: string): string {
  return strings.changes[operation] ?? operation
}

/** The names of the changed fields, as a request and an answer write them. */
export function fieldsInWords(changes: AuditEntry["changes"]): string {
  const names = changes.slice(0, fieldsShown).map(({ field }) => field)
  const more = changes.length - names.length
  return more > 0 ? strings.moreFields(names.join(", "), more) : names.join(", ")
}

/** What became of one field. */
export function fieldInWords({ before, after, is_hidden: isHidden }: AuditEntry["changes"][number]): string {
  if (isHidden) return strings.changedSecret
  return strings.fromTo(before ?? strings.noValue, after ?? strings.noValue)
}

/** The fields that a row of the table names. The dialog has all of them. */
const fieldsShown = 3

/** Returns the result of the action as a word. */
export function outcomeOf(status: number | null): string {
  if (status === null) return strings.outcomeUnknown
  return status < 400 ? strings.outcomeDone : strings.outcomeRefused
}

/** Returns the result of the action as a sentence. */
export function outcomeInWords(status: number | null): string {
  if (status === null) return strings.outcomeUnknownText
  return status < 400 ? strings.outcomeDoneText(status) : strings.outcomeRefusedText(status)
}

/** The credential with which a program made a change. */
export function credentialName(credential: string): string {
  if (credential === "auth_token") return strings.theAuthToken
  return credential === "operator_token" ? strings.theOperatorToken : strings.apiKey(credential)
}
