// @ts-check
import { createHmac } from "node:crypto"
import { isSameSecret, jsonOf, storableText, z } from "@posthorn/carrier"

/** @import { CarrierWebhook, HeadProof, WebhookHead, WebhookReader, WebhookReading } from "@posthorn/carrier" */

const notification = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("status"),
    id: z.string().min(1).max(100),
    status: z.enum(["delivered", "failed"]),
    at: z.int().min(0),
  }),
  z.object({
    type: z.literal("message"),
    id: z.string().min(1).max(100),
    to: z.string().max(100),
    from: z.string().max(100),
    text: z.string(),
    at: z.int().min(0),
  }),
])

const meanings = /** @type {const} */ ({
  delivered: { state: "delivered", code: null },
  failed: { state: "undelivered", code: "delivery_failed" },
})

/**
 * Reads the notifications of ACME. Each has a signature of its body, so only the body proves the sender.
 *
 * @implements {WebhookReader}
 */
export class AcmeReader {
  acknowledgement = { status: 200, headers: {}, body: "" }
  #secret

  /** @param {string} secret */
  constructor(secret) {
    this.#secret = secret
  }

  /**
   * @param {WebhookHead} head
   * @returns {Promise<HeadProof>}
   */
  async checkHead({ headers }) {
    return /^[0-9a-f]{64}$/.test(headers["acme-signature"] ?? "") ? "unproven" : "forged"
  }

  /**
   * @param {CarrierWebhook} webhook
   * @returns {Promise<WebhookReading>}
   */
  async read({ headers, body }) {
    const expected = createHmac("sha256", this.#secret).update(body).digest("hex")
    if (!isSameSecret(headers["acme-signature"] ?? "", expected)) return { kind: "forged" }
    const { data } = notification.safeParse(jsonOf(body))
    if (!data) return { kind: "unreadable", reason: "The webhook is no notification of ACME." }
    if (data.type === "message") {
      const { id: reference, to, from, text, at } = data
      const inbound = { reference, to, from, body: storableText(text), media: [], at }
      return { kind: "read", receipts: [], inbounds: [inbound] }
    }
    const receipt = { reference: data.id, at: data.at, raw: data.status, ...meanings[data.status] }
    return { kind: "read", receipts: [receipt], inbounds: [] }
  }
}
