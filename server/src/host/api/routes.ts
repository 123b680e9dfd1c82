import type { Database } from "#core/db/database.ts"
import type { PublicKeys } from "#auth/sessions/public-keys.ts"
import * as audit from "#core/api/audit-log.ts"
import * as installationMembers from "#core/api/installation-members.ts"
import * as invites from "#core/api/invites.ts"
import * as members from "#core/api/members.ts"
import * as ownSignIn from "#core/api/own-sign-in.ts"
import * as sessions from "#core/api/member-sessions.ts"
import * as accounts from "./accounts.ts"
import * as carrierKinds from "#messaging/api/carrier-kinds.ts"
import * as carrierPresets from "#messaging/api/carrier-presets.ts"
import * as carriers from "#messaging/api/carriers.ts"
import * as deadLetters from "#messaging/api/dead-letters.ts"
import * as operatorNumbers from "#messaging/api/operator-phone-numbers.ts"
import * as rates from "#messaging/api/rates.ts"
import * as routeCandidates from "#messaging/api/route-candidates.ts"
import * as operatorRoutes from "#messaging/api/carrier-routes.ts"
import * as senderRules from "#messaging/api/sender-rules.ts"
import * as traces from "#messaging/api/traces.ts"
import * as operatorVerifications from "./verifications.ts"
import * as account from "./account.ts"
import * as apiKeys from "#core/api/api-keys.ts"
import * as balances from "#payments/api/balances.ts"
import * as deliveries from "#core/api/deliveries.ts"
import * as eventFeed from "./event-feed.ts"
import * as eventTypes from "./event-types.ts"
import * as events from "./events.ts"
import * as challenges from "#auth/api/challenges.ts"
import * as factors from "#auth/api/factors.ts"
import * as jwks from "#auth/api/jwks.ts"
import * as ledgerPeriods from "#payments/api/ledger-periods.ts"
import * as media from "#messaging/api/media.ts"
import * as preview from "#messaging/api/message-preview.ts"
import * as messageStream from "#messaging/api/message-stream.ts"
import * as conversations from "#messaging/api/conversations.ts"
import * as messageChanges from "#messaging/api/message-changes.ts"
import * as messages from "#messaging/api/messages.ts"
import * as numberLookup from "#messaging/api/number-lookup.ts"
import * as optOutSettings from "#messaging/api/opt-out-settings.ts"
import * as serviceSenders from "#messaging/api/messaging-service-senders.ts"
import * as messagingServices from "#messaging/api/messaging-services.ts"
import * as optOuts from "#messaging/api/opt-outs.ts"
import * as phoneNumbers from "#messaging/api/phone-numbers.ts"
import * as paymentLinks from "#payments/api/payment-links.ts"
import * as paymentProviderKinds from "#payments/api/payment-provider-kinds.ts"
import * as paymentProviders from "#payments/api/payment-providers.ts"
import * as payments from "#payments/api/payments.ts"
import * as paymentTimeline from "#payments/api/payment-timeline.ts"
import * as recordPayment from "#payments/api/record-payment.ts"
import * as resolvePayment from "#payments/api/resolve-payment.ts"
import * as reconciliations from "#payments/api/reconciliations.ts"
import * as refunds from "#payments/api/refunds.ts"
import * as authSessions from "#auth/api/sessions.ts"
import * as subjects from "#auth/api/subjects.ts"
import * as replays from "#core/api/replays.ts"
import * as simulatorHolds from "#messaging/api/simulator-holds.ts"
import * as simulatorNumbers from "#messaging/api/simulator-numbers.ts"
import * as simulator from "#messaging/api/simulator.ts"
import * as statistics from "./statistics.ts"
import * as timeline from "#messaging/api/timeline.ts"
import * as transactions from "#payments/api/transactions.ts"
import * as verificationAttempts from "#auth/api/verification-attempts.ts"
import * as verificationBlocks from "#auth/api/verification-blocks.ts"
import * as verificationChecks from "#auth/api/verification-checks.ts"
import * as verificationRecipients from "#auth/api/verification-recipients.ts"
import * as safeList from "#auth/api/verification-safe-list.ts"
import * as verificationServices from "#auth/api/verification-services.ts"
import * as verificationSettings from "#auth/api/verification-settings.ts"
import * as verificationTexts from "#auth/api/verification-texts.ts"
import * as verifications from "#auth/api/verifications.ts"
import * as webhooks from "#core/api/webhooks.ts"
import { routesOf } from "#http/route.ts"

/** The whole API on one page. Each name leads to the parameters, answers and problems of its operation. */
export const routes = routesOf<ApiContext>({
  "POST /v1/messages": messages.createMessage,
  "GET /v1/messages": messages.listMessages,
  "POST /v1/messages/preview": preview.previewMessage,
  "GET /v1/messages/stream": messageStream.streamMessages,
  "GET /v1/conversations": conversations.listConversations,
  "GET /v1/conversations/messages": conversations.listConversationMessages,
  "GET /v1/messages/{sid}": messages.getMessage,
  "DELETE /v1/messages/{sid}": messages.deleteMessage,
  "POST /v1/messages/{sid}/cancel": messageChanges.cancelMessage,
  "POST /v1/messages/{sid}/redact": messageChanges.redactMessage,
  "POST /v1/messages/{sid}/feedback": messageChanges.createMessageFeedback,
  "GET /v1/messages/{sid}/events": timeline.getMessageTimeline,
  "GET /v1/messages/{sid}/media": media.listMedia,
  "GET /v1/media/{sid}": media.getMedia,
  "DELETE /v1/media/{sid}": media.deleteMedia,

  "POST /v1/phone_numbers": phoneNumbers.createPhoneNumber,
  "GET /v1/phone_numbers": phoneNumbers.listPhoneNumbers,
  "GET /v1/phone_numbers/{sid}": phoneNumbers.getPhoneNumber,
  "PATCH /v1/phone_numbers/{sid}": phoneNumbers.configurePhoneNumber,
  "DELETE /v1/phone_numbers/{sid}": phoneNumbers.deletePhoneNumber,

  "POST /v1/messaging_services": messagingServices.createMessagingService,
  "GET /v1/messaging_services": messagingServices.listMessagingServices,
  "GET /v1/messaging_services/{sid}": messagingServices.getMessagingService,
  "PATCH /v1/messaging_services/{sid}": messagingServices.updateMessagingService,
  "DELETE /v1/messaging_services/{sid}": messagingServices.deleteMessagingService,
  "POST /v1/messaging_services/{sid}/senders": serviceSenders.addServiceSender,
  "GET /v1/messaging_services/{sid}/senders": serviceSenders.listServiceSenders,
  "DELETE /v1/messaging_services/{sid}/senders": serviceSenders.removeServiceSender,

  "GET /v1/opt_outs": optOuts.listOptOuts,
  "POST /v1/opt_outs": optOuts.createOptOut,
  "DELETE /v1/opt_outs": optOuts.deleteOptOut,
  "GET /v1/opt_outs/settings": optOutSettings.getOptOutSettings,
  "PATCH /v1/opt_outs/settings": optOutSettings.updateOptOutSettings,

  "POST /v1/auth/verifications": verifications.createVerification,
  "GET /v1/auth/verifications": verifications.listVerifications,
  "GET /v1/auth/verifications/{sid}": verifications.getVerification,
  "POST /v1/auth/verifications/{sid}/cancel": verifications.cancelVerification,
  "POST /v1/auth/verification_checks": verificationChecks.createVerificationCheck,
  "GET /v1/auth/attempts": verificationAttempts.listVerificationAttempts,
  "GET /v1/auth/attempts/summary": verificationAttempts.summarizeVerificationAttempts,
  "GET /v1/auth/settings": verificationSettings.getVerificationSettings,
  "PATCH /v1/auth/settings": verificationSettings.updateVerificationSettings,
  "POST /v1/auth/services": verificationServices.createVerificationService,
  "GET /v1/auth/services": verificationServices.listVerificationServices,
  "GET /v1/auth/services/{sid}": verificationServices.getVerificationService,
  "PATCH /v1/auth/services/{sid}": verificationServices.updateVerificationService,
  "DELETE /v1/auth/services/{sid}": verificationServices.deleteVerificationService,
  "GET /v1/auth/texts": verificationTexts.listVerificationTexts,
  "POST /v1/auth/safe_list": safeList.createSafeListEntry,
  "GET /v1/auth/safe_list": safeList.listSafeListEntries,
  "DELETE /v1/auth/safe_list": safeList.deleteSafeListEntry,
  "GET /v1/auth/recipients": verificationRecipients.getVerificationRecipient,
  "DELETE /v1/auth/recipients": verificationRecipients.deleteVerificationRecipient,
  "GET /v1/auth/blocks": verificationBlocks.listVerificationBlocks,
  "DELETE /v1/auth/blocks/{sid}": verificationBlocks.releaseVerificationBlock,
  "GET /v1/auth/lookup/{number}": numberLookup.getNumberLookup,

  "POST /v1/auth/sessions": authSessions.createAuthSession,
  "GET /v1/auth/sessions": authSessions.listAuthSessions,
  "POST /v1/auth/sessions/refresh": authSessions.refreshAuthSession,
  "POST /v1/auth/sessions/revoke_all": authSessions.revokeAllAuthSessions,
  "GET /v1/auth/sessions/{sid}": authSessions.getAuthSession,
  "DELETE /v1/auth/sessions/{sid}": authSessions.revokeAuthSession,
  "POST /v1/auth/keys/rotate": authSessions.rotateAuthKeys,
  "GET /v1/auth/jwks.json": jwks.getAuthJwks,
  "GET /v1/auth/subjects/{subject}": subjects.getAuthSubject,
  "DELETE /v1/auth/subjects/{subject}": subjects.eraseAuthSubject,
  "POST /v1/auth/factors": factors.createFactor,
  "GET /v1/auth/factors": factors.listFactors,
  "GET /v1/auth/factors/{sid}": factors.getFactor,
  "PATCH /v1/auth/factors/{sid}": factors.updateFactor,
  "DELETE /v1/auth/factors/{sid}": factors.deleteFactor,
  "POST /v1/auth/factors/{sid}/verify": factors.verifyFactor,
  "POST /v1/auth/challenges": challenges.createChallenge,
  "GET /v1/auth/challenges": challenges.listChallenges,
  "GET /v1/auth/challenges/{sid}": challenges.getChallenge,
  "POST /v1/auth/challenges/{sid}/check": challenges.checkChallenge,

  "POST /v1/payments": payments.createPayment,
  "GET /v1/payments": payments.listPayments,
  "GET /v1/payments/{sid}": payments.getPayment,
  "PATCH /v1/payments/{sid}": payments.updatePayment,
  "GET /v1/payments/{sid}/timeline": paymentTimeline.getPaymentTimeline,
  "POST /v1/payments/{sid}/capture": payments.capturePayment,
  "POST /v1/payments/{sid}/cancel": payments.cancelPayment,
  "POST /v1/payments/{sid}/record_payment": recordPayment.recordPayment,
  "POST /v1/payments/{sid}/resolve": resolvePayment.resolvePayment,
  "POST /v1/payments/{sid}/send_link": paymentLinks.sendPaymentLink,
  "POST /v1/refunds": refunds.createRefund,
  "GET /v1/refunds": refunds.listRefunds,
  "GET /v1/refunds/{sid}": refunds.getRefund,
  "GET /v1/disputes": refunds.listDisputes,
  "GET /v1/disputes/{sid}": refunds.getDispute,
  "POST /v1/payment_providers": paymentProviders.createPaymentProvider,
  "GET /v1/payment_providers": paymentProviders.listPaymentProviders,
  "GET /v1/payment_providers/{sid}": paymentProviders.getPaymentProvider,
  "PATCH /v1/payment_providers/{sid}": paymentProviders.updatePaymentProvider,
  "DELETE /v1/payment_providers/{sid}": paymentProviders.deletePaymentProvider,
  "GET /v1/payment_provider_kinds": paymentProviderKinds.listPaymentProviderKinds,
  "GET /v1/transactions": transactions.listTransactions,
  "GET /v1/transactions/export": transactions.exportTransactions,
  "GET /v1/transactions/{sid}": transactions.getTransaction,
  "GET /v1/balances": balances.listBalances,
  "POST /v1/ledger_periods": ledgerPeriods.closeLedgerPeriod,
  "GET /v1/ledger_periods": ledgerPeriods.listLedgerPeriods,
  "POST /v1/reconciliations": reconciliations.createReconciliation,
  "GET /v1/reconciliations": reconciliations.listReconciliations,
  "GET /v1/reconciliations/{sid}": reconciliations.getReconciliation,
  "GET /v1/differences": reconciliations.listDifferences,
  "GET /v1/differences/{sid}": reconciliations.getDifference,
  "POST /v1/differences/{sid}/resolve": reconciliations.resolveDifference,

  "POST /v1/webhooks": webhooks.createWebhook,
  "GET /v1/webhooks": webhooks.listWebhooks,
  "GET /v1/webhooks/{sid}": webhooks.getWebhook,
  "PATCH /v1/webhooks/{sid}": webhooks.updateWebhook,
  "DELETE /v1/webhooks/{sid}": webhooks.deleteWebhook,
  "GET /v1/webhooks/{sid}/secret": webhooks.getWebhookSecret,
  "POST /v1/webhooks/{sid}/rotate_secret": webhooks.rotateWebhookSecret,
  "POST /v1/webhooks/{sid}/end_older_secrets": webhooks.endOlderWebhookSecrets,
  "POST /v1/webhooks/{sid}/test": deliveries.testWebhook,
  "POST /v1/webhooks/{sid}/replay": replays.createReplay,
  "GET /v1/webhooks/{sid}/replays": replays.listReplays,
  "GET /v1/webhooks/{sid}/deliveries": deliveries.listDeliveries,
  "GET /v1/deliveries": deliveries.listAllDeliveries,
  "GET /v1/deliveries/{sid}": deliveries.getDelivery,
  "POST /v1/deliveries/{sid}/resend": deliveries.resendDelivery,
  "GET /v1/replays/{sid}": replays.getReplay,
  "POST /v1/replays/{sid}/cancel": replays.cancelReplay,

  "GET /v1/events": events.listEvents,
  "GET /v1/events/feed": eventFeed.followEvents,
  "GET /v1/events/{sid}": events.getEvent,
  "GET /v1/event_types": eventTypes.listEventTypes,

  "GET /v1/statistics": statistics.getStatistics,

  "GET /v1/account": account.getAccount,
  "PATCH /v1/account": account.updateOwnAccount,
  "POST /v1/account/rotate_token": account.rotateAuthToken,
  "POST /v1/account/end_previous_token": account.endPreviousAuthToken,
  "POST /v1/api_keys": apiKeys.createApiKey,
  "GET /v1/api_keys": apiKeys.listApiKeys,
  "GET /v1/api_keys/{sid}": apiKeys.getApiKey,
  "DELETE /v1/api_keys/{sid}": apiKeys.revokeApiKey,

  "POST /operator/v1/accounts": accounts.createAccount,
  "GET /operator/v1/accounts": accounts.listAccounts,
  "GET /operator/v1/accounts/{sid}": accounts.getOperatorAccount,
  "PATCH /operator/v1/accounts/{sid}": accounts.updateAccount,

  "GET /operator/v1/dead_letters": deadLetters.listDeadLetters,
  "POST /operator/v1/dead_letters/{sid}/retry": deadLetters.retryDeadLetter,
  "DELETE /operator/v1/dead_letters/{sid}": deadLetters.discardDeadLetter,
  "POST /operator/v1/carriers": carriers.createCarrier,
  "GET /operator/v1/carrier_kinds": carrierKinds.listCarrierKinds,
  "GET /operator/v1/carrier_presets": carrierPresets.listCarrierPresets,
  "GET /operator/v1/payment_provider_kinds": paymentProviderKinds.listOperatorPaymentProviderKinds,
  "GET /operator/v1/carriers": carriers.listCarriers,
  "GET /operator/v1/carriers/{sid}": carriers.getCarrier,
  "PATCH /operator/v1/carriers/{sid}": carriers.updateCarrier,
  "DELETE /operator/v1/carriers/{sid}": carriers.deleteCarrier,
  "POST /operator/v1/carriers/{sid}/trace": traces.startTrace,
  "DELETE /operator/v1/carriers/{sid}/trace": traces.endTrace,
  "GET /operator/v1/messages/{sid}/events": traces.getOperatorTimeline,
  "POST /operator/v1/carriers/{sid}/replace_rates": rates.replaceRates,
  "POST /operator/v1/routes": operatorRoutes.createRoute,
  "GET /operator/v1/routes": operatorRoutes.listRoutes,
  "GET /operator/v1/routes/candidates": routeCandidates.listRouteCandidates,
  "GET /operator/v1/routes/{sid}": operatorRoutes.getRoute,
  "PATCH /operator/v1/routes/{sid}": operatorRoutes.updateRoute,
  "DELETE /operator/v1/routes/{sid}": operatorRoutes.deleteRoute,
  "POST /operator/v1/rates": rates.createRate,
  "POST /operator/v1/rates/replace": rates.replaceCustomerRates,
  "GET /operator/v1/rates": rates.listRates,
  "GET /operator/v1/rates/{sid}": rates.getRate,
  "PATCH /operator/v1/rates/{sid}": rates.updateRate,
  "DELETE /operator/v1/rates/{sid}": rates.deleteRate,

  "GET /operator/v1/verifications/summary": operatorVerifications.summarizeOperatorVerifications,
  "GET /operator/v1/verification_scores": operatorVerifications.listOperatorVerificationScores,
  "DELETE /operator/v1/verification_scores": operatorVerifications.clearOperatorVerificationScore,
  "GET /operator/v1/verification_blocks": verificationBlocks.listOperatorVerificationBlocks,
  "DELETE /operator/v1/verification_blocks/{sid}": verificationBlocks.releaseOperatorVerificationBlock,
  "POST /operator/v1/phone_numbers": operatorNumbers.assignPhoneNumber,
  "GET /operator/v1/phone_numbers": operatorNumbers.listOperatorPhoneNumbers,
  "GET /operator/v1/phone_numbers/{sid}": operatorNumbers.getOperatorPhoneNumber,
  "PATCH /operator/v1/phone_numbers/{sid}": operatorNumbers.updatePhoneNumber,
  "DELETE /operator/v1/phone_numbers/{sid}": operatorNumbers.releasePhoneNumber,
  "POST /operator/v1/sender_rules": senderRules.createSenderRule,
  "GET /operator/v1/sender_rules": senderRules.listSenderRules,
  "GET /operator/v1/sender_rules/{sid}": senderRules.getSenderRule,
  "PATCH /operator/v1/sender_rules/{sid}": senderRules.updateSenderRule,
  "DELETE /operator/v1/sender_rules/{sid}": senderRules.deleteSenderRule,

  "POST /v1/simulator/inbound": simulator.createInboundMessage,
  "GET /v1/simulator/messages": simulator.listSimulatorMessages,
  "GET /v1/simulator/messages/wait": simulator.waitForSimulatorMessage,
  "DELETE /v1/simulator/messages": simulator.clearSimulatorMessages,
  "GET /v1/simulator/numbers": simulatorNumbers.listSimulatorNumbers,
  "POST /v1/simulator/holds": simulatorHolds.createSimulatorHold,
  "GET /v1/simulator/holds": simulatorHolds.listSimulatorHolds,
  "DELETE /v1/simulator/holds": simulatorHolds.releaseSimulatorHolds,

  "POST /console/v1/sessions": sessions.createSession,
  "GET /console/v1/session": sessions.getSession,
  "DELETE /console/v1/session": sessions.endSession,
  "GET /console/v1/sessions": ownSignIn.listSessions,
  "DELETE /console/v1/sessions/{sid}": ownSignIn.revokeSession,
  "POST /console/v1/password": ownSignIn.changePassword,
  "POST /console/v1/totp": ownSignIn.beginTotp,
  "POST /console/v1/totp/confirm": ownSignIn.confirmTotp,
  "POST /console/v1/totp/end": ownSignIn.endTotp,
  "POST /console/v1/invites/look": invites.lookAtInvite,
  "POST /console/v1/invites/accept": invites.acceptInvite,
  "GET /console/v1/invites": invites.listInvites,
  "POST /console/v1/invites": invites.createInvite,
  "DELETE /console/v1/invites/{sid}": invites.withdrawInvite,
  "GET /console/v1/members": members.listMembers,
  "PATCH /console/v1/members/{sid}": members.updateMember,
  "DELETE /console/v1/members/{sid}": members.removeMember,
  "GET /console/v1/audit_log": audit.listAuditLog,
  "GET /console/v1/installation/members": installationMembers.listInstallationMembers,
  "PATCH /console/v1/installation/members/{sid}": installationMembers.updateInstallationMember,
  "DELETE /console/v1/installation/members/{sid}": installationMembers.removeInstallationMember,
  "GET /console/v1/installation/audit_log": audit.listInstallationAuditLog,
})

/** The context of all operations; each declares the part that it uses. */
export interface ApiContext
  extends
    messages.MessageNeeds,
    preview.PreviewNeeds,
    messageStream.MessageStreamNeeds,
    phoneNumbers.PhoneNumberNeeds,
    messagingServices.MessagingServiceNeeds,
    optOuts.OptOutNeeds,
    webhooks.WebhookNeeds,
    eventFeed.EventFeedNeeds,
    events.EventNeeds,
    statistics.StatisticsNeeds,
    account.AccountNeeds,
    accounts.OperatorAccountNeeds,
    carriers.CarrierNeeds,
    operatorRoutes.RouteNeeds,
    routeCandidates.CandidateNeeds,
    rates.RateNeeds,
    senderRules.SenderRuleNeeds,
    verifications.VerificationNeeds,
    paymentProviders.ProviderNeeds,
    reconciliations.ReconciliationNeeds,
    authSessions.AuthSessionNeeds,
    subjects.SubjectNeeds,
    factors.FactorNeeds,
    invites.InviteNeeds,
    sessions.SessionNeeds,
    Omit<simulator.SimulatorNeeds, "owners"> {
  db: Database
  publicKeys: Pick<PublicKeys, "of">
  senders: preview.PreviewNeeds["senders"] & senderRules.SenderRuleNeeds["senders"]
  owners: phoneNumbers.PhoneNumberNeeds["owners"] & simulator.SimulatorNeeds["owners"]
}
