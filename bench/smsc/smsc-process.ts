// The carrier's side in a process of its own, which ends when its parent does.
import { BenchSmsc } from "./smsc.ts"
import type { SmscBehaviour, SmscReport } from "./smsc.ts"

export interface SmscRequests {
  address: { ask: null; answer: { port: number } }
  expect: { ask: SmscBehaviour; answer: null }
  report: { ask: { timeoutMs: number }; answer: SmscReport }
}

type Message = {
  [Name in keyof SmscRequests]: { id: number; name: Name; ask: SmscRequests[Name]["ask"] }
}[keyof SmscRequests]

const smsc = new BenchSmsc()
const port = await smsc.listen()

process.on("message", (message: Message) => {
  answer(message).then(
    (answer) => process.send?.({ id: message.id, answer }),
    (error: Error) => process.send?.({ id: message.id, error: error.message }),
  )
})
process.on("disconnect", () => process.exit())

async function answer(message: Message): Promise<unknown> {
  if (message.name === "report") return await smsc.report(message.ask)
  if (message.name === "expect") return smsc.expect(message.ask)
  return { port }
}
