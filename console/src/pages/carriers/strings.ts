import { countOf } from "../../components/count-of.ts"

/** The English texts of the carriers pages. */

export const edit = "Edit"
export const disable = "Disable"
export const enable = "Enable"
export const deleteButton = "Delete"
export const disableText =
  "Its connections end in order. Messages that wait for it take other routes, if there are any. It can be enabled again at any time, and only a disabled carrier can be deleted."
export const disableTitle = (name: string) => `Disable ${name}?`
export const deleteText =
  "Its settings, its password and its rates go with it. No route may lead to it, and no message may wait for it."
export const deleteTitle = (name: string) => `Delete ${name}?`
export const carrierStatusChanged = (name: string, status: string) => `${name} is ${status}.`
export const carrierDeleted = (name: string) => `${name} is deleted.`
export const aNewCarrier = "A new carrier"
export const theCarrier = "The carrier"
export const draftNote = "A draft holds no password and no key."
export const name = "Name"
export const nameDescription = "A name that your team will recognise."
export const connect = "Connect"
export const save = "Save"
export const cancel = "Cancel"
export const credentials = "Credentials"
export const password = "Password"
export const passwordDescription = "Kept sealed, and never shown again."
export const passwordKeptForHosts = "Never shown. Leave it empty to keep it. New hosts need it again."
export const passwordKept = "Never shown. Leave it empty to keep it."
export const privateKey = "Key of our certificate"
export const carrier = "Carrier"
export const troubleTitle = "What is wrong, and what to do"
export const connections = "Connections"
export const settings = "Settings"
export const settingsText =
  "Settings that are not listed have their defaults. The password and the private key are encrypted and never shown."
export const theSettings = "the settings"
export const carrierKind = (protocol: string) => `speaks ${protocol}`
export const circuitOpen = "The circuit is open"
export const circuitHalfOpen = "The circuit is half open"
export const routesToThisCarrier = "Routes to this carrier"
export const noRouteText = "No route leads to this carrier, so it receives no messages."
export const addARoute = "Add a route"
export const carriers = "Carriers"
export const carriersDescription =
  "The ways to the phone networks, the mail servers and the chat servers, for all accounts. Their state is live."
export const carriersCaption = "Carriers and how each does"
export const addACarrier = "Add a carrier"
export const addAProviderOrGateway = "Add a provider or gateway"
export const addWhatsapp = "Add WhatsApp"
export const addATelegramBot = "Add a Telegram bot"
export const addAMailServer = "Add a mail server"
export const addAnMmscMm4 = "Add an MMSC (MM4)"
export const addAnMmscMm7 = "Add an MMSC (MM7)"
export const addAnXmppServer = "Add an XMPP server"
export const addAMatrixHomeserver = "Add a Matrix homeserver"
export const addAnotherKind = "Add another kind"
export const state = "State"
export const window = "Window"
export const pace = "Pace"
export const noCarrierYetText =
  "A carrier takes messages to real phones over SMPP. Until there is one, the simulator takes them where it is allowed. You need the host, the port, the system id and the password that the carrier gave you. Providers and gateways over HTTP, WhatsApp, Telegram, mail servers and chat servers are carriers too."
export const noCarrierYet = "No carrier yet"
export const connectAFirstCarrier = "Connect a first carrier"
export const noConnectionsDisabled = "A disabled carrier has none."
export const noConnectionsYet = "None yet."
export const connectionsCaption = "Connections and how each does"
export const connection = "Connection"
export const since = "Since"
export const unanswered = "Unanswered"
export const noLimit = "no limit"
export const carrierAdded = (name: string) => `${name} is added. Posthorn is connecting to it.`
export const smppDescription = "It begins to connect at once. No message goes there before a route leads to it."
export const httpDescription =
  "It gets no message before a route leads to it. Its page then shows the webhook URL to enter at the provider."
export const smtpDescription = "Posthorn connects to it at once. It gets no email before a route leads to it."
export const addAnMmscOverMm4 = "Add an MMSC over MM4"
export const mm4Description = "Posthorn connects to it at once. It gets no MMS before a route leads to it."
export const addAnMmscOverMm7 = "Add an MMSC over MM7"
export const mm7Description = "It gets no MMS before a route leads to it."
export const xmppDescription = "Posthorn connects to it at once. It gets no message before a route leads to it."
export const matrixDescription = "It gets no message before a route leads to it."
export const whatsappDescription = "Over the Cloud API of Meta. It gets no message before a route leads to it."
export const telegramDescription = "Create the bot with @BotFather. It gets no message before a route leads to it."
export const editACarrier = "Edit a carrier"
export const editCarrier = (name: string) => `Edit ${name}`
export const editDescription =
  "Unless only the name changes, its connections close in order and open again; messages wait meanwhile."
export const carrierChanged = (name: string) => `${name} is changed.`
export const firstCarrierDescription = "From what the carrier told you to a message that is delivered: four steps."
export const stepAddress = "Say where the carrier is"
export const stepAddressAgain = "Change what is not right"
export const seeItConnect = "See it connect"
export const leadMessagesToIt = "Lead messages to it"
export const routeTakes = (messages: string) => `It takes ${messages}.`
export const sendATestMessage = "Send a test message"
export const connectedText = "It is connected and takes messages."
export const connectingText = "It connects. Problems appear here as soon as they are known."
export const disabledText = "It is disabled: enable it on its page."
export const aRoute = "A route"
export const prefixLabel = "Only numbers that begin with"
export const prefixDescription =
  "The first digits without the plus, such as 49. Left empty, the carrier gets every message."
export const addTheRoute = "Add the route"
export const moreConditionsText = "More conditions, priorities and weights are on the page of routes."
export const hosts = "Hosts"
export const anotherHost = "Another host"
export const hostNumber = (number: number) => `Host ${number}`
export const host = "Host"
export const port = "Port"
export const connectionsDescription = "Carriers also call them sessions, or binds."
export const removeHostNumber = (number: number) => `Remove host ${number}`
export const bindAddress = "From this address"
export const bindAddressDescription =
  "Of this machine, where the carrier lets only some connect. Empty for whichever it takes."
export const serverName = "Name in the certificate"
export const serverNameDescription = "Where it is not that of the host."
export const privateAuthority = "Private authority"
export const ourCertificate = "Our certificate"
export const presetsDescription =
  "Choose the one that you have. Posthorn knows how to speak with these, and needs only your credentials."
export const anotherApi = "Another API"
export const describedInSettings = "Described in settings"
export const testNeedsAccount = "A message belongs to an account. Choose an account on the Accounts page first."
export const aTestFromPosthorn = "A test from Posthorn."
export const testToMissing = "Enter the number of a phone that you have at hand, such as +4915112345678."
export const testFromMissing = "Enter a sender that the carrier lets you use: a number or a name."
export const aTestMessage = "A test message"
export const testSenderText = (accountName: string) =>
  `${accountName} sends the message. The carrier can charge for it.`
export const to = "To"
export const from = "From"
export const text = "Text"
export const send = "Send"
export const testMessageTo = (to: string) => `The message to ${to}`
export const openTheMessage = "Open the message"
export const sendAnother = "Send another"
export const theMessageIsQueued = "The message is queued."
export const testSending = "The message is being sent to the carrier."
export const testAccepted = "The carrier accepted the message. Waiting for the delivery receipt."
export const testDelivered = "The carrier confirmed the delivery. Your first carrier works."
export const trace = "Trace"
export const traceTo = (to: string) => `Only messages to ${to} are recorded.`
export const traceOfAccount = (accountSid: string) => `Only messages of account ${accountSid} are recorded.`
export const stopTheTrace = "Stop the trace"
export const traceTheCarrier = "Trace the carrier"
export const traceText =
  "A trace records the raw exchanges with this carrier. The page of each message shows them, with the text of the message."
export const duration = "Duration"
export const recipient = "Recipient"
export const traceToDescription = "Leave empty to record all messages."
export const startATrace = "Start a trace"
export const webhookUrl = "Webhook URL"
export const theWebhookUrl = "the webhook URL"
export const webhookUrlText = "Receipts and messages come to this address."
export const webhookUrlHttp = "Enter it at the provider, as the settings of the webhooks say."
export const webhookUrlMatrix = "Enter it as the url of the registration."
export const webhookUrlTelegram = "Posthorn tells Telegram by itself."
export const webhookUrlWhatsapp =
  "At Meta, under WhatsApp, Configuration, enter it as the callback URL, with the verify token, and subscribe to messages."
export const stateSince = "since {time}"
export const circuitText = (failures: number) =>
  `${countOf(failures, "failure")} in a row. Messages use other routes or wait.`
export const priorityWeight = (priority: number, weight: number) => `priority ${priority}, weight ${weight}`
export const triedAgainAt = "Tried again at {time}"
export const traceUntil = "Recording messages until {time} ({remaining} left)."
export const circuitReason = (reason: string) => `Last failure: ${reason}.`
export const circuitRetry = "Next try: {time}."
export const privateKeyDescription = "PEM. Kept sealed, and never shown again. Left empty, it stays as it is."
export const priorityWeightDisabled = (priority: number, weight: number) =>
  `priority ${priority}, weight ${weight}, disabled`
export const traceMinutes = (count: number) => countOf(count, "minute")
export const traceHours = (count: number) => countOf(count, "hour")
export const traceDays = (count: number) => countOf(count, "day")
export const flagDefault = "no (default)"
export const flagOn = "yes"
export const choiceDefault = (choice: string) => `${choice} (default)`
export const usesTls = "TLS, the certificate is always verified"
export const privateAuthorityDescription = "PEM, trusted beside the usual ones."
export const ourCertificateDescription = "PEM, where the carrier asks for one."
export const nameMissing = "Enter a name, such as the name of the company."
export const hostMissing = "Enter the name or address of the carrier's host."
