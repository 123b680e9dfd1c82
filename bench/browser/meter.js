// Runs in the page that is measured, before the page's own scripts. What it counts is what somebody sees: a change counts
// when it has been painted.
globalThis.meter = {
  /** Milliseconds from a click on a button to the paint of other rows. */
  turnMs: [],
  /** Milliseconds between two frames. */
  frameMs: [],
  /** Milliseconds from the id of the newest row, which carries its time, to its paint. */
  ageMs: [],
  /** Milliseconds from what somebody did to the paint that answers it, of what took longer than 16. */
  answerMs: [],
  isRecording: false,
  /** Resolves when so many turns have been painted. */
  turned: (count) =>
    new Promise((resolve) => {
      const look = () => (meter.turnMs.length >= count ? resolve() : requestAnimationFrame(look))
      look()
    }),
}

const newest = () => document.querySelector("tbody tr[data-sid]")?.getAttribute("data-sid") ?? ""
const afterPaint = (act) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = act
    port2.postMessage(null)
  })

addEventListener(
  "click",
  (event) => {
    if (!event.target.closest?.("nav button")) return
    const before = newest()
    const look = () => {
      if (newest() === before || newest() === "") return requestAnimationFrame(look)
      afterPaint(() => meter.turnMs.push(performance.now() - event.timeStamp))
    }
    requestAnimationFrame(look)
  },
  true,
)

new PerformanceObserver((list) => {
  if (meter.isRecording) for (const { duration } of list.getEntries()) meter.answerMs.push(duration)
}).observe({ type: "event", durationThreshold: 16 })

let frameAt = performance.now()
let shown = ""
requestAnimationFrame(function frame(now) {
  if (meter.isRecording) {
    meter.frameMs.push(now - frameAt)
    const sid = newest()
    if (sid && shown && sid !== shown) {
      const createdAt = Number.parseInt(sid.slice(2, 14), 16)
      afterPaint(() => meter.ageMs.push(Date.now() - createdAt))
    }
    shown = sid
  }
  frameAt = now
  requestAnimationFrame(frame)
})
