import type { Transaction, Tx } from "#core/db/database.ts"
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import { time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { eventBody } from "#core/events/event-body.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { VerificationContext } from "./context.ts"
import { VerificationRefusal } from "./refusals.ts"
import { clearScore, takeBack } from "./scores.ts"

export const blockScopes = ["pair", "prefix", "country", "account"] as const

/** An area that gets no verifications for a while. */
export interface Block {
  accountId: string
  id: string
  scope: (typeof blockScopes)[number]
  /** The prefix, for a pair with the network behind it. Else the country, or `*` for the account. */
  key: string
  country: string
  /** The block was only recorded, because the account's `abuse_mode` is `dry_run`. */
  isDryRun: boolean
  /** Messages and approvals of the area in the days before the block. Older ones count less. */
  sends: number
  approvals: number
  createdAt: number
  endsAt: number
  releasedAt: number | null
}

export function newBlock(
  { newId, clock }: Pick<VerificationContext, "newId" | "clock">,
  block: Omit<Block, "id" | "createdAt" | "releasedAt">,
): Block {
  return { ...block, id: newId(), createdAt: clock.now(), releasedAt: null }
}

export function blockResource(block: Block) {
  return {
    sid: toSid("block", block.id),
    account_sid: toSid("account", block.accountId),
    scope: block.scope,
    key: block.key,
    country: block.country,
    dry_run: block.isDryRun,
    reason: "low_conversion",
    sends: block.sends,
    approvals: block.approvals,
    created_at: isoTime(block.createdAt),
    ends_at: isoTime(block.endsAt),
    released_at: block.releasedAt === null ? null : isoTime(block.releasedAt),
  }
}

export async function announceBlock(
  block: Block,
  { newId }: Pick<VerificationContext, "newId">,
  announcer: Announcer,
): Promise<void> {
  const { accountId, id: subjectId, createdAt: occurredAt } = block
  const head = { id: newId(), type: "verifications.blocked", accountId, sequence: 1, occurredAt } as const
  const body = eventBody(head, JSON.stringify(blockResource(block)))
  await announcer.announce([{ ...head, subjectId, body, detail: null }])
}

/** Returns false when the area is already blocked. */
export async function insertBlock(tx: Tx, block: Block): Promise<boolean> {
  const rows = await tx.query(
    `insert into verification_blocks (account_id, id, scope, key, country, is_dry_run, sends, approvals, created_at, ends_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 where not exists (
       select 1 from verification_blocks
       where account_id = $1 and scope = $3 and key = $4 and is_dry_run = $6 and ends_at > $9 and released_at is null
     ) returning 1`,
    [
      block.accountId,
      block.id,
      block.scope,
      block.key,
      block.country,
      block.isDryRun,
      block.sends,
      block.approvals,
      time(block.createdAt),
      time(block.endsAt),
    ],
  )
  return rows.length > 0
}

export interface BlockFilter {
  /** Null for all accounts, as the operator sees them. */
  accountId: string | null
  /** True for active blocks, false for ended or released ones, null for both. */
  isActive: boolean | null
  now: number
}

/** Newest first. */
export async function listBlocks(
  tx: Tx,
  { accountId, isActive, now }: BlockFilter,
  { limit, before }: Page,
): Promise<Block[]> {
  const rows = await tx.query<RowOf<Block>>(
    `select * from verification_blocks
     where ($1::uuid is null or account_id = $1) and ($2::uuid is null or id < $2)
       and ($3::boolean is null or (ends_at > $4 and released_at is null) = $3)
     order by id desc limit $5`,
    [accountId, before, isActive, time(now), limit],
  )
  return rows.map(fromRow<Block>)
}

/** Ends a block now and resets the area. For the operator, the account is null. Throws `block_not_found`. */
export async function releaseBlock(tx: Transaction, accountId: string | null, id: string, now: number): Promise<Block> {
  const [known] = await tx.query<{ account_id: string; scope: Block["scope"]; key: string; is_active: boolean }>(
    `select account_id, scope, key, released_at is null and ends_at > $3 as is_active from verification_blocks
     where ($1::uuid is null or account_id = $1) and id = $2`,
    [accountId, id, time(now)],
  )
  if (known) clearScore(tx, known.account_id, known.scope, known.key)
  const [row] = await tx.query<RowOf<Block>>(
    `update verification_blocks set released_at = coalesce(released_at, $3)
     where ($1::uuid is null or account_id = $1) and id = $2 returning *`,
    [accountId, id, time(now)],
  )
  if (known?.is_active) takeBack(tx, known.scope, known.key)
  if (!row)
    throw new VerificationRefusal("block_not_found", "There is no block with this sid. List the blocks to find it.")
  return fromRow<Block>(row)
}

/** Deletes blocks that ended before this time. */
export async function forgetBlocks(db: Tx, endedBefore: number): Promise<void> {
  await db.query("delete from verification_blocks where ends_at <= $1", [time(endedBefore)])
}
