import { randomBytes } from "node:crypto"
import type { Tx } from "#db/database.ts"
import type { Lane, Queue } from "#queue/queue.ts"
import type { NewId } from "#std/ids.ts"
import { open, seal } from "#std/secret-box.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { cancelPending } from "./cancel-pending.ts"
import { parsePatterns } from "./catalogue.ts"
import { EventRefusal } from "./refusals.ts"
import * as store from "./store.ts"
import type { EndpointRow, Page } from "./store.ts"

export type Endpoint = EndpointRow

/** Endpoints of an account at most. Every event is matched with all of them. */
export const endpointsMax = 100

/** How long a replaced secret still signs, so that receivers can change over without losing a delivery. */
export const rotationMs = 24 * 3_600_000

/** What the verbs on endpoints lean on. */
export interface EndpointContext {
  newId: NewId
  now: number
  deliveryQueue: Queue
  /** The installation's keys; the secrets lie sealed under the first. */
  secretKeys: SecretKeys
}

/** What the verbs that take a URL lean on besides. */
export interface UrlContext extends EndpointContext {
  /**
   * What is wrong with a URL that is to be called, as a sentence. Asked within the transaction, so where a name leads has to be
   * known before: `Outgoing.checkAddress`.
   */
  checkUrl(url: string): string | undefined
}

export interface NewEndpoint {
  url: string
  /** Names and patterns, also with commas between; left out: all. */
  events?: readonly string[] | string | undefined
  /** For people. */
  description?: string | undefined
}

/** What may be changed; what is left out stays. */
export interface EndpointPatch extends Partial<NewEndpoint> {
  status?: "enabled" | "disabled" | undefined
}

/**
 * Subscribes a URL and gives its secret. Every matching event that commits after this one is sent to it.
 * Refuses `invalid_webhook_url`, `unknown_event_type`, and `webhooks_exhausted` when there are 100.
 */
export async function createEndpoint(
  tx: Tx,
  accountId: string,
  request: NewEndpoint,
  context: UrlContext,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const { url, description = "" } = request
  const events = parsePatterns(request.events)
  refuseUrl(url, context)
  if ((await store.countEndpoints(tx, accountId)) >= endpointsMax) {
    throw new EventRefusal(
      "webhooks_exhausted",
      `An account has ${endpointsMax} webhook endpoints at most. Delete one first.`,
    )
  }
  const id = context.newId()
  const secret = newSecret()
  const row = { id, url, description, events, secret: seal(context.secretKeys, secret, id), now: context.now }
  return { endpoint: await store.insertEndpoint(tx, accountId, row), secret }
}

/** Newest first. */
export function listEndpoints(tx: Tx, accountId: string, page: Page): Promise<Endpoint[]> {
  return store.findEndpoints(tx, accountId, page)
}

/** Refuses `webhook_not_found`. */
export async function getEndpoint(tx: Tx, accountId: string, id: string): Promise<Endpoint> {
  return found(await store.findEndpoint(tx, accountId, id))
}

/**
 * Changes an endpoint. Disabled, its pending deliveries are cancelled, and events that commit meanwhile are never sent to it.
 * Enabled again or with another URL, it starts with a clean record. After the commit, wake its lane in the dispatcher.
 * Refuses `webhook_not_found`, `invalid_webhook_url`, `unknown_event_type`.
 */
export async function updateEndpoint(
  tx: Tx,
  accountId: string,
  id: string,
  patch: EndpointPatch,
  context: UrlContext,
): Promise<{ endpoint: Endpoint; lane: Lane }> {
  const { url, description, status } = patch
  const row = found(await store.lockEndpoint(tx, accountId, id))
  const next = {
    ...row,
    url: url ?? row.url,
    description: description ?? row.description,
    status: status ?? row.status,
  }
  if (url !== undefined) refuseUrl(url, context)
  if (patch.events !== undefined) next.events = parsePatterns(patch.events)
  const isEnabled = next.status === "enabled"
  next.disabled_reason = isEnabled ? null : (row.disabled_reason ?? "by_user")
  const isFresh = isEnabled && (row.status === "disabled" || next.url !== row.url)
  const lane = { accountId, targetId: id }
  const endpoint = await store.updateEndpoint(tx, accountId, next, { isFresh, now: context.now })
  if (!isEnabled) await cancelPending(tx, lane, context)
  return { endpoint, lane }
}

/** Ends a subscription: its pending deliveries are cancelled and its log stays readable. Refuses `webhook_not_found`. */
export async function deleteEndpoint(tx: Tx, accountId: string, id: string, context: EndpointContext): Promise<void> {
  if (!(await store.removeEndpoint(tx, accountId, id))) throw notFound()
  await cancelPending(tx, { accountId, targetId: id }, context)
}

/** Makes a new secret. The older one signs too for 24 h; one that was still older ends at once. Refuses `webhook_not_found`. */
export async function rotateSecret(
  tx: Tx,
  accountId: string,
  id: string,
  context: EndpointContext,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const secret = newSecret()
  const change = {
    secret: seal(context.secretKeys, secret, id),
    olderUntil: context.now + rotationMs,
    now: context.now,
  }
  return { endpoint: found(await store.replaceSecret(tx, accountId, id, change)), secret }
}

/** `whsec_…`, the newest. Refuses `webhook_not_found`. */
export async function readSecret(
  tx: Tx,
  accountId: string,
  id: string,
  context: Pick<EndpointContext, "secretKeys">,
): Promise<string> {
  return open(context.secretKeys, (await getEndpoint(tx, accountId, id)).secret, id).toString()
}

export function found(row: EndpointRow | undefined): EndpointRow {
  if (!row) throw notFound()
  return row
}

export function refuseDisabled(endpoint: EndpointRow): void {
  if (endpoint.status === "enabled") return
  throw new EventRefusal(
    "webhook_disabled",
    "The webhook endpoint is disabled, so nothing is sent to it. Enable it first.",
  )
}

function notFound(): EventRefusal {
  return new EventRefusal(
    "webhook_not_found",
    "This account has no webhook endpoint of this sid. List the webhooks to find it.",
  )
}

function refuseUrl(url: string, context: UrlContext): void {
  const fault = context.checkUrl(url)
  if (fault !== undefined) throw new EventRefusal("invalid_webhook_url", fault, { param: "url" })
}

/** Standard Webhooks 1.0.0, "Signature scheme": 24 to 64 random bytes in base64 after `whsec_`. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`
}
