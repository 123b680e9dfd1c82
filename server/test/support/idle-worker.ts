/** A process as the supervisor starts them, which does nothing but answer. */
import type { FromWorker, ToWorker } from "#host/processes/supervisor.ts"

process.on("disconnect", () => process.exit(1))
process.on("message", (message: ToWorker<null>) => {
  if (message.kind === "start") tell({ kind: "started", baseUrl: "http://127.0.0.1:1", processId: String(process.pid) })
  else if (message.kind === "ping") tell({ kind: "pong" })
  else if (message.kind === "stop") process.exit(0)
})

function tell(message: FromWorker): void {
  process.send?.(message)
}
