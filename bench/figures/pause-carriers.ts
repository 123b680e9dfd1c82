import type { ServerProcess } from "../system/server-process.ts"

/** Lets nothing be handed over from now on: what is accepted stays queued. */
export async function pauseCarriers(server: ServerProcess): Promise<void> {
  await server.call("POST", "/v1/simulator/pause", {})
}
