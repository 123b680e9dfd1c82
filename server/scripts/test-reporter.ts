/** Node's `spec` reporter, with the slowest files of the run above its closing lines. */
import { appendFileSync, existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Readable } from "node:stream"
import { spec, type TestEvent } from "node:test/reporters"
import { root } from "./checks.ts"

/** A line for each file of the whole run: its seconds, then its path. Each group of files adds to it. */
export const timesPath = path.join(root, ".cache/test-times.tsv")
/** A line for each group: how many of its tests passed, failed and were skipped. */
export const countsPath = path.join(root, ".cache/test-counts.tsv")
const slowestMax = 10

// Node takes the default export for the reporter.
// oxlint-disable-next-line import/no-default-export
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield* Readable.from(withSlowest(events)).compose(new spec()) as unknown as AsyncIterable<string>
}

async function* withSlowest(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  let isClosing = false
  for await (const event of events) {
    if (event.type === "test:summary") {
      if (event.data.file) note(event.data.file, event.data.duration_ms)
      else noteCounts(event.data.counts)
    }
    if (event.type === "test:diagnostic" && event.data.nesting === 0 && /^tests \d+$/.test(event.data.message)) {
      if (!isClosing) for (const message of slowest()) yield { ...event, data: { ...event.data, message } } as TestEvent
      isClosing = true
    }
    if (event.type === "test:fail") unfold(event.data.details.error)
    yield event
  }
}

/**
 * A test and the disposal of what it used may both fail. `spec` shows neither error of a `SuppressedError`,
 * but all of an `AggregateError`. An error of another process keeps the name of its class alone.
 */
function unfold(error: { cause?: unknown }): void {
  const all = errorsIn(error.cause)
  if (all.length > 1) error.cause = new AggregateError(all, "The test and the disposal after it failed.")
}

function errorsIn(error: unknown): unknown[] {
  if (!(error instanceof Error) || error.name !== "SuppressedError") return [error]
  const { error: later, suppressed } = error as SuppressedError
  return [...errorsIn(suppressed), ...errorsIn(later)]
}

function note(file: string, durationMs: number): void {
  const store = process.env.TEST_DATABASE_URL ? "\ton TEST_DATABASE_URL" : ""
  appendFileSync(timesPath, `${(durationMs / 1_000).toFixed(1)}\t${path.relative(root, file)}${store}\n`)
}

function noteCounts({ passed, failed, cancelled, skipped }: Record<string, number>): void {
  appendFileSync(countsPath, `${[passed, (failed ?? 0) + (cancelled ?? 0), skipped].join("\t")}\n`)
}

/** Of all groups that this run has run so far. */
export function readCounts(): Counts {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const line of linesOf(countsPath)) {
    const [passed = 0, failed = 0, skipped = 0] = line.split("\t").map(Number)
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

interface Counts {
  passed: number
  failed: number
  skipped: number
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []
}

function slowest(): string[] {
  const sorted = linesOf(timesPath)
    .toSorted((left, right) => parseFloat(right) - parseFloat(left))
    .slice(0, slowestMax)
  return ["the slowest files, in seconds:", ...sorted.map((line) => line.replaceAll("\t", "  "))]
}
