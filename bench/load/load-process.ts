// The load in a process of its own: takes one run after the other from its parent, and ends when the parent does.
import { runLoad } from "./run-load.ts"
import type { LoadOptions, LoadResult } from "./run-load.ts"

export interface LoadRequests {
  run: { ask: LoadOptions; answer: LoadResult }
}

process.on("message", ({ id, ask }: { id: number; name: "run"; ask: LoadOptions }) => {
  runLoad(ask).then(
    (answer) => process.send?.({ id, answer }),
    (error: Error) => process.send?.({ id, error: error.message }),
  )
})
process.on("disconnect", () => process.exit())
