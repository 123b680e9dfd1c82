import { choice, number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const server: SettingGroup = {
  name: "XMPP server",
  settings: [
    {
      ...text("host", "Host", "The name or address of the XMPP server.", "127.0.0.1"),
      needed: "Enter the name or address of the XMPP server.",
    },
    number("port", "Port", "The port for components.", "5347"),
    choice("tls", "TLS", "Components usually connect without TLS, on the same machine or network.", [
      "none",
      "implicit",
    ]),
    text("servername", "Name in the certificate", "If it is not the name of the host.", "the host"),
    {
      name: "ca",
      label: "Private authority",
      meaning: "PEM, trusted beside the public ones.",
      fallback: "none",
      kind: "pem",
    },
  ],
}

const files: SettingGroup = {
  name: "Media",
  settings: [text("upload", "Service for files", "Of the server (XEP-0363), to send media.", "media is not sent")],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("window_max", "Window", "Messages without an answer at a time.", "100"),
    number("messages_per_second", "Messages a second", "The pace.", "no limit"),
  ],
}

const timeouts: SettingGroup = {
  name: "Timeouts",
  settings: [
    number("connect_timeout_ms", "Connect timeout, ms", "How long connecting may take.", "10000"),
    number("response_timeout_ms", "Response timeout, ms", "Silence after which Posthorn reconnects.", "30000"),
  ],
}

export const xmppSettings: KindSettings = {
  server,
  user: {
    ...text("domain", "Component", "The domain of the component. Its addresses are senders.", "sms.example.org"),
    needed: "Enter the domain of the component, such as sms.example.org.",
  },
  shown: [files, pace],
  further: [timeouts],
}
