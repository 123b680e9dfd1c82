import { json, number, type KindSettings, type SettingGroup } from "./setting.ts"

const requests: SettingGroup = {
  name: "Requests and answers",
  settings: [
    {
      ...json("request", "Request", "How a message is sent. {{to}}, {{from}} and {{body}} stand for its values.", "{}"),
      needed: "Describe the request that sends a message.",
    },
    {
      ...json("answer", "Answer", "Where the reference and the error are in an answer, and what errors mean.", "{}"),
      needed: "Describe where the reference is in an answer.",
    },
    json("media_request", "Request with media", "If messages with media need another request.", "the same"),
    json("values", "Values", "Values of yours for the templates, such as an account name.", "{}"),
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Requests at a time, over all processes.", "10"),
    number("segments_per_second", "Segments a second", "The pace over all processes.", "no limit"),
    number("timeout_ms", "Timeout, ms", "How long an answer may take. Without one, the outcome is unknown.", "30000"),
  ],
}

const further: SettingGroup = {
  name: "Further settings",
  settings: [
    json("channels", "Channels", "What the carrier takes: sms, mms.", '["sms"]'),
    json("encodings", "Encodings", "What {{encoding}} says of texts in GSM-7 and of others.", "{}"),
  ],
}

export const httpSettings: KindSettings = { server: requests, user: null, shown: [pace], further: [further] }
