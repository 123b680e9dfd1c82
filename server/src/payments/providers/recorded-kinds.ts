/**
 * The kinds of providers without a network: a person records the money. `npm run generate` writes the list
 * for the console.
 */
export const recordedKinds: readonly string[] = ["manual"]

export function isRecordedKind(kind: string | null): boolean {
  return kind !== null && recordedKinds.includes(kind)
}
