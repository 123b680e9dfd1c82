export type KeywordAction = "stop" | "start" | "help"

/** What recipients write to leave, come back and ask: the list that carriers and the FCC's rule of 2025 expect. */
const actions: ReadonlyMap<string, KeywordAction> = new Map([
  ...["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT"].map(
    (word) => [word, "stop"] as const,
  ),
  ...["START", "YES", "UNSTOP"].map((word) => [word, "start"] as const),
  ...["HELP", "INFO"].map((word) => [word, "help"] as const),
])

/**
 * What an inbound body asks for when it is one keyword and nothing else, in any case. Blanks, quotes and a full stop around it are
 * left out, since phones add them; "STOP PLEASE" is a sentence for a person to read, and no keyword.
 */
export function readKeyword(body: string): { action: KeywordAction; keyword: string } | undefined {
  if (body.length > 40) return undefined
  const keyword = body.replace(/^[\s"'“”‘’«»]+|[\s"'“”‘’«».!]+$/g, "").toUpperCase()
  const action = actions.get(keyword)
  return action && { action, keyword }
}
