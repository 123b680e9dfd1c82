import { randomInt } from "node:crypto"
import { createServer } from "node:net"

/** How many ports a peer is told in turn, when others took those before. */
const triesMax = 5

/**
 * Below the ports that a system gives to connections and to servers that ask for any: Linux from 32,768 on, macOS
 * and Windows from 49,152 on. A free port of that range may go to anybody before its user takes it.
 */
const range = { from: 20_000, to: 32_767 }

/** A port of 127.0.0.1 that was free a moment ago, and that the system gives to nobody who asks for any. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** So many different ones. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(range.from, range.to + 1)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}

/** Starts a peer on a free port, and again on another while `start` gives null, because it could not have it. */
export async function startOnFreePort<T>(start: (port: number) => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < triesMax; tries++) {
    const started = await start(await freePort())
    if (started !== null) return started
  }
  throw new Error(`A peer ended at its start on ${triesMax} ports.`)
}
