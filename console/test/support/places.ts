import type { Page } from "playwright-core"
import type { Filled } from "./fill-installation.ts"

export interface Place {
  name: string
  /** Below `/console`. */
  path(filled: Filled): string
  /** What is typed before it is looked at. */
  prepare?(page: Page): Promise<void>
}

const at = (name: string, path: string): Place => ({ name, path: () => path })

/** Every page of the shell, with something on it. */
export const places: readonly Place[] = [
  at("home", "/"),
  at("messages", "/messages"),
  { name: "message", path: ({ message }) => `/messages/${message}` },
  { name: "message-received", path: ({ received }) => `/messages/${received}` },
  { ...at("send", "/send"), prepare: writeMessage },
  at("simulator", "/simulator?handsets=%2B14155550221,%2B14155550222,%2B14155550223"),
  at("verifications", "/verifications"),
  { ...at("verification-try", "/verifications/try"), prepare: beginVerification },
  at("verification-blocks", "/verifications/blocks"),
  at("verification-safe-list", "/verifications/safe-list"),
  at("verification-services", "/verifications/services"),
  at("verification-settings", "/verifications/settings"),
  { name: "verification", path: ({ verification }) => `/verifications/${verification}` },
  at("payments", "/payments"),
  at("refunds", "/payments/refunds"),
  at("disputes", "/payments/disputes"),
  { ...at("payment-new", "/payments/new"), prepare: writeRequest },
  { name: "payment", path: ({ payment }) => `/payments/${payment}` },
  { name: "payment-disputed", path: ({ disputed }) => `/payments/${disputed}` },
  at("ledger", "/ledger"),
  at("transactions", "/ledger/transactions"),
  { name: "transaction", path: ({ transaction }) => `/ledger/transactions/${transaction}` },
  at("ledger-periods", "/ledger/periods"),
  at("reconciliation", "/ledger/reconciliation"),
  at("differences", "/ledger/differences"),
  at("payment-providers", "/payment-providers"),
  { name: "payment-provider-new", path: ({ provider }) => `/payment-providers/new?provider=${provider}` },
  { name: "payment-provider", path: ({ provider }) => `/payment-providers/${provider}` },
  { name: "payment-provider-edit", path: ({ provider }) => `/payment-providers/${provider}/edit` },
  at("webhooks", "/webhooks"),
  at("webhook-new", "/webhooks/new"),
  { name: "webhook", path: ({ webhook }) => `/webhooks/${webhook}` },
  { name: "webhook-edit", path: ({ webhook }) => `/webhooks/${webhook}/edit` },
  at("deliveries", "/webhooks/deliveries"),
  { name: "delivery", path: ({ delivery }) => `/webhooks/deliveries/${delivery}` },
  at("events", "/events"),
  { name: "event", path: ({ event }) => `/events/${event}` },
  at("numbers", "/numbers"),
  at("messaging-services", "/numbers/services"),
  { name: "messaging-service", path: ({ service }) => `/numbers/services/${service}` },
  at("conversations", "/conversations"),
  at("thread", `/conversations/thread?${new URLSearchParams({ number: "+14155550199", contact: "+14155550221" })}`),
  at("opt-outs", "/opt-outs"),
  at("opt-out-settings", "/opt-outs/settings"),
  at("credentials", "/credentials"),
  at("members", "/members"),
  at("audit-log", "/audit-log"),
  at("settings", "/settings"),
  at("carriers", "/carriers"),
  at("carrier-first", "/carriers/first"),
  at("carrier-new", "/carriers/new"),
  at("mail-server-new", "/carriers/new?kind=smtp"),
  { name: "carrier", path: ({ carrier }) => `/carriers/${carrier}` },
  { name: "carrier-edit", path: ({ carrier }) => `/carriers/${carrier}/edit` },
  at("routes", "/routes?to=%2B4712345678"),
  at("rates", "/rates"),
  at("rates-replace", "/rates/replace"),
  at("senders", "/senders"),
  at("sender-rules", "/senders/rules"),
  at("all-verification-blocks", "/verification-blocks"),
  at("dead-letters", "/dead-letters"),
  at("accounts", "/accounts"),
  at("operators", "/accounts/operators?show=everybody"),
]

let begun = 0

/** To another number each time: a second message to the same one would be too soon. */
async function beginVerification(page: Page): Promise<void> {
  await page.getByLabel("To", { exact: true }).fill(`+1415555${String(1000 + begun++)}`)
  await page.getByRole("button", { name: "Start verification" }).click()
  await page.getByRole("button", { name: /^Type \d+$/ }).waitFor()
}

async function writeRequest(page: Page): Promise<void> {
  await page.getByLabel("Amount", { exact: true }).fill("12.50")
  await page.getByLabel("Description", { exact: true }).fill("Table 12")
  await page.getByLabel("To", { exact: true }).fill("+14155550223")
  await page.getByRole("combobox", { name: "From" }).fill("+14155550199")
  await page.keyboard.press("Escape")
  await page.getByText("(GSM-7)").waitFor()
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel("To", { exact: true }).fill("+4915112345678")
  await page.getByRole("combobox", { name: "From" }).fill("+14155550199")
  await page.keyboard.press("Escape")
  await page
    .getByLabel("Text", { exact: true })
    .fill("Your room is ready — and the harbour is in bloom. ".repeat(2).trim())
  await page.getByText("Acme Telecom").first().waitFor()
}
