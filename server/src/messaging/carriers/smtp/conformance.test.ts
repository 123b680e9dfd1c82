import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { MailServer, newSmtpCarrier, settingsFor } from "./testing.ts"

const lacks = ["parts", "receipts", "inbound"] as const

checkCarrier("SMTP with STARTTLS", () => make({ tls: "starttls" }), lacks)
checkCarrier("SMTP over implicit TLS with a slow pace", () => make({ tls: "implicit", messages_per_second: 20 }), lacks)

async function make(settings: { tls: "starttls" | "implicit"; messages_per_second?: number }) {
  const server = await new MailServer({ secure: settings.tls === "implicit" }).start()
  return {
    carrier: newSmtpCarrier(settingsFor(server, settings)),
    to: "email:ann@example.org",
    from: "email:codes@example.com",
    bring: () => undefined,
    elapse: () => undefined,
    close: () => server.stop(),
  }
}
