import { examineCluster } from "./doctor/examine-cluster.ts"
import { examineCertificate } from "./doctor/examine-certificate.ts"
import * as machine from "./doctor/examine-machine.ts"
import { examinePooler } from "./doctor/examine-pooler.ts"
import * as store from "./doctor/examine-store.ts"
import * as traffic from "./doctor/examine-traffic.ts"
import { bad, good, type Finding, type FindingLevel } from "./doctor/finding.ts"
import { openExamined, type Examined } from "./doctor/opened-store.ts"
import type { CommandCall, Command } from "./command.ts"

export const doctorCommand: Command = {
  name: "doctor",
  operands: [],
  options: {},
  sentence:
    "Checks this installation for problems, and prints the remedies. It changes no data, key or setting. If Posthorn does not run, the command starts the embedded store as a start does, and stops it again.",
  async run(call) {
    const findings = await Array.fromAsync(examineAll(call), ([subject, finding]) => {
      call.print(`${marks[finding.level]} ${subject.padEnd(11)} ${finding.finding}`)
      return finding
    })
    return findings.some(({ level }) => level === "bad") ? 1 : 0
  },
}

/** A warning does not fail the command. */
const marks: Record<FindingLevel, string> = { ok: "ok  ", warn: "WARN", bad: "BAD " }

const ofMachine: readonly [string, (call: CommandCall) => Promise<Finding>][] = [
  ["config", machine.examineConfig],
  ["node", machine.examineNode],
  ["certificate", examineCertificate],
  ["data", machine.examineData],
  ["disk", machine.examineDisk],
  ["port", machine.examinePort],
  ["console", machine.examineConsole],
  ["pictures", machine.examinePictures],
]

const ofStore: readonly [string, (examined: Examined) => Promise<Finding>][] = [
  ["schema", store.examineSchema],
  ["cluster", examineCluster],
  ["secrets", store.examineSecrets],
  ["carriers", traffic.examineCarriers],
  ["providers", traffic.examineProviders],
  ["queues", traffic.examineQueues],
  ["endpoints", traffic.examineEndpoints],
  ["senders", store.examineSenders],
  ["clock", store.examineClock],
  ["inbound", store.examineInbound],
]

/** Prints each cause once: what needs a store that cannot be used is left out. */
async function* examineAll(call: CommandCall): AsyncGenerator<[string, Finding]> {
  let canWrite = true
  for (const [subject, examine] of ofMachine) {
    const finding = await examine(call).catch(troubled)
    if (subject === "data" && finding.level === "bad") canWrite = false
    yield [subject, finding]
  }
  await using stack = new AsyncDisposableStack()
  const opened = await openExamined(stack, call, canWrite).catch(troubled)
  if (opened === null) return
  if ("level" in opened) return yield ["store", opened]
  yield ["store", good(`PostgreSQL ${opened.version}`)]
  if (call.settings.databaseUrl !== null) {
    const pooler = await examinePooler(opened.url, call.clock).catch(troubled)
    yield ["pooler", pooler]
    if (pooler.level === "bad") return
  }
  for (const [subject, examine] of ofStore) {
    const finding = await examine(opened).catch(troubledStore)
    yield [subject, finding]
    // A newer release changed the tables that the others read.
    if (subject === "schema" && finding.level === "bad") return
  }
}

function troubled(error: unknown): Finding {
  return bad(error instanceof Error ? error.message : String(error))
}

function troubledStore(error: unknown): Finding {
  return store.isOlderSchema(error)
    ? good("can be examined after the next start, which migrates the store")
    : troubled(error)
}
