import { countOf } from "./count-of.ts"

export const anyAccount = "Any account"
export const noMatchingAccount = "No account matches. Enter another name, or a whole sid."
export const code = "Code"
export const codeDescription = "The six digits that your authenticator app shows."
export const codeInvalid = "Enter the six digits that the app shows."
export const requestId = (requestId: string) => `Request ID for the operator: ${requestId}`
export const tryAgain = "Try again"
export const noAccountText =
  "You are not a member of any account. Ask an account owner for an invite, and open its link in this browser."
export const noAccountLink = "Accounts"
export const pagesOfTheList = "Pages of the list"
export const newest = "Newest"
export const newer = "Newer"
export const older = "Older"
export const showThePassword = "Show the password"
export const noAccountOperatorText = "You are not a member of any account. Open one on the {link} page."
export const circuitOpen = "circuit open"
export const circuitHalfOpen = "circuit half open"
export const cancel = "Cancel"
export const copied = "Copied"
export const copyWhat = (what: string) => `Copy ${what}`
export const keepIt = "Keep it"
export const draftRestored = "Your draft was restored."
export const draftDiscard = "Discard draft"
export const clear = "Clear"
export const filterByValue = (label: string) => `Filter by ${label}`
export const clearLabel = (label: string) => `Clear ${label}`
export const deleteFilled = "Delete"
export const heldBack = (count: number) => `${count} new. Move the pointer off the list to show them.`
export const theJson = "the JSON"
export const live = "Live"
export const connecting = "Connecting"
export const reconnecting = "Reconnecting"
export const paused = "Paused"
export const pauseLog = "Pause the list (p)"
export const resumeLog = "Resume the list (p)"
export const operatorsOnlyText =
  "Only operators, who run the installation, can open this page. Ask an operator to make you one."
export const copyWhatNow = (what: string) => `Copy ${what} now`
export const secretOnceText = "It is not shown again. Store it where only your program can read it."
export const staleListText = "These are the last known entries."
export const done = "done"
export const lastHour = "Last hour"
export const lastDay = "Last day"
export const lastWeek = "Last week"
export const rangeInvalid = "Choose a time after the other one."
export const anyTime = "Any time"
export const rangeSince = (after: string) => `Since ${after}`
export const rangeBefore = (before: string) => `Before ${before}`
export const codeLine = (language: string) => `the ${language} line`
export const created = "Created"
export const whenItWasCreated = "When it was created"
export const createdAtOrAfter = "Created at or after"
export const createdBefore = "Created before"
export const number = "Number"
export const numberDescription = "A number with its country code, a short code, or a sender id such as BellHotels."
export const numberMissing = "Enter a number, such as +14155550100, a short code or a sender id."
export const chooseAtLeastOne = "Choose at least one."
export const capabilities = "Capabilities"
export const amountForm = (example: string) => `Enter an amount, written as ${example}.`
export const amountWhole = (currency: string, example: string) =>
  `${currency} has no decimal places. Enter an amount, written as ${example}.`
export const amountPlaces = (currency: string, digits: number, example: string) =>
  `${currency} has ${digits} decimal places. Enter an amount, written as ${example}.`
export const amountZero = "Enter an amount above zero."
export const amountTooLarge = "This amount is too large."
export const healthGone = "The endpoint answered 410 Gone. It receives no more events."
export const healthFailing = "No attempt succeeded for five days. The endpoint receives no more events."
export const healthDisabled = "The endpoint receives no events. It misses all events until you enable it."
export const healthPaused = "The endpoint is paused. Its deliveries wait until it is enabled again."
export const healthOpen = (failures: number) =>
  `Paused after ${countOf(failures, "failure")} in a row. Waiting deliveries do not use up attempts.`
export const healthHalfOpen = (failures: number) =>
  `Failed ${countOf(failures, "time")} in a row. Deliveries continue if the next request succeeds.`
export const healthRetryAfter = "The endpoint asked to wait (Retry-After)."
export const serverAway = "The server cannot be reached. Check that it runs and that this computer is connected to it."
export const serverSlow = "The server did not answer in time. Try again in a moment."
export const nowViewing = (account: string) => `You're now viewing ${account}.`
export const closeNotice = "Close this notice"
export const deletedProvider = "a deleted provider"
export const unknownProvider = "a provider"
export const simulator = "Simulator"
export const conditionPrefix = (prefix: string) => `numbers that begin with +${prefix}`
export const conditionChannel = (channel: string) => `${channel} only`
export const conditionSender = (sender: string) => `from ${sender}`
export const conditionAccount = (account: string) => `of ${account}`
export const conditionTag = (tag: string) => `tagged ${tag}`
export const conditionNone = "every message"
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const unknownBrowser = "Unknown"
export const edit = "Edit"
export const member = "Member"
export const yourName = (name: string) => `${name} (you)`
export const secondFactor = "Second factor"
export const on = "on"
export const off = "off"
export const since = "Since"

/** The types of subjects, by the prefix of their sids. */
export const kinds: Readonly<Record<string, string>> = {
  AC: "Account",
  SK: "API key",
  MS: "Message",
  PN: "Number",
  VE: "Verification",
  VA: "Verification service",
  MG: "Messaging service",
  AI: "Sender",
  VL: "Attempt",
  BK: "Block",
  YF: "Factor",
  YC: "Challenge",
  SE: "Session",
  PY: "Payment",
  RF: "Refund",
  DP: "Dispute",
  TX: "Transaction",
  PP: "Payment provider",
  RE: "Reconciliation",
  DF: "Difference",
  WH: "Endpoint",
  EV: "Event",
  DL: "Delivery",
  RP: "Replay",
  CR: "Carrier",
  RT: "Route",
  SR: "Sender rule",
  RA: "Rate",
  MB: "Member",
  SN: "Session",
  DE: "Dead letter",
  IV: "Invite",
}
export const subject = "Subject"
export const factorOf = (factor: string, subject: string) => `${factor} of ${subject}`
export const erasedSubject = "an erased subject"
export const numbersOf = (area: string) => `Numbers of ${area}`
export const verificationOf = (to: string, purpose: string) => `${to} for ${purpose}`
export const refundOf = (amount: string) => `Refund of ${amount}`
export const disputeOf = (amount: string) => `Dispute of ${amount}`
export const fromParty = (number: string) => `From ${number}`
export const toParty = (number: string) => `To ${number}`
export const testOf = (endpoint: string) => `Test of ${endpoint}`
export const anEndpoint = "an endpoint"
