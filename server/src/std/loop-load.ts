import { performance } from "node:perf_hooks"

const lookEveryMs = 50
const busyPart = 0.7

let lookedAt = 0
let before = performance.eventLoopUtilization()
let isBusy = false

/** Whether the event loop has had little time to spare lately. Costs a look at the clock, and more twenty times a second at most. */
export function isLoopBusy(): boolean {
  const now = performance.now()
  if (now - lookedAt < lookEveryMs) return isBusy
  const current = performance.eventLoopUtilization()
  isBusy = performance.eventLoopUtilization(current, before).utilization > busyPart
  before = current
  lookedAt = now
  return isBusy
}
