import { toSid } from "#std/ids.ts"

/** Where a carrier over HTTP brings receipts and messages. */
export function carrierWebhookPath(sid: string): string {
  return `/v1/carriers/${sid}/webhooks`
}

export function carrierWebhookUrl(baseUrl: string, carrierId: string): string {
  return baseUrl + carrierWebhookPath(toSid("carrier", carrierId))
}
