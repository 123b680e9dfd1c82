import { countOf } from "../../components/count-of.ts"

/** The English texts of the simulator pages. */

export const handset = "Handset"
export const addHandset = "Add handset"
export const theHandsetsAreEmpty = "The handsets are empty."
export const clear = "Clear"
export const emptyAllText =
  "The messages on the handsets of this account are deleted. The messages themselves stay in the log."
export const emptyAllHandsets = "Empty all handsets?"
export const empty = "Empty"
export const addANumber = "add a number"
export const notOwnNumberText = (number: string) =>
  `${number} is not a number of the account, so answers to it would not arrive.`
export const addNumber = (number: string) => `Add ${number}`
export const messageEmpty = "Write something or attach a file first."
export const attachUpToFiles = (filesMax: number) => `Attach up to ${filesMax} files.`
export const filesTooLarge = "Attach files of up to 180 kB together."
export const fileUnreadable = (name: string) => `${name} cannot be read.`
export const to = "To"
export const writeAsNumber = (number: string) => `Write as ${number}`
export const writeToTo = (to: string) => `Write to ${to}`
export const attachFilesAsNumber = (number: string) => `Attach files as ${number}`
export const sendAsNumber = (number: string) => `Send as ${number}`
export const handsetNumber = (number: string) => `Handset ${number}`
export const removeThisHandset = "Take this handset off the page"
export const removeHandset = (number: string) => `Take away ${number}`
export const holdDeliveryReceipts = "Hold delivery receipts"
export const deliveryReceiptsAreHeld = "Delivery receipts are held"
export const noHandsetsText =
  "Any phone number is a handset here. Add one, send a message to it from your program or under Send, and see it arrive; then answer as its owner would. The address of this page remembers the handsets."
export const noHandsetsTitle = "Put a handset on the desk"
export const addExample = (example: string) => `Add ${example}`
export const simulator = "Simulator"
export const simulatorOffText =
  "In production no message may seem sent that only the simulator saw, so messages go to real carriers alone. The operator of this installation can turn it on."
export const simulatorOffTitle = "The simulator is off here"
export const simulatorDescription =
  "Handsets that are always there: see what reaches them as it does, and answer. Nothing leaves this machine."
export const recentNumbers = "Lately written to:"
export const messagesOfNumber = (number: string) => `Messages of ${number}`
export const threadEmpty = (number: string) => `Nothing yet. Send a message to ${number}, and it is here at once.`
export const fromOther = (other: string) => `From ${other}`
export const toOther = (other: string) => `To ${other}`
export const codeToCopy = (code: string) => `the code ${code}`
export const receiptHeld = "receipt held"
export const segments = (count: number) => countOf(count, "segment")
export const files = (count: number) => countOf(count, "file")
export const loading = "Loading"
export const troublesTitle = "Numbers that ask for trouble"
export const troublesDescription =
  "See how your program takes what carriers do on bad days. The last four digits decide, in any country."
export const troubleName = (name: string) => `Trouble: ${name}`
export const asTheSender = "as the sender"
export const sendOne = "Send one"
export const messageStatus = (status: string) => `The message is ${status}`
export const noOwnNumberText = "A handset writes to numbers of the account, and it has none yet: {link}."
export const code = "Code {code} {copy}"
export const sendOneTo = (number: string) => `Send one to ${number}`
export const sendOneFrom = (number: string) => `Send one from ${number}`
export const receiptsHeld = (count: number) => `${count} held`
export const handsetInvalid =
  "Enter a phone number with its country code, such as +14155550123, or a chat address, such as xmpp:ann@example.org."
export const handsetTwice = "That handset is here already."
export const handsetsFull = (count: number) => `There are ${count} handsets here. Take one away first.`
