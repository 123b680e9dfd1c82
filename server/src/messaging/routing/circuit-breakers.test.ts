import assert from "node:assert/strict"
import { after, test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import { circuitFailuresMax, restMsFirst } from "./circuit-breaker.ts"
import { CircuitBreakers } from "./circuit-breakers.ts"

const metrics = new Metrics()
after(() => metrics.registry.clear())

test("a circuit that opens is logged once, with the remedy, and shown by the metric until it closes", async () => {
  const clock = new FakeClock()
  const lines: [object, string][] = []
  const write = (facts: object, sentence: string) => void lines.push([facts, sentence])
  const circuits = new CircuitBreakers({ clock, metrics, log: { ...silentLog, info: write, error: write } })
  const [carrier, other] = [createIds(clock)(), "stranger"]
  circuits.follow([carrier])
  const shown = async () => /circuit_open\{carrier="[^"]*"\} (\d)/.exec(await metrics.registry.metrics())?.[1]
  assert.equal(await shown(), "0")
  for (let count = 0; count < 2 * circuitFailuresMax; count++) {
    for (const id of [carrier, other]) circuits.recordHealthSignal(id, "fails", "ESME_RSYSERR")
    clock.advance(500)
  }
  assert.equal(await shown(), "1")
  assert.equal(lines.length, 1)
  const [[facts, sentence] = [{}, ""]] = lines
  assert.match(sentence, /circuit is open.*Ask the carrier.*\/operator\/v1\/carriers/)
  assert.deepEqual(
    [(facts as { carrier: string }).carrier, (facts as { reason: string }).reason],
    [toSid("carrier", carrier), "ESME_RSYSERR"],
  )
  assert.deepEqual([circuits.room(carrier), circuits.room(other), circuits.allowsNew(other)], [0, Infinity, true])
  clock.advance(restMsFirst)
  circuits.recordHealthSignal(carrier, "works", "")
  assert.deepEqual([await shown(), lines.length, circuits.room(carrier)], ["0", 2, Infinity])
  circuits.follow([])
  assert.equal(await shown(), undefined)
})
