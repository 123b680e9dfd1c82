const names = new Intl.DisplayNames(undefined, { type: "language" })

/** `German (de)`. */
export function languageName(locale: string): string {
  return `${names.of(locale) ?? locale} (${locale})`
}
