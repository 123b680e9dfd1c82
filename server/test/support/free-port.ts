import { once } from "node:events"
import { createServer, type AddressInfo } from "node:net"

/** How many ports a peer is told in turn, when others took those before. */
const triesMax = 5

/**
 * A port of 127.0.0.1 that was free a moment ago. Another program may take it before its user does: start a
 * peer that can be started again with `startOnFreePort`.
 */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** So many different ones. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"))
  await Promise.all(servers.map((server) => once(server, "listening")))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Starts a peer on a free port, and again on another while `start` gives null, because it could not have it. */
export async function startOnFreePort<T>(start: (port: number) => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < triesMax; tries++) {
    const started = await start(await freePort())
    if (started !== null) return started
  }
  throw new Error(`A peer ended at its start on ${triesMax} ports.`)
}
