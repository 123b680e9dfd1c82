import { toSid } from "#std/ids.ts"

/** Where a carrier over HTTP brings receipts and messages. The API serves it under the same path. */
export function carrierWebhookUrl(baseUrl: string, carrierId: string): string {
  return `${baseUrl}/v1/carriers/${toSid("carrier", carrierId)}/webhooks`
}
