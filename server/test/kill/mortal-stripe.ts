import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { FakeStripe } from "#payments/providers/stripe/fake-stripe.ts"
import { createAuthority } from "../support/certificates.ts"
import { signal } from "../support/processes.ts"
import { readStripe } from "./stripe-log.ts"

const program = path.join(import.meta.dirname, "stripe-process.ts")

/**
 * The provider's side as a process that may be killed and started again; its port, its certificate and what
 * it wrote down stay.
 */
export class MortalStripe {
  readonly caPath: string
  readonly #folder = mkdtempSync(path.join(tmpdir(), "posthorn-stripe-"))
  #port = 0
  #child: ChildProcess | undefined

  constructor() {
    const authority = createAuthority()
    this.caPath = path.join(this.#folder, "ca.pem")
    writeFileSync(this.caPath, authority.cert)
    const certificate = authority.issue({ names: ["localhost"] })
    writeFileSync(path.join(this.#folder, "certificate.json"), JSON.stringify(certificate))
  }

  get url(): string {
    return `https://localhost:${this.#port}`
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [program, String(this.#port), this.#folder], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    this.#child = child
    const [said] = (await Promise.race([once(child.stdout, "data"), once(child, "exit")])) as [Buffer | number]
    if (child.exitCode !== null) throw new Error("The double of Stripe ended at its start.")
    this.#port = Number(String(said))
  }

  /** `kill -9`; resolves when it is dead. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, "exit")
    signal(child.pid, "SIGKILL")
    await exited
  }

  /** All that it did in all its lives. */
  read(): FakeStripe {
    return readStripe(path.join(this.#folder, "stripe.log")).stripe
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
