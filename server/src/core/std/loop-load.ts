import { performance } from "node:perf_hooks"

const lookEveryMs = 50
const busyPart = 0.7

let lookedAt = 0
const measure = measureUtilisation()
let isBusy = false

/**
 * Returns whether the event loop was recently more than 70 % busy. A call reads the clock, and measures at
 * most twenty times a second.
 */
export function isLoopBusy(): boolean {
  const now = performance.now()
  if (now - lookedAt < lookEveryMs) return isBusy
  isBusy = measure() > busyPart
  lookedAt = now
  return isBusy
}

/** Returns a function that measures how busy the event loop was since its last call, from 0 to 1. */
export function measureUtilisation(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
