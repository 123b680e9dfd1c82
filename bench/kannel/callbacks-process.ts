// The receiver of Kannel's callbacks in a process of its own, which ends when its parent does.
import { Callbacks } from "./callbacks.ts"
import type { CallbackReport } from "./callbacks.ts"

export interface CallbackRequests {
  address: { ask: null; answer: { port: number } }
  expect: { ask: { ids: number }; answer: null }
  report: { ask: { timeoutMs: number }; answer: CallbackReport }
}

type Message = {
  [Name in keyof CallbackRequests]: { id: number; name: Name; ask: CallbackRequests[Name]["ask"] }
}[keyof CallbackRequests]

const callbacks = new Callbacks()
const port = await callbacks.listen()

process.on("message", (message: Message) => {
  answer(message).then(
    (answer) => process.send?.({ id: message.id, answer }),
    (error: Error) => process.send?.({ id: message.id, error: error.message }),
  )
})
process.on("disconnect", () => process.exit())

async function answer(message: Message): Promise<unknown> {
  if (message.name === "report") return await callbacks.report(message.ask)
  if (message.name === "expect") return callbacks.expect(message.ask)
  return { port }
}
