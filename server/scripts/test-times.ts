import { cpus } from "node:os"

interface GroupTime {
  name: string
  wallMs: number
  /** Of everything that the machine ran meanwhile: servers of tests outlive the processes that start them. */
  processorMs: number
}

const groups: GroupTime[] = []

/** Runs a group. The time is a line with how long it took, and how long the processors were busy. */
export async function measureGroup<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<{ result: Result; time: string }> {
  const start = { wallMs: performance.now(), processorMs: busyMs() }
  const result = await run()
  const time = { name, wallMs: performance.now() - start.wallMs, processorMs: busyMs() - start.processorMs }
  groups.push(time)
  return { result, time: lineOf(time) }
}

/** A table of the groups so far. */
export function timesOfGroups(): string {
  if (groups.length === 0) return ""
  const total = { name: "All groups", wallMs: sumOf("wallMs"), processorMs: sumOf("processorMs") }
  return ["\n── Times", "", ...[...groups, total].map(lineOf), ""].join("\n")
}

function sumOf(time: "wallMs" | "processorMs"): number {
  return groups.reduce((sum, group) => sum + group[time], 0)
}

function lineOf({ name, wallMs, processorMs }: GroupTime): string {
  const share = Math.round((100 * processorMs) / (wallMs * cpus().length))
  return `${name}: ${seconds(wallMs)} s, ${seconds(processorMs)} s of processor time (${share} % of all processors)`
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(0)
}

function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
