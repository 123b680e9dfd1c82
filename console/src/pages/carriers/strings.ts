import { countOf } from "../../components/count-of.ts"

export const edit = "Edit"
export const disable = "Disable"
export const enable = "Enable"
export const deleteButton = "Delete"
export const disableText =
  "Posthorn closes its connections gracefully. Waiting messages use other routes, if there are any. You can enable the carrier again at any time. Only a disabled carrier can be deleted."
export const disableTitle = (name: string) => `Disable ${name}?`
export const deleteText =
  "Posthorn also deletes its settings, its password and its rates. First delete the routes to it, and wait until it has no waiting messages."
export const deleteTitle = (name: string) => `Delete ${name}?`
export const carrierStatusChanged = (name: string, status: string) => `${name} is ${status}.`
export const carrierDeleted = (name: string) => `${name} is deleted.`
export const aNewCarrier = "A new carrier"
export const theCarrier = "The carrier"
export const draftNote = "A draft contains no password and no key."
export const name = "Name"
export const nameDescription = "A name that your team will recognise."
export const connect = "Connect"
export const save = "Save"
export const cancel = "Cancel"
export const carrier = "Carrier"
export const troubleTitle = "Problem"
export const connections = "Connections"
export const settings = "Settings"
export const settingsText =
  "Settings that are not listed have their defaults. The password and the private key are encrypted and never shown."
export const theSettings = "the settings"
export const carrierKind = (protocol: string) => `protocol ${protocol}`
export const circuitOpen = "The circuit is open"
export const circuitHalfOpen = "The circuit is half open"
export const routesToThisCarrier = "Routes to this carrier"
export const noRouteText = "No route leads to this carrier, so it receives no messages."
export const createRoute = "Create route"
export const carriers = "Carriers"
export const carriersDescription =
  "Connections to phone networks, mail servers and chat servers, for all accounts. Their states update live."
export const carriersCaption = "Carriers and their states"
export const addCarrier = "Add carrier"
export const addProviderOrGateway = "Add provider or gateway"
export const addAnotherKind = "Add another kind"
export const state = "State"
export const window = "Window"
export const throughput = "Throughput"
export const noCarrierYetText =
  "A carrier delivers messages to real phones. Without one, messages go to the simulator, if it is allowed. To connect over SMPP, you need the host, the port, the system id and the password that the carrier gave you. HTTP providers, bots, mail servers and chat servers are carriers too."
export const noCarrierYet = "No carrier yet"
export const connectFirstCarrier = "Connect first carrier"
export const noConnectionsDisabled = "A disabled carrier has no connections."
export const noConnectionsYet = "None yet."
export const connectionsCaption = "Connections and their states"
export const connection = "Connection"
export const since = "Since"
export const unanswered = "Unanswered"
export const noLimit = "no limit"
export const carrierAdded = (name: string) => `${name} is added. Posthorn is connecting to it.`
export const editACarrier = "Edit carrier"
export const editCarrier = (name: string) => `Edit ${name}`
export const editDescription =
  "Unless only the name changes, Posthorn closes its connections gracefully and opens them again. Messages wait in the meantime."
export const carrierChanged = (name: string) => `${name} saved.`
export const firstCarrierDescription = "Four steps from the carrier's credentials to a delivered message."
export const stepAddress = "Enter the carrier's address"
export const stepAddressAgain = "Correct the settings"
export const seeItConnect = "Check connection"
export const routeTakes = (messages: string) => `The route matches ${messages}.`
export const sendTestMessage = "Send test message"
export const connectedText = "The carrier is connected and accepts messages."
export const connectingText = "Posthorn is connecting. Problems appear here."
export const disabledText = "The carrier is disabled. Enable it on its page."
export const aRoute = "Route"
export const prefixLabel = "Only numbers that begin with"
export const prefixDescription =
  "The first digits without the plus, such as 49. Leave empty to send every message to this carrier."
export const moreConditionsText = "The Routes page has more conditions, priorities and weights."
export const hosts = "Hosts"
export const anotherHost = "Add host"
export const hostNumber = (number: number) => `Host ${number}`
export const host = "Host"
export const port = "Port"
export const connectionsDescription = "Carriers also call them sessions, or binds."
export const removeHostNumber = (number: number) => `Remove host ${number}`
export const bindAddress = "Local address"
export const bindAddressDescription =
  "The address of this machine to connect from, if the carrier allows only certain addresses."
export const serverName = "Name in the certificate"
export const serverNameDescription = "If it differs from the host."
export const privateAuthority = "Private authority"
export const ourCertificate = "Client certificate"
export const presetsDescription = "Choose your provider. Posthorn knows these APIs and needs only your credentials."
export const anotherApi = "Another API"
export const describedInSettings = "Described in settings"
export const testNeedsAccount = "A message belongs to an account. Choose an account on the Accounts page first."
export const aTestFromPosthorn = "A test from Posthorn."
export const testToMissing = "Enter the number of your phone, such as +4915112345678."
export const testFromMissing = "Enter a sender that the carrier lets you use: a number or a name."
export const aTestMessage = "A test message"
export const testSenderText = (accountName: string) =>
  `${accountName} sends the message. The carrier can charge for it.`
export const to = "To"
export const from = "From"
export const text = "Text"
export const send = "Send"
export const testMessageTo = (to: string) => `The message to ${to}`
export const openMessage = "Open message"
export const sendAnother = "Send another"
export const theMessageIsQueued = "The message is queued."
export const testSending = "The message is being sent to the carrier."
export const testAccepted = "The carrier accepted the message. Waiting for the delivery receipt."
export const testDelivered = "The carrier confirmed the delivery. Your first carrier works."
export const trace = "Trace"
export const traceTo = (to: string) => `Only messages to ${to} are recorded.`
export const traceOfAccount = (accountSid: string) => `Only messages of account ${accountSid} are recorded.`
export const stopTrace = "Stop trace"
export const traceCarrier = "Trace carrier"
export const traceText =
  "A trace records the raw exchanges with this carrier. The page of each message shows them, with the text of the message."
export const duration = "Duration"
export const recipient = "Recipient"
export const traceToDescription = "Leave empty to record all messages."
export const startTrace = "Start trace"
export const webhookUrl = "Webhook URL"
export const theWebhookUrl = "the webhook URL"
export const webhookUrlText = "The carrier sends receipts and messages to this address."
export const stateSince = "since {time}"
export const circuitText = (failures: number) =>
  `${countOf(failures, "failure")} in a row. Messages use other routes or wait.`
export const priorityWeight = (priority: number, weight: number) => `priority ${priority}, weight ${weight}`
export const triedAgainAt = "Next try at {time}"
export const traceUntil = "Recording messages until {time} ({remaining} left)."
export const circuitReason = (reason: string) => `Last failure: ${reason}.`
export const circuitRetry = "Next try: {time}."
export const priorityWeightDisabled = (priority: number, weight: number) =>
  `priority ${priority}, weight ${weight}, disabled`
export const traceMinutes = (count: number) => countOf(count, "minute")
export const traceHours = (count: number) => countOf(count, "hour")
export const traceDays = (count: number) => countOf(count, "day")
export const usesTls = "TLS, the certificate is always verified"
export const privateAuthorityDescription =
  "A PEM certificate that Posthorn trusts in addition to the public authorities."
export const ourCertificateDescription = "PEM, if the carrier requires one."
export const nameMissing = "Enter a name, such as the name of the company."
export const hostMissing = "Enter the name or address of the carrier's host."
export const noneYet = "none yet"
export const connectionsUp = (up: number, all: number) => `${up} of ${all} up`
export const notUsedYet = "not used yet"
export const paceTogether = (limit: string) => `${limit} together`
export const stateDisabled = "Disabled. It has no connection and gets no messages."
export const stateConnecting = "Connecting. Posthorn is starting this carrier."
export const stateNotUsedYet =
  "Ready. No request has reached the carrier yet, so nothing shows whether it works. Send a test message."
export const statePaused = "Connected. The carrier asked Posthorn to pause, so messages wait."
export const stateDown = "Not connected. Posthorn keeps trying to connect. Messages use other routes or wait."
export const stateCircuitOpen = "Connected. Posthorn sends no messages for now, after failures in a row."
export const stateCircuitHalfOpen = "Connected. After failures in a row, Posthorn tries a few messages."
export const stateUp = "Connected, and accepts messages."
export const insteadOfPreset = "Instead of the preset's settings"
export const thePresets = "the preset's"
export const enterValue = (label: string, example: string) => `Enter a value for ${label}, such as ${example}.`
export const kindMissing = (kind: string) => `This server has no carriers of the kind ${kind}. Load its extension.`
export const addKind = (kind: string) => `Add carrier: ${kind}`
export const newCarrierDescription = "It gets no message before a route leads to it."
