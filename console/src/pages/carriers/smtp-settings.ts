import { choice, number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const server: SettingGroup = {
  name: "Mail server",
  settings: [
    {
      ...text("host", "Host", "The name or address of the mail server.", "smtp.example.com"),
      needed: "Enter the name or address of the mail server.",
    },
    number("port", "Port", "Usually 587 with starttls, 465 with implicit, and 25 with none.", "the usual port"),
    choice(
      "tls",
      "TLS",
      "With starttls, nothing is sent before TLS. With implicit, TLS begins at once. Use none only for a server on this machine.",
      ["starttls", "implicit", "none"],
    ),
    text("servername", "Name in the certificate", "If it is not the name of the host.", "the host"),
    {
      name: "ca",
      label: "Private authority",
      meaning: "PEM, trusted beside the public ones. The certificate is always verified.",
      fallback: "none",
      kind: "pem",
    },
  ],
}

const senders: SettingGroup = {
  name: "Senders",
  settings: [
    {
      name: "from",
      label: "Addresses",
      meaning: "The senders that the server takes, one on each line. *@example.com is every address of a domain.",
      fallback: "codes@example.com",
      kind: "lines",
      needed: "Enter the addresses that may be senders, such as codes@example.com or *@example.com.",
    },
    text("from_name", "Name of the sender", "Mail programs show it beside the address.", "none"),
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Connections, and mails at a time, over all processes.", "4"),
    number("messages_per_second", "Messages a second", "The pace over all processes.", "no limit"),
  ],
}

const timeouts: SettingGroup = {
  name: "Timeouts",
  settings: [
    number("connect_timeout_ms", "Connect timeout, ms", "How long connecting may take.", "10000"),
    number(
      "response_timeout_ms",
      "Response timeout, ms",
      "How long the server may be silent before Posthorn gives up the mail.",
      "30000",
    ),
  ],
}

export const smtpSettings: KindSettings = {
  server,
  user: text("user", "User", "Leave it empty if the server asks for no user.", "none"),
  shown: [senders, pace],
  further: [timeouts],
}
