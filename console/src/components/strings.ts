import { countOf } from "./count-of.ts"

/** The English texts of the components that several pages share. */

export const code = "Code"
export const codeDescription = "The six digits that your authenticator app shows."
export const codeInvalid = "Enter the six digits that the app shows."
export const requestId = (requestId: string) => `Request ID for the operator: ${requestId}`
export const tryAgain = "Try again"
export const noAccountText =
  "You belong to no account. Ask an owner of one for an invite, and open its link in this browser."
export const noAccountLink = "accounts"
export const pagesOfTheList = "Pages of the list"
export const newest = "Newest"
export const newer = "Newer"
export const older = "Older"
export const showThePassword = "Show the password"
export const noAccountOperatorText =
  "You belong to no account. Open one on the page of {link}, and the pages speak for it."
export const circuitOpen = "circuit open"
export const circuitHalfOpen = "circuit half open"
export const cancel = "Cancel"
export const copied = "Copied"
export const copyWhat = (what: string) => `Copy ${what}`
export const keepIt = "Keep it"
export const draftRestored = "Your draft was restored."
export const draftDiscard = "Discard the draft"
export const clear = "Clear"
export const filterByValue = (label: string) => `Filter by ${label}`
export const clearLabel = (label: string) => `Clear ${label}`
export const deleteFilled = "Delete"
export const heldBack = (count: number) => `New here: ${count}. They are shown when the pointer leaves the list.`
export const theJson = "the JSON"
export const live = "Live"
export const connecting = "Connecting"
export const reconnecting = "Reconnecting"
export const paused = "Paused"
export const pauseLog = "Pause the log (p)"
export const resumeLog = "Go on with the log (p)"
export const operatorsOnlyText =
  "This page is for operators, who run the installation. Ask one of them to make you an operator too."
export const copyWhatNow = (what: string) => `Copy ${what} now`
export const secretOnceText = "It is not shown again. Store it where only your program can read it."
export const staleListText = "This is how it was last."
export const done = "done"
export const lastHour = "Last hour"
export const lastDay = "Last day"
export const lastWeek = "Last week"
export const rangeInvalid = "This is not after the other one, so nothing fits."
export const anyTime = "Any time"
export const rangeSince = (after: string) => `Since ${after}`
export const rangeBefore = (before: string) => `Before ${before}`
export const codeLine = (language: string) => `the ${language} line`
export const created = "Created"
export const whenItWasCreated = "When it was created"
export const createdAtOrAfter = "Created at or after"
export const createdBefore = "Created before"
export const number = "Number"
export const numberDescription = "With its country code, a short code, or a sender id such as BellHotels."
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
export const healthDisabled = "The endpoint receives no events. Events that happen in the meantime are not kept for it."
export const healthPaused = "The endpoint is paused. Its deliveries wait until it is enabled again."
export const healthOpen = (failures: number) =>
  `Paused after ${countOf(failures, "failure")} in a row. Waiting deliveries do not use up attempts.`
export const healthHalfOpen = (failures: number) =>
  `Failed ${countOf(failures, "time")} in a row. Deliveries continue if the next request succeeds.`
export const healthRetryAfter = "The endpoint asked to wait (Retry-After)."
export const serverAway = "The server cannot be reached. Is it running, and is this computer connected to it?"
export const serverSlow = "The server did not answer in time. Try again in a moment."
export const nowViewing = (account: string) => `The pages speak for ${account} now.`
export const closeNotice = "Close this notice"
export const manualProvider = "Cash or bank transfer"
export const deletedProvider = "a deleted provider"
export const unknownProvider = "a provider"
export const simulator = "Simulator"
export const conditionPrefix = (prefix: string) => `numbers that begin with +${prefix}`
export const conditionChannel = (channel: string) => `${channel} only`
export const conditionSender = (sender: string) => `from ${sender}`
export const conditionAccount = (account: string) => `of ${account}`
export const conditionTag = (tag: string) => `tagged ${tag}`
export const conditionNone = "everything"
