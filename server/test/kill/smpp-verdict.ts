import { eventually } from "../support/eventually.ts"
import type { RestClient } from "../support/rest-client.ts"
import type { Load } from "./load.ts"
import type { SmscLog, SmscSubmission } from "./smsc-log.ts"
import type { WithSmsc } from "./with-smsc.ts"

const lookers = 16
const deliveredStory = "1 messages.queued, 2 messages.sending, 3 messages.sent, 4 messages.delivered"
const failedStory = "1 messages.queued, 2 messages.sending, 3 messages.failed"
/** After so many further submissions without an answer a message is given up, visibly. */
const givenUpAfter = 2

export interface Verdict {
  accepted: number
  stored: number
  /**
   * Segments that the SMSC has, those that it has more than once, and those of them that no lost answer
   * explains.
   */
  submissions: number
  doubled: number
  doubledWithoutReason: string[]
  /** Messages that were closed as `outcome_unknown`, as the policy says, and those for which it does not. */
  givenUp: number
  givenUpWithoutReason: string[]
  /**
   * Of messages that were sent again or given up: how often that was because a process died that had them.
   */
  claimsLost: number
  /** Accepted messages that are not there, or not in a final state, or that the SMSC never had. */
  lostMessages: string[]
  receipts: number
  receiptsTaken: number
  /** Receipts of submissions whose answer never came: nothing can say what they mean, and they are kept. */
  receiptsWithoutAnswer: number
  lostReceipts: string[]
  missingEvents: string[]
  inboundTaken: number
  lostInbound: number[]
  inboundTwice: number
}

interface Message {
  sid: string
  to: string
  body: string
  status: string
  num_segments: number
  error_code: string | null
}

interface Entry {
  type: string
  detail: { reference?: string; references?: string[] } | null
}

/**
 * Waits until all messages of the load and their events have come to their end, and says what was kept of
 * what was promised.
 */
export async function judge(
  { client, announced, smsc }: WithSmsc,
  options: { load: Load; since: string; policy: "at_least_once" | "at_most_once" },
): Promise<Verdict> {
  const { load, since, policy } = options
  let messages: Message[] = []
  const isOver = ({ sid, status }: Message) =>
    (status === "delivered" && announced.story(sid) === deliveredStory) ||
    (status === "failed" && announced.story(sid) === failedStory)
  const isSettled = (log: SmscLog) =>
    messages.length >= load.accepted.size && messages.every(isOver) && log.taken.size === log.submissions.size
  await eventually("everything settled", async () => {
    messages = await Array.fromAsync(client.list<Message>("/v1/messages", `direction=outbound&created_after=${since}`))
    return isSettled(smsc.log())
  }).catch(() => undefined)
  const log = smsc.log()
  const stored = new Map(messages.map((message) => [message.sid, message]))
  const submissions = submissionsTo(log, new Set(messages.map(({ to }) => to.slice(1))))
  const verdict: Verdict = {
    accepted: load.accepted.size,
    stored: messages.length,
    submissions: [...submissions.values()].reduce((sum, ids) => sum + ids.length, 0),
    doubled: 0,
    doubledWithoutReason: [],
    givenUp: messages.filter(({ status }) => status === "failed").length,
    givenUpWithoutReason: [],
    claimsLost: 0,
    lostMessages: lostOf(load, stored, submissions),
    receipts: 0,
    receiptsTaken: 0,
    receiptsWithoutAnswer: 0,
    lostReceipts: [],
    missingEvents: messages.filter((message) => !isOver(message)).map(({ sid }) => `${sid}: ${announced.story(sid)}`),
    ...(await judgeInbound(client, log)),
  }
  for (const ids of submissions.values())
    for (const id of ids) {
      verdict.receipts += Number(log.receipts.has(id))
      verdict.receiptsTaken += Number(log.taken.has(id))
    }
  const odd = messages.filter((message) => message.status === "failed" || isDoubled(message, submissions))
  await Promise.all(
    Array.from({ length: lookers }, async () => {
      for (let message = odd.pop(); message; message = odd.pop())
        judgeOdd(verdict, { message, submissions, log, policy, entries: await timelineOf(client, message.sid) })
    }),
  )
  return verdict
}

/**
 * A message that the SMSC has more than once, or that was given up: both have their reason on the timeline,
 * or none.
 */
function judgeOdd(
  verdict: Verdict,
  odd: {
    message: Message
    submissions: Submissions
    log: SmscLog
    policy: "at_least_once" | "at_most_once"
    entries: readonly Entry[]
  },
): void {
  const { message, submissions, log, policy, entries } = odd
  const unanswered = entries.filter(({ type }) => type === "answer_unknown" || type === "answer_lost").length
  verdict.claimsLost += entries.filter(({ type }) => type === "answer_lost").length
  const parts = partsOf(message).map((key) => submissions.get(key) ?? [])
  for (const { length } of parts) {
    verdict.doubled += Math.max(length - 1, 0)
    if (length - 1 > unanswered)
      verdict.doubledWithoutReason.push(`${message.sid}: ${length} times, ${unanswered} without an answer`)
  }
  const isAllowed = policy === "at_most_once" || unanswered >= givenUpAfter
  if (message.status === "failed" && !(isAllowed && message.error_code === "outcome_unknown"))
    verdict.givenUpWithoutReason.push(`${message.sid}: ${message.error_code}`)
  // Whatever Posthorn knows the reference of, it knows the receipt of.
  const answered = new Set(entries.flatMap(({ detail }) => detail?.references ?? []))
  const known = new Set(entries.map(({ detail }) => detail?.reference))
  for (const id of parts.flat()) {
    if (!answered.has(id)) verdict.receiptsWithoutAnswer++
    else if (log.taken.has(id) && !known.has(id)) verdict.lostReceipts.push(`${message.sid}: ${id}`)
  }
}

/** The ids under which the SMSC has each part, by recipient and part. */
type Submissions = ReadonlyMap<string, readonly string[]>

function submissionsTo(log: SmscLog, recipients: ReadonlySet<string>): Submissions {
  const ours = [...log.submissions].filter(([, { to }]) => recipients.has(to))
  const byPart = Map.groupBy(ours, ([, submission]) => keyOf(submission))
  return new Map([...byPart].map(([key, group]) => [key, group.map(([id]) => id)]))
}

function keyOf({ to, part }: Pick<SmscSubmission, "to" | "part">): string {
  return `${to} ${part}`
}

function partsOf({ to, num_segments }: Message): string[] {
  return Array.from({ length: num_segments }, (_, index) => keyOf({ to: to.slice(1), part: index + 1 }))
}

function isDoubled(message: Message, submissions: Submissions): boolean {
  return partsOf(message).some((key) => (submissions.get(key)?.length ?? 0) > 1)
}

/** No text was sent twice by the client except under its key, and each recipient gets one. */
function lostOf(load: Load, stored: ReadonlyMap<string, Message>, submissions: Submissions): string[] {
  const lost: string[] = []
  for (const [sid, { body }] of load.accepted)
    if (stored.get(sid)?.body !== body) lost.push(`${sid} was accepted and is not there`)
  for (const { sid, status, ...message } of stored.values()) {
    if (status !== "delivered" && status !== "failed") lost.push(`${sid} is ${status}`)
    const isThere = partsOf({ sid, status, ...message }).every((key) => submissions.has(key))
    if (status === "delivered" && !isThere) lost.push(`${sid} is delivered, and the SMSC does not have it`)
  }
  return lost
}

async function judgeInbound(client: RestClient, log: SmscLog) {
  const messages = await Array.fromAsync(client.list<Message>("/v1/messages", "direction=inbound"))
  const counts = new Map<string, number>()
  for (const { body } of messages) counts.set(body, (counts.get(body) ?? 0) + 1)
  const taken = [...log.inboundsTaken]
  return {
    inboundTaken: taken.length,
    lostInbound: taken.filter((number) => !counts.has(`inbound ${number}`)),
    inboundTwice: [...counts.values()].filter((count) => count > 1).length,
  }
}

async function timelineOf(client: RestClient, sid: string): Promise<Entry[]> {
  return (await client.read<{ data: Entry[] }>(`/v1/messages/${sid}/events`)).data
}
