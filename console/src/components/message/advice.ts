import * as strings from "./strings.ts"

/** The advice for an `error_code`; undefined for one that is newer than this console. */
export function adviceFor(code: string): string | undefined {
  return strings.advices[code]
}
