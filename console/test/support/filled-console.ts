import type { ReceiverOptions } from "../../../server/test/support/https-receiver.ts"
import { fillInstallation, type Filled } from "./fill-installation.ts"
import type { House } from "./start-console.ts"
import { startSmsc } from "./start-smsc.ts"
import { startWithReceiver } from "./start-with-receiver.ts"

export interface FilledHouse extends House {
  filled: Filled
}

const respond: ReceiverOptions["respond"] = (response, { path }) =>
  response.writeHead(path === "/orders" ? 204 : 503).end()

/** A house in which something of everything has happened, with the owner signed in. */
export async function startFilledConsole(): Promise<FilledHouse> {
  const [started, smsc] = await Promise.all([startWithReceiver({ respond }), startSmsc()])
  const { house, receiver } = started
  await house.signUp()
  const peers = { receiverPort: receiver.port, smscPort: smsc.port }
  const filled = await fillInstallation(house, house.page, peers)
  return {
    ...house,
    filled,
    async [Symbol.asyncDispose]() {
      await started[Symbol.asyncDispose]()
      await smsc.stop()
    },
  }
}
