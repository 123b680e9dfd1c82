// The receiver in a process of its own. RECEIVER_FOLDER is where it makes its certificates; it ends when its parent does.
import { makeCertificates } from "./certificates.ts"
import { Receiver } from "./receiver.ts"
import type { ReceiverReport } from "./receiver.ts"

export interface ReceiverRequests {
  address: { ask: null; answer: { url: string; caPath: string } }
  expect: { ask: { secret: string; events: number }; answer: null }
  report: { ask: { timeoutMs: number }; answer: ReceiverReport }
}

type Message = {
  [Name in keyof ReceiverRequests]: { id: number; name: Name; ask: ReceiverRequests[Name]["ask"] }
}[keyof ReceiverRequests]

const certificates = makeCertificates(process.env["RECEIVER_FOLDER"] ?? ".")
const receiver = new Receiver(certificates)
const port = await receiver.listen()

process.on("message", (message: Message) => {
  answer(message).then(
    (answer) => process.send?.({ id: message.id, answer }),
    (error: Error) => process.send?.({ id: message.id, error: error.message }),
  )
})
process.on("disconnect", () => process.exit())

async function answer(message: Message): Promise<unknown> {
  if (message.name === "report") return await receiver.report(message.ask)
  if (message.name === "expect") receiver.expect(message.ask)
  return { url: `https://127.0.0.1:${port}/hook`, caPath: certificates.caPath }
}
