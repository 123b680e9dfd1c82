import { listen } from "#http/listen.ts"
import type { Config } from "#host/config/config.ts"
import { isLoopback } from "#core/std/is-loopback.ts"
import type { MetricsAccess } from "#host/operations/metrics-access.ts"
import { createOperationsServer } from "#host/operations/server.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import { limitConnections } from "./limit-connections.ts"

/** Enough for an orchestrator and a few monitoring systems. */
const connectionsMax = 64

/**
 * Returns the access to the metrics at PORT and at METRICS_PORT. With a token, both require it. Without a
 * token, METRICS_PORT is open to every client that reaches it. PORT is then open only on a loopback address
 * without a proxy in front.
 */
export function metricsAccess(config: Pick<Config, "host" | "publicUrl" | "behindProxy" | "metrics">): {
  atPort: MetricsAccess
  atMetricsPort: MetricsAccess
} {
  const { port, token } = config.metrics
  const isOwnMachine = isLoopback(config.host) && !config.behindProxy && config.publicUrl === null
  const withToken = token === null ? null : { token }
  const atPort = withToken ?? (isOwnMachine ? "open" : "closed")
  return { atPort: port === null ? atPort : "closed", atMetricsPort: withToken ?? "open" }
}

type Operations = Parameters<typeof createOperationsServer>[0]

/**
 * Serves health and metrics at METRICS_PORT. Its connections have their own limit, so that a flood at PORT
 * does not make an orchestrator end a working process. Returns the address, or null without METRICS_PORT.
 */
export async function openMetricsPort(
  stack: AsyncDisposableStack,
  config: Config,
  operations: Operations & { log: Log; clock: Clock },
): Promise<string | null> {
  const { host, port } = config.metrics
  if (port === null) return null
  const app = createOperationsServer(operations)
  limitConnections(app.server, { ...operations, connectionsMax })
  const url = await listen(app, { host, port, tls: config.tls }, "METRICS_")
  stack.defer(async () => {
    const closed = app.close()
    // A monitoring system can ask again, and a client that sends slowly must not delay the stop.
    app.server.closeAllConnections()
    await closed
  })
  return url
}
