import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { choice, flag, json, number, text } = settingsWith(strings.smpp)
const idFormats = ["auto", "as_is", "hex", "decimal"]

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [number("window_max", "10"), number("segments_per_second", strings.noLimit)],
}

const bind: SettingGroup = {
  name: strings.connectionsGroup,
  settings: [
    choice("mode", ["transceiver", "pair"]),
    text("system_type", strings.none),
    text("address_range", strings.none),
    text("service_type", strings.none),
    number("bind_segments_per_second", strings.noLimit),
    number("connect_timeout_ms", "10000"),
    number("response_timeout_ms", "30000"),
    number("enquire_link_ms", "30000"),
  ],
}

const texts: SettingGroup = {
  name: strings.textsGroup,
  settings: [
    choice("long_messages", ["udh8", "udh16", "sar", "payload"]),
    choice("default_alphabet", ["gsm7", "latin1"]),
    number("data_codings.default", "0"),
    number("data_codings.ucs2", "8"),
    choice("validity", ["relative", "absolute", "none"]),
  ],
}

const numbers: SettingGroup = {
  name: strings.numbersGroup,
  settings: [
    number("source.international.ton", "1"),
    number("source.international.npi", "1"),
    number("source.alphanumeric.ton", "5"),
    number("source.alphanumeric.npi", "0"),
    number("source.short_code.ton", "3"),
    number("source.short_code.npi", "0"),
    number("destination.ton", "1"),
    number("destination.npi", "1"),
    number("short_code_digits_max", "8"),
    flag("keeps_plus"),
    text("country_code", strings.none),
  ],
}

const receipts: SettingGroup = {
  name: strings.receiptsGroup,
  settings: [
    choice("receipts", ["all", "failures", "none"]),
    flag("receipts_by_parameters_alone"),
    number("receipt_utc_offset_minutes", "0"),
    choice("message_ids.submit", idFormats),
    choice("message_ids.receipt", idFormats),
    number("query_after_ms", strings.never),
    number("queries_per_second", "5"),
  ],
}

const inbound: SettingGroup = {
  name: strings.inboundGroup,
  settings: [
    choice("parts_answered", ["after_commit", "at_once"]),
    number("parts_held_ms", "1500"),
    number("parts_expire_ms", "1800000"),
    json("statuses", '{"0x451": {"code": "carrier_rejected"}}'),
    json("receipt_states", '{"PARKED": {"state": "undelivered"}}'),
    json("receipt_errors", '{"021": {"code": "carrier_rejected"}}'),
  ],
}

export const smppSettings: KindSettings = {
  server: null,
  user: text("system_id", ""),
  shown: [throughput],
  further: [bind, texts, numbers, receipts, inbound],
}
