// Loaded into the server's processes before they start (`node --import`), for the figure of memory: the simulator then is a
// carrier that is paused. Posthorn itself has no switch for it, since one tenant could use it against the others.
// Plain JavaScript, because the starter loads it too and should stay as small as it is.
if (process.argv[1]?.endsWith("server/src/main.ts")) {
  const { Simulator } = await import("../../server/src/carriers/simulator/simulator.ts")
  const { start } = Simulator.prototype
  Simulator.prototype.start = function startPaused(listener) {
    this.pause()
    return start.call(this, listener)
  }
}
