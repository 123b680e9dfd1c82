import type { Call } from "./call.ts"

/**
 * What a page of the console shows as a command and as code. The page replaces the words in braces, and also
 * `{origin}` and `{account_sid}`.
 */
export interface ConsoleSnippet {
  /** Whether the code also creates the client. */
  setUp?: "account" | "operator"
  calls: readonly Call[]
  /** The command, if it is not that of the calls. */
  curl?: string
}

const to = "+14155550123"
const from = "+15005550006"

/** By the name of their file and of the constant in it. */
export const consoleSnippets: Readonly<Record<string, ConsoleSnippet>> = {
  first_message: { calls: [{ name: "messages.create", args: { to, from, body: "Hello" } }] },
  send_message: {
    setUp: "account",
    calls: [{ name: "messages.create", args: { to, from: "+14155550100", body: "Your table is ready." } }],
  },
  first_request: { setUp: "account", calls: [{ name: "account.get", print: ["name"] }] },
  new_account: {
    setUp: "account",
    calls: [
      { name: "messages.create", args: { to: "+15552345678", from: "+15551234567", body: "Your table is ready." } },
    ],
  },
  create_account: {
    setUp: "operator",
    calls: [{ name: "operator.accounts.create", args: { name: "Bell Hotels", rate_per_second: 50 } }],
  },
  create_key: { calls: [{ name: "api_keys.create", args: { name: "Booking system", scope: "messages" } }] },
  create_number: { calls: [{ name: "phone_numbers.create", args: { number: "+14155550100" } }] },
  create_messaging_service: {
    calls: [{ name: "messaging_services.create", args: { name: "Reservations" } }],
  },
  opt_out: {
    calls: [
      { name: "simulator.inbound", args: { to: "+14155550100", from: "+14155550142", body: "STOP" } },
      { name: "opt_outs.list", print: ["to"] },
    ],
  },
  add_safe_list: {
    calls: [{ name: "auth.safe_list.create", args: { to, note: "Test phone of the app team" } }],
  },
  create_verification: { calls: [{ name: "auth.verifications.create", args: { to, purpose: "sign_in" } }] },
  send_to_simulator: {
    calls: [
      { name: "messages.create", args: { to: "{to}", from, body: "Your code is 482913." } },
      { name: "simulator.messages.wait", args: { to: "{to}" } },
    ],
  },
  list_conversations: { calls: [{ name: "conversations.list", print: ["contact"] }] },
  list_events: {
    setUp: "account",
    calls: [{ name: "events.list", args: { type: "messages.*" }, print: ["type"] }],
  },
  first_payment: {
    calls: [
      {
        name: "payments.create",
        args: { amount: 1250, currency: "EUR", payment_method: "sim_ok", provider: "simulator" },
      },
    ],
  },
  payment_by_message: {
    calls: [{ name: "payments.create", args: { amount: 1250, currency: "EUR", send: { to, from, receipt: true } } }],
  },
  create_refund: { calls: [{ name: "refunds.create", args: { payment_sid: "PY…", amount: 500 } }] },
  close_period: { calls: [{ name: "ledger_periods.close", args: { ends_at: "2026-01-01T00:00:00Z" } }] },
  create_provider: {
    calls: [
      {
        name: "payment_providers.create",
        args: {
          kind: "manual",
          name: "Bank transfer",
          settings: { instructions: "IBAN CH93 0076 2011 6238 5295 7" },
        },
      },
    ],
  },
  create_webhook: {
    calls: [
      {
        name: "webhooks.create",
        args: { url: "https://example.com/hooks", events: ["messages.delivered", "messages.failed"] },
      },
    ],
  },
  test_webhook: { calls: [{ name: "webhooks.test", value: "{sid}" }] },
  replay_events: {
    calls: [
      { name: "webhooks.replay", value: "{sid}", args: { from: "2026-11-21T08:00:00Z", to: "2026-11-21T09:00:00Z" } },
    ],
  },
  create_carrier: {
    calls: [
      {
        name: "operator.carriers.create",
        args: {
          name: "Acme Telecom",
          settings: { hosts: [{ host: "smpp.carrier.example", port: 3550, tls: {} }], system_id: "acme" },
          password: "$CARRIER_PASSWORD",
        },
      },
    ],
  },
  create_route: { calls: [{ name: "operator.routes.create", args: { carrier_sid: "CR…", prefix: "49" } }] },
  replace_rates: {
    calls: [
      { name: "operator.carriers.replace_rates", value: "CR…", args: { price_unit: "EUR", csv: "49,0.0725\n,0.12" } },
    ],
    curl: `curl -u operator:$OPERATOR_TOKEN {origin}/operator/v1/carriers/CR…/replace_rates \\
  --data-urlencode price_unit=EUR --data-urlencode csv@prices.csv`,
  },
  list_dead_letters: { calls: [{ name: "operator.dead_letters.list", print: ["sid"] }] },
  create_sender_rule: {
    calls: [
      { name: "operator.sender_rules.create", args: { account_sid: "AC…", kind: "exact", sender: "BellHotels" } },
    ],
  },
  assign_number: {
    calls: [{ name: "operator.phone_numbers.assign", args: { account_sid: "AC…", number: "+14155550100" } }],
  },
}
