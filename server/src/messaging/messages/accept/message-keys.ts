import { releaseKeys, storeResponses, type ClaimedKey, type KeyClaim } from "#core/accounts/idempotency.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import type { Message } from "#messaging/messages/message.ts"
import { renderWhenAccepted } from "#messaging/messages/read/event-bodies.ts"
import { readMessages } from "#messaging/messages/store.ts"
import { assert } from "#core/std/assert.ts"
import { fromSid, toSid } from "#core/std/ids.ts"

/** A message to accept, with the idempotency key of its request. */
interface Keyed {
  message: Message
  key: KeyClaim | null
}

/**
 * Returns the answers to repeated requests, by the content of their keys. Omits the answer of a deleted
 * message.
 */
export async function readFormerAnswers(
  tx: Tx,
  items: readonly { message: Pick<Message, "accountId"> }[],
  keys: readonly (ClaimedKey | undefined)[],
): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const replays = items.flatMap(({ message: { accountId } }, index) => {
    const key = keys[index]
    return key?.kind === "replay" ? [{ accountId, response: key.response, id: idOfAnswer(key.response) }] : []
  })
  for (const [accountId, own] of Map.groupBy(replays, (replay) => replay.accountId)) {
    const messages = await readMessages(
      tx,
      accountId,
      own.map(({ id }) => id),
    )
    for (const { id, response } of own) {
      const message = messages.get(id)
      if (message) answers.set(response, renderWhenAccepted(message))
    }
  }
  return answers
}

/** The key of an accepted message stores its answer. The key of a refused request is free again. */
export async function completeMessageKeys(
  tx: Transaction,
  items: readonly Keyed[],
  { keys, accepted }: { keys: readonly (ClaimedKey | undefined)[]; accepted: readonly boolean[] },
): Promise<void> {
  for (const [index, { message, key }] of items.entries()) {
    if (!key || keys[index]?.kind !== "new") continue
    const { accountId } = message
    if (accepted[index])
      await storeResponses(tx, accountId, [{ key: key.key, status: 201, response: keptAnswer(message) }])
    else await releaseKeys(tx, accountId, [key.key])
  }
}

/**
 * A message's key stores only its sid. The rest of the answer is read from the message, so a deletion erases
 * it, too.
 */
function keptAnswer({ id }: Message): string {
  return JSON.stringify({ sid: toSid("message", id) })
}

function idOfAnswer(response: string): string {
  const { sid } = JSON.parse(response) as { sid: string }
  const id = fromSid("message", sid)
  assert(id, "The key of a message stores its sid.")
  return id
}
