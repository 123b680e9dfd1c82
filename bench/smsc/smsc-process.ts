// The carrier's side in a separate process, which ends with its parent.
import { answerParent } from "../system/answer-parent.ts"
import { BenchSmsc, type SmscBehaviour, type SmscReport } from "./smsc.ts"

export interface SmscRequests {
  address: { ask: null; answer: { port: number } }
  expect: { ask: SmscBehaviour; answer: void }
  report: { ask: { timeoutMs: number }; answer: SmscReport }
}

const smsc = new BenchSmsc()
const port = await smsc.listen()

answerParent<SmscRequests>({
  address: () => ({ port }),
  expect: (ask) => smsc.expect(ask),
  report: (ask) => smsc.report(ask),
})
