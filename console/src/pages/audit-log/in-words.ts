import * as strings from "./strings.ts"

/** The action in words. An unknown one is shown with its name in the API. */
export function changeInWords(operation: string): string {
  return strings.changes[operation] ?? operation
}

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
