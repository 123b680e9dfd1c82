import { performance } from "node:perf_hooks"

const lookEveryMs = 50
const busyPart = 0.7

let lookedAt = 0
let before = performance.eventLoopUtilization()
let isBusy = false

/**
 * Returns whether the event loop was recently more than 70 % busy. A call reads the clock, and measures at
 * most twenty times a second.
 */
export function isLoopBusy(): boolean {
  const now = performance.now()
  if (now - lookedAt < lookEveryMs) return isBusy
  const current = performance.eventLoopUtilization()
  isBusy = performance.eventLoopUtilization(current, before).utilization > busyPart
  before = current
  lookedAt = now
  return isBusy
}
