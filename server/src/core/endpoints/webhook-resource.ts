import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import {
  readEndpointSettings,
  signaturesDefault,
  timeoutDefaultSeconds,
  type CertificateFacts,
} from "./endpoint-settings.ts"
import type { EndpointRow } from "./store.ts"

/** A webhook endpoint as the API shows it. The secret is shown elsewhere; other sealed values never. */
export function renderWebhook(accountId: string, endpoint: EndpointRow, now: number) {
  const settings = readEndpointSettings(endpoint.settings)
  return {
    sid: toSid("webhook", endpoint.id),
    account_sid: toSid("account", accountId),
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    callback_form: endpoint.callbackForm,
    status: endpoint.status,
    disabled_reason: endpoint.disabledReason,
    max_in_flight: endpoint.maxInFlight,
    rate_limit: endpoint.rateLimit,
    ordering: endpoint.ordering,
    circuit: renderCircuit(endpoint.circuitUntil, now),
    last_success_at: isoTime(endpoint.lastSuccessAt),
    last_failure_at: isoTime(endpoint.lastFailureAt),
    last_failure: endpoint.lastFailure,
    /** The first failure since the last success. */
    first_failure_at: isoTime(endpoint.firstFailureAt),
    consecutive_failures: endpoint.consecutiveFailures,
    paused_until: isoTime(endpoint.pausedUntil),
    timeout: settings.timeout ?? timeoutDefaultSeconds,
    retry_schedule: settings.retrySchedule ?? null,
    header_names: settings.headerNames ?? [],
    client_certificate: settings.clientCertificate ? renderCertificate(settings.clientCertificate) : null,
    payload: settings.payload ?? "full",
    filter: settings.filter ?? null,
    signatures: settings.signatures ?? signaturesDefault,
    public_key: settings.publicKey ?? null,
    older_secrets_until: [endpoint.olderSecretUntil, endpoint.oldestSecretUntil].flatMap((ms) => isoTime(ms) ?? []),
    created_at: isoTime(endpoint.createdAt),
    updated_at: isoTime(endpoint.updatedAt),
  }
}

function renderCertificate({ subject, expiresAt, fingerprint }: CertificateFacts) {
  return { subject, expires_at: isoTime(expiresAt), fingerprint }
}

function renderCircuit(until: number | null, now: number) {
  if (until === null) return { state: "closed", retry_at: null }
  return until > now ? { state: "open", retry_at: isoTime(until) } : { state: "half_open", retry_at: null }
}
