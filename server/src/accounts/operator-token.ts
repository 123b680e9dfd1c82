import { timingSafeEqual } from "node:crypto"
import type { Tx } from "#db/database.ts"
import type { NewId } from "#std/ids.ts"
import type { Principal } from "./authenticate.ts"
import { parseBasicHeader } from "./basic-header.ts"
import { hashSecret, newSecret } from "./secret.ts"
import { findOperatorHash, replaceOperatorToken } from "./store.ts"

/** The name that the operator signs in with. */
export const operatorName = "operator"

/** Stands where an account's id stands: for the operator's idempotency keys and rate. No account has it. */
export const operatorId = "00000000-0000-0000-0000-000000000000"

/** Makes a token, tells it this once, and ends the one before. */
export async function makeOperatorToken(tx: Tx, { newId, now }: { newId: NewId; now: number }): Promise<string> {
  const token = newSecret()
  await replaceOperatorToken(tx, { id: newId(), hash: hashSecret(token), now })
  return token
}

/** Compared where there is no token. No secret has this hash. */
const noHash = Buffer.alloc(32)

/** Tells whether a request comes from the operator. Operators are few, so that the store is asked each time. */
export class OperatorAuthenticator {
  readonly #db: Tx

  constructor({ db }: { db: Tx }) {
    this.#db = db
  }

  /** The operator, or undefined when the credentials are missing, malformed or wrong. */
  async authenticate(authorizationHeader: string | undefined): Promise<Principal | undefined> {
    const credentials = authorizationHeader === undefined ? undefined : parseBasicHeader(authorizationHeader)
    if (!credentials) return undefined
    const hash = (await findOperatorHash(this.#db)) ?? noHash
    const isRight = timingSafeEqual(hash, hashSecret(credentials.password))
    if (!isRight || credentials.username !== operatorName) return undefined
    return { accountId: operatorId, keyId: null, tokenId: null, scope: "full", ratePerSecond: null }
  }
}
