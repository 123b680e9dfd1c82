/** `createWebhook` as "Create webhook". */
export function operationInWords(operation: string): string {
  const words = operation.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What became of it. */
export function outcomeOf(status: number | null): string {
  if (status === null) return "not known"
  return status < 400 ? "done" : "refused"
}
