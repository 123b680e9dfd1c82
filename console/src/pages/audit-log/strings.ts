export const auditLog = "Audit log"
export const auditLogDescription = "Changes in the account by members and programs, newest first."
export const ownersOnlyText = "Only owners of the account can read the audit log. Ask an owner."
export const changesCaption = "Changes, newest first"
export const noMatchSoFar =
  "No match in the entries searched so far. Choose Older to search further back, or set a time."
export const change = "Change"
export const by = "By"
export const ofHeading = "Of"
export const outcome = "Outcome"
export const from = "From"
export const when = "When"
export const removedMemberCell = "a removed member"
export const who = "Who"
export const browser = "Browser"
export const notKnown = "Unknown"
export const operation = "Operation"
export const path = "Path"
export const entry = "Entry"
export const member = "Member"
export const anyone = "Anyone"
export const aFormerMember = "A former member"
export const action = "Action"
export const anyAction = "Any action"
export const noMatchingAction = "No matching action"
export const time = "Time"
export const timeOfTheRequest = "Time of the request"
export const atOrAfter = "At or after"
export const before = "Before"
export const changesOf = "Changes of"
export const theAccount = "The account"
export const theInstallation = "The installation"
export const noEntriesText =
  "The audit log records each change by members and programs: the time, the person, the address and the outcome. Entries are kept for a year, or for the number of days in RETENTION_AUDIT_DAYS."
export const noEntriesTitle = "No changes yet"
export const noMatchText = "An entry must match all filters. Remove a filter, or choose a longer time."
export const noMatchTitle = "No changes match"
export const clearFilters = "Clear filters"
export const removedMember = "A removed member {sid}"
export const outcomeDone = "done"
export const outcomeRefused = "refused"
export const outcomeUnknown = "unknown"
export const outcomeDoneText = (status: number) => `Done (${status}).`
export const outcomeRefusedText = (status: number) => `Refused (${status}). Nothing was changed.`
export const outcomeUnknownText =
  "Unknown. The server stopped before it recorded the outcome. Open the subject to see whether it changed."
export const changedSecret = "changed (not shown)"
export const noValue = "none"
export const fromTo = (before: string, after: string) => `${before} → ${after}`
export const moreFields = (names: string, count: number) => `${names} and ${count} more`
export const theAuthToken = "the Auth Token"
export const theOperatorToken = "the operator token"
export const apiKey = (sid: string) => `API key ${sid}`

/**
 * The actions of members, as the API names them, and in words with the member as subject. The filter offers
 * them in this order.
 */
export const changes: Readonly<Record<string, string>> = {
  createSession: "Signed in",
  endSession: "Signed out",
  revokeSession: "Ended a session",
  changePassword: "Changed the password",
  beginTotp: "Started to set up a second factor",
  confirmTotp: "Turned on the second factor",
  endTotp: "Turned off the second factor",
  createInvite: "Invited a member",
  withdrawInvite: "Withdrew an invite",
  acceptInvite: "Accepted an invite and signed in",
  updateMember: "Changed a member's role",
  removeMember: "Removed a member",
  updateInstallationMember: "Added or removed an operator",
  removeInstallationMember: "Deleted a member",
  updateOwnAccount: "Changed the name or the contact of the account",
  rotateAuthToken: "Rotated the Auth Token",
  createApiKey: "Created an API key",
  revokeApiKey: "Revoked an API key",
  createMessage: "Sent a message",
  cancelMessage: "Canceled a message",
  redactMessage: "Erased the text of a message",
  createMessageFeedback: "Reported the outcome of a message",
  deleteMessage: "Deleted a message",
  deleteMedia: "Deleted a file of a message",
  createWebhook: "Added an endpoint",
  updateWebhook: "Changed an endpoint",
  deleteWebhook: "Deleted an endpoint",
  getWebhookSecret: "Viewed an endpoint's secret",
  rotateWebhookSecret: "Rotated an endpoint's secret",
  endPreviousAuthToken: "Ended the previous Auth Token",
  endOlderWebhookSecrets: "Ended an endpoint's older secrets",
  testWebhook: "Sent a test event",
  createReplay: "Started a replay",
  cancelReplay: "Canceled a replay",
  resendDelivery: "Resent a delivery",
  createPhoneNumber: "Requested a number",
  configurePhoneNumber: "Changed the settings of a number",
  deletePhoneNumber: "Removed a number",
  createMessagingService: "Created a messaging service",
  updateMessagingService: "Changed a messaging service",
  deleteMessagingService: "Deleted a messaging service",
  addServiceSender: "Added a sender to a messaging service",
  removeServiceSender: "Removed a sender from a messaging service",
  deleteOptOut: "Removed an opt-out",
  createVerification: "Started a verification",
  cancelVerification: "Canceled a verification",
  createVerificationCheck: "Checked a code",
  updateOptOutSettings: "Changed the opt-out settings",
  createOptOut: "Recorded an opt-out",
  updateVerificationSettings: "Changed the verification settings",
  createVerificationService: "Created a verification service",
  updateVerificationService: "Changed a verification service",
  deleteVerificationService: "Deleted a verification service",
  createSafeListEntry: "Added an address to the safe list",
  deleteSafeListEntry: "Removed an address from the safe list",
  releaseVerificationBlock: "Released a block",
  releaseOperatorVerificationBlock: "Released a block of an account",
  clearOperatorVerificationScore: "Cleared the score of a prefix",
  deleteVerificationRecipient: "Erased an address",
  createFactor: "Created a factor",
  verifyFactor: "Verified a factor",
  updateFactor: "Renamed a factor",
  deleteFactor: "Deleted a factor",
  createChallenge: "Created a challenge",
  checkChallenge: "Checked a challenge",
  createAuthSession: "Signed a person in",
  refreshAuthSession: "Refreshed a person's session",
  revokeAuthSession: "Revoked a person's session",
  revokeAllAuthSessions: "Revoked all sessions of a person",
  rotateAuthKeys: "Rotated the signing keys",
  eraseAuthSubject: "Erased a person",
  createPayment: "Created a payment",
  updatePayment: "Changed a payment",
  capturePayment: "Captured a payment",
  cancelPayment: "Canceled a payment",
  recordPayment: "Recorded money for a payment",
  resolvePayment: "Decided about the amount of a payment",
  sendPaymentLink: "Sent the link of a payment",
  createRefund: "Refunded a payment",
  createPaymentProvider: "Connected a payment provider",
  updatePaymentProvider: "Changed a payment provider",
  deletePaymentProvider: "Deleted a payment provider",
  createReconciliation: "Started a reconciliation",
  resolveDifference: "Resolved a difference",
  closeLedgerPeriod: "Closed the books up to a time",
  createInboundMessage: "Replied as a handset",
  clearSimulatorMessages: "Cleared the simulator",
  createSimulatorHold: "Held receipts in the simulator",
  releaseSimulatorHolds: "Released receipts in the simulator",
  createAccount: "Created an account",
  updateAccount: "Changed an account",
  createCarrier: "Connected a carrier",
  updateCarrier: "Changed a carrier",
  deleteCarrier: "Deleted a carrier",
  startCarrierTrace: "Started a trace of a carrier",
  endCarrierTrace: "Stopped the trace of a carrier",
  createRoute: "Added a route",
  updateRoute: "Changed a route",
  deleteRoute: "Deleted a route",
  createRate: "Added a rate",
  updateRate: "Changed a rate",
  deleteRate: "Deleted a rate",
  replaceCustomerRates: "Replaced all customer rates",
  replaceRates: "Replaced the rates of a carrier",
  assignPhoneNumber: "Assigned a number",
  updatePhoneNumber: "Approved or rejected a number",
  releasePhoneNumber: "Released a number",
  createSenderRule: "Added a sender rule",
  updateSenderRule: "Confirmed a sender rule",
  deleteSenderRule: "Deleted a sender rule",
  retryDeadLetter: "Retried a dead letter",
  discardDeadLetter: "Discarded a dead letter",
}
