/** The value of a key that a stranger chose. `record[key]` would find `constructor` and other names that every object inherits. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
