export type KeywordAction = "stop" | "start" | "help"

/**
 * The words that recipients send to opt out, opt in and ask for help: the list that carriers and the FCC's
 * rule of 2025 expect.
 */
const actions: ReadonlyMap<string, KeywordAction> = new Map([
  ...["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"].map(
    (word) => [word, "stop"] as const,
  ),
  ...["START", "YES", "UNSTOP"].map((word) => [word, "start"] as const),
  ...["HELP", "INFO"].map((word) => [word, "help"] as const),
])

/**
 * Returns the request of an inbound body that is exactly one keyword, in any case. It ignores blanks, quotes
 * and a full stop around the keyword, because phones add them. A sentence such as "STOP PLEASE" is for a
 * person, and not a keyword. An @ at the end is the terminator of a C string: NUL is @ in the GSM alphabet.
 */
export function readKeyword(body: string): { action: KeywordAction; keyword: string } | undefined {
  if (body.length > 40) return undefined
  const keyword = body.replace(/^[\s"'“”‘’«»]+|[\s"'“”‘’«».!@]+$/g, "").toUpperCase()
  const action = actions.get(keyword)
  return action && { action, keyword }
}
