import { setTimeout as pause } from "node:timers/promises"
import { Posthorn } from "posthorn"
import type { Installation } from "../../server/test/support/installation.ts"

const from = "+15005550006"
const ownNumber = "+14155550199"
/** 0003 and 0005 ask the simulator for trouble. */
const endings = ["0221", "0222", "0223", "0003", "0224", "0225", "0226", "0005", "0227", "0228"]
const texts = [
  "Your table for four is ready at 19:30.",
  "482913 is your code. It is valid for ten minutes.",
  "Your parcel is on its way: https://example.com/t/88213",
  "Grüße aus Köln 🎺 – bis morgen!",
]
const settleMaxMs = 30_000

/** Something of everything that the pages show: messages with each outcome, answers, an opt-out, an endpoint with deliveries. */
export async function fillInstallation({ baseUrl, account }: Installation): Promise<void> {
  const client = new Posthorn({ baseUrl, accountSid: account.sid, authToken: account.token })
  await client.phoneNumbers.create({ number: ownNumber })
  await client.webhooks.create({
    url: "https://example.com/hooks/posthorn",
    events: ["messages.*"],
    description: "Orders",
  })
  for (let index = 0; index < 24; index++) {
    const body = texts[index % texts.length] ?? ""
    await client.messages.create({ to: `+1415555${endings[index % endings.length]}`, from, body })
  }
  await client.simulator.inbound({ from: "+14155550221", to: ownNumber, body: "Yes, half past seven is fine." })
  await client.simulator.inbound({ from: "+14155550222", to: ownNumber, body: "STOP" })
  await untilSettled(client)
}

async function untilSettled(client: Posthorn): Promise<void> {
  const deadline = Date.now() + settleMaxMs
  while (Date.now() < deadline) {
    const { data } = await client.messages.list({ limit: 100 })
    if (data.every(({ status }) => !["queued", "sending", "sent"].includes(status))) return
    await pause(200)
  }
}
