/** Node's `spec` reporter, with the slowest files of the run above its closing lines. */
import { appendFileSync, existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { Readable } from "node:stream"
import { spec, type TestEvent } from "node:test/reporters"
import { root } from "./checks.ts"

/** A line for each file of the whole run: its seconds, then its path. Each group of files adds to it. */
export const timesPath = path.join(root, ".cache/test-times.tsv")
const slowestMax = 10

// Node takes the default export for the reporter.
// oxlint-disable-next-line import/no-default-export
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield* Readable.from(withSlowest(events)).compose(new spec()) as unknown as AsyncIterable<string>
}

async function* withSlowest(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  let isClosing = false
  for await (const event of events) {
    if (event.type === "test:summary" && event.data.file) note(event.data.file, event.data.duration_ms)
    if (event.type === "test:diagnostic" && event.data.nesting === 0 && /^tests \d+$/.test(event.data.message)) {
      if (!isClosing) for (const message of slowest()) yield { ...event, data: { ...event.data, message } } as TestEvent
      isClosing = true
    }
    yield event
  }
}

function note(file: string, durationMs: number): void {
  const store = process.env.TEST_DATABASE_URL ? "\ton TEST_DATABASE_URL" : ""
  appendFileSync(timesPath, `${(durationMs / 1_000).toFixed(1)}\t${path.relative(root, file)}${store}\n`)
}

/** Of the files that this run has run so far. */
export function secondsOfFiles(): Map<string, number> {
  return new Map(
    lines()
      .map((line) => line.split("\t"))
      .map(([seconds = "", file = ""]) => [file, parseFloat(seconds)]),
  )
}

function lines(): string[] {
  return existsSync(timesPath) ? readFileSync(timesPath, "utf8").trim().split("\n") : []
}

function slowest(): string[] {
  const sorted = lines()
    .toSorted((left, right) => parseFloat(right) - parseFloat(left))
    .slice(0, slowestMax)
  return ["the slowest files, in seconds:", ...sorted.map((line) => line.replaceAll("\t", "  "))]
}
