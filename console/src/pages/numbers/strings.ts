export const requestNumber = "Request number"
export const numberAdded = (number: string) => `The account owns ${number}.`
export const numberRequested = (number: string) => `The request for ${number} waits for the operator.`
export const number = "Number"
export const request = "Request"
export const noNumbersText =
  "Request the numbers that you send from. The operator approves each request. If the installation has one account, the number is active at once. Messages to an active number become messages.received events, and Posthorn handles STOP and START. With the simulator, you can use any number."
export const noNumbersTitle = "Request a number to receive replies"
export const numbers = "Numbers"
export const numbersDescription =
  "The account sends from its active numbers and receives messages to them. The operator approves requests."
export const numberGone = "The account has no such number."
export const numbersCaption = "Phone numbers of the account"
export const status = "Status"
export const waitsForTheOperator = "Waits for the operator"
export const channels = "Channels"
export const created = "Created"
export const action = "Action"
export const remove = "Remove"
export const removeNumber = (number: string) => `Remove ${number}`
export const numberRemoved = (number: string) => `The account no longer has ${number}.`
export const removeTitle = (number: string) => `Remove ${number}?`
export const removeText =
  "Messages to the number no longer arrive, and another account can get it. Its messages stay in the log."
export const removeRequestText = "The request is deleted. You can request the number again."
export const messagingServices = "Messaging services"
export const servicesDescription =
  "A messaging service is a pool of senders. Posthorn chooses a sender for each message that names the service."
export const servicesCaption = "Messaging services, newest first"
export const noServicesTitle = "No messaging service yet"
export const noServicesText =
  "Create a messaging service, add your numbers, short codes and names, and send messages with its sid. Each recipient gets messages from one sender, from the recipient's country where the pool has one."
export const createService = "Create messaging service"
export const editService = "Edit messaging service"
export const ownName = "Name"
export const serviceNamePlaceholder = "Reservations"
export const serviceNameMissing = "Enter a name, such as Reservations."
export const serviceCreated = (name: string) => `${name} is created.`
export const serviceSaved = "The messaging service is saved."
export const serviceDeleted = (name: string) => `${name} is deleted.`
export const stickySender = "A recipient gets all messages from the same sender"
export const stickySenderDescription = "Without it, Posthorn chooses a sender for each message."
export const senderOfRecipient = "Sender of a recipient"
export const alwaysTheSame = "Always the same"
export const chosenForEach = "Chosen for each message"
export const validityPeriod = "Validity period in seconds"
export const validityPeriodDescription =
  "Posthorn does not send a message after this time. It applies to messages that set none. Empty for no default."
export const noValidityPeriod = "No default"
export const seconds = (count: string) => `${count} s`
export const create = "Create"
export const save = "Save"
export const edit = "Edit"
export const deleteButton = "Delete"
export const deleteServiceTitle = (name: string) => `Delete ${name}?`
export const deleteServiceText =
  "New messages can no longer name the service. Its senders can join another one. Posthorn still sends the messages that it has accepted."
export const serviceDescription = "Messages that name this messaging service go out from one of its senders."
export const sid = "Sid"
export const senders = "Senders"
export const sendersCaption = "Senders of the messaging service, newest first"
export const noSenders = "The messaging service has no sender yet, so Posthorn refuses its messages."
export const addSender = "Add sender"
export const add = "Add"
export const added = "Added"
export const sender = "Sender"
export const senderDescription = "A number, a short code or a name from which the account can send."
export const senderMissing = "Enter a sender, such as +14155550100."
export const senderKind = "Kind"
export const senderKinds: Readonly<Record<string, string>> = {
  phone_number: "Phone number",
  short_code: "Short code",
  name: "Name",
  chat: "Chat",
  email: "Email",
}
export const country = "Country"
export const countryDescription =
  "Optional, two letters. A short code with a country gets no recipients of other countries."
export const senderAdded = (sender: string) => `${sender} is in the messaging service.`
export const senderRemoved = (sender: string) => `${sender} is no longer in the messaging service.`
export const removeSender = (sender: string) => `Remove ${sender}`
export const removeSenderText = "New messages of the service go out from its other senders."
export const editNamed = (name: string) => `Edit ${name}`
export const numberSaved = (number: string) => `${number} is saved.`
export const numberNameDescription = "Optional. For your own lists."
export const inboundUrl = "Inbound URL"
export const inboundUrlDescription =
  "Posthorn requests it for each inbound message. Its answer is the reply, as TwiML or plain text."
export const inboundMethod = "Inbound method"
export const fallbackUrl = "Fallback URL"
export const fallbackUrlDescription = "Posthorn requests it when the inbound URL fails."
export const fallbackMethod = "Fallback method"
export const methodDescription = "POST or GET."
export const statusCallback = "Status callback"
export const statusCallbackDescription = "Posthorn reports the later statuses of messages that set no callback."
export const usesNumberUrl = "Use the inbound URL of the number"
export const usesNumberUrlDescription = "Without it, the inbound URL of the service applies to all of its numbers."
