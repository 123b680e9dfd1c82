// The receiver of Kannel's callbacks in a separate process, which ends with its parent.
import { answerParent } from "../system/answer-parent.ts"
import { Callbacks, type CallbackReport } from "./callbacks.ts"

export interface CallbackRequests {
  address: { ask: null; answer: { port: number } }
  expect: { ask: { ids: number }; answer: void }
  report: { ask: { timeoutMs: number }; answer: CallbackReport }
}

const callbacks = new Callbacks()
const port = await callbacks.listen()

answerParent<CallbackRequests>({
  address: () => ({ port }),
  expect: (ask) => callbacks.expect(ask),
  report: (ask) => callbacks.report(ask),
})
