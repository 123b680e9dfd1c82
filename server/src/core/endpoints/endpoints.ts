import type { Transaction, Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import { cancelPending } from "#core/deliveries/cancel-pending.ts"
import { parsePatterns } from "#core/events/catalogue.ts"
import type { Lane, Queue } from "#core/queue/queue.ts"
import type { NewId } from "#core/std/ids.ts"
import { open, seal, type SecretKeys } from "#core/std/secret-box.ts"
import { newSigningSecret, parseSecret, rotated, secretText } from "./endpoint-secrets.ts"
import {
  changeEndpointSettings,
  readEndpointSettings,
  signaturesDefault,
  withPublicKey,
  type SettingsPatch,
} from "./endpoint-settings.ts"
import * as store from "./store.ts"
import type { EndpointRow, SendingRules } from "./store.ts"
import { EndpointRefusal } from "./refusals.ts"

export type Endpoint = EndpointRow

/** The limit of endpoints of an account. Every event is matched with all of them. */
export const endpointsMax = 100

/** How long a replaced secret still signs, so that receivers can switch without losing a delivery. */
export const overlapDefaultMs = 24 * 3_600_000

/** What the operations on endpoints need. */
export interface EndpointContext {
  newId: NewId
  now: number
  deliveryQueue: Queue
  /** The installation's keys; the secrets are sealed under the first. */
  secretKeys: SecretKeys
}

/** What the operations with a URL need in addition. */
export interface UrlContext extends EndpointContext {
  /** The fault of the URL, as a sentence. `Outgoing.checkAddress` finds it before the transaction. */
  urlFault?: string | undefined
}

/** Requested rules of sending. Absent ones have their defaults, or stay. */
export type SendingRequest = { [Rule in keyof SendingRules]?: SendingRules[Rule] | undefined }

export interface NewEndpoint extends SendingRequest {
  url: string
  /** Names and patterns, also with commas between them. Default: all. */
  events?: readonly string[] | string | undefined
  /** For people. */
  description?: string | undefined
  settings?: SettingsPatch | undefined
}

/** The values that can change. Absent ones stay. */
export interface EndpointPatch extends Partial<NewEndpoint> {
  status?: EndpointRow["status"] | undefined
}

/**
 * Subscribes a URL and returns its secret. Every matching event that commits after this one is sent to it.
 * Refuses `invalid_webhook_url`, `unknown_event_type`, `webhooks_exhausted` when there are 100, and too many
 * extra headers.
 */
export async function createEndpoint(
  tx: Tx,
  accountId: string,
  request: NewEndpoint,
  context: UrlContext,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const { url, description = "", settings = {} } = request
  const events = parsePatterns(request.events)
  refuseUrl(context)
  if ((await store.countEndpoints(tx, accountId, "events")) >= endpointsMax) {
    throw new EndpointRefusal(
      "webhooks_exhausted",
      `An account can have ${endpointsMax} webhook endpoints. Delete one first.`,
    )
  }
  const id = context.newId()
  const secret = newSigningSecret(settings.signatures ?? signaturesDefault)
  const bare = { id, secret: seal(context.secretKeys, secretText(secret), id), settings: null, sealedSettings: null }
  const row = {
    ...sendingRules(request),
    id,
    url,
    description,
    events,
    ...changeEndpointSettings(bare, settings, context),
    now: context.now,
  }
  return { endpoint: await store.insertEndpoint(tx, accountId, row), secret: secret.shared }
}

/** Newest first. */
export function listEndpoints(tx: Tx, accountId: string, page: Page): Promise<Endpoint[]> {
  return store.findEndpoints(tx, accountId, page)
}

/** Refuses `webhook_not_found`. */
export async function getEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint> {
  return found(await store.findEndpoint(tx, accountId, id))
}

/** The endpoint of a lane, or undefined when it was deleted. */
export function readTarget(tx: Tx, lane: Lane): Promise<Endpoint | undefined> {
  return store.findEndpoint(tx, lane.accountId, lane.targetId)
}

/**
 * Changes an endpoint. While it is paused, its deliveries wait, including those of new events. When it is
 * disabled, its pending deliveries are cancelled, and events that commit until it is enabled are never sent
 * to it. If it is enabled again, or gets another URL, its health record starts empty. After the commit, wake
 * its lane in the dispatcher. Refuses `webhook_not_found`, `invalid_webhook_url`, `unknown_event_type`, too
 * many extra headers, and `webhook_of_callbacks` for a URL or events of an endpoint of status callbacks.
 */
export async function updateEndpoint(
  tx: Transaction,
  accountId: string,
  id: string,
  patch: EndpointPatch,
  context: UrlContext,
): Promise<{ endpoint: Endpoint; lane: Lane }> {
  const { url, description, status, settings = {} } = patch
  const row = found(await store.lockEndpoint(tx, accountId, id))
  if (url !== undefined || patch.events !== undefined) refuseCallbackEndpoint(row)
  if (url !== undefined) refuseUrl(context)
  const next = {
    ...row,
    ...sendingRules(patch, row),
    url: url ?? row.url,
    description: description ?? row.description,
    status: status ?? row.status,
    ...changeEndpointSettings(row, settings, { ...context, isMoved: url !== undefined && isElsewhere(url, row.url) }),
  }
  if (patch.events !== undefined) next.events = parsePatterns(patch.events)
  const isDisabled = next.status === "disabled"
  next.disabledReason = isDisabled ? (row.disabledReason ?? "by_user") : null
  const isFresh = !isDisabled && (row.status === "disabled" || next.url !== row.url)
  const lane = { accountId, targetId: id }
  const endpoint = await store.writeEndpoint(tx, accountId, next, { isFresh, now: context.now })
  if (isDisabled) await cancelPending(tx, lane, context)
  if (next.status === "enabled" && row.status === "paused") context.deliveryQueue.lanes.wake(tx, lane, context.now)
  return { endpoint, lane }
}

/**
 * Ends a subscription: its pending deliveries are cancelled and its log stays readable. Refuses
 * `webhook_not_found`.
 */
export async function deleteEndpoint(tx: Tx, accountId: string, id: string, context: EndpointContext): Promise<void> {
  if (!(await store.removeEndpoint(tx, accountId, id))) throw notFound()
  await cancelPending(tx, { accountId, targetId: id }, context)
}

/**
 * Creates a new secret, and a new key pair if there was one. During the overlap the previous secret also
 * signs, and the one before it, if it still did. Without an overlap, only the new secret signs. Refuses
 * `webhook_not_found`.
 */
export async function rotateSecret(
  tx: Tx,
  accountId: string,
  id: string,
  { overlapMs = overlapDefaultMs, ...context }: EndpointContext & { overlapMs?: number },
): Promise<{ endpoint: Endpoint; secret: string }> {
  const row = found(await store.lockEndpoint(tx, accountId, id))
  const secret = newSigningSecret(readEndpointSettings(row.settings).signatures ?? signaturesDefault)
  const sealed = seal(context.secretKeys, secretText(secret), id)
  const next = {
    ...row,
    ...rotated(row, sealed, { overlapMs, now: context.now }),
    settings: withPublicKey(row.settings, secret.privateKey),
  }
  return { endpoint: await store.writeSecrets(tx, accountId, next, context.now), secret: secret.shared }
}

/** Ends the older secrets, so that only the newest signs. Refuses `webhook_not_found`. */
export async function endOlderSecrets(
  tx: Tx,
  accountId: string,
  id: string,
  { now }: Pick<EndpointContext, "now">,
): Promise<Endpoint> {
  const row = found(await store.lockEndpoint(tx, accountId, id))
  const none = { olderSecret: null, olderSecretUntil: null, oldestSecret: null, oldestSecretUntil: null }
  return store.writeSecrets(tx, accountId, { ...row, ...none }, now)
}

/** Returns the newest secret, `whsec_…`. Refuses `webhook_not_found`. */
export async function readSigningSecret(
  tx: Tx,
  accountId: string,
  id: string,
  context: Pick<EndpointContext, "secretKeys">,
): Promise<string> {
  const { secret } = await getEndpoint(tx, accountId, id)
  return parseSecret(open(context.secretKeys, secret, id).toString()).shared
}

function isElsewhere(url: string, before: string): boolean {
  return new URL(url).origin !== new URL(before).origin
}

/**
 * Locks the row until the transaction ends, so that the endpoint does not change. Refuses `webhook_not_found`
 * and `webhook_disabled`.
 */
export async function lockEnabledEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint> {
  const endpoint = found(await store.lockEndpoint(tx, accountId, id))
  refuseDisabled(endpoint)
  return endpoint
}

function found(row: EndpointRow | undefined): EndpointRow {
  if (!row) throw notFound()
  return row
}

function refuseDisabled(endpoint: EndpointRow): void {
  if (endpoint.status !== "disabled") return
  throw new EndpointRefusal(
    "webhook_disabled",
    "The webhook endpoint is disabled, so Posthorn sends nothing to it. Enable it first.",
  )
}

/** Refuses with `webhook_of_callbacks` what only an endpoint of events can do. */
export function refuseCallbackEndpoint({ callbackForm }: Pick<EndpointRow, "callbackForm">): void {
  if (callbackForm === null) return
  throw new EndpointRefusal(
    "webhook_of_callbacks",
    "This endpoint receives only status callbacks. Its URL and its events cannot change, and it gets no test events and no missing events.",
  )
}

const standardRules: SendingRules = { maxInFlight: null, rateLimit: null, ordering: "none" }

/** Absent rules stay as they are. */
function sendingRules(asked: Partial<NewEndpoint>, before: SendingRules = standardRules): SendingRules {
  const { maxInFlight = before.maxInFlight, rateLimit = before.rateLimit, ordering = before.ordering } = asked
  return { maxInFlight, rateLimit, ordering }
}

function notFound(): EndpointRefusal {
  return new EndpointRefusal(
    "webhook_not_found",
    "This account has no webhook endpoint with this sid. List the webhooks to find it.",
  )
}

function refuseUrl({ urlFault }: UrlContext): void {
  if (urlFault !== undefined) throw new EndpointRefusal("invalid_webhook_url", urlFault, { param: "url" })
}
