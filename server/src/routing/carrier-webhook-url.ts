import { toSid } from "#std/ids.ts"

/** Returns the path to which a carrier over HTTP sends receipts and messages. */
export function carrierWebhookPath(sid: string): string {
  return `/v1/carriers/${sid}/webhooks`
}

export function carrierWebhookUrl(baseUrl: string, carrierId: string): string {
  return baseUrl + carrierWebhookPath(toSid("carrier", carrierId))
}
