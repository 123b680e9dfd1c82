import type { Tx } from "./database.ts"
import { time } from "./literals.ts"

/** Tables with one row of settings, as JSON, for each account. */
export type SettingsTable = "opt_out_settings" | "verification_settings"

/** Changes the given settings of an account, keeps the others, and returns all that are stored. */
export async function mergeSettings<Settings>(
  tx: Tx,
  table: SettingsTable,
  { accountId, change, now }: { accountId: string; change: Partial<Settings>; now: number },
): Promise<Partial<Settings>> {
  // One statement merges the settings, so that two concurrent changes both stay.
  const [row] = await tx.query<{ settings: string }>(
    `insert into ${table} as kept (account_id, settings, updated_at) values ($1, $2, $3)
     on conflict (account_id) do update set settings = (kept.settings::jsonb || excluded.settings::jsonb)::text, updated_at = $3
     returning settings`,
    [accountId, JSON.stringify(change), time(now)],
  )
  return JSON.parse(row?.settings ?? "{}") as Partial<Settings>
}
