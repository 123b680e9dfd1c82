import { systemClock } from "#std/clock.ts"
import type { Inbound, Submission } from "./carrier.ts"
import { InboundFiles } from "./inbound-files.ts"
import { receiveWebhook, type CarrierWebhook, type WebhookReader } from "./webhook.ts"

let messages = 0

/** A submission with the id of a new message. */
export function submissionOf(more: Partial<Submission> = {}): Submission {
  const body = more.body ?? more.parts?.join("") ?? "hello"
  return {
    accountId: "01900000-0000-7000-8000-00000000000a",
    messageId: `01900000-0000-7000-8000-${String(++messages).padStart(12, "0")}`,
    attempt: 1,
    to: "+15551234567",
    from: "+15550000009",
    body,
    parts: [body],
    encoding: "gsm7",
    media: [],
    isUrgent: false,
    expiresAt: null,
    ...more,
  }
}

/** Returns the messages of a webhook with their files. Rejects if the carrier must send the webhook again. */
export async function inboundsIn(reader: WebhookReader, webhook: CarrierWebhook): Promise<Inbound[]> {
  const inbounds: Inbound[] = []
  const listener = { receipt: async () => {}, inbound: async (message: Inbound) => void inbounds.push(message) }
  await receiveWebhook(reader, webhook, listener, { carrierId: "c", files: new InboundFiles(systemClock) })
  return inbounds
}
