/** The English texts of the dead letters pages. */

export const deadLetters = "Dead letters"
export const deadLettersDescription =
  "Inbound messages that Posthorn could not store. Posthorn tries to store each of them again once an hour."
export const reportText =
  "A dead letter points to a fault in Posthorn. Report its reason, and install the version that removes the fault: the next retry then stores the message."
export const deadLettersNewestFirst = "Dead letters, newest first"
export const discardText = "Posthorn deletes the message for good. The account that it was sent to never gets it."
export const discardTheMessage = "Discard the message?"
export const discardButton = "Discard message"
export const retryNotice = "Posthorn tries to store the message within a minute."
export const theMessageIsDiscarded = "Message discarded."
export const received = "Received"
export const carrier = "Carrier"
export const from = "From"
export const to = "To"
export const reason = "Reason"
export const nextRetry = "Next retry"
export const actions = "Actions"
export const retry = "Retry"
export const discard = "Discard"
export const noDeadLettersText =
  "Posthorn has stored every inbound message. If it cannot store a message, it keeps the message here, tells the carrier that the error is permanent, and continues with the others."
export const noDeadLetters = "No dead letters"
