import { makeOperatorToken, operatorName } from "#core/accounts/operator-token.ts"
import { createIds } from "#core/std/ids.ts"
import type { Command } from "./command.ts"
import { inStore } from "./in-store.ts"

export const operatorTokenCommand: Command = {
  name: "operator token",
  operands: [],
  options: {},
  sentence: "Creates an operator token and prints it. The previous token stops working.",
  async run(call) {
    const { clock } = call
    const token = await inStore(call, (tx) => makeOperatorToken(tx, { newId: createIds(clock), now: clock.now() }))
    call.print(`User name: ${operatorName}`)
    call.print(`Operator Token: ${token}`)
    return 0
  },
}
