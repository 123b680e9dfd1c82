import type { Config } from "#host/config/config.ts"
import type { Dispatcher } from "#core/webhooks/dispatcher.ts"
import { Replayer, type ReplayerOptions } from "#core/webhooks/replayer.ts"

type Parts = Omit<ReplayerOptions, "notify" | "eventsDays"> & { dispatcher: Dispatcher }

/**
 * Starts the work of the role `dispatcher`: the process sends deliveries and continues replays. It stops when
 * the stack is disposed of.
 */
export function startDelivering(stack: AsyncDisposableStack, { retention }: Config, parts: Parts): void {
  const { dispatcher } = parts
  dispatcher.start()
  stack.defer(() => dispatcher.stop())
  const replayer = new Replayer({
    ...parts,
    db: parts.db.withLongTimeout(),
    notify: (lanes) => dispatcher.notify(lanes),
    eventsDays: retention.eventsDays,
  })
  replayer.start()
  stack.defer(() => replayer.stop())
}
