import type { Webhook, WebhookAttempts } from "posthorn"
import { endpointName } from "../../components/endpoint-health.ts"
import type { Facts, Matter } from "./matter.ts"
import { countOf } from "../../components/count-of.ts"

/** Consecutive failures before the hint. The circuit opens at ten. */
const failuresMin = 3
/** As many as are counted; more wait. */
const backlogMin = 1_000
const dayMs = 86_400_000
const certificateDays = 14

/** Of each endpoint at most one thing of now, what it gave up, and what ends soon. */
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
    return pending > 0 ? { urgency: "today", text: `${name} is paused. ${wait}`, act: "Enable it" } : null
  if (circuit.state !== "closed") {
    const until = circuit.retry_at ? ` until ${circuit.retry_at}` : " for a while"
    const text = `${name} failed ten times in a row and is left alone${until}. ${wait}`.trim()
    return { urgency: "now", text, act: "See why" }
  }
  if (failures >= failuresMin) {
    const last = webhook.last_failure ? `, the last time: ${webhook.last_failure}` : ""
    return {
      urgency: "today",
      text: sentence(`${name} failed ${countOf(failures, "time")} in a row${last}`),
      act: "See why",
    }
  }
  if (pending < backlogMin) return null
  return { urgency: "today", text: `${name} takes events more slowly than they happen. ${wait}`, act: "Look at it" }
}

function disabled(name: string, reason: Webhook["disabled_reason"]): EndpointMatter {
  const why = reason === "gone" ? "it answered 410 Gone" : "nothing succeeded for five days"
  const text = `${name} was disabled, because ${why}. New events are not sent to it.`
  return { urgency: "now", text, act: "Mend it" }
}

function givenUp(webhook: Webhook, attempts: WebhookAttempts | undefined): EndpointMatter | null {
  if (!attempts?.gave_up) return null
  const count = countOf(attempts.gave_up, "delivery", "deliveries")
  const text = `${count} to ${endpointName(webhook)} gave up in the last day. A replay sends them again.`
  const search = { endpoint: webhook.sid, status: "failed" }
  return { urgency: "today", text, act: "See which", to: "/webhooks/deliveries", search }
}

function endings(webhook: Webhook, now: number): EndpointMatter[] {
  const { client_certificate: certificate, older_secrets_until: secrets } = webhook
  const name = endpointName(webhook)
  const matters: EndpointMatter[] = []
  const left = certificate ? Date.parse(certificate.expires_at) - now : Infinity
  if (certificate && left < certificateDays * dayMs)
    matters.push({
      urgency: left < 0 ? "now" : "soon",
      text: `The client certificate of ${name} ${left < 0 ? "ended" : "ends"} on ${certificate.expires_at}.`,
      act: "Replace it",
    })
  const [secret] = secrets.toSorted()
  if (secret && Date.parse(secret) - now < dayMs)
    matters.push({
      urgency: "soon",
      text: `An older secret of ${name} ends at ${secret}. Its receiver must know the newest by then.`,
      act: "Show it",
    })
  return matters
}

function waiting(pending: number): string {
  const text = countOf(pending, "delivery waits for it.", "deliveries wait for it.")
  return pending >= backlogMin ? `At least ${text}` : text
}

/** Texts of other systems end with or without a full stop. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
