import type { AddressInfo } from "node:net"
import type { FastifyInstance } from "fastify"

/**
 * Resolves when the server listens, with its URL for clients on the same machine. Rejects with a sentence
 * that names the variable to change; `prefix` begins its name.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, tls }: { host: string; port: number; tls: object | null },
  prefix = "",
): Promise<string> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const where = `${host.includes(":") ? `[${host}]` : host}:${port}`
    throw new Error(`Posthorn cannot listen on ${where}: ${whyNot(error, prefix)}`, { cause: error })
  })
  const bound = app.server.address() as AddressInfo
  return `${tls ? "https" : "http"}://${nameOf(bound.address, host)}:${bound.port}`
}

function nameOf(address: string, host: string): string {
  if (host === "localhost" || address === "0.0.0.0" || address === "::") return "localhost"
  return address.includes(":") ? `[${address}]` : address
}

function whyNot({ code, message }: NodeJS.ErrnoException, prefix: string): string {
  if (code === "EADDRINUSE")
    return `another program uses the port. Stop that program, or set ${prefix}PORT to another port.`
  if (code === "EACCES") return `this user has no permission. Set ${prefix}PORT above 1023.`
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${prefix}HOST is not an address of this machine. Set it to one that is.`
  return message
}
