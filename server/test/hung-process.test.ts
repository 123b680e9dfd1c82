/**
 * A process that is stopped lives and answers nothing: the one that watches over it ends it and starts
 * another.
 */
import assert from "node:assert/strict"
import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import path from "node:path"
import { test } from "node:test"
import { Supervisor, type FromWorker } from "#host/processes/supervisor.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { silentLog } from "#core/std/log.ts"
import { signal } from "./support/processes.ts"

const program = path.join(import.meta.dirname, "support/idle-worker.ts")

test("a process that answers nothing for a minute is ended and started again, and one that answers stays", async (t) => {
  const clock = new FakeClock()
  const lines: { facts: object; sentence: string }[] = []
  const lost = Promise.withResolvers<string>()
  const supervisor = new Supervisor<null>({
    program,
    words: [],
    count: 2,
    clock,
    log: { ...silentLog, error: (facts, sentence) => lines.push({ facts, sentence }) },
    lost: async (processId) => lost.resolve(processId),
  })
  t.after(() => supervisor.stop())
  supervisor.prepare()
  const answers = firstAnswers(2)
  await supervisor.start(null)
  // An answer under way when its process is stopped would count for the first question after.
  await answers
  const [stopped, living] = Object.values(cluster.workers ?? {}) as [Worker, Worker]
  signal(stopped.process.pid ?? 0, "SIGSTOP")
  const ended = once(stopped, "exit")
  for (let question = 0; question < 12; question++) {
    const answered = once(living, "message")
    clock.advance(5_000)
    await answered
  }
  assert.deepEqual((await ended)[1], "SIGKILL")
  assert.equal(await lost.promise, String(stopped.process.pid))
  assert.match(lines[0]?.sentence ?? "", /answers nothing, so it is killed and started again/)
  assert.deepEqual(lines[0]?.facts, { number: 1, pid: stopped.process.pid, silentMs: 60_000 })

  const started = nextStarted()
  // Only then does it wait before it starts another.
  await new Promise((resolve) => setImmediate(resolve))
  clock.advance(5_000)
  assert.notEqual(await started, living.process.pid)
  assert.equal(living.isDead(), false)
})

test("a process of Posthorn answers from the beginning, before its start message", async (t) => {
  cluster.setupPrimary({ exec: path.join(import.meta.dirname, "../src/main.ts"), args: ["start"] })
  const worker = cluster.fork()
  t.after(() => worker.process.kill("SIGKILL"))
  worker.send({ kind: "ping" })
  assert.deepEqual((await once(worker, "message"))[0], { kind: "pong" })
})

function firstAnswers(count: number): Promise<void> {
  const answered = new Set<number>()
  return new Promise((resolve) => {
    const look = (worker: Worker, message: FromWorker) => {
      if (message.kind !== "pong" || answered.add(worker.id).size < count) return
      cluster.off("message", look)
      resolve()
    }
    cluster.on("message", look)
  })
}

function nextStarted(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const look = (worker: Worker, message: FromWorker) => {
      if (message.kind !== "started") return
      cluster.off("message", look)
      resolve(worker.process.pid)
    }
    cluster.on("message", look)
  })
}
