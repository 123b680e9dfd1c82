/**
 * Returns the value of a key that a client chose. `record[key]` would find `constructor` and other inherited
 * names.
 */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
