import { countOf } from "../../components/count-of.ts"

export const handset = "Handset"
export const addHandset = "Add handset"
export const theHandsetsAreEmpty = "Handsets cleared."
export const clear = "Clear"
export const emptyAllText =
  "Posthorn removes the messages from the handsets of this account. They stay in the list of messages."
export const emptyAllHandsets = "Clear all handsets?"
export const empty = "Clear handsets"
export const addANumber = "add a number"
export const notOwnNumberText = (number: string) =>
  `The account does not own ${number}, so it would not receive replies.`
export const addNumber = (number: string) => `Add ${number}`
export const messageEmpty = "Enter a text or attach a file."
export const attachUpToFiles = (filesMax: number) => `Attach up to ${filesMax} files.`
export const filesTooLarge = "Attach files of up to 180 kB together."
export const fileUnreadable = (name: string) => `${name} cannot be read.`
export const to = "To"
export const writeAsNumber = (number: string) => `Write as ${number}`
export const writeToTo = (to: string) => `Write to ${to}`
export const attachFilesAsNumber = (number: string) => `Attach files as ${number}`
export const sendAsNumber = (number: string) => `Send as ${number}`
export const handsetNumber = (number: string) => `Handset ${number}`
export const removeThisHandset = "Remove handset"
export const removeHandset = (number: string) => `Remove ${number}`
export const holdDeliveryReceipts = "Hold delivery receipts"
export const deliveryReceiptsAreHeld = "Delivery receipts are held"
export const noHandsetsText =
  "Any phone number can be a handset here. Add one, and send a message to it from your program or the Send page. The message appears here, and you can reply to it. The address of this page contains the handsets."
export const addExample = (example: string) => `Add ${example}`
export const simulator = "Simulator"
export const simulatorOffText =
  "This installation sends messages only to real carriers. The operator can turn the simulator on."
export const simulatorOffTitle = "The simulator is off"
export const simulatorDescription =
  "Simulated handsets that receive messages and can reply. No message leaves this machine."
export const recentNumbers = "Recent numbers:"
export const messagesOfNumber = (number: string) => `Messages of ${number}`
export const threadEmpty = (number: string) => `No messages yet. Send a message to ${number}, and it appears here.`
export const fromOther = (other: string) => `From ${other}`
export const toOther = (other: string) => `To ${other}`
export const codeToCopy = (code: string) => `the code ${code}`
export const receiptHeld = "receipt held"
export const segments = (count: number) => countOf(count, "segment")
export const files = (count: number) => countOf(count, "file")
export const loading = "Loading"
export const troublesTitle = "Test numbers"
export const troublesDescription =
  "Numbers that cause failures, so that you can test your program. The last four digits decide, in any country."
export const troubleName = (name: string) => `Failure: ${name}`
export const asTheSender = "as the sender"
export const sendOne = "Send message"
export const messageStatus = (status: string) => `The message is ${status}`
export const noOwnNumberText = "A handset can write only to numbers of the account. The account has none yet: {link}."
export const code = "Code {code} {copy}"
export const sendOneTo = (number: string) => `Send message to ${number}`
export const sendOneFrom = (number: string) => `Send message from ${number}`
export const receiptsHeld = (count: number) => `${count} held`
export const handsetInvalid =
  "Enter a phone number with its country code, such as +14155550123, or a chat address, such as xmpp:ann@example.org."
export const handsetTwice = "This handset is already on the page."
export const handsetsFull = (count: number) => `The page shows at most ${count} handsets. Remove one first.`
