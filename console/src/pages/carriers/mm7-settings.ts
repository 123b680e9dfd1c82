import { choice, flag, json, number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const server: SettingGroup = {
  name: "MMSC of the carrier",
  settings: [
    {
      ...text("url", "URL", "Where the MMSC takes requests of MM7.", "https://mmsc.example.net/mm7"),
      needed: "Enter the URL of the MMSC, such as https://mmsc.example.net/mm7.",
    },
    {
      ...text("vasp_id", "VASPID", "Your name with the carrier.", "acme"),
      needed: "Enter the VASPID that the carrier gave you.",
    },
    text("vas_id", "VASID", "Of your service, if the carrier gave you one."),
    text("service_code", "Service code", "If the carrier needs one."),
  ],
}

const inbound: SettingGroup = {
  name: "Reports and messages that come in",
  settings: [
    text(
      "inbound.user",
      "User of the MMSC",
      "With which it signs in here. Set its password with posthorn carrier set --webhook-secret-file.",
    ),
    {
      name: "inbound.addresses",
      label: "Addresses of the MMSC",
      meaning: "One address or range on each line. All others are refused.",
      fallback: "all",
      kind: "lines",
    },
    text("inbound.number", "Number", "The recipient of messages in which the MMSC names none."),
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Requests at a time, over all processes.", "4"),
    number("messages_per_second", "Messages a second", "The pace over all processes.", "no limit"),
    number("timeout_ms", "Timeout, ms", "How long an answer may take.", "30000"),
  ],
}

const further: SettingGroup = {
  name: "Further settings",
  settings: [
    flag("read_reports", "Read reports", "Whether to ask for them. Recipients can decline."),
    text("version", "Version of MM7", "If the MMSC needs another.", "6.8.0"),
    text("namespace", "Namespace of MM7", "If the MMSC needs another.", "that of REL-6-MM7-1-4"),
    choice("number_format", "Numbers", "How numbers are written.", ["plus", "digits"]),
    json(
      "status_codes",
      "Status codes",
      "The meaning of codes that the carrier has for itself.",
      '{"3099": "throttled"}',
    ),
  ],
}

export const mm7Settings: KindSettings = {
  server,
  user: text("user", "User", "Leave it empty if the MMSC asks for no user.", "none"),
  webhookSecret: { label: "Password of the MMSC", meaning: "The MMSC signs in to Posthorn with it." },
  shown: [inbound, pace],
  further: [further],
}
