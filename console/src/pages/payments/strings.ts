import { countOf } from "../../components/count-of.ts"

export const amount = "Amount"
export const amountDescription = (max: string) => `Up to ${max}`
export const whatHappens = "What happens"
export const cancel = "Cancel"
export const amountTooHigh = (max: string) => `Enter at most ${max}.`
export const cancellationPending =
  "The provider has not confirmed the cancellation yet. This page updates when it does."
export const thePaymentWasCanceled = "The payment was canceled."
export const cancelThisPayment = "Cancel this payment?"
export const cancelReleasesText = (capturable: string) =>
  `${capturable} is released to the customer, and cannot be captured later.`
export const cancelClosesText = "The payment page closes, and the customer can no longer pay."
export const reason = "Reason"
export const cancelPayment = "Cancel payment"
export const keepPayment = "Keep payment"
export const capturePending = "The provider has not confirmed the capture yet. This page updates when it does."
export const amountCaptured = (amount: string) => `${amount} was captured.`
export const capturePayment = "Capture payment"
export const capture = "Capture"
export const keepRest = "Keep the rest reserved for another capture"
export const keepRestDescription = "Not every provider supports this."
export const restStaysReserved = (rest: string) => `${rest} stays reserved.`
export const restReleased = (rest: string) => `${rest} is released, and cannot be captured later.`
export const completeReasonMissing = "Enter a reason, such as a discount."
export const thePaymentWasCompleted = "The payment was completed."
export const completePayment = "Complete payment"
export const completeReasonDescription = "Why the customer does not pay the rest, such as a discount."
export const status = "Status"
export const evidence = "Evidence"
export const providerReference = "Provider reference"
export const opened = "Opened"
export const disputes = "Disputes"
export const disputesDescription =
  "Payments that customers dispute with their bank. Submit evidence to the provider before the deadline."
export const noDisputeText =
  "When a customer disputes a payment with their bank, the dispute appears here with the deadline for your evidence."
export const noDispute = "No dispute"
export const from = "From"
export const messageText = "Message text"
export const preview = "Preview"
export const previewEmpty = "Enter an amount and a recipient to see the message."
export const previewLinkNote = "The end of the link is an example."
export const segments = "Segments"
export const price = "Price"
export const outcomeUnknownText =
  "Posthorn may have carried this out. Press the button again: this form never does it twice."
export const paymentPage = "Payment page"
export const linkToCopy = "the link of the customer"
export const pageShowsOutcome = "The page shows the customer the outcome."
export const linkReceipt = "The customer gets a receipt after paying."
export const sendLink = "Send link"
export const recordMoney = "Record money"
export const complete = "Complete"
export const refund = "Refund"
export const disputeTitle = (amount: string, value: string) => `Dispute of ${amount}: ${value}`
export const disputeBlocksRefund = "You cannot refund this payment while the dispute is open."
export const created = "Created"
export const authorized = "Authorized"
export const completed = "Completed"
export const canceled = "Canceled"
export const pageExpires = "Page expires"
export const sid = "Sid"
export const description = "Description"
export const reference = "Reference"
export const provider = "Provider"
export const methodUnknown = "Chosen when the customer pays"
export const testNoMoneyMoves = "Test: no money moves"
export const mode = "Mode"
export const paidWith = "Paid with"
export const cardUntil = (method: string, month: string) => `${method}, until ${month}`
export const receivedAmount = (amount: string) => `Received ${amount}`
export const manual = "Manual"
export const cancellationReason = "Cancellation reason"
export const returnUrl = "Return URL"
export const language = "Language"
export const filterPayments = "Filter payments"
export const anyStatus = "Any status"
export const currency = "Currency"
export const review = "Review"
export const all = "All"
export const needsReview = "Needs review"
export const noReviewNeeded = "No review needed"
export const paymentOfAmount = (amount: string) => `Payment of ${amount}`
export const thePaymentFailed = "The payment failed"
export const lastAttemptDeclined = "The customer's last attempt was declined"
export const details = "Details"
export const amounts = "Amounts"
export const requested = "Requested"
export const reserved = "Reserved"
export const captured = "Captured"
export const refunded = "Refunded"
export const refundsPending = "Refunds pending"
export const fee = "Fee"
export const allPayments = "All payments"
export const payment = "Payment"
export const paymentMissingText = (sid: string) =>
  `This account has no payment with the sid ${sid}. It can belong to another account.`
export const paymentError = "The payment could not be loaded"
export const refunds = "Refunds"
export const refundsOfPaymentCaption = "Refunds of the payment, newest first"
export const refundPendingText =
  "A pending refund is reserved, and the provider has not confirmed it yet. Some banks take days. There is nothing to do."
export const refundFailedText =
  "The amount of a failed refund is still with you. Refund it again, or pay the customer in another way."
export const timeline = "Timeline"
export const timelineCaption = "Timeline of the payment, oldest first"
export const showMore = "Show more"
export const timelineMessage = "Message, {time}"
export const timelineProvider = "Provider, {time}"
export const timelineLedger = "Ledger, {time}"
export const timelineRecord = "Record, {time}"
export const openMessage = "Open message"
export const openTransaction = "Open transaction"
export const payments = "Payments"
export const paymentsDescription =
  "Request money by message, and follow each payment until it is completed or refunded."
export const noPaymentsMatch = "No payments match."
export const paymentsNewestFirst = "Payments, newest first"
export const sentTo = (to: string) => `to ${to}`
export const requestPayment = "Request payment"
export const noPaymentYetText =
  "Request a payment, and Posthorn sends its link by SMS or chat. The customer pays on a page. Until you connect a payment provider, the simulator takes the payments, and no money moves."
export const noPaymentYet = "No payment yet"
export const recordReferenceMissing = "Enter a reference, such as a receipt number."
export const amountRecorded = (amount: string) => `${amount} was recorded.`
export const recordButton = "Record"
export const recordReferenceDescription = "A number that identifies the money, such as that of a receipt or a transfer."
export const received = "Received"
export const receivedDescription = "In your time zone. Leave empty to use the current time."
export const note = "Note"
export const recordIsFinal = "No more money is expected"
export const recordStaysOpen = (rest: string) => `The payment stays open. The customer still has to pay ${rest}.`
export const madeAtTheProvider = "Made at the provider"
export const refundReferenceMissing = "Enter a reference, such as the number of the transfer."
export const refundPayment = "Refund payment"
export const refundReasonDescription = "Sent to the provider. The customer does not see it."
export const noReason = "No reason"
export const refundReferenceDescription = "A number that identifies the refund, such as that of the transfer."
export const refundRecordedText = (amount: string) =>
  `Posthorn records that you refunded ${amount}. Pay the customer yourself, because no provider does.`
export const refundKeeps = (rest: string) => `You keep ${rest}.`
export const refundIsWhole = "This refunds everything that is left."
export const refundFeeKept = (fee: string) => `Most providers do not return their fee of ${fee}.`
export const refundFinalText = "You cannot undo a refund. It is pending until the provider confirms it."
export const refundSucceeded = (money: string) => `${money} was refunded.`
export const refundPending = (money: string) =>
  `The refund of ${money} is pending. This page updates when the provider confirms it.`
export const refundFailed = (money: string) => `The refund of ${money} failed. This page shows why.`
export const refundsDescription = "Money that you return to customers."
export const noRefundYetText = "Open a payment that was captured, and refund all or a part of it there."
export const noRefundYet = "No refund yet"
export const paymentRequest = "Payment request"
export const descriptionDescription = "What the customer pays for. The message and the page show it."
export const table12 = "Table 12"
export const sendReceipt = "Send a receipt after the payment"
export const createdAlready =
  "You already created a payment with this form, and have changed the form since. Press the button again only if you want a second payment."
export const sendPayLink = "Send pay link"
export const createPayLink = "Create pay link"
export const to = "To"
export const toDescription = "Leave empty to create the link without sending it."
export const fromDescription = "A number or sender name of this account."
export const fewerOptions = "Fewer options"
export const moreOptions = "More options"
export const languageDescription = "Used in the message and on the page."
export const messageTextDescription = "Replaces the default text. Write {url} where the link goes."
export const messageTextPlaceholder = "Your table is waiting. Pay the deposit: {url}"
export const ownReferenceDescription = "Your own identifier, such as an order number. The customer does not see it."
export const reminder = "Reminder"
export const reminderDescription = "Sent only if the customer can still pay then."
export const none = "None"
export const after2Hours = "After 2 hours"
export const after1Day = "After 1 day"
export const after3Days = "After 3 days"
export const after7Days = "After 7 days"
export const linkExpiresAfter = "Link expires after"
export const atOnce = "At once"
export const laterManually = "Later, manually"
export const viewerText = "You are a viewer of this account. Viewers see payments but do not request them."
export const requestedPayment = "Requested payment"
export const requestedFrom = (amount: string, to: string) => `${amount} from ${to}.`
export const openPayment = "Open payment"
export const simulatedPhoneOf = (to: string) => `Simulated phone ${to}`
export const simulatedPhone = "Simulated phone"
export const simulatedPhoneFromTo = (to: string, from: string) => `${to}, from ${from}`
export const openLink = "Open the link in another tab"
export const simulatorText =
  "No payment provider is connected, so the simulator takes this payment and no money moves. Open the link, press Pay, and choose how the simulated provider answers."
export const sendToMissing = "Enter the customer's number, such as +14155550123."
export const sendFromMissing = "Enter the number or name to send from."
export const linkSent = (to: string) => `The link was sent to ${to}.`
export const sendLinkAgain = "Send link again"
export const sendText = "The customer gets a message with the same link. You pay for it like for any other message."
export const send = "Send"
export const theCustomerPays = "The customer pays {amount}. {rest}"
export const completeText = (captured: string, amount: string) =>
  `${captured} of ${amount} was received. If you expect no more money, the payment is completed with it, and its page closes.`
export const linkSentTo = "The link was sent to {link} from {from}."
export const reminderSent = "Reminder sent: {time}"
export const reminderAt = "Reminder, unless the customer pays first: {time}"
export const disputeReference = "{status} Provider reference: {reference}"
export const providerReferenceOf = "Provider reference: {reference}"
export const recordCompletes = "The payment is completed, and its page closes."
export const theCustomerGetsBack = (amount: string) => `The customer gets ${amount} back.`
export const receiptText = "The customer gets a receipt."
export const requestedAmount = (amount: string) => `${amount}.`
export const theCustomerGetsBackTo = (amount: string, method: string) => `The customer gets ${amount} back (${method}).`
export const filterDisputes = "Filter disputes"
export const filterRefunds = "Filter refunds"
export const noDisputesMatch = "No disputes match."
export const noRefundsMatch = "No refunds match."
export const disputesNewestFirst = "Disputes, newest first"
export const refundsNewestFirst = "Refunds, newest first"
export const days = (count: number) => countOf(count, "day")
export const currencyInvalid = "Enter the three letters of a currency, such as EUR."
export const messageUrlMissing = "Write {url} where the link goes."
/** The reason of a declined charge, and the next step of the customer. */
export const declines = {
  insufficient_funds: "The customer's account or card has too little money. They can pay in another way.",
  do_not_honor: "The customer's bank declined without a reason. They can ask the bank, or pay in another way.",
  expired_card: "The card has expired. The customer can pay with another one.",
  incorrect_cvc: "The security code of the card was wrong. The customer can try again.",
  lost_or_stolen_card: "The card was reported lost or stolen. The customer needs another one.",
  suspected_fraud: "The provider suspects fraud. Verify the customer's identity before you ask them again.",
  authentication_failed: "The customer did not confirm the payment at their bank. They can try again.",
  invalid_payment_method: "The provider does not accept this card or account. The customer can pay in another way.",
  currency_not_supported: "The card or account cannot pay in this currency. The customer can pay in another way.",
  issuer_unavailable: "The customer's bank did not answer the provider. The customer can try again later.",
  processing_error: "The provider had an error. The customer can try again later.",
  provider_unavailable: "The provider was not available, and nothing was charged. Create another payment later.",
  not_received: "The request never reached the provider, so nothing was charged. Create another payment.",
  generic_decline: "The provider declined without a reason. The customer can try again, or pay in another way.",
}
export const declinedBecause = (reason: string) => `The provider declined: ${reason}.`

/** The problem, and the next step of the account. */
export const reviews = {
  amount_mismatch: {
    title: "The provider reports another amount or currency",
    todo: "Nothing is in the ledger yet. Compare the charge at the provider with the order, then decide: accept the amount, refund it, or cancel the charge.",
  },
  paid_after_end: {
    title: "The customer paid after this payment had ended",
    todo: "Posthorn has not recorded this money in the ledger. Find the payment at the provider by its reference. Refund it there, or deliver what was paid for.",
  },
  unexpected_state: {
    title: "The provider reports a state that contradicts this payment",
    todo: "Find the payment at the provider by its reference. The provider's record decides whether the money is yours.",
  },
  refunds_exceed_captures: {
    title: "The provider reports more refunds than were captured",
    todo: "Compare the refunds below with the provider's. Ask the provider about each refund that is missing here.",
  },
  outcome_unknown: {
    title: "The outcome is still not known after three days",
    todo: "Find the payment at the provider by its reference, or by its sid. Do not charge the customer again until you know that nothing was taken.",
  },
}
export const decide = "Decide"
export const decideAboutAmount = "Decide about the amount"
export const whatToDo = "What to do"
export const chooseWhatToDo = "Choose what to do."
export const decisionNote = "Note (optional)"
export const mismatchText = (requested: string, reported: string) =>
  `You requested ${requested}. The provider reports ${reported}.`
export const mismatchTexts = {
  accept: {
    label: (amount: string) => `Accept ${amount}`,
    description: "This is then the amount of the payment, and the ledger records it.",
    done: "Amount accepted",
  },
  refund: {
    label: (amount: string) => `Refund ${amount}`,
    description: "The ledger records the charge and its refund. The customer gets all of the money back.",
    done: "Refund requested",
  },
  cancel: {
    label: (amount: string) => `Cancel the charge of ${amount}`,
    description: "The provider has captured nothing, and releases the amount.",
    done: "Cancellation requested",
  },
}
export const reviewTitle = "Compare this payment with the provider"
export const statusPending = "The customer has not started to pay."
export const statusPartlyPaid = (rest: string) =>
  `The customer has paid a part, and still has to pay ${rest}. To cancel the payment, first refund the part that you received.`
export const statusCanTryAgain = "The customer can try again."
export const statusMustConfirm = "The customer has started to pay, and must still confirm the payment."
export const statusInReview = "The outcome is not settled. Do not charge the customer again."
export const statusProcessing =
  "The outcome is not known yet. Do not charge the customer again. This page updates when the provider answers."
export const statusAuthorized = "The amount is reserved at the customer's bank. Capture it before the reservation ends."
export const statusPaid = "The customer has paid."
export const statusPaidLess = "The customer has paid less than was requested, and no more is expected."
export const statusPartlyRefunded = "The customer paid, and you refunded a part."
export const statusRefunded = "The customer paid, and you refunded everything."
export const statusFailed = "Nothing was charged."
export const statusCanceledRefunded = "The customer paid a part, and you refunded it. The payment page is closed."
export const statusCanceled = "Nothing was charged. The payment page is closed."
export const statusExpired = "The customer did not pay in time. The payment page is closed."
export const refundReasons: Readonly<Record<string, string>> = {
  requested_by_customer: "Requested by the customer",
  duplicate: "Paid twice",
  fraudulent: "Fraud",
}
export const cancelReasons: Readonly<Record<string, string>> = {
  ...refundReasons,
  abandoned: "The customer did not pay",
}
export const disputeWithdrawn = "The provider has withdrawn the amount until the dispute is closed."
export const disputeWarning =
  "The customer's bank is asking about this payment. Respond or refund in the provider's dashboard before the bank opens a dispute."
export const disputeNeedsResponse =
  "Submit evidence in the provider's dashboard before the deadline. Otherwise the customer keeps the money."
export const disputeUnderReview = "The bank is reviewing the evidence. You do not need to do anything until it decides."
export const disputeWon = "You won the dispute. You keep the amount."
export const disputeLost = "You lost the dispute. The customer keeps the amount."
export const disputeClosed = "The dispute ended without a decision."
export const overdueBy = (span: string) => `${span} overdue`
export const dueIn = (span: string) => `Due in ${span}`
export const hours = (count: number) => countOf(count, "hour")
export const lessThanAnHour = "less than an hour"
