import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Posthorn } from "../../../sdk/typescript/src/index.ts"
import {
  startHttpsReceiver,
  type HttpsReceiver,
  type ReceiverOptions,
} from "../../../server/test/support/https-receiver.ts"
import { startConsole, type House } from "./start-console.ts"

export interface HouseWithReceiver {
  house: House
  receiver: HttpsReceiver
  /** With the credentials of the first account. */
  api: Posthorn
}

/** A house whose webhooks reach a receiver on this machine, by a certificate that it trusts. */
export async function startWithReceiver(options: ReceiverOptions = {}): Promise<HouseWithReceiver & AsyncDisposable> {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-receiver-"))
  const receiver = await startHttpsReceiver(options)
  const authority = path.join(folder, "ca.pem")
  writeFileSync(authority, receiver.ca)
  const house = await startConsole({ environment: { WEBHOOK_CA: authority, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8" } })
  const { baseUrl, installation } = house
  const { sid: accountSid, token: authToken } = installation.account
  return {
    house,
    receiver,
    api: new Posthorn({ baseUrl, accountSid, authToken }),
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]()
      await receiver.close()
      rmSync(folder, { recursive: true })
    },
  }
}
