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
