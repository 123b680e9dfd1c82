// The gateway in a separate process, which ends with its parent.
import { answerParent } from "../system/answer-parent.ts"
import { BenchGateway, type GatewayBehaviour, type GatewayReport } from "./gateway.ts"

export interface GatewayRequests {
  address: { ask: null; answer: { port: number } }
  expect: { ask: GatewayBehaviour; answer: void }
  report: { ask: { timeoutMs: number }; answer: GatewayReport }
}

const gateway = new BenchGateway()
const port = await gateway.listen()

answerParent<GatewayRequests>({
  address: () => ({ port }),
  expect: (ask) => gateway.expect(ask),
  report: (ask) => gateway.report(ask),
})
