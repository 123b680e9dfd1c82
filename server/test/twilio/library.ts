import { spawn, type ChildProcessByStdio } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"

/** A resource as a library gave it, by the names of the API. What it leaves out is null or missing. */
export type Fields = Record<string, unknown>

export interface Credentials {
  /** The account in the paths. */
  account: string
  username: string
  password: string
}

/** A call of a library, such as `messages.create`, with the sids of its path and its parameters. */
export interface LibraryCall {
  call: string
  ids: readonly string[]
  /** By the names of the API. `{ $time }` stands for the library's own type of a time. */
  parameters: Fields
  credentials: Credentials
}

export interface LibraryRefusal {
  /** `rest` for the class that the library documents for refusals, else the name of the class. */
  kind: string
  status: number | null
  code: unknown
  message: string
  more_info: string | null
}

export type LibraryResult = { value: unknown } | { error: LibraryRefusal }

/** A library, in whichever language. */
export interface Library {
  /** Whether its parameters for times also accept text. */
  readsTextAsTime: boolean
  /** Whether it waits for the time in `Retry-After`, and repeats a request that was refused with 429. */
  repeatsThrottled: boolean
  run(call: LibraryCall): Promise<LibraryResult>
  close(): Promise<void>
}

/** A time in the library's own type. */
export const time = (ms: number) => ({
  $time: new Date(Math.floor(ms / 1000) * 1000).toISOString().replace(".000", ""),
})

/** Starts a program that makes a call for each line of JSON, and answers it with a line. */
export function startLibraryProgram(
  command: string,
  args: readonly string[],
  { readsTextAsTime = false, repeatsThrottled = false }: Partial<Library> = {},
): Library {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(command, args, {
    stdio: ["pipe", "pipe", "inherit"],
  })
  const closed = once(child, "close")
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    readsTextAsTime,
    repeatsThrottled,
    async run(call) {
      child.stdin.write(`${JSON.stringify(call)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error(`The program ended at ${JSON.stringify(call)}.`)
      return JSON.parse(value) as LibraryResult
    },
    async close() {
      child.stdin.end()
      await closed
    },
  }
}
