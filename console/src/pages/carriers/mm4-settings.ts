import { choice, flag, number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const server: SettingGroup = {
  name: "MMSC of the carrier",
  settings: [
    {
      ...text("host", "Host", "The name or address of the carrier's mail server for MM4.", "mm4.example.net"),
      needed: "Enter the name or address of the carrier's mail server.",
    },
    number("port", "Port", "Usually 25.", "25"),
    choice(
      "tls",
      "TLS",
      "With starttls, nothing is sent before TLS. Use none only for an address of this machine or of a private network.",
      ["starttls", "implicit", "none"],
    ),
    text("servername", "Name in the certificate", "If it is not the name of the host.", "the host"),
    {
      ...text(
        "domain",
        "Domain of yours",
        "The domain of your senders, as agreed with the carrier.",
        "mms.example.com",
      ),
      needed: "Enter the domain of your senders.",
    },
    {
      ...text("peer_domain", "Domain of the carrier", "The domain of your recipients.", "mmsc.example.net"),
      needed: "Enter the domain of the carrier.",
    },
  ],
}

const inbound: SettingGroup = {
  name: "Reports and messages that come in",
  settings: [
    {
      ...number("inbound.port", "Port", "Where Posthorn listens for the carrier.", "2525"),
      needed: "Enter the port on which Posthorn listens for the carrier.",
    },
    text("inbound.host", "Address", "The address of this machine to listen on.", "0.0.0.0"),
    {
      name: "inbound.addresses",
      label: "Addresses of the carrier",
      meaning: "From where the carrier connects, one address or range on each line. All others are refused.",
      fallback: "192.0.2.0/24",
      kind: "lines",
      needed: "Enter the addresses from which the carrier connects, such as 192.0.2.0/24.",
    },
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Connections, and messages at a time, over all processes.", "4"),
    number("messages_per_second", "Messages a second", "The pace over all processes.", "no limit"),
  ],
}

const further: SettingGroup = {
  name: "Further settings",
  settings: [
    flag("read_reports", "Read reports", "Whether to ask for them. Recipients can decline."),
    text("version", "Version of MM4", "If the carrier needs another.", "6.10.0"),
    {
      name: "ca",
      label: "Private authority",
      meaning: "PEM, trusted beside the public ones. The certificate is always verified.",
      fallback: "none",
      kind: "pem",
    },
    number("connect_timeout_ms", "Connect timeout, ms", "How long connecting may take.", "10000"),
    number("response_timeout_ms", "Response timeout, ms", "How long the server may be silent.", "30000"),
  ],
}

export const mm4Settings: KindSettings = {
  server,
  user: text("user", "User", "Leave it empty if the server asks for no user.", "none"),
  shown: [inbound, pace],
  further: [further],
}
