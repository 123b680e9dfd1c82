import * as strings from "./strings.ts"

const names = new Intl.DisplayNames(undefined, { type: "region" })

/** `Switzerland` for CH. The API writes ZZ for addresses of no country. */
export function countryName(code: string): string {
  return code === "ZZ" ? strings.noCountry : (names.of(code) ?? code)
}
