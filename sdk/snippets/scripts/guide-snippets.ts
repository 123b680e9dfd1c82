import type { Call } from "./call.ts"

/** The calls behind a marker such as `<!-- snippet: send_message -->`, by guide and name. */
export const guideSnippets: Readonly<Record<string, Readonly<Record<string, readonly Call[]>>>> = {
  clients: {
    send_and_list: [
      {
        name: "messages.create",
        args: { to: "+14155550123", from: "+15005550006", body: "Your table is ready." },
        print: ["sid", "status"],
      },
      { name: "messages.list", args: { limit: 100 }, as: "each", print: ["sid", "status"] },
    ],
  },
  "getting-started": {
    send_message: [
      {
        name: "messages.create",
        args: { to: "+14155550123", from: "+14155550100", body: "Your table is ready." },
        print: ["sid", "status"],
      },
    ],
    get_message: [{ name: "messages.get", value: "$message.sid", as: "found", print: ["status"] }],
  },
  "verify-phone-number": {
    set_sender: [
      {
        name: "auth.update_settings",
        args: { friendly_name: "Acme", senders: ["+15005550006"] },
      },
    ],
    start_verification: [
      { name: "auth.verifications.create", args: { to: "+14155550123", purpose: "sign_in" }, print: ["status"] },
    ],
    check_verification: [
      {
        name: "auth.verification_checks.create",
        args: { to: "+14155550123", purpose: "sign_in", code: "$code" },
        as: "check",
        print: ["valid"],
      },
    ],
  },
  sessions: {
    verify_person: [
      { name: "auth.verifications.create", args: { to: "+15005550010", from: "+15005550006" } },
      {
        name: "auth.verification_checks.create",
        args: { verification_sid: "$verification.sid", code: "000000" },
        as: "check",
      },
    ],
    create_session: [
      {
        name: "auth.sessions.create",
        args: {
          subject: "user-8f14e45f",
          verification_sid: "$verification.sid",
          audience: "https://api.example.com",
          claims: { role: "admin" },
        },
        as: "session",
        print: ["sid"],
      },
    ],
  },
  webhooks: {
    create_webhook: [
      {
        name: "webhooks.create",
        args: {
          url: "https://127.0.0.1:8443/hooks",
          events: ["messages.delivered", "messages.undelivered", "messages.failed", "messages.received"],
        },
        as: "webhook",
        print: ["sid", "secret"],
      },
    ],
  },
  "get-paid": {
    request_payment: [
      {
        name: "payments.create",
        args: {
          amount: 1250,
          currency: "EUR",
          description: "Table 12",
          send: { to: "+14155550123", from: "+15005550006", receipt: true },
        },
        print: ["sid", "status"],
      },
    ],
  },
  "refunds-and-disputes": {
    refund_part: [
      { name: "payments.create", args: { amount: 5000, currency: "EUR", payment_method: "sim_ok" } },
      {
        name: "refunds.create",
        args: { payment_sid: "$payment.sid", amount: 2000, reason: "requested_by_customer" },
        print: ["status"],
      },
    ],
  },
}
