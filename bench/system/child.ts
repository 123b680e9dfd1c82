import { fork, type ChildProcess } from "node:child_process"

/** The requests to a child process, by name. */
type Requests = Record<string, { ask: unknown; answer: unknown }>

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/**
 * A helper of the benchmark in a separate process. It answers requests over its channel, and ends with this
 * process.
 */
export class Child<Asked extends { [Name in keyof Asked]: { ask: unknown; answer: unknown } } = Requests> {
  readonly #process: ChildProcess
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0

  constructor(file: URL, env: Record<string, string> = {}) {
    this.#process = fork(file, { env: { ...process.env, ...env } })
    this.#process.on("message", (message: { id: number; answer?: unknown; error?: string }) => this.#settle(message))
    this.#process.on("exit", (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${file.pathname} ended with code ${code}.`))
      this.#waiting.clear()
    })
  }

  ask<Name extends keyof Asked & string>(name: Name, ask: Asked[Name]["ask"]): Promise<Asked[Name]["answer"]> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#waiting.set(id, { resolve, reject })
      this.#process.send({ id, name, ask })
    })
  }

  stop(): void {
    if (this.#process.connected) this.#process.disconnect()
  }

  #settle({ id, answer, error }: { id: number; answer?: unknown; error?: string }): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error === undefined) waiting?.resolve(answer as never)
    else waiting?.reject(new Error(error))
  }
}
