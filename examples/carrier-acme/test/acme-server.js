// @ts-check
import { createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import { json } from "node:stream/consumers"

/** @typedef {{ id: string, to: string, from: string, text: string }} AcmeMessage */

export const secrets = { password: "acme-api-key", webhook_secret: "0123456789abcdef" }

/** The API of ACME, written from its description and not from the adapter. */
export class AcmeServer {
  /** @type {AcmeMessage[]} */
  messages = []
  /** Called with each accepted message. */
  accepted = (/** @type {AcmeMessage} */ _message) => {}
  #server = createServer((request, response) => {
    this.#answer(request).then(
      ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
      () => response.destroy(),
    )
  })
  url = ""

  static async start() {
    const acme = new AcmeServer()
    acme.#server.listen(0, "127.0.0.1")
    await once(acme.#server, "listening")
    const address = /** @type {import("node:net").AddressInfo} */ (acme.#server.address())
    acme.url = `http://127.0.0.1:${address.port}`
    return acme
  }

  async close() {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** @param {import("node:http").IncomingMessage} request */
  async #answer(request) {
    if (request.headers.authorization !== `Bearer ${secrets.password}`) return { status: 401, body: {} }
    const { to, from, text } = /** @type {AcmeMessage} */ (await json(request))
    if (!/^\+[1-9]\d{6,14}$/.test(to)) return { status: 422, body: { error: "unknown_number" } }
    const message = { id: `acme-${this.messages.length + 1}`, to, from, text }
    this.messages.push(message)
    this.accepted(message)
    return { status: 202, body: { id: message.id } }
  }
}

/**
 * Returns the headers and the body of a notification.
 *
 * @param {object} content
 */
export function notificationOf(content) {
  const body = Buffer.from(JSON.stringify({ at: 1_700_000_000_000, ...content }))
  const signature = createHmac("sha256", secrets.webhook_secret).update(body).digest("hex")
  return { headers: { "content-type": "application/json", "acme-signature": signature }, body }
}
