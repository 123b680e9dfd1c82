import { execFile } from "node:child_process"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import type { ServerProcess } from "./server-process.ts"

const upMaxMs = 30_000
const pollMs = 50
/** The port of "discard", where no program listens today. */
const closedPort = 9

interface Carrier {
  sid: string
  state: string
  connections: { window_max: number }[]
}

/** The operator of a measured server, with one SMPP carrier that accepts everything. */
export class Operator {
  readonly #server: ServerProcess
  readonly #authorization: string
  #carrierSid = ""

  private constructor(server: ServerProcess, token: string) {
    this.#server = server
    this.#authorization = `Basic ${Buffer.from(`operator:${token}`).toString("base64")}`
  }

  static async start(server: ServerProcess): Promise<Operator> {
    const said = await command(server, "operator", "token")
    return new Operator(server, /^Operator Token: (\w+)$/m.exec(said)?.[1] ?? "")
  }

  /** Routes all messages to this SMSC, over one session. Resolves when it is up. */
  async connect(settings: { port: number; window: number; segmentsPerSecond?: number }): Promise<void> {
    if (this.#carrierSid)
      await this.#ask("PATCH", `/carriers/${this.#carrierSid}`, { settings: JSON.stringify(wireSettings(settings)) })
    else {
      const created = await this.#ask("POST", "/carriers", {
        name: "Bench",
        password: "secret",
        settings: JSON.stringify(wireSettings(settings)),
      })
      this.#carrierSid = String(created["sid"])
      await this.#ask("POST", "/routes", { carrier_sid: this.#carrierSid })
    }
    await this.#untilUp(settings.window)
  }

  /** Routes a channel to a carrier of any kind. Resolves when it is up. */
  async lead(channel: string, { kind, settings }: { kind: string; settings: object }): Promise<void> {
    const created = await this.#ask("POST", "/carriers", { name: "Bench", kind, settings: JSON.stringify(settings) })
    this.#carrierSid = String(created["sid"])
    await this.#ask("POST", "/routes", { carrier_sid: this.#carrierSid, channel })
    await this.#untilUp()
  }

  /** Routes all messages to a carrier to which no connection succeeds. */
  async pause(): Promise<void> {
    const { sid } = await this.#ask("POST", "/carriers", {
      name: "Paused",
      password: "secret",
      settings: JSON.stringify(wireSettings({ port: closedPort, window: 1 })),
    })
    await this.#ask("POST", "/routes", { carrier_sid: String(sid) })
  }

  /** Changes the carrier's settings. Resolves when it is up again. */
  async change(settings: object): Promise<void> {
    await this.#ask("PATCH", `/carriers/${this.#carrierSid}`, { settings: JSON.stringify(settings) })
    await this.#untilUp()
  }

  /** Routes all messages to this gateway over HTTP. Resolves when it is up. */
  async connectGateway(settings: object): Promise<void> {
    const created = await this.#ask("POST", "/carriers", {
      name: "Gateway",
      kind: "http",
      password: "secret",
      webhook_secret: "hooks",
      settings: JSON.stringify(settings),
    })
    this.#carrierSid = String(created["sid"])
    await this.#ask("POST", "/routes", { carrier_sid: this.#carrierSid })
    await this.#untilUp()
  }

  get carrierSid(): string {
    return this.#carrierSid
  }

  async #untilUp(window?: number): Promise<void> {
    const end = performance.now() + upMaxMs
    for (;;) {
      const { state, connections } = (await this.#ask("GET", `/carriers/${this.#carrierSid}`)) as unknown as Carrier
      if (state === "up" && connections.every((each) => window === undefined || each.window_max === window)) return
      if (performance.now() > end) throw new Error(`The carrier is ${state}.`)
      await sleep(pollMs)
    }
  }

  #ask(method: string, at: string, form?: Record<string, string>): Promise<Record<string, unknown>> {
    return this.#server.call(method, `/operator/v1${at}`, form, this.#authorization)
  }
}

/** Runs a command of the program in the server's store. Returns its output. */
export async function command(server: ServerProcess, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir }
  const program = path.join(server.root, "server/src/main.ts")
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { env })
  return stdout
}

function wireSettings({
  port,
  window,
  segmentsPerSecond,
}: {
  port: number
  window: number
  segmentsPerSecond?: number
}): object {
  return {
    hosts: [{ host: "127.0.0.1", port }],
    system_id: "bench",
    window_max: window,
    ...(segmentsPerSecond === undefined ? {} : { segments_per_second: segmentsPerSecond }),
  }
}
