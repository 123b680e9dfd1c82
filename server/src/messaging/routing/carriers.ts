import { isDeepStrictEqual } from "node:util"
import type { IdRelation } from "#messaging/carriers/carrier.ts"
import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import type { NewId } from "#core/std/ids.ts"
import { seal, type SecretKeys } from "#core/std/secret-box.ts"
import { movesCarrier, refuseStoredSecrets } from "./bound-secrets.ts"
import { removeRatesOf } from "./rate-store.ts"
import { carrierNotFound, RoutingRefusal } from "./refusals.ts"
import {
  countCarriers,
  countRoutes,
  findCarrier,
  findCarriers,
  readCarrierForUpdate,
  insertCarrier,
  removeCarrier,
  writeCarrier,
  writeTrace,
  type CarrierRow,
  type TraceRow,
} from "./store.ts"
import type { Status } from "./route.ts"
import { secretsOfCarrier, secretsOwner, settingsOfCarrier, type Secrets } from "./stored-carrier.ts"

/**
 * A carrier as the operator configured it, without its secrets. The parser of its kind has accepted the
 * settings and secrets.
 */
export interface ConfiguredCarrier {
  id: string
  name: string
  kind: string
  settings: Readonly<Record<string, unknown>>
  status: Status
  /**
   * The form of its message ids, which its receipts have shown. Null while it is unknown, or if a setting
   * determines it.
   */
  learnedIds: IdRelation | null
  /** The latest trace, which may have ended. */
  trace: TraceRow | null
  createdAt: number
  updatedAt: number
}

export interface CarrierPatch {
  name?: string | undefined
  settings?: Readonly<Record<string, unknown>> | undefined
  /** Absent secrets stay as they are. */
  secrets?: Secrets | undefined
  status?: Status | undefined
}

export interface CarrierContext {
  secretKeys: SecretKeys
  now: number
}

const carriersMax = 200

/** Refuses with `carriers_exhausted`. */
export async function createCarrier(
  tx: Tx,
  given: Pick<ConfiguredCarrier, "name" | "kind" | "settings" | "status"> & { secrets: Secrets },
  { newId, secretKeys, now }: CarrierContext & { newId: NewId },
): Promise<ConfiguredCarrier> {
  if ((await countCarriers(tx)) >= carriersMax)
    throw new RoutingRefusal(
      "carriers_exhausted",
      `The installation already has ${carriersMax} carriers. Delete an unused carrier.`,
    )
  const id = newId()
  const { name, kind, status } = given
  const secrets = seal(secretKeys, JSON.stringify(given.secrets), secretsOwner(id))
  const settings = JSON.stringify(given.settings)
  const row = {
    id,
    name,
    kind,
    settings,
    secrets,
    status,
    revision: 1,
    learned_ids: null,
    ...untraced,
    created_at: now,
    updated_at: now,
  }
  await insertCarrier(tx, row)
  return read(row)
}

const untraced = { trace_until: null, trace_account_id: null, trace_recipient: null }

/** Refuses with `carrier_not_found`. */
export async function getCarrier(tx: Tx, id: string): Promise<ConfiguredCarrier> {
  const row = await findCarrier(tx, id)
  if (!row) throw carrierNotFound()
  return read(row)
}

/** Returns the time of the last change of a disabled carrier. Null if it is enabled or does not exist. */
export async function disabledSince(tx: Tx, id: string): Promise<number | null> {
  const row = await findCarrier(tx, id)
  return row?.status === "disabled" ? row.updated_at : null
}

/** Locks changes of the carrier until the transaction ends, also when the carrier does not exist. */
export async function lockCarrier(tx: Tx, id: string): Promise<void> {
  await readCarrierForUpdate(tx, id)
}

/** Newest first. */
export async function listCarriers(tx: Tx, page: Page): Promise<ConfiguredCarrier[]> {
  return (await findCarriers(tx, page)).map(read)
}

/**
 * Changes the given fields. Throws `carrier_not_found`, and refuses settings that would send a stored
 * secret to another place.
 */
export async function updateCarrier(
  tx: Tx,
  id: string,
  patch: CarrierPatch,
  context: CarrierContext,
): Promise<ConfiguredCarrier> {
  const row = await readCarrierForUpdate(tx, id)
  if (!row) throw carrierNotFound()
  const isMoved = patch.settings !== undefined && movesCarrier(row.kind, settingsOfCarrier(row), patch.settings)
  const isOtherwise = patch.settings !== undefined || patch.secrets !== undefined || patch.status !== undefined
  const next: CarrierRow = {
    ...row,
    name: patch.name ?? row.name,
    settings: patch.settings ? JSON.stringify(patch.settings) : row.settings,
    secrets: patch.secrets || isMoved ? sealed(row, patch.secrets ?? {}, context.secretKeys, isMoved) : row.secrets,
    status: patch.status ?? row.status,
    revision: row.revision + (isOtherwise ? 1 : 0),
    learned_ids: mayHaveLearned(row, patch.settings) ? row.learned_ids : null,
    updated_at: context.now,
  }
  await writeCarrier(tx, next)
  return read(next)
}

/**
 * Begins, changes or ends the tracing of a carrier's exchanges. The carrier keeps running. Throws
 * `carrier_not_found`.
 */
export async function traceCarrier(tx: Tx, id: string, trace: TraceRow | null): Promise<void> {
  if (!(await writeTrace(tx, id, trace))) throw carrierNotFound()
}

/** Returns what is traced at this time. */
export function traceOf(row: CarrierRow, now: number): TraceRow | null {
  const { trace_until: until, trace_account_id: accountId, trace_recipient: recipient } = row
  return until !== null && until > now ? { until, accountId, recipient } : null
}

/**
 * Refuses with `carrier_not_found`. Refuses with `carrier_in_use` while it is enabled, has routes, or has
 * waiting messages, which would wait forever. Also deletes its rates.
 */
export async function deleteCarrier(tx: Tx, id: string, hasMessages: (tx: Tx) => Promise<boolean>): Promise<void> {
  const row = await readCarrierForUpdate(tx, id)
  if (!row) throw carrierNotFound()
  if (row.status === "enabled") throw inUse("The carrier is enabled. Disable it first.")
  if (await countRoutes(tx, id)) throw inUse("Routes lead to the carrier. Delete them first.")
  if (await hasMessages(tx))
    throw inUse(
      "Messages wait for the carrier. Enable it until it has sent them, create another route for them, or delete them.",
    )
  await removeRatesOf(tx, id)
  await removeCarrier(tx, id)
}

/**
 * Returns whether the learned facts of the carrier still hold. They hold for the same account at the same
 * host, unless a setting says otherwise.
 */
function mayHaveLearned(row: CarrierRow, next: CarrierPatch["settings"]): boolean {
  if (!next) return true
  const before = settingsOfCarrier(row)
  return ["hosts", "system_id", "message_ids"].every((name) => isDeepStrictEqual(before[name], next[name]))
}

/** A carrier that moves keeps no stored secret. It refuses the change unless the request has all of them. */
function sealed(row: CarrierRow, given: Secrets, secretKeys: SecretKeys, isMoved: boolean): Buffer {
  const before = secretsOrLost(row, secretKeys)
  if (isMoved) refuseStoredSecrets(before, given)
  return seal(secretKeys, JSON.stringify(isMoved ? given : { ...before, ...given }), secretsOwner(row.id))
}

/** Returns the secrets of a row. Secrets that this installation's key does not open are already lost. */
function secretsOrLost(row: CarrierRow, secretKeys: SecretKeys): Secrets {
  try {
    return secretsOfCarrier(row, secretKeys)
  } catch {
    return {}
  }
}

function inUse(detail: string): RoutingRefusal {
  return new RoutingRefusal("carrier_in_use", detail)
}

function read(row: CarrierRow): ConfiguredCarrier {
  const { id, name, kind, status, learned_ids: learnedIds } = row
  const settings = settingsOfCarrier(row)
  const trace = traceOf(row, -Infinity)
  return { id, name, kind, settings, status, learnedIds, trace, createdAt: row.created_at, updatedAt: row.updated_at }
}
