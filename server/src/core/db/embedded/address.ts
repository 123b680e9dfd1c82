import { rm } from "node:fs/promises"
import { createServer, type AddressInfo } from "node:net"
import { join } from "node:path"

/** Linux has 108 bytes for a socket's path, including its end; macOS has 104. */
const socketPathMax = 103

/** The address at which the server listens. */
export interface StoreAddress {
  /** The host as a URL contains it. */
  host: string
  settings: Record<string, string>
}

/**
 * Returns a socket in the data folder, which only its owner and root can enter. A socket is faster than TCP,
 * and no other program of the machine can reach it. The system's folders for sockets may be closed to the
 * server's user. Returns TCP on the loopback where a socket is impossible.
 */
export async function chooseAddress(dataFolder: string): Promise<StoreAddress> {
  if (await canHoldSocket(dataFolder)) {
    const settings = { listen_addresses: "", unix_socket_directories: dataFolder, unix_socket_permissions: "0700" }
    return { host: encodeURIComponent(dataFolder), settings }
  }
  const port = await freePort()
  return {
    host: `127.0.0.1:${port}`,
    settings: { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "" },
  }
}

/**
 * A socket is impossible in a path that is too long, in a folder shared with another system, and on Windows.
 */
async function canHoldSocket(folder: string): Promise<boolean> {
  const isListable = !/[,"]/.test(folder)
  if (process.platform === "win32" || !isListable || Buffer.byteLength(join(folder, ".s.PGSQL.5432")) > socketPathMax)
    return false
  const probe = join(folder, `.s.probe`)
  await rm(probe, { force: true })
  return listen({ path: probe }).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  return ((await listen({ port: 0, host: "127.0.0.1" })) as AddressInfo).port
}

function listen(where: { path: string } | { port: number; host: string }): Promise<AddressInfo | string | null> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(where, () => {
      const address = server.address()
      server.close(() => resolve(address))
    })
  })
}
