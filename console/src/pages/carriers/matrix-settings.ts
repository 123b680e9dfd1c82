import { number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const server: SettingGroup = {
  name: "Homeserver",
  settings: [
    {
      ...text("homeserver_url", "URL", "Where the homeserver's client API is.", "https://matrix.example.org"),
      needed: "Enter the URL of the homeserver, such as https://matrix.example.org.",
    },
    {
      ...text("server_name", "Server name", "The name in the ids of its users.", "example.org"),
      needed: "Enter the name of the homeserver, such as example.org.",
    },
  ],
}

const service: SettingGroup = {
  name: "Application service",
  settings: [
    text("bot", "Bot", "sender_localpart of the registration.", "posthorn"),
    text("prefix", "Prefix", "Users and aliases of the registration begin so.", "sms_"),
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Requests at a time, over all processes.", "20"),
    number("messages_per_second", "Messages a second", "The pace over all processes.", "no limit"),
    number("timeout_ms", "Timeout, ms", "How long an answer may take.", "30000"),
  ],
}

export const matrixSettings: KindSettings = {
  server,
  user: null,
  password: { label: "Token of Posthorn", meaning: "as_token of the registration." },
  webhookSecret: { label: "Token of the homeserver", meaning: "hs_token of the registration." },
  shown: [service, pace],
  further: [],
}
