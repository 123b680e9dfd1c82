import assert from "node:assert/strict"
import { existsSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { chromium, type Page } from "playwright-core"
import { Bench, expectOnly } from "../system/bench.ts"
import type { ServerProcess } from "../system/server-process.ts"
import type { Figure } from "./figure.ts"
import { messageRequest } from "./message-request.ts"
import { storeMessages } from "./store-messages.ts"

const storedDefault = 100_000
const liveRatePerSecond = 500
const turns = 30
/**
 * A person looks at a page for a moment before the next one. In that time the console reads the next page.
 */
const lookMs = 700
const chromiumPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
const meterPath = path.join(import.meta.dirname, "../browser/meter.js")

export const consoleFigure: Figure = {
  name: "console",
  sentence: `In Chromium: a turn to the next page of many stored messages, then the live log at ${liveRatePerSecond} messages a second.`,
  goals: [
    { column: "turn p99 ms", is: "at most", value: 100 },
    { column: "hasty turn p50 ms", is: "at most", value: 100 },
    { column: "frame p99 ms", is: "at most", value: 100 },
    { column: "answer p99 ms", is: "at most", value: 200 },
    { column: "age p99 ms", is: "at most", value: 2_000 },
  ],
  async measure(settings, say) {
    const bench = await Bench.start(settings)
    const executablePath = chromiumPaths.find((each) => existsSync(each))
    assert.ok(executablePath, `There is no Chromium at ${chromiumPaths.join(", ")}.`)
    const browser = await chromium.launch({ executablePath, args: ["--disable-dev-shm-usage", ...asRoot()] })
    try {
      await storeMessages(bench.store, bench.server.account.sid, settings.stored ?? storedDefault)
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await signIn(page, bench.server)
      await page.addInitScript({ path: meterPath })
      const rows = []
      for (let run = 1; run <= settings.runs; run++) {
        const row = { ...(await turnPages(page, bench)), ...(await followLive(page, bench, settings.seconds)) }
        rows.push(row)
        say(`run ${run}: ${JSON.stringify(row)}`)
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await browser.close()
      await bench.stop()
    }
  },
}

function asRoot(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : []
}

async function signIn(page: Page, { link }: ServerProcess): Promise<void> {
  const { origin, hash } = new URL(link)
  const answer = await page.request.post(`${origin}/console/v1/invites/accept`, {
    data: { token: hash.slice(1), email: "ann@example.org", name: "Ann", password: "correct horse battery" },
    headers: { origin, "posthorn-console": "1" },
  })
  assert.equal(answer.status(), 201, await answer.text())
}

/** At the speed of a reader, and at the speed of a person who turns pages as fast as they appear. */
async function turnPages(page: Page, { server }: Bench): Promise<Record<string, number>> {
  await page.goto(`${server.baseUrl}/console/messages`)
  const older = page.getByRole("button", { name: "Older" })
  const turn = async (waitMs: number) => {
    const before = await count(page)
    await pause(waitMs)
    await older.click()
    await page.evaluate(`meter.turned(${before + 1})`)
  }
  for (let warmUp = 0; warmUp < 3; warmUp++) await turn(lookMs)
  await page.evaluate("meter.turnMs.length = 0")
  for (let number = 0; number < turns; number++) await turn(lookMs)
  const calm = await take(page, "turnMs")
  for (let number = 0; number < turns; number++) await turn(0)
  const hasty = await take(page, "turnMs")
  return {
    "turn p50 ms": at(calm, 0.5),
    "turn p99 ms": at(calm, 0.99),
    "hasty turn p50 ms": at(hasty, 0.5),
    "hasty turn p99 ms": at(hasty, 0.99),
  }
}

/** Messages arrive while a person scrolls, filters and clicks. */
async function followLive(page: Page, bench: Bench, seconds: number): Promise<Record<string, number>> {
  const { server } = bench
  await page.goto(`${server.baseUrl}/console/messages`)
  await page.getByRole("button", { name: "Live" }).waitFor()
  const request = messageRequest(server.authorization)
  const ratePerSecond = liveRatePerSecond
  await page.evaluate("meter.isRecording = true")
  const load = bench.load({
    requests: seconds * ratePerSecond,
    ratePerSecond,
    request,
    firstNumber: nextNumber(seconds),
  })
  const [result] = await Promise.all([load, actMeanwhile(page, seconds)])
  expectOnly(201, result)
  const [frames, ages, answers] = [await take(page, "frameMs"), await take(page, "ageMs"), await take(page, "answerMs")]
  await bench.drained(60_000)
  return {
    "frame p50 ms": at(frames, 0.5),
    "frame p99 ms": at(frames, 0.99),
    "frame max ms": Math.max(...frames),
    "answer p99 ms": answers.length ? at(answers, 0.99) : 0,
    "age p50 ms": at(ages, 0.5),
    "age p99 ms": at(ages, 0.99),
    "times drawn/s": ages.length / seconds,
  }
}

async function actMeanwhile(page: Page, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    await page.mouse.wheel(0, 400)
    await pause(500)
    await page.mouse.wheel(0, -4000)
    await page.keyboard.press("Tab")
    await pause(1_500)
  }
}

let firstNumber = 0
function nextNumber(seconds: number): number {
  return (firstNumber += seconds * liveRatePerSecond)
}

function count(page: Page): Promise<number> {
  return page.evaluate("meter.turnMs.length")
}

async function take(page: Page, name: "turnMs" | "frameMs" | "ageMs" | "answerMs"): Promise<number[]> {
  return await page.evaluate(`meter.${name}.splice(0)`)
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
