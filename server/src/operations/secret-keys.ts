import { sealedAnswers } from "#accounts/sealed-answers.ts"
import { ensureSecretKey, readSecretKey, secretKeyFile } from "#config/secret-key.ts"
import type { Tx } from "#db/database.ts"
import { sealedOfEndpoints } from "#events/sealed-values.ts"
import { sealedOfFactors } from "#factors/sealed-values.ts"
import { sealedOfMembers } from "#members/sealed-values.ts"
import { sealedOfCarriers } from "#routing/sealed-values.ts"
import { sealedOfPayments } from "#payments/sealed-values.ts"
import { sealedOfSessions } from "#sessions/sealed-values.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { open, seal } from "#std/secret-box.ts"
import type { SecretKeys } from "#std/secret-box.ts"

export interface SecretKeySettings {
  dataDir: string
  /** POSTHORN_SECRET_KEY; null for the key in `dataDir`. */
  secretKey: Uint8Array | null
  otherSecretKeys: readonly Uint8Array[]
}

/** What the keys of an installation are to its store. */
export type KeyState =
  /** The store was sealed with one of these keys. */
  | { kind: "right"; keys: SecretKeys; hasCheck: boolean }
  /** Nothing is sealed yet, and there is no key. */
  | { kind: "unmade" }
  /** Something is sealed, and there is no key. */
  | { kind: "missing" }
  /** Something is sealed, and none of the keys opens it. */
  | { kind: "wrong" }

/**
 * The keys with which this store is sealed. A first start makes the key. Throws, and names the file to restore, when the key is
 * missing or is another than that of the store: whatever was sealed with a second key would be lost with the return of the first.
 */
export async function openSecretKeys(tx: Tx, settings: SecretKeySettings): Promise<SecretKeys> {
  const state = await examineSecretKeys(tx, settings)
  if (state.kind === "missing" || state.kind === "wrong") throw new Error(adviceOn(state.kind, settings))
  if (state.kind === "right" && state.hasCheck) return state.keys
  const keys = state.kind === "right" ? state.keys : keysOf(ensureSecretKey(settings.dataDir), settings)
  await tx.query("insert into secret_key_check (sealed) values ($1) on conflict do nothing", [sealedCheck(keys)])
  // Another first start may have been faster, with another key.
  if ((await examineSecretKeys(tx, settings)).kind === "right") return keys
  throw new Error(adviceOn("wrong", settings))
}

/** Changes nothing. */
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

/** What to do about a key that is missing or wrong. */
export function adviceOn(kind: "missing" | "wrong", { dataDir, secretKey }: SecretKeySettings): string {
  const place = secretKeyFile(dataDir)
  const fault = {
    missing: `The secret key is missing: there is no file ${place}, and POSTHORN_SECRET_KEY is not set.`,
    wrong: `${secretKey ? "POSTHORN_SECRET_KEY" : `The secret key in ${place}`} is not the key that the secrets of this store are encrypted with.`,
  }[kind]
  return `${fault} Restore ${place} from a backup, or set POSTHORN_SECRET_KEY to the key of this store. If the key is lost for good, \`posthorn secrets discard\` shows what is lost with it.`
}

/** Everything that is sealed in the store. */
export async function* sealedValues(tx: Tx): AsyncGenerator<SealedValue> {
  yield* sealedOfEndpoints(tx)
  yield* sealedOfCarriers(tx)
  yield* sealedOfMembers(tx)
  yield* sealedOfSessions(tx)
  yield* sealedOfFactors(tx)
  yield* sealedOfPayments(tx)
  yield* sealedAnswers(tx)
}

/** The check, as a sealed value among others. It comes last in a change of keys: until then a start needs the older key too. */
export async function* checkValue(tx: Tx): AsyncGenerator<SealedValue> {
  for (const { sealed } of await tx.query<{ sealed: Buffer }>("select sealed from secret_key_check"))
    yield {
      owner: checkOwner,
      sealed,
      name: "the check of the secret key",
      async replace(anew) {
        const replaced = await tx.query("update secret_key_check set sealed = $2 where sealed = $1 returning 1", [
          sealed,
          anew,
        ])
        return replaced.length === 1
      },
    }
}

/** From now on a start needs the first of these keys, whatever else was sealed with another one. */
export async function replaceCheck(tx: Tx, keys: SecretKeys): Promise<void> {
  await tx.query(
    "insert into secret_key_check (sealed) values ($1) on conflict (only_row) do update set sealed = excluded.sealed",
    [sealedCheck(keys)],
  )
}

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
