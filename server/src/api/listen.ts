import type { FastifyInstance } from "fastify"

/** Resolves when the server listens. Rejects with a sentence that names the variable to change. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const where = `${host.includes(":") ? `[${host}]` : host}:${port}`
    throw new Error(`${where} cannot be listened on: ${whyNot(error)}`, { cause: error })
  })
}

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return "another program listens there. End that one, or set PORT to another."
  if (code === "EACCES") return "this user may not. Set PORT above 1023."
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "HOST is no address of this machine."
  return message
}
