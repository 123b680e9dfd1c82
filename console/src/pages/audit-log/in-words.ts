/**
 * The actions of members, as the API names them, and in words with the member as subject. The filter offers
 * them in this order.
 */
export const changes: Readonly<Record<string, string>> = {
  createSession: "Signed in",
  endSession: "Signed out",
  revokeSession: "Ended a session",
  changePassword: "Changed the password",
  beginTotp: "Began with a second factor",
  confirmTotp: "Turned the second factor on",
  endTotp: "Turned the second factor off",
  createInvite: "Invited somebody",
  withdrawInvite: "Withdrew an invite",
  acceptInvite: "Accepted an invite",
  updateMember: "Changed a member's role",
  removeMember: "Removed a member",
  updateInstallationMember: "Changed who is an operator",
  removeInstallationMember: "Removed a member for good",
  rotateAuthToken: "Rotated the Auth Token",
  createApiKey: "Made an API key",
  revokeApiKey: "Revoked an API key",
  createMessage: "Sent a message",
  deleteMessage: "Deleted a message",
  createWebhook: "Added an endpoint",
  updateWebhook: "Changed an endpoint",
  deleteWebhook: "Deleted an endpoint",
  getWebhookSecret: "Was shown an endpoint's secret",
  rotateWebhookSecret: "Rotated an endpoint's secret",
  endPreviousAuthToken: "Ended the previous Auth Token",
  endOlderWebhookSecrets: "Ended an endpoint's older secrets",
  testWebhook: "Sent a test event",
  createReplay: "Started a replay",
  cancelReplay: "Cancelled a replay",
  resendDelivery: "Sent a delivery again",
  createPhoneNumber: "Requested a number",
  deletePhoneNumber: "Removed a number",
  deleteOptOut: "Removed an opt-out",
  createVerification: "Began a verification",
  cancelVerification: "Cancelled a verification",
  createVerificationCheck: "Checked a code",
  updateVerificationSettings: "Changed the verification settings",
  createSafeListEntry: "Added to the safe list",
  deleteSafeListEntry: "Removed from the safe list",
  releaseVerificationBlock: "Released a block",
  releaseOperatorVerificationBlock: "Released a block of an account",
  deleteVerificationRecipient: "Erased an address",
  createFactor: "Created a factor",
  verifyFactor: "Verified a factor",
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
  recordPayment: "Recorded the money of a payment",
  sendPaymentLink: "Sent the link of a payment",
  createRefund: "Refunded a payment",
  createPaymentProvider: "Connected a payment provider",
  updatePaymentProvider: "Changed a payment provider",
  deletePaymentProvider: "Deleted a payment provider",
  createReconciliation: "Began a reconciliation",
  resolveDifference: "Resolved a difference",
  closeLedgerPeriod: "Closed the books up to a time",
  createInboundMessage: "Replied as a handset",
  clearSimulatorMessages: "Cleared the simulator",
  createSimulatorHold: "Held receipts of the simulator",
  releaseSimulatorHolds: "Released receipts of the simulator",
  createAccount: "Created an account",
  updateAccount: "Changed an account",
  createCarrier: "Connected a carrier",
  updateCarrier: "Changed a carrier",
  deleteCarrier: "Deleted a carrier",
  startCarrierTrace: "Began to trace a carrier",
  endCarrierTrace: "Ended the trace of a carrier",
  createRoute: "Added a route",
  updateRoute: "Changed a route",
  deleteRoute: "Deleted a route",
  createRate: "Added a rate",
  updateRate: "Changed a rate",
  deleteRate: "Deleted a rate",
  replaceCustomerRates: "Replaced all customer rates",
  replaceRates: "Replaced the rates of a carrier",
  assignPhoneNumber: "Assigned a number",
  updatePhoneNumber: "Decided on a number",
  releasePhoneNumber: "Released a number",
  createSenderRule: "Added a sender rule",
  updateSenderRule: "Confirmed a sender rule",
  deleteSenderRule: "Deleted a sender rule",
  retryDeadLetter: "Retried a dead letter",
  discardDeadLetter: "Discarded a dead letter",
}

/** The action in words. An unknown one is shown with its name in the API. */
export function changeInWords(operation: string): string {
  return changes[operation] ?? operation
}

/** The result of the action, in a word. */
export function outcomeOf(status: number | null): string {
  if (status === null) return "not known"
  return status < 400 ? "done" : "refused"
}

/** And in a sentence. */
export function outcomeInWords(status: number | null): string {
  if (status === null) return "Not known: the server ended before it could note it. Look at what it was about."
  return status < 400 ? `Done (${status}).` : `Refused (${status}), so nothing was changed.`
}

/** The credential with which a program made a change. */
export function credentialName(credential: string): string {
  if (credential === "auth_token") return "the Auth Token"
  return credential === "operator_token" ? "the operator's token" : `API key ${credential}`
}
