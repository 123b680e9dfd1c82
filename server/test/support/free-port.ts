import { randomInt } from "node:crypto"
import { createServer, type Server } from "node:net"

/** How many ports a peer is told in turn, when others took those before. */
const triesMax = 5

/**
 * Below the ports that a system gives to connections and to servers that ask for any: Linux from 32,768 on, macOS
 * and Windows from 49,152 on. A free port of that range may go to anybody before its user takes it.
 */
const range = { from: 20_000, to: 32_767 }

/**
 * A process takes ports in blocks. It listens on the first port of its block, so no other process takes the
 * block. Otherwise two test files could have the same port, which was free for both before either used it.
 */
const blockSize = 32
const blocks = Math.floor((range.to + 1 - range.from) / blockSize)
let unused: number[] = []

/** A port of 127.0.0.1 that no other test has, and that the system gives to nobody who asks for any. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = unused.shift()
    if (port === undefined) unused = await takeBlock()
    else if (await isFree(port)) return port
  }
}

/** So many different ones. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

async function takeBlock(): Promise<number[]> {
  for (;;) {
    const first = range.from + randomInt(blocks) * blockSize
    const lock = await listen(first)
    lock?.unref()
    if (lock) return Array.from({ length: blockSize - 1 }, (_, index) => first + 1 + index)
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port)
  if (server) await new Promise((resolve) => server.close(resolve))
  return server !== null
}

/** Null for a port that another program uses. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(null))
    server.listen(port, "127.0.0.1", () => resolve(server))
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
