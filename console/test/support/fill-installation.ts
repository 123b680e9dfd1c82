import { Posthorn } from "../../../sdk/typescript/src/index.ts"
import type { Page } from "playwright-core"
import { ConsoleApi } from "../../src/api/generated/console-api.ts"
import { eventually } from "../../../server/test/support/eventually.ts"
import { clientOf } from "./client-of.ts"
import { fillLedger, letSimulatorDiffer, reconcile } from "./fill-ledger.ts"
import { fillPayments } from "./fill-payments.ts"
import { fillTraffic } from "./fill-traffic.ts"
import { keepDeadLetter } from "./keep-dead-letter.ts"
import type { House } from "./start-console.ts"

const from = "+15005550006"
const ownNumber = "+14155550199"
/** 0003 and 0005 ask the simulator for trouble. */
const endings = ["0221", "0222", "0223", "0003", "0224", "0225", "0226", "0005", "0227", "0228"]
const texts = [
  "Your table for four is ready at 19:30.",
  "482913 is your code. It is valid for ten minutes.",
  "Your parcel is on its way: https://example.com/t/88213",
  "Grüße aus Köln – bis morgen!",
]
/** A red square of 8 by 8 pixels. */
const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGO4o6GBFTEMLQkASEFMATqEs5cAAAAASUVORK5CYII="

export interface Peers {
  /** HTTPS; what is sent to `/orders` of it is taken, everything else refused. */
  receiverPort: number
  smscPort: number
}

/** The sids of what has a page of its own. */
export interface Filled {
  message: string
  received: string
  webhook: string
  delivery: string
  event: string
  carrier: string
  verification: string
  payment: string
  disputed: string
  transaction: string
  provider: string
  service: string
}

/**
 * Something of everything that the pages show, for the owner who is signed in with the page: a day of traffic, messages with each
 * outcome, answers, an opt-out, endpoints well and ill, carriers up and down, routes, rates, people, keys, a second account.
 */
export async function fillInstallation(house: House, page: Page, peers: Peers): Promise<Filled> {
  const { installation, baseUrl } = house
  const { sid: accountSid, token: authToken } = installation.account
  const account = new Posthorn({ baseUrl, accountSid, authToken })
  const owner = await clientOf(house, page)
  await fillTraffic(installation)
  const carrier = await fillOperator(owner, peers.smscPort)
  await fillPeople(owner, account)
  const webhook = await fillWebhooks(account, peers.receiverPort)
  await fillSenders(owner, accountSid)
  const service = await fillServices(account)
  await keepDeadLetter(installation, carrier)
  const { message, received } = await fillMessages(account)
  const verification = await fillVerifications(account)
  const payments = await fillPayments(account)
  const transaction = await fillLedger(installation, account)
  await letSimulatorDiffer(installation)
  await reconcile(account)
  const provider = await fillProviders(account)
  await untilSettled(account)
  await account.webhooks.replay(webhook, { from: new Date(Date.now() - 3_600_000), only_failed: false })
  const { data: deliveries } = await account.webhooks.deliveries.list(webhook, {})
  const { data: events } = await account.events.list({ limit: 1 })
  return {
    message,
    received,
    webhook,
    carrier,
    verification,
    ...payments,
    transaction,
    provider,
    service,
    delivery: deliveries[0]?.sid ?? "",
    event: events[0]?.sid ?? "",
  }
}

async function fillOperator({ operator }: Posthorn, smscPort: number): Promise<string> {
  const settings = (port: number) => ({ hosts: [{ host: "127.0.0.1", port, binds: 2 }], system_id: "posthorn" })
  const acme = await operator.carriers.create({
    name: "Acme Telecom",
    settings: settings(smscPort),
    password: "s3cret",
  })
  const nordic = await operator.carriers.create({ name: "Nordic Mobile", settings: settings(9), password: "s3cret" })
  await operator.routes.create({ carrier_sid: acme.sid, prefix: "49" })
  await operator.routes.create({ carrier_sid: nordic.sid, prefix: "47" })
  await operator.routes.create({ carrier_sid: acme.sid, prefix: "47", priority: 200 })
  const csv = "prefix,price\n49,0.0725\n4915,0.0680\n47,0.0410\n,0.12"
  await operator.carriers.replaceRates(acme.sid, { price_unit: "EUR", csv })
  const second = await operator.accounts.create({ name: "Bell Hotels", rate_per_second: 50 })
  await operator.accounts.update(second.sid, { status: "suspended" })
  return acme.sid
}

async function fillSenders({ operator }: Posthorn, accountSid: string): Promise<void> {
  const { data: accounts } = await operator.accounts.list({})
  const bell = accounts.find(({ name }) => name === "Bell Hotels")?.sid ?? ""
  await operator.phoneNumbers.assign({ account_sid: accountSid, number: ownNumber })
  await operator.phoneNumbers.assign({ account_sid: bell, number: "BellHotels" })
  await operator.senderRules.create({ account_sid: bell, kind: "pattern", sender: "+1415555*", note: "Test numbers" })
}

/** Two pools of senders, of which the later has a number. */
async function fillServices({ messagingServices }: Posthorn): Promise<string> {
  await messagingServices.create({ name: "Receipts", sticky_sender: false })
  const { sid } = await messagingServices.create({ name: "Reservations", validity_period: 3600 })
  await messagingServices.senders.add(sid, { sender: ownNumber })
  return sid
}

async function fillPeople(owner: Posthorn, account: Posthorn): Promise<void> {
  const { invites } = new ConsoleApi(owner)
  for (const [email, name, role] of [
    ["ben@example.org", "Ben Packet", "developer"],
    ["cara@example.org", "Cara Post", "viewer"],
  ] as const) {
    const { token } = await invites.create({ email, role })
    await invites.accept({ token, email, name, password: "correct horse battery" })
  }
  await invites.create({ email: "dora@example.org", role: "developer" })
  await account.apiKeys.create({ name: "Booking system", scope: "messages" })
  await account.apiKeys.create({ name: "Reports", scope: "read" })
}

async function fillWebhooks(account: Posthorn, port: number): Promise<string> {
  const url = (path: string) => `https://localhost:${port}/${path}`
  const orders = await account.webhooks.create({ url: url("orders"), events: ["messages.*"], description: "Orders" })
  await account.webhooks.create({ url: url("reports"), events: ["messages.delivered"], description: "Reports" })
  const archive = await account.webhooks.create({ url: url("archive"), events: ["*"], description: "Archive" })
  await account.webhooks.update(archive.sid, { status: "paused" })
  return orders.sid
}

async function fillMessages(account: Posthorn): Promise<{ message: string; received: string }> {
  await account.phoneNumbers.create({ number: "+14155550177" })
  for (let index = 0; index < 24; index++) {
    const body = texts[index % texts.length] ?? ""
    await account.messages.create({ to: `+1415555${endings[index % endings.length]}`, from, body })
  }
  const simulator = (end: string, rest: { body?: string; media?: string[] }) =>
    account.simulator.inbound({ from: `+1415555${end}`, to: ownNumber, ...rest })
  await simulator("0221", { body: "Yes, half past seven is fine." })
  await simulator("0222", { body: "STOP" })
  await simulator("0223", { body: "This is how it looks.", media: [picture] })
  const { data } = await account.messages.list({ number: "+14155550223", limit: 1 })
  await account.messages.create({ to: "+14155550221", from: ownNumber, body: "Then we see you at half past seven." })
  const long = `Dear guest — ${"your room is ready, and the harbour is in bloom. ".repeat(4)}`
  await account.messages.create({ to: "+4915112345678", from: ownNumber, body: "Ihr Zimmer ist bereit." })
  const { sid } = await account.messages.create({ to: "+14155550005", from: ownNumber, body: long })
  return { message: sid, received: data[0]?.sid ?? "" }
}

/** To numbers of two countries, of which one is approved, and so many of one prefix that it is blocked. */
async function fillVerifications({ auth, simulator }: Posthorn): Promise<string> {
  await auth.updateSettings({ friendly_name: "Ferry Hotels", senders: [ownNumber], allowed_countries: ["US", "NL"] })
  await auth.services.create({ friendly_name: "Ferry Bank", code_length: 8, daily_sends_max: 500 })
  await auth.safeList.create({ to: "+14155550221", note: "Test phone of the app team" })
  for (let index = 0; index < 30; index++) await auth.verifications.create({ to: `+31612${340_000 + index}` })
  const { sid } = await auth.verifications.create({ to: "+14155550241", purpose: "sign_in" })
  const { message } = await simulator.messages.wait({ to: "+14155550241" })
  await auth.verificationChecks.create({ verification_sid: sid, code: message?.code ?? "" })
  await auth.verifications.create({ to: "+14155550242", purpose: "payment", locale: "de" })
  return sid
}

/** Resolves with the sid of the one that has the most settings. */
async function fillProviders({ paymentProviders }: Posthorn): Promise<string> {
  const { sid } = await paymentProviders.create({
    kind: "stripe",
    name: "Stripe Switzerland",
    secrets: { secret_key: "sk_test_4eC39HqLyjWDarjtT1" },
    currencies: ["CHF", "EUR"],
    priority: 5,
  })
  const settings = { environment: "sandbox", client_id: "AX7k2", webhook_id: null }
  await paymentProviders.create({ kind: "paypal", name: "PayPal", settings, secrets: { client_secret: "s3cret" } })
  await paymentProviders.create({
    kind: "manual",
    name: "Bank transfer",
    settings: { instructions: "IBAN CH93 0076 2011 6238 5295 7" },
    status: "disabled",
  })
  return sid
}

async function untilSettled(account: Posthorn): Promise<void> {
  await eventually("every message is final", async () => {
    const { data } = await account.messages.list({ limit: 100 })
    return data.every(({ status }) => !["queued", "sending", "sent"].includes(status))
  })
}
