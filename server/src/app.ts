import type { Config } from "#config.ts"
import type { Log } from "#std/log.ts"

export interface App {
  baseUrl: string
  /** The account that this start made, because there was none. */
  firstAccount: { sid: string; token: string } | null
  stop(): Promise<void>
}

/** Everything that runs, wired together. */
export async function startApp(config: Config, log: Log): Promise<App> {
  log.warn({ host: config.host }, "Nothing is wired yet.")
  return { baseUrl: `http://${config.host}:${config.port}`, firstAccount: null, stop: async () => undefined }
}
