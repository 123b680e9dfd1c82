import type { Webhook, WebhookAttempts } from "@posthorn/client"
import { endpointName } from "../../components/endpoint-health.ts"
import type { Facts, Matter } from "./matter.ts"
import * as strings from "./strings.ts"
import { dayMs } from "../../time-units.ts"

/** Consecutive failures before the hint. The circuit opens at ten. */
const failuresMin = 3
/** The limit of the server's count. More can wait. */
const backlogMin = 1_000
const certificateDays = 14

/** Returns for each endpoint at most one present problem, its given-up deliveries, and what ends soon. */
export function endpointMatters({ webhooks, statistics, now }: Facts): Matter[] {
  return webhooks.flatMap((webhook) => {
    const attempts = statistics?.webhooks.find(({ sid }) => sid === webhook.sid)
    const matters = [stateOf(webhook, attempts?.pending ?? 0), givenUp(webhook, attempts), ...endings(webhook, now)]
    return matters
      .filter((matter) => matter !== null)
      .map((matter, index) => ({ to: `/webhooks/${webhook.sid}`, ...matter, key: `${webhook.sid} ${index}` }))
  })
}

type EndpointMatter = Omit<Matter, "key" | "to"> & { to?: string }

function stateOf(webhook: Webhook, pending: number): EndpointMatter | null {
  const { status, disabled_reason: reason, circuit, consecutive_failures: failures } = webhook
  const name = endpointName(webhook)
  const wait = pending > 0 ? waiting(pending) : ""
  if (status === "disabled") return reason === "by_user" ? null : disabled(name, reason)
  if (status === "paused")
    return pending > 0
      ? { urgency: "today", text: `${strings.endpointPaused(name)} ${wait}`, act: strings.enableEndpoint }
      : null
  if (circuit.state !== "closed") {
    const { retry_at: at } = circuit
    const text = at ? strings.endpointCircuitUntil(name, failures, at) : strings.endpointCircuit(name, failures)
    return { urgency: "now", text: `${text} ${wait}`.trim(), act: strings.seeWhy }
  }
  if (failures >= failuresMin) {
    const last = webhook.last_failure ? ` ${strings.lastFailure(sentence(webhook.last_failure))}` : ""
    return { urgency: "today", text: strings.endpointFailing(name, failures) + last, act: strings.seeWhy }
  }
  if (pending < backlogMin) return null
  return { urgency: "today", text: `${strings.endpointSlow(name)} ${wait}`, act: strings.openEndpoint }
}

function disabled(name: string, reason: Webhook["disabled_reason"]): EndpointMatter {
  const text = reason === "gone" ? strings.endpointGone(name) : strings.endpointDisabled(name)
  return { urgency: "now", text, act: strings.openEndpoint }
}

function givenUp(webhook: Webhook, attempts: WebhookAttempts | undefined): EndpointMatter | null {
  if (!attempts?.gave_up) return null
  const text = strings.deliveriesFailed(attempts.gave_up, endpointName(webhook))
  const search = { endpoint: webhook.sid, status: "failed" }
  return { urgency: "today", text, act: strings.showDeliveries, to: "/webhooks/deliveries", search }
}

function endings(webhook: Webhook, now: number): EndpointMatter[] {
  const { client_certificate: certificate, older_secrets_until: secrets } = webhook
  const name = endpointName(webhook)
  const matters: EndpointMatter[] = []
  const left = certificate ? Date.parse(certificate.expires_at) - now : Infinity
  if (certificate && left < certificateDays * dayMs)
    matters.push({
      urgency: left < 0 ? "now" : "soon",
      text: (left < 0 ? strings.certificateExpired : strings.certificateExpires)(name, certificate.expires_at),
      act: strings.replaceCertificate,
    })
  const [secret] = secrets.toSorted()
  if (secret && Date.parse(secret) - now < dayMs)
    matters.push({
      urgency: "soon",
      text: strings.olderSecretEnds(name, secret),
      act: strings.openEndpoint,
    })
  return matters
}

function waiting(pending: number): string {
  return (pending >= backlogMin ? strings.deliveriesWaitAtLeast : strings.deliveriesWait)(pending)
}

/** Texts of other systems end with or without a full stop. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
