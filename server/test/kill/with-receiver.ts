import assert from "node:assert/strict"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { startHttpsReceiver, type HttpsReceiver, type ReceiverOptions } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"

export interface WithReceiver extends AsyncDisposable {
  posthorn: Installation
  client: RestClient
  receiver: HttpsReceiver
  /** The secret of the endpoint at which the receiver hears of `messages.*`. */
  secret: string
}

/**
 * A running Posthorn whose account announces everything about its messages to a receiver, over HTTPS with a
 * private authority.
 */
export async function startWithReceiver(
  options: ReceiverOptions,
  environment: Record<string, string> = {},
): Promise<WithReceiver> {
  await using stack = new AsyncDisposableStack()
  const receiver = await startHttpsReceiver(options)
  stack.defer(() => receiver.close())
  const trust = { WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128", WEBHOOK_CA: "" }
  const posthorn = stack.use(new Installation({ environment: Object.assign(trust, environment) }))
  trust.WEBHOOK_CA = path.join(posthorn.dataDir, "receiver-ca.pem")
  writeFileSync(trust.WEBHOOK_CA, receiver.ca)
  await posthorn.start()
  const client = new RestClient(posthorn)
  stack.defer(() => client.close())
  const { status, body } = await client.post("/v1/webhooks", { url: `${receiver.url}/hooks`, events: "messages.*" })
  assert.equal(status, 201)
  const all = stack.move()
  return {
    posthorn,
    client,
    receiver,
    secret: (body as { secret: string }).secret,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
