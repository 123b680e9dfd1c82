import type { Tx } from "#core/db/database.ts"
import { mergeSettings } from "#core/db/merge-settings.ts"
import type { KeywordAction } from "./opt-out-keywords.ts"

/** How an account handles STOP, START and HELP. */
export interface OptOutSettings {
  /** Whether an opt-out holds for the sender that got it, or for every sender of the account. */
  holdsFor: "sender" | "account"
  /** The language of replies to words that every language uses, such as STOP. */
  language: string
  /** At most one entry for each language. */
  languages: readonly OptOutLanguageSettings[]
}

/** The words and replies that an account adds in one language. Null leaves a reply as it is. */
export interface OptOutLanguageSettings extends Record<KeywordAction, readonly string[]> {
  language: string
  replies: Record<KeywordAction, string | null>
}

const defaults: OptOutSettings = { holdsFor: "sender", language: "en", languages: [] }

export async function readOptOutSettings(tx: Tx, accountId: string): Promise<OptOutSettings> {
  const [row] = await tx.query<{ settings: string }>(
    "select settings from opt_out_settings where account_id = $1",
    [accountId],
    "numbers_opt_out_settings",
  )
  return settingsOf(row)
}

/** Changes the given settings, keeps the others, and returns the result. */
export async function changeOptOutSettings(
  tx: Tx,
  accountId: string,
  change: Partial<OptOutSettings>,
  now: number,
): Promise<OptOutSettings> {
  return { ...defaults, ...(await mergeSettings<OptOutSettings>(tx, "opt_out_settings", { accountId, change, now })) }
}

function settingsOf(row: { settings: string } | undefined): OptOutSettings {
  return { ...defaults, ...(JSON.parse(row?.settings ?? "{}") as Partial<OptOutSettings>) }
}
