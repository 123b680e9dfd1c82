const connections = { label: "Connections", meaning: "Concurrent requests, over all processes." }
const messagesPerSecond = { label: "Messages per second", meaning: "The limit over all processes." }
const segmentsPerSecond = { label: "Segments per second", meaning: "The limit over all processes." }
const connectTimeout = { label: "Connect timeout, ms", meaning: "The longest time to connect." }
const responseTimeout = {
  label: "Response timeout, ms",
  meaning: "After this time without a response, Posthorn reconnects.",
}
const requestTimeout = {
  label: "Timeout, ms",
  meaning: "The longest wait for a response. After it, the outcome is unknown.",
}
const messageTimeout = { label: "Timeout, ms", meaning: "The longest time for all requests of one message." }
const servername = { label: "Name in the certificate", meaning: "If it differs from the host." }
const ca = {
  label: "Private authority",
  meaning: "A PEM certificate that Posthorn trusts in addition to the public authorities.",
}
const readReports = { label: "Read reports", meaning: "Whether to request them. Recipients can decline." }

export const throughput = "Throughput"
export const timeouts = "Timeouts"
export const furtherSettings = "Further settings"
export const reportsAndMessages = "Reports and inbound messages"
export const mmscOfTheCarrier = "MMSC of the carrier"
export const none = "none"
export const noLimit = "no limit"
export const theHost = "the host"

export const connectionsGroup = "Connections"
export const textsGroup = "Texts"
export const numbersGroup = "Numbers"
export const receiptsGroup = "Receipts"
export const inboundGroup = "Inbound and codes"
export const never = "never"
const countryCode = { label: "Country code", meaning: "The country of inbound numbers without one. Digits only." }
export const smpp = {
  system_id: {
    label: "System id",
    meaning: "The name that the carrier gave you.",
    needed: "Enter the system id that the carrier gave you.",
  },
  window_max: { label: "Window", meaning: "Submissions without a response, on each connection." },
  segments_per_second: { label: "Segments per second", meaning: "The limit over all connections." },
  mode: { label: "Mode", meaning: "Pair opens a transmitter and a receiver for each connection." },
  system_type: { label: "System type", meaning: "If the carrier requires one." },
  address_range: {
    label: "Address range",
    meaning: "The numbers to receive messages for, if the bind has to name them.",
  },
  service_type: { label: "Service type", meaning: "Sent with each message, if the carrier requires it." },
  bind_segments_per_second: {
    label: "Segments per second and connection",
    meaning: "The limit of each connection.",
  },
  connect_timeout_ms: { label: "Connect timeout, ms", meaning: "The longest time to connect and bind." },
  response_timeout_ms: { label: "Response timeout, ms", meaning: "After this time, the outcome is unknown." },
  enquire_link_ms: {
    label: "Enquire link, ms",
    meaning: "After this time without traffic, Posthorn tests the connection.",
  },
  long_messages: { label: "Long messages", meaning: "How Posthorn sends texts of several segments." },
  default_alphabet: { label: "Default alphabet", meaning: "The carrier's alphabet for data coding 0." },
  "data_codings.default": { label: "Data coding, default", meaning: "For texts in the default alphabet." },
  "data_codings.ucs2": { label: "Data coding, UCS-2", meaning: "For all other texts." },
  validity: { label: "Validity", meaning: "The format of a validity period." },
  "source.international.ton": {
    label: "Sender TON, international",
    meaning: "Type of number for international senders.",
  },
  "source.international.npi": {
    label: "Sender NPI, international",
    meaning: "Numbering plan for international senders.",
  },
  "source.alphanumeric.ton": { label: "Sender TON, names", meaning: "Type of number for senders that are names." },
  "source.alphanumeric.npi": { label: "Sender NPI, names", meaning: "Numbering plan for senders that are names." },
  "source.short_code.ton": {
    label: "Sender TON, short codes",
    meaning: "Type of number for senders that are short codes.",
  },
  "source.short_code.npi": {
    label: "Sender NPI, short codes",
    meaning: "Numbering plan for senders that are short codes.",
  },
  "destination.ton": { label: "Recipient TON", meaning: "Type of number for recipients." },
  "destination.npi": { label: "Recipient NPI", meaning: "Numbering plan for recipients." },
  short_code_digits_max: { label: "Digits of a short code", meaning: "The most digits, for a number without a plus." },
  keeps_plus: { label: "Keep the plus", meaning: "Sends the plus of international numbers." },
  country_code: countryCode,
  receipts: { label: "Receipts", meaning: "The outcomes to request a receipt for." },
  receipts_by_parameters_alone: {
    label: "By parameters alone",
    meaning: "Recognizes a receipt by its parameters if the carrier does not mark it.",
  },
  receipt_utc_offset_minutes: {
    label: "UTC offset, minutes",
    meaning: "How far times in receipts are ahead of UTC.",
  },
  "message_ids.submit": { label: "Ids in responses", meaning: "With auto, Posthorn learns the format from receipts." },
  "message_ids.receipt": { label: "Ids in receipts", meaning: "Set both id formats, or neither." },
  query_after_ms: { label: "Query after, ms", meaning: "Queries a message that has no receipt by then (query_sm)." },
  queries_per_second: { label: "Queries per second", meaning: "The limit for these queries." },
  parts_answered: { label: "Answer to parts", meaning: "When Posthorn acknowledges a part of a long inbound message." },
  parts_held_ms: {
    label: "Part hold, ms",
    meaning: "How long a part waits in memory for the other parts. Posthorn then stores it.",
  },
  parts_expire_ms: {
    label: "Part expiry, ms",
    meaning: "After this time, Posthorn accepts the message without the missing parts.",
  },
  statuses: { label: "Statuses", meaning: "The meaning of this carrier's statuses, as JSON." },
  receipt_states: {
    label: "Receipt states",
    meaning: "The meaning of nonstandard values of stat: in receipts, as JSON.",
  },
  receipt_errors: { label: "Receipt errors", meaning: "The meaning of err: in receipts, as JSON." },
}

export const requestsAndResponses = "Requests and responses"
export const webhooksGroup = "Webhooks"
export const insteadOfPreset = "Instead of the preset's settings"
export const thePresets = "the preset's"
export const theSame = "the same"
export const anyAddress = "any"
export const allAreRefused = "all are refused"
export const httpWebhookSecret = {
  label: "Webhook secret",
  meaning: "Verifies webhooks, if the password does not.",
}
export const enterValue = (label: string, example: string) => `Enter a value for ${label}, such as ${example}.`
export const http = {
  request: {
    label: "Request",
    meaning: "The request that sends a message. {{to}}, {{from}} and {{body}} are placeholders for its values.",
    needed: "Describe the request that sends a message.",
  },
  answer: {
    label: "Response",
    meaning: "The place of the reference and the error in a response, and the meaning of errors.",
    needed: "Describe the place of the reference in a response.",
  },
  media_request: { label: "Request with media", meaning: "If messages with media need another request." },
  values: { label: "Values", meaning: "Your own values for the templates, such as an account name." },
  connections,
  segments_per_second: segmentsPerSecond,
  timeout_ms: requestTimeout,
  channels: { label: "Channels", meaning: "The channels of the carrier: sms, mms." },
  encodings: { label: "Encodings", meaning: "The values of {{encoding}} for texts in GSM-7 and for others." },
  receipts: { label: "Receipts", meaning: "The place of the reference and the status in a receipt." },
  inbound: { label: "Messages", meaning: "The place of the text and the addresses in an inbound message." },
  verification: { label: "Verification", meaning: "How Posthorn verifies that the carrier sent a webhook." },
  addresses: { label: "Addresses", meaning: "The IP addresses and ranges that send webhooks." },
  acknowledgement: { label: "Acknowledgement", meaning: "The response that the carrier expects." },
}

export const noMedia = "media is not sent"
export const mm4 = {
  host: {
    label: "Host",
    meaning: "The name or address of the carrier's mail server for MM4.",
    needed: "Enter the name or address of the carrier's mail server.",
  },
  port: { label: "Port", meaning: "Usually 25." },
  tls: {
    label: "TLS",
    meaning: "With starttls, nothing is sent before TLS. Use none only on this machine or in a private network.",
  },
  servername,
  domain: {
    label: "Your domain",
    meaning: "The domain of your senders, as agreed with the carrier.",
    needed: "Enter the domain of your senders.",
  },
  peer_domain: {
    label: "Carrier's domain",
    meaning: "The domain of your recipients.",
    needed: "Enter the domain of the carrier.",
  },
  user: { label: "User", meaning: "Leave empty if the server requires no user." },
  "inbound.port": {
    label: "Port",
    meaning: "Posthorn listens for the carrier on this port.",
    needed: "Enter the port on which Posthorn listens for the carrier.",
  },
  "inbound.host": { label: "Address", meaning: "The address of this machine to listen on." },
  "inbound.addresses": {
    label: "Carrier's addresses",
    meaning: "One address or range per line. Posthorn refuses all others.",
    needed: "Enter the addresses from which the carrier connects, such as 192.0.2.0/24.",
  },
  "inbound.country_code": countryCode,
  connections: { label: "Connections", meaning: "Connections over all processes, with one message at a time on each." },
  messages_per_second: messagesPerSecond,
  read_reports: readReports,
  version: { label: "Version of MM4", meaning: "If the carrier requires another one." },
  ca,
  connect_timeout_ms: connectTimeout,
  response_timeout_ms: { label: "Response timeout, ms", meaning: "The longest wait for a response of the server." },
}

export const defaultNamespace = "that of REL-6-MM7-1-4"
export const mm7WebhookSecret = { label: "Password of the MMSC", meaning: "The MMSC signs in to Posthorn with it." }
export const mm7 = {
  url: {
    label: "URL",
    meaning: "The URL of the MMSC for MM7 requests.",
    needed: "Enter the URL of the MMSC, such as https://mmsc.example.net/mm7.",
  },
  vasp_id: {
    label: "VASPID",
    meaning: "Your name at the carrier.",
    needed: "Enter the VASPID that the carrier gave you.",
  },
  vas_id: { label: "VASID", meaning: "The id of your service, if the carrier gave you one." },
  service_code: { label: "Service code", meaning: "If the carrier requires one." },
  user: { label: "User", meaning: "Leave empty if the MMSC requires no user." },
  "inbound.user": {
    label: "User of the MMSC",
    meaning:
      "The user with which the MMSC signs in here. Set its password with posthorn carrier set --webhook-secret-file.",
  },
  "inbound.addresses": {
    label: "Addresses of the MMSC",
    meaning: "One address or range per line. Posthorn refuses all others.",
  },
  "inbound.number": { label: "Number", meaning: "The recipient of messages for which the MMSC names none." },
  "inbound.country_code": countryCode,
  connections,
  messages_per_second: messagesPerSecond,
  timeout_ms: requestTimeout,
  read_reports: readReports,
  version: { label: "Version of MM7", meaning: "If the MMSC requires another one." },
  namespace: { label: "Namespace of MM7", meaning: "If the MMSC requires another one." },
  number_format: { label: "Numbers", meaning: "The format of numbers." },
  status_codes: { label: "Status codes", meaning: "The meaning of the carrier's own codes." },
}
export const allAddresses = "all"

export const mailServer = "Mail server"
export const sendersGroup = "Senders"
export const theUsualPort = "the usual port"
export const smtp = {
  host: {
    label: "Host",
    meaning: "The name or address of the mail server.",
    needed: "Enter the name or address of the mail server.",
  },
  port: { label: "Port", meaning: "Usually 587 with starttls, 465 with implicit, and 25 with none." },
  tls: {
    label: "TLS",
    meaning:
      "With starttls, nothing is sent before TLS. With implicit, TLS begins at once. Use none only for a server on this machine.",
  },
  servername,
  ca,
  user: { label: "User", meaning: "Leave empty if the server requires no user." },
  from: {
    label: "Addresses",
    meaning: "The senders that the server accepts, one per line. *@example.com means every address of a domain.",
    needed: "Enter the allowed sender addresses, such as codes@example.com or *@example.com.",
  },
  from_name: { label: "Name of the sender", meaning: "Mail programs show it next to the address." },
  connections: { label: "Connections", meaning: "Connections over all processes, with one mail at a time on each." },
  messages_per_second: messagesPerSecond,
  connect_timeout_ms: connectTimeout,
  response_timeout_ms: {
    label: "Response timeout, ms",
    meaning: "After this time without a response, Posthorn gives up the mail.",
  },
}

export const xmppServer = "XMPP server"
export const mediaGroup = "Media"
export const xmpp = {
  host: {
    label: "Host",
    meaning: "The name or address of the XMPP server.",
    needed: "Enter the name or address of the XMPP server.",
  },
  port: { label: "Port", meaning: "The port for components." },
  tls: { label: "TLS", meaning: "Components usually connect without TLS, on the same machine or network." },
  servername,
  ca,
  domain: {
    label: "Component",
    meaning: "The domain of the component. Its addresses are senders.",
    needed: "Enter the domain of the component, such as sms.example.org.",
  },
  upload: { label: "Upload service", meaning: "The server's service for files (XEP-0363), to send media." },
  window_max: { label: "Window", meaning: "Messages without a response at a time." },
  messages_per_second: { label: "Messages per second", meaning: "The limit of the carrier." },
  connect_timeout_ms: connectTimeout,
  response_timeout_ms: responseTimeout,
}

export const homeserver = "Homeserver"
export const applicationService = "Application service"
export const matrixPassword = { label: "Token of Posthorn", meaning: "The as_token of the registration." }
export const matrixWebhookSecret = { label: "Token of the homeserver", meaning: "The hs_token of the registration." }
export const matrix = {
  homeserver_url: {
    label: "URL",
    meaning: "The URL of the homeserver's client API.",
    needed: "Enter the URL of the homeserver, such as https://matrix.example.org.",
  },
  server_name: {
    label: "Server name",
    meaning: "The name in the ids of its users.",
    needed: "Enter the name of the homeserver, such as example.org.",
  },
  bot: { label: "Bot", meaning: "The sender_localpart of the registration." },
  prefix: { label: "Prefix", meaning: "The start of the users and aliases in the registration." },
  connections,
  messages_per_second: messagesPerSecond,
  timeout_ms: requestTimeout,
}

export const botGroup = "Bot"
export const telegramPassword = { label: "Token", meaning: "@BotFather shows the token." }
export const telegramWebhookSecret = {
  label: "Webhook secret",
  meaning: "Leave empty to derive the secret from the token.",
}
export const telegram = {
  bot: {
    label: "User name",
    meaning: "The name of the bot, without @.",
    needed: "Enter the user name of the bot, such as hotel_bot.",
  },
  connections,
  messages_per_second: messagesPerSecond,
  timeout_ms: messageTimeout,
  api_url: { label: "Bot API", meaning: "Your own Bot API server, instead of Telegram's." },
}

export const phoneNumbers = "Phone numbers"
export const whatsappPassword = {
  label: "Access token",
  meaning: "The token of a system user with whatsapp_business_messaging.",
}
export const whatsappWebhookSecret = {
  label: "App secret",
  meaning: "Under App settings, Basic. It verifies webhooks.",
}
export const whatsapp = {
  phone_numbers: {
    label: "Numbers and their ids",
    meaning: "Each sender with the id that Meta shows next to it.",
    needed: 'Enter a number with its id, such as {"+15551234567": "106540352242922"}.',
  },
  verify_token: {
    label: "Verify token",
    meaning: "A word of your choice. Enter it next to the webhook URL at Meta, too.",
    needed: "Choose a word, and enter it here and at Meta.",
  },
  connections,
  messages_per_second: messagesPerSecond,
  timeout_ms: messageTimeout,
  api_version: { label: "API version", meaning: "The version of the Graph API." },
  api_url: { label: "API", meaning: "Another address than Meta's." },
}
