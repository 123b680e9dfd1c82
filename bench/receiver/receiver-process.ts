// The receiver in a separate process, which ends with its parent. It creates its certificates in
// RECEIVER_FOLDER.
import { answerParent } from "../system/answer-parent.ts"
import { makeCertificates } from "./certificates.ts"
import { Receiver, webhookPath, type Expected, type ReceiverReport } from "./receiver.ts"

export interface ReceiverRequests {
  address: { ask: null; answer: { url: string; caPath: string } }
  /** Opens this many further ports. Returns the base URL of each. */
  origins: { ask: { count: number }; answer: string[] }
  expect: { ask: Expected; answer: void }
  report: { ask: { timeoutMs: number }; answer: ReceiverReport }
}

const certificates = makeCertificates(process.env["RECEIVER_FOLDER"] ?? ".")
const receiver = new Receiver(certificates)
const port = await receiver.listen()

answerParent<ReceiverRequests>({
  address: () => ({ url: `https://127.0.0.1:${port}${webhookPath}`, caPath: certificates.caPath }),
  origins: async ({ count }) => {
    const ports = await Promise.all(Array.from({ length: count }, () => receiver.listen()))
    return ports.map((port) => `https://127.0.0.1:${port}`)
  },
  expect: (ask) => receiver.expect(ask),
  report: (ask) => receiver.report(ask),
})
