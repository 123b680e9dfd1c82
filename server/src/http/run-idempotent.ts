import { createHmac } from "node:crypto"
import { answerOwner } from "#core/accounts/sealed-answers.ts"
import { claimKeys, findKey, storeResponses, type KeyTable } from "#core/accounts/idempotency.ts"
import { keyRefusal } from "#core/accounts/refusals.ts"
import type { Database, Transaction } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import { open, seal, type SecretKeys } from "#core/std/secret-box.ts"
import type { Answer, ApiRequest } from "./operation.ts"

export interface IdempotencyNeeds {
  db: Pick<Database, "transaction">
  clock: Clock
  /** The installation's keys, under which answers that contain a secret are sealed. */
  secretKeys: SecretKeys
}

/** The work of a request in one transaction. */
export type TransactionWork = (tx: Transaction) => Promise<Answer>

/**
 * Runs `work` in one transaction, and only once for each `Idempotency-Key`. The answer is stored with its
 * effect. A repetition gets the same answer, with `Idempotent-Replayed: true`. When the work refuses, the
 * transaction and the key are rolled back.
 *
 * `holdsSecret` seals the stored answer, so that reading the store does not disclose it. `isSecretRequest`
 * keys the stored hash, so that a short password in the request cannot be guessed from it.
 */
export async function runIdempotent(
  needs: IdempotencyNeeds,
  { accountId, idempotency }: Pick<ApiRequest, "accountId" | "idempotency">,
  work: TransactionWork,
  { holdsSecret = false, isSecretRequest = false } = {},
): Promise<Answer> {
  return await needs.db.transaction(async (tx) => {
    if (!idempotency) return await work(tx)
    const { key, hash } = idempotency
    const hashes = isSecretRequest ? needs.secretKeys.map((each) => keyed(each, hash)) : [hash]
    const [requestHash = hash, ...formerHashes] = hashes
    const box = holdsSecret ? { keys: needs.secretKeys, owner: answerOwner(accountId, key) } : null
    const [claim] = await claimKeys(tx, accountId, [{ key, requestHash, formerHashes }], needs.clock.now())
    if (claim?.kind === "replay") return replayed(claim.status, box ? unsealed(claim.response, box) : claim.response)
    if (claim?.kind !== "new") throw keyRefusal(claim?.kind === "conflict")
    const fresh = await work(tx)
    const response = rendered(fresh)
    const stored = box ? seal(box.keys, response, box.owner).toString("base64") : response
    await storeResponses(tx, accountId, [{ key, status: fresh.status, response: stored }])
    return fresh
  })
}

/**
 * Like `runIdempotent`, for an act outside the store that changes nothing when it is repeated. The act runs
 * before the transaction that stores its answer. After a kill or a failure in between, the key is unused, and
 * a repetition runs the act again.
 */
export async function runIdempotentAfterAct(
  needs: IdempotencyNeeds & { db: Database },
  request: Pick<ApiRequest, "accountId" | "idempotency">,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { accountId, idempotency } = request
  if (!idempotency) return await act()
  const { key, hash: requestHash } = idempotency
  const known = await findKey(needs.db, accountId, { key, requestHash })
  if (known?.kind === "replay") return replayed(known.status, known.response)
  if (known) throw keyRefusal(known.kind === "conflict")
  const answer = await act()
  return await runIdempotent(needs, request, async () => answer)
}

/**
 * Like `runIdempotent`, for work that continues after its commit, such as a request to a payment provider.
 * The writes of `begin` commit with the key, which stores only the result of `begin`. `finish` then does the
 * rest and answers. A repetition, even after a kill, finds the begun work and finishes it again. So `finish`
 * can run several times for one `begin`, also at once. A key lives as long as the account by default.
 */
export async function runIdempotentInTwoSteps<Begun extends object>(
  needs: Pick<IdempotencyNeeds, "clock"> & { db: Pick<Database, "transaction"> },
  { accountId, idempotency }: Pick<ApiRequest, "accountId" | "idempotency">,
  {
    table = "permanent_idempotency_keys",
    begin,
    finish,
  }: {
    table?: KeyTable
    begin: (tx: Transaction) => Promise<Begun>
    finish: (begun: Begun, isReplay: boolean) => Promise<Answer>
  },
): Promise<Answer> {
  const { begun, isReplay } = await needs.db.transaction(async (tx) => {
    if (!idempotency) return { begun: await begin(tx), isReplay: false }
    const { key, hash: requestHash } = idempotency
    const [claim] = await claimKeys(tx, accountId, [{ key, requestHash }], needs.clock.now(), table)
    if (claim?.kind === "replay") return { begun: JSON.parse(claim.response) as Begun, isReplay: true }
    if (claim?.kind !== "new") throw keyRefusal(claim?.kind === "conflict")
    const fresh = await begin(tx)
    await storeResponses(tx, accountId, [{ key, status: 200, response: JSON.stringify(fresh) }], table)
    return { begun: fresh, isReplay: false }
  })
  const answer = await finish(begun, isReplay)
  return isReplay ? { ...answer, headers: { ...answer.headers, "idempotent-replayed": "true" } } : answer
}

function keyed(secretKey: Uint8Array, hash: Buffer): Buffer {
  return createHmac("sha256", secretKey).update(hash).digest()
}

function rendered({ json }: Answer): string {
  return typeof json === "string" ? json : json === undefined ? "" : JSON.stringify(json)
}

function replayed(status: number, json: string): Answer {
  return { status, headers: { "idempotent-replayed": "true" }, ...(json === "" ? {} : { json }) }
}

function unsealed(response: string, { keys, owner }: { keys: SecretKeys; owner: string }): string {
  return open(keys, Buffer.from(response, "base64"), owner).toString("utf8")
}
