import { writeFileSync } from "node:fs"
import { constants, getPriority, setPriority } from "node:os"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import { systemClock } from "#core/std/clock.ts"
import type { Answer, DecoderStart, FromDecoder, Readers } from "./messages.ts"

/** The file that a decoder process runs. Its name in the bundle contains a hash. */
export const programFile = import.meta.filename

const watchEveryMs = 20
/** A process that a file has left larger ends, so that each file has nearly all of the memory. */
const restBytesMax = 160 * 1024 * 1024
/** Added to that of the server: a third of its processor time when both want all of it. */
const niceness = 5
const tooCostly = "It needs more memory or processor time than one file may use."

const readers: { [Kind in keyof Readers]: () => Promise<Readers[Kind]> } = {
  mime: async () => (await import("./read-mime.ts")).readMime,
  picture: async () => (await import("./fit-picture.ts")).fitPicture,
}

// The server imports this file too, but only for its name.
if (process.argv[1] === programFile)
  if (isMainThread) await watchFiles(JSON.parse(process.argv[2] ?? "") as DecoderStart)
  else await readFiles(workerData as DecoderStart["kind"])

/** The thread that reads the files, one at a time. */
async function readFiles(kind: DecoderStart["kind"]): Promise<void> {
  const read = (await readers[kind]()) as (input: unknown) => Promise<unknown>
  parentPort?.on("message", (input: unknown) => {
    const answered = read(input).then(
      (output): Answer<unknown> => ({ kind: "read", output }),
      (error: unknown): Answer<unknown> => ({ kind: "unreadable", reason: reasonOf(error) }),
    )
    void answered.then((answer) => parentPort?.postMessage(answer))
  })
  parentPort?.postMessage("ready")
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The main thread. It passes files and answers on, and the process ends when a file exceeds its limits. */
async function watchFiles({ kind, limits, idleMs }: DecoderStart): Promise<void> {
  yieldToServer()
  // The server ends after it has answered what it received, and this process ends with it.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined)
  process.on("disconnect", () => process.exit())
  // On glibc, the main thread has to load sharp before a thread does (sharp's installation guide).
  if (kind === "picture") await (await import("./open-sharp.ts")).openSharp()
  const resourceLimits = { maxOldGenerationSizeMb: limits.heapMbMax }
  const thread = new Worker(programFile, { workerData: kind, resourceLimits })
  let cancel = () => {}
  const watchFrom = (start: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(start)
    const isTooCostly = (user + system) / 1_000 > limits.processorMsMax || memoryBytes() > limits.memoryBytesMax
    if (isTooCostly) return endWith(tooCostly)
    cancel = systemClock.after(watchEveryMs, () => watchFrom(start))
  }
  process.on("message", (input) => {
    cancel()
    watchFrom(process.cpuUsage())
    thread.postMessage(input)
  })
  thread.on("message", (message: Answer<unknown> | "ready") => {
    // The file that the process was started for may already be here.
    if (message === "ready") return send({ kind: "ready" })
    cancel()
    send({ kind: "answer", answer: message, isLast: memoryBytes() > restBytesMax })
    cancel = systemClock.after(idleMs, () => send({ kind: "idle" }))
  })
  thread.on("error", ({ code }: NodeJS.ErrnoException) =>
    endWith(code === "ERR_WORKER_OUT_OF_MEMORY" ? tooCostly : "It ends the library that reads it."),
  )
}

function memoryBytes(): number {
  return process.memoryUsage.rss()
}

function endWith(reason: string): void {
  send({ kind: "answer", answer: { kind: "unreadable", reason }, isLast: true }, () => process.exit())
}

function send(message: FromDecoder<unknown>, sent: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, undefined, undefined, sent)
}

/** The server's own work goes first. A machine without memory ends this process before it. */
function yieldToServer(): void {
  setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW))
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000")
  } catch {
    // Only Linux has this file.
  }
}
