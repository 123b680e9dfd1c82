import { choice, flag, json, number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("window_max", "Window", "Submissions without an answer, on each connection.", "10"),
    number("segments_per_second", "Segments a second", "The pace over all connections.", "no limit"),
  ],
}

const bind: SettingGroup = {
  name: "Connections",
  settings: [
    choice("mode", "Mode", "Pair opens a transmitter and a receiver in the place of each.", ["transceiver", "pair"]),
    text("system_type", "System type", "Where the carrier asks for one."),
    text("address_range", "Address range", "The numbers whose messages are wanted, where it is asked for at the bind."),
    text("service_type", "Service type", "Of each message, where the carrier asks for it."),
    number(
      "bind_segments_per_second",
      "Segments a second, each connection",
      "The pace of each connection.",
      "no limit",
    ),
    number("connect_timeout_ms", "Connect timeout, ms", "How long connecting and binding may take.", "10000"),
    number("response_timeout_ms", "Response timeout, ms", "After it the outcome is unknown.", "30000"),
    number("enquire_link_ms", "Enquire link, ms", "After so much silence the connection is tested.", "30000"),
  ],
}

const texts: SettingGroup = {
  name: "Texts",
  settings: [
    choice("long_messages", "Long messages", "How texts of several segments leave.", [
      "udh8",
      "udh16",
      "sar",
      "payload",
    ]),
    choice("default_alphabet", "Default alphabet", "The carrier's alphabet for data coding 0.", ["gsm7", "latin1"]),
    number("data_codings.default", "Data coding, default", "Of texts in the default alphabet.", "0"),
    number("data_codings.ucs2", "Data coding, UCS-2", "Of all other texts.", "8"),
    choice("validity", "Validity", "How a validity period is passed on.", ["relative", "absolute", "none"]),
  ],
}

const numbers: SettingGroup = {
  name: "Numbers",
  settings: [
    number("source.international.ton", "Sender TON, international", "Type of number of international senders.", "1"),
    number("source.international.npi", "Sender NPI, international", "Numbering plan of these.", "1"),
    number("source.alphanumeric.ton", "Sender TON, names", "Type of number of senders that are names.", "5"),
    number("source.alphanumeric.npi", "Sender NPI, names", "Numbering plan of these.", "0"),
    number("source.short_code.ton", "Sender TON, short codes", "Type of number of senders that are short codes.", "3"),
    number("source.short_code.npi", "Sender NPI, short codes", "Numbering plan of these.", "0"),
    number("destination.ton", "Recipient TON", "Type of number of recipients.", "1"),
    number("destination.npi", "Recipient NPI", "Numbering plan of recipients.", "1"),
    number("short_code_digits_max", "Digits of a short code", "So many at most, without a plus.", "8"),
    flag("keeps_plus", "Keep the plus", "Writes the plus before international numbers."),
    text("country_code", "Country code", "Put before national numbers that come in, digits only."),
  ],
}

const receipts: SettingGroup = {
  name: "Receipts",
  settings: [
    choice("receipts", "Receipts", "For which outcomes a receipt is asked.", ["all", "failures", "none"]),
    flag("receipts_by_parameters_alone", "By parameters alone", "Takes unmarked receipts by their parameters."),
    number("receipt_utc_offset_minutes", "UTC offset, minutes", "That times in receipts are ahead of UTC.", "0"),
    choice("message_ids.submit", "Ids in answers", "Auto learns it from the first receipts.", idFormats()),
    choice("message_ids.receipt", "Ids in receipts", "Set both, or neither.", idFormats()),
    number("query_after_ms", "Ask after, ms", "A message without a receipt is asked for then (query_sm).", "never"),
    number("queries_per_second", "Questions a second", "How many are asked for at most.", "5"),
  ],
}

const inbound: SettingGroup = {
  name: "Inbound and codes",
  settings: [
    choice("parts_answered", "Parts answered", "When a part of a long inbound message is answered.", [
      "after_commit",
      "at_once",
    ]),
    number(
      "parts_held_ms",
      "Parts held, ms",
      "How long a part waits for the others before it is stored by itself.",
      "1500",
    ),
    number("parts_expire_ms", "Parts expire, ms", "Then the message is taken with what there is of it.", "1800000"),
    json(
      "statuses",
      "Statuses",
      "The meaning of this carrier's statuses, as JSON.",
      '{"0x451": {"code": "carrier_rejected"}}',
    ),
    json(
      "receipt_states",
      "Receipt states",
      "The meaning of nonstandard values of stat: in receipts, as JSON.",
      '{"PARKED": {"state": "undelivered"}}',
    ),
    json(
      "receipt_errors",
      "Receipt errors",
      "The meaning of err: in receipts, as JSON.",
      '{"021": {"code": "carrier_rejected"}}',
    ),
  ],
}

function idFormats(): readonly string[] {
  return ["auto", "as_is", "hex", "decimal"]
}

export const smppSettings: KindSettings = {
  server: null,
  user: {
    ...text("system_id", "System id", "The name that the carrier gave you.", ""),
    needed: "Enter the system id that the carrier gave you.",
  },
  shown: [pace],
  further: [bind, texts, numbers, receipts, inbound],
}
