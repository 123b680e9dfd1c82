import type { NetConnectOpts } from "node:net"

/** Where a store listens, for what stands before it. The server for tests may listen at a socket alone. */
export function targetOf({ hostname, port, searchParams }: URL): NetConnectOpts {
  const host = decodeURIComponent(hostname)
  if (!host.startsWith("/")) return { host, port: Number(port || 5432) }
  return { path: `${host}/.s.PGSQL.${searchParams.get("port") ?? "5432"}` }
}
