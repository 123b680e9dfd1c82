// The receiver in a process of its own. RECEIVER_FOLDER is where it makes its certificates; it ends when its parent does.
import { answerParent } from "../system/answer-parent.ts"
import { makeCertificates } from "./certificates.ts"
import { Receiver } from "./receiver.ts"
import type { ReceiverReport } from "./receiver.ts"

export interface ReceiverRequests {
  address: { ask: null; answer: { url: string; caPath: string } }
  expect: { ask: { secret: string; events: number }; answer: void }
  report: { ask: { timeoutMs: number }; answer: ReceiverReport }
}

const certificates = makeCertificates(process.env["RECEIVER_FOLDER"] ?? ".")
const receiver = new Receiver(certificates)
const port = await receiver.listen()

answerParent<ReceiverRequests>({
  address: () => ({ url: `https://127.0.0.1:${port}/hook`, caPath: certificates.caPath }),
  expect: (ask) => receiver.expect(ask),
  report: (ask) => receiver.report(ask),
})
