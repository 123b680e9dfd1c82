import { withWireNames } from "#messaging/carriers/former-spelling.ts"
import { findCarrierKind } from "#messaging/carriers/kinds.ts"
import { open, type SecretKeys } from "#core/std/secret-box.ts"
import type { CarrierRow } from "./store.ts"

export type Secrets = Readonly<Record<string, unknown>>

/** Returns the settings of a row with the names of the API, whichever release stored them. */
export function settingsOfCarrier({ kind, settings }: Pick<CarrierRow, "kind" | "settings">) {
  const stored = JSON.parse(settings) as Readonly<Record<string, unknown>>
  return withWireNames({ formerSpelling: findCarrierKind(kind)?.formerSpelling }, stored)
}

/** Returns the channels of a carrier. None if this installation does not have its kind. */
export function channelsOfCarrier(row: Pick<CarrierRow, "kind" | "settings">): readonly string[] {
  return findCarrierKind(row.kind)?.channelsOf(settingsOfCarrier(row)) ?? []
}

/**
 * Returns the secrets of a row. If this installation's key does not open them, throws an error that says what
 * to do.
 */
export function secretsOfCarrier({ id, secrets }: CarrierRow, secretKeys: SecretKeys): Secrets {
  try {
    const { tlsKey, ...others } = JSON.parse(open(secretKeys, secrets, secretsOwner(id)).toString("utf8")) as Secrets
    // Older releases stored the key with this name.
    return tlsKey === undefined ? others : { ...others, tls_key: tlsKey }
  } catch (error) {
    throw new Error(unreadable, { cause: error })
  }
}

const unreadable =
  "The carrier's secrets were encrypted with another POSTHORN_SECRET_KEY. Start every process with that key, or set the carrier's password again, and its tls_key if it has one."

/** Returns the owner under which the secrets of a carrier are sealed. */
export function secretsOwner(id: string): string {
  return `carrier ${id}`
}
