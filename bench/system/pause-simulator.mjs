// Loaded into the server's processes before they start (`node --import`), for the figure of memory. It makes
// the simulator a paused carrier. Posthorn itself has no switch for it, because one tenant could use it
// against the others. Plain JavaScript, because the starter also loads it and should stay small.
if (process.argv[1]?.endsWith("server/src/main.ts")) {
  const { Simulator } = await import("../../server/src/carriers/simulator/simulator.ts")
  const { start } = Simulator.prototype
  Simulator.prototype.start = function startPaused(listener) {
    this.pause()
    return start.call(this, listener)
  }
}
