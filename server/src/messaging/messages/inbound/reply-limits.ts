import { byAccount } from "#core/db/by-account.ts"
import type { Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { firstIdAt } from "#core/std/ids.ts"
import type { Message } from "#messaging/messages/message.ts"

/**
 * How many replies a contact gets from one sender. Two numbers that answer each other exceed a limit, and
 * then the exchange ends. The first limit is that of Twilio. The second stops an exchange of slow networks.
 */
const limits = [
  {
    repliesMax: 15,
    withinMs: 30_000,
    fault: "The recipient got 15 replies from the sender within 30 seconds (14107).",
  },
  { repliesMax: 200, withinMs: 3_600_000, fault: "The recipient got 200 replies from the sender within an hour." },
] as const
const lookedBackMs = Math.max(...limits.map(({ withinMs }) => withinMs))
/**
 * The latest messages to a recipient among which replies are counted. The bound makes each look equally fast
 * for a recipient with many other messages.
 */
const lookedAtMax = 400

type Reply = Pick<Message, "accountId" | "from" | "to">

/**
 * Returns for each reply, in order, why it exceeds a limit, or null. It counts stored replies and the earlier
 * ones of the list. Transactions at the same time do not see each other, so a limit is not exact.
 */
export async function overReplyLimits(tx: Tx, replies: readonly Reply[], now: number): Promise<(string | null)[]> {
  const pairs = new Map(replies.map((reply) => [pairOf(reply), reply]))
  const counts = new Map<string, number[]>()
  const accounts = byAccount(pairs.values(), ({ accountId }) => accountId)
  const rows = await Promise.all(accounts.map(([accountId, own]) => countOfAccount(tx, accountId, own, now)))
  for (const [index, [, own]] of accounts.entries())
    for (const { place, counted } of rows[index] ?? []) counts.set(pairOf(own[place - 1] as Reply), counted)
  return replies.map((reply) => {
    const counted = counts.get(pairOf(reply)) ?? limits.map(() => 0)
    const exceeded = limits.find(({ repliesMax }, index) => (counted[index] ?? 0) >= repliesMax)
    if (exceeded) return exceeded.fault
    counts.set(pairOf(reply), counted.map((count) => count + 1)) // oxfmt-ignore
    return null
  })
}

function pairOf({ accountId, from, to }: Reply): string {
  return `${accountId} ${from} ${to}`
}

async function countOfAccount(
  tx: Tx,
  accountId: string,
  pairs: readonly Reply[],
  now: number,
): Promise<{ place: number; counted: number[] }[]> {
  const counts = limits.map((_, index) => `count(*) filter (where created_at > $${index + 6})`)
  return await tx.query(
    // One look-up of the index for each pair.
    `select wanted.place, array[${counts.join(", ")}]::integer[] as counted
       from unnest($2::text[], $3::text[], $4::integer[]) as wanted (sender, recipient, place)
       cross join lateral (
         select from_address, reply_to, created_at from messages
          where account_id = $1 and to_address = wanted.recipient and id >= $5
          order by created_at desc limit ${lookedAtMax}
       ) as latest
      where latest.from_address = wanted.sender and latest.reply_to is not null group by wanted.place`,
    [
      accountId,
      textArray(pairs.map(({ from }) => from)),
      textArray(pairs.map(({ to }) => to)),
      plainArray(pairs.map((_, index) => index + 1)),
      firstIdAt(now - lookedBackMs),
      ...limits.map(({ withinMs }) => time(now - withinMs)),
    ],
    "messaging_count_replies",
  )
}
