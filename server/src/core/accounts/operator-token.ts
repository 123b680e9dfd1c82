import { timingSafeEqual } from "node:crypto"
import { StoreUnavailable, type Tx } from "#core/db/database.ts"
import { Batcher } from "#core/std/batcher.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Principal } from "./authenticate.ts"
import { parseBasicHeader } from "./basic-header.ts"
import { hashSecret, newAccountSecret } from "./secret.ts"
import { findOperatorHash, replaceOperatorToken } from "./store.ts"

export const operatorName = "operator"

/** Takes the place of an account id for the operator's idempotency keys and rate limit. No account has it. */
export const operatorId = "00000000-0000-0000-0000-000000000000"

/** Creates a token and returns it. It can never be read again. Ends the previous token. */
export async function makeOperatorToken(tx: Tx, { newId, now }: { newId: NewId; now: number }): Promise<string> {
  const token = newAccountSecret()
  await replaceOperatorToken(tx, { id: newId(), hash: hashSecret(token), now })
  return token
}

/** The hash to compare with when there is no token. No secret has this hash. */
const noHash = Buffer.alloc(32)

/** The limit of requests that wait for a lookup. */
const waitingMax = 10_000

/**
 * Authenticates the operator. Tokens are not cached: operators make few requests, and a new token ends the
 * old one at once. Requests that arrive together share one lookup, so a flood of wrong tokens costs the store
 * one statement at a time.
 */
export class OperatorAuthenticator {
  readonly #lookup: Batcher<null, Buffer>

  constructor({ db }: { db: Tx }) {
    this.#lookup = new Batcher({
      itemsMax: waitingMax,
      concurrency: 1,
      waitingMax,
      isForAll: (error) => error instanceof StoreUnavailable,
      async run(asked) {
        const hash = (await findOperatorHash(db)) ?? noHash
        return asked.map(() => hash)
      },
    })
  }

  /** The operator, or undefined when the credentials are missing, malformed or wrong. */
  async authenticate(authorizationHeader: string | undefined): Promise<Principal | undefined> {
    const credentials = authorizationHeader === undefined ? undefined : parseBasicHeader(authorizationHeader)
    if (!credentials) return undefined
    const isRight = timingSafeEqual(await this.#lookup.add(null), hashSecret(credentials.password))
    if (!isRight || credentials.username !== operatorName) return undefined
    return { accountId: operatorId, keyId: null, tokenId: null, scope: "full", ratePerSecond: null }
  }
}
