import { sealedOfAccounts } from "#core/accounts/token-copy.ts"
import { sealedAnswers } from "#core/accounts/sealed-answers.ts"
import { ensureSecretKey, readSecretKey, secretKeyFile } from "#host/config/secret-key.ts"
import type { Tx } from "#core/db/database.ts"
import { sealedOfEndpoints } from "#core/endpoints/sealed-values.ts"
import { sealedOfFactors } from "#auth/factors/sealed-values.ts"
import { sealedOfMembers } from "#core/members/sealed-values.ts"
import { sealedOfPayments } from "#payments/payments/sealed-values.ts"
import { sealedOfCarriers } from "#messaging/routing/sealed-values.ts"
import { sealedOfSessions } from "#auth/sessions/sealed-values.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { open, seal, type SecretKeys } from "#core/std/secret-box.ts"

export interface SecretKeySettings {
  dataDir: string
  /** POSTHORN_SECRET_KEY; null for the key in `dataDir`. */
  secretKey: Uint8Array | null
  otherSecretKeys: readonly Uint8Array[]
}

/** The relation between the configured keys and the store. */
export type KeyState =
  /** One of these keys sealed the store, or nothing is sealed yet. */
  | { kind: "right"; keys: SecretKeys; hasCheck: boolean }
  /** Nothing is sealed yet, and there is no key. */
  | { kind: "unmade" }
  /** The store holds sealed values, and there is no key. */
  | { kind: "missing" }
  /** The store holds sealed values, and none of the keys opens one. */
  | { kind: "wrong" }

/**
 * Returns the keys with which this store is sealed (docs/decisions/064). The first start creates the key.
 * Throws when the key is missing or is not the key of the store, and names the file to restore. Values that
 * were sealed with a second key would be lost when the first key returns.
 */
export async function openSecretKeys(tx: Tx, settings: SecretKeySettings): Promise<SecretKeys> {
  const state = await examineSecretKeys(tx, settings)
  if (state.kind === "missing" || state.kind === "wrong") throw new Error(adviceOn(state.kind, settings))
  if (state.kind === "right" && state.hasCheck) return state.keys
  const keys = state.kind === "right" ? state.keys : keysOf(ensureSecretKey(settings.dataDir), settings)
  await tx.query("insert into secret_key_check (sealed) values ($1) on conflict do nothing", [sealedCheck(keys)])
  // Another first start may have stored its check first, with another key.
  if ((await examineSecretKeys(tx, settings)).kind === "right") return keys
  throw new Error(adviceOn("wrong", settings))
}

/** Returns the state of the keys, without changing it. */
export async function examineSecretKeys(tx: Tx, settings: SecretKeySettings): Promise<KeyState> {
  const key = settings.secretKey ?? readSecretKey(settings.dataDir)
  const keys = key && keysOf(key, settings)
  const checks = await Array.fromAsync(checkValue(tx))
  const hasCheck = checks.length > 0
  let isSealed = false
  for await (const value of hasCheck ? checks : sealedValues(tx)) {
    isSealed = true
    if (keys && opens(keys, value)) return { kind: "right", keys, hasCheck }
  }
  if (isSealed) return { kind: keys ? "wrong" : "missing" }
  return keys ? { kind: "right", keys, hasCheck } : { kind: "unmade" }
}

/** Returns what the operator can do about a missing or wrong key. */
export function adviceOn(kind: "missing" | "wrong", { dataDir, secretKey }: SecretKeySettings): string {
  const place = secretKeyFile(dataDir)
  const fault = {
    missing: `The secret key is missing: the file ${place} does not exist, and POSTHORN_SECRET_KEY is not set.`,
    wrong: `${secretKey ? "POSTHORN_SECRET_KEY" : `The secret key in ${place}`} is not the key that the secrets of this store are encrypted with.`,
  }[kind]
  return `${fault} Restore ${place} from a backup, or set POSTHORN_SECRET_KEY to the key of this store. If the key is lost, \`posthorn secrets discard\` lists the secrets that are lost with it.`
}

/** All sealed values in the store, except the check. */
export async function* sealedValues(tx: Tx): AsyncGenerator<SealedValue> {
  yield* sealedOfAccounts(tx)
  yield* sealedOfEndpoints(tx)
  yield* sealedOfCarriers(tx)
  yield* sealedOfMembers(tx)
  yield* sealedOfSessions(tx)
  yield* sealedOfFactors(tx)
  yield* sealedOfPayments(tx)
  yield* sealedAnswers(tx)
}

/**
 * The check as a sealed value. A change of keys reseals it last: until then a start also needs the older key
 * (docs/decisions/064).
 */
export async function* checkValue(tx: Tx): AsyncGenerator<SealedValue> {
  for (const { sealed } of await tx.query<{ sealed: Buffer }>("select sealed from secret_key_check"))
    yield {
      owner: checkOwner,
      sealed,
      name: "the check of the secret key",
      async replace(newValue) {
        const replaced = await tx.query("update secret_key_check set sealed = $2 where sealed = $1 returning 1", [
          sealed,
          newValue,
        ])
        return replaced.length === 1
      },
    }
}

/**
 * Seals the check with the first of these keys. From now on a start needs this key, even if other values are
 * still sealed with another one.
 */
export async function replaceCheck(tx: Tx, keys: SecretKeys): Promise<void> {
  await tx.query(
    "insert into secret_key_check (sealed) values ($1) on conflict (only_row) do update set sealed = excluded.sealed",
    [sealedCheck(keys)],
  )
}

/** Returns whether one of the keys opens the value. Never throws. */
export function opens(keys: SecretKeys, { sealed, owner }: SealedValue): boolean {
  try {
    open(keys, sealed, owner)
    return true
  } catch {
    return false
  }
}

const checkOwner = "secret key check"

function sealedCheck(keys: SecretKeys): Buffer {
  return seal(keys, "This is the key of this store.", checkOwner)
}

function keysOf(key: Uint8Array, { otherSecretKeys }: SecretKeySettings): SecretKeys {
  return [key, ...otherSecretKeys]
}
