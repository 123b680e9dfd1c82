// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

// MessageDirection is a word of the API. Later versions can add others.
type MessageDirection string

const (
	MessageDirectionOutbound MessageDirection = "outbound"
	MessageDirectionInbound  MessageDirection = "inbound"
)

// MessageChannel is a word of the API. Later versions can add others.
type MessageChannel string

const (
	MessageChannelSMS      MessageChannel = "sms"
	MessageChannelMMS      MessageChannel = "mms"
	MessageChannelWhatsapp MessageChannel = "whatsapp"
	MessageChannelXMPP     MessageChannel = "xmpp"
	MessageChannelMatrix   MessageChannel = "matrix"
	MessageChannelTelegram MessageChannel = "telegram"
	MessageChannelEmail    MessageChannel = "email"
)

// MessageStatus is a word of the API. Later versions can add others.
type MessageStatus string

const (
	MessageStatusQueued      MessageStatus = "queued"
	MessageStatusSending     MessageStatus = "sending"
	MessageStatusSent        MessageStatus = "sent"
	MessageStatusDelivered   MessageStatus = "delivered"
	MessageStatusUndelivered MessageStatus = "undelivered"
	MessageStatusFailed      MessageStatus = "failed"
	MessageStatusReceived    MessageStatus = "received"
)

// MessageAddressStatus is a word of the API. Later versions can add others.
type MessageAddressStatus string

const (
	MessageAddressStatusWaiting     MessageAddressStatus = "waiting"
	MessageAddressStatusSending     MessageAddressStatus = "sending"
	MessageAddressStatusSent        MessageAddressStatus = "sent"
	MessageAddressStatusTimedOut    MessageAddressStatus = "timed_out"
	MessageAddressStatusUnknown     MessageAddressStatus = "unknown"
	MessageAddressStatusDelivered   MessageAddressStatus = "delivered"
	MessageAddressStatusUndelivered MessageAddressStatus = "undelivered"
	MessageAddressStatusFailed      MessageAddressStatus = "failed"
)

// MessageTemplateButtonsType is a word of the API. Later versions can add others.
type MessageTemplateButtonsType string

const (
	MessageTemplateButtonsTypeURL        MessageTemplateButtonsType = "url"
	MessageTemplateButtonsTypeQuickReply MessageTemplateButtonsType = "quick_reply"
	MessageTemplateButtonsTypeCopyCode   MessageTemplateButtonsType = "copy_code"
)

// TimelineEntryKind is a word of the API. Later versions can add others.
type TimelineEntryKind string

const (
	TimelineEntryKindStatus TimelineEntryKind = "status"
	TimelineEntryKindNote   TimelineEntryKind = "note"
)

// PhoneNumberCapabilities is a word of the API. Later versions can add others.
type PhoneNumberCapabilities string

const (
	PhoneNumberCapabilitiesSMS      PhoneNumberCapabilities = "sms"
	PhoneNumberCapabilitiesMMS      PhoneNumberCapabilities = "mms"
	PhoneNumberCapabilitiesWhatsapp PhoneNumberCapabilities = "whatsapp"
	PhoneNumberCapabilitiesXMPP     PhoneNumberCapabilities = "xmpp"
	PhoneNumberCapabilitiesMatrix   PhoneNumberCapabilities = "matrix"
	PhoneNumberCapabilitiesTelegram PhoneNumberCapabilities = "telegram"
)

// PhoneNumberStatus is a word of the API. Later versions can add others.
type PhoneNumberStatus string

const (
	PhoneNumberStatusPending  PhoneNumberStatus = "pending"
	PhoneNumberStatusActive   PhoneNumberStatus = "active"
	PhoneNumberStatusRejected PhoneNumberStatus = "rejected"
)

// VerificationStatus is a word of the API. Later versions can add others.
type VerificationStatus string

const (
	VerificationStatusPending            VerificationStatus = "pending"
	VerificationStatusApproved           VerificationStatus = "approved"
	VerificationStatusCanceled           VerificationStatus = "canceled"
	VerificationStatusExpired            VerificationStatus = "expired"
	VerificationStatusMaxAttemptsReached VerificationStatus = "max_attempts_reached"
	VerificationStatusFailed             VerificationStatus = "failed"
)

// VerificationSkippedChannelsReason is a word of the API. Later versions can add others.
type VerificationSkippedChannelsReason string

const (
	VerificationSkippedChannelsReasonInvalidAddress     VerificationSkippedChannelsReason = "invalid_address"
	VerificationSkippedChannelsReasonSenderRequired     VerificationSkippedChannelsReason = "sender_required"
	VerificationSkippedChannelsReasonTemplateRequired   VerificationSkippedChannelsReason = "template_required"
	VerificationSkippedChannelsReasonRecipientOptedOut  VerificationSkippedChannelsReason = "recipient_opted_out"
	VerificationSkippedChannelsReasonChannelUnavailable VerificationSkippedChannelsReason = "channel_unavailable"
	VerificationSkippedChannelsReasonSenderNotAllowed   VerificationSkippedChannelsReason = "sender_not_allowed"
)

// VerificationMethod is a word of the API. Later versions can add others.
type VerificationMethod string

const (
	VerificationMethodCode VerificationMethod = "code"
	VerificationMethodLink VerificationMethod = "link"
)

// VerificationRiskLevel is a word of the API. Later versions can add others.
type VerificationRiskLevel string

const (
	VerificationRiskLevelLow    VerificationRiskLevel = "low"
	VerificationRiskLevelMedium VerificationRiskLevel = "medium"
	VerificationRiskLevelHigh   VerificationRiskLevel = "high"
)

// VerificationRiskReasons is a word of the API. Later versions can add others.
type VerificationRiskReasons string

const (
	VerificationRiskReasonsPairLowConversion         VerificationRiskReasons = "pair_low_conversion"
	VerificationRiskReasonsPrefixLowConversion       VerificationRiskReasons = "prefix_low_conversion"
	VerificationRiskReasonsCountryLowConversion      VerificationRiskReasons = "country_low_conversion"
	VerificationRiskReasonsAccountLowConversion      VerificationRiskReasons = "account_low_conversion"
	VerificationRiskReasonsInstallationLowConversion VerificationRiskReasons = "installation_low_conversion"
	VerificationRiskReasonsManyPending               VerificationRiskReasons = "many_pending"
)

// NumberLookupReason is a word of the API. Later versions can add others.
type NumberLookupReason string

const (
	NumberLookupReasonCountryCodeMissing NumberLookupReason = "country_code_missing"
	NumberLookupReasonUnknownCountryCode NumberLookupReason = "unknown_country_code"
	NumberLookupReasonTooShort           NumberLookupReason = "too_short"
	NumberLookupReasonTooLong            NumberLookupReason = "too_long"
	NumberLookupReasonInvalidLength      NumberLookupReason = "invalid_length"
	NumberLookupReasonUnknownRange       NumberLookupReason = "unknown_range"
)

// NumberLookupLineType is a word of the API. Later versions can add others.
type NumberLookupLineType string

const (
	NumberLookupLineTypeMobile            NumberLookupLineType = "mobile"
	NumberLookupLineTypeFixedLine         NumberLookupLineType = "fixed_line"
	NumberLookupLineTypeFixedLineOrMobile NumberLookupLineType = "fixed_line_or_mobile"
	NumberLookupLineTypeTollFree          NumberLookupLineType = "toll_free"
	NumberLookupLineTypePremiumRate       NumberLookupLineType = "premium_rate"
	NumberLookupLineTypeSharedCost        NumberLookupLineType = "shared_cost"
	NumberLookupLineTypeVoip              NumberLookupLineType = "voip"
	NumberLookupLineTypePersonalNumber    NumberLookupLineType = "personal_number"
	NumberLookupLineTypePager             NumberLookupLineType = "pager"
	NumberLookupLineTypeUAN               NumberLookupLineType = "uan"
	NumberLookupLineTypeVoicemail         NumberLookupLineType = "voicemail"
	NumberLookupLineTypeSatellite         NumberLookupLineType = "satellite"
	NumberLookupLineTypeUnknown           NumberLookupLineType = "unknown"
)

// NumberLookupUnknown is a word of the API. Later versions can add others.
type NumberLookupUnknown string

const (
	NumberLookupUnknownAssigned  NumberLookupUnknown = "assigned"
	NumberLookupUnknownReachable NumberLookupUnknown = "reachable"
	NumberLookupUnknownPorted    NumberLookupUnknown = "ported"
	NumberLookupUnknownCarrier   NumberLookupUnknown = "carrier"
	NumberLookupUnknownLineType  NumberLookupUnknown = "line_type"
)

// AuthSessionStatus is a word of the API. Later versions can add others.
type AuthSessionStatus string

const (
	AuthSessionStatusActive  AuthSessionStatus = "active"
	AuthSessionStatusRevoked AuthSessionStatus = "revoked"
	AuthSessionStatusExpired AuthSessionStatus = "expired"
)

// AuthSessionRevokedReason is a word of the API. Later versions can add others.
type AuthSessionRevokedReason string

const (
	AuthSessionRevokedReasonLogout        AuthSessionRevokedReason = "logout"
	AuthSessionRevokedReasonRevokeAll     AuthSessionRevokedReason = "revoke_all"
	AuthSessionRevokedReasonReuseDetected AuthSessionRevokedReason = "reuse_detected"
	AuthSessionRevokedReasonSessionLimit  AuthSessionRevokedReason = "session_limit"
)

// AuthSessionACR is a word of the API. Later versions can add others.
type AuthSessionACR string

const (
	AuthSessionACR1 AuthSessionACR = "1"
	AuthSessionACR2 AuthSessionACR = "2"
)

// FactorFactorType is a word of the API. Later versions can add others.
type FactorFactorType string

const (
	FactorFactorTypeTotp          FactorFactorType = "totp"
	FactorFactorTypePasskey       FactorFactorType = "passkey"
	FactorFactorTypeRecoveryCodes FactorFactorType = "recovery_codes"
)

// FactorStatus is a word of the API. Later versions can add others.
type FactorStatus string

const (
	FactorStatusUnverified FactorStatus = "unverified"
	FactorStatusVerified   FactorStatus = "verified"
	FactorStatusDeleted    FactorStatus = "deleted"
)

// ChallengeStatus is a word of the API. Later versions can add others.
type ChallengeStatus string

const (
	ChallengeStatusPending  ChallengeStatus = "pending"
	ChallengeStatusApproved ChallengeStatus = "approved"
	ChallengeStatusDenied   ChallengeStatus = "denied"
	ChallengeStatusExpired  ChallengeStatus = "expired"
)

// PaymentStatus is a word of the API. Later versions can add others.
type PaymentStatus string

const (
	PaymentStatusPending        PaymentStatus = "pending"
	PaymentStatusRequiresAction PaymentStatus = "requires_action"
	PaymentStatusProcessing     PaymentStatus = "processing"
	PaymentStatusAuthorized     PaymentStatus = "authorized"
	PaymentStatusCompleted      PaymentStatus = "completed"
	PaymentStatusFailed         PaymentStatus = "failed"
	PaymentStatusCanceled       PaymentStatus = "canceled"
	PaymentStatusExpired        PaymentStatus = "expired"
)

// PaymentCaptureMethod is a word of the API. Later versions can add others.
type PaymentCaptureMethod string

const (
	PaymentCaptureMethodAutomatic PaymentCaptureMethod = "automatic"
	PaymentCaptureMethodManual    PaymentCaptureMethod = "manual"
)

// PaymentDeclineReason is a word of the API. Later versions can add others.
type PaymentDeclineReason string

const (
	PaymentDeclineReasonInsufficientFunds    PaymentDeclineReason = "insufficient_funds"
	PaymentDeclineReasonDoNotHonor           PaymentDeclineReason = "do_not_honor"
	PaymentDeclineReasonExpiredCard          PaymentDeclineReason = "expired_card"
	PaymentDeclineReasonIncorrectCvc         PaymentDeclineReason = "incorrect_cvc"
	PaymentDeclineReasonLostOrStolenCard     PaymentDeclineReason = "lost_or_stolen_card"
	PaymentDeclineReasonSuspectedFraud       PaymentDeclineReason = "suspected_fraud"
	PaymentDeclineReasonAuthenticationFailed PaymentDeclineReason = "authentication_failed"
	PaymentDeclineReasonInvalidPaymentMethod PaymentDeclineReason = "invalid_payment_method"
	PaymentDeclineReasonCurrencyNotSupported PaymentDeclineReason = "currency_not_supported"
	PaymentDeclineReasonIssuerUnavailable    PaymentDeclineReason = "issuer_unavailable"
	PaymentDeclineReasonProcessingError      PaymentDeclineReason = "processing_error"
	PaymentDeclineReasonProviderUnavailable  PaymentDeclineReason = "provider_unavailable"
	PaymentDeclineReasonNotReceived          PaymentDeclineReason = "not_received"
	PaymentDeclineReasonGenericDecline       PaymentDeclineReason = "generic_decline"
)

// PaymentPendingOperation is a word of the API. Later versions can add others.
type PaymentPendingOperation string

const (
	PaymentPendingOperationCapture PaymentPendingOperation = "capture"
	PaymentPendingOperationCancel  PaymentPendingOperation = "cancel"
)

// PaymentReviewReason is a word of the API. Later versions can add others.
type PaymentReviewReason string

const (
	PaymentReviewReasonAmountMismatch        PaymentReviewReason = "amount_mismatch"
	PaymentReviewReasonPaidAfterEnd          PaymentReviewReason = "paid_after_end"
	PaymentReviewReasonUnexpectedState       PaymentReviewReason = "unexpected_state"
	PaymentReviewReasonRefundsExceedCaptures PaymentReviewReason = "refunds_exceed_captures"
	PaymentReviewReasonOutcomeUnknown        PaymentReviewReason = "outcome_unknown"
)

// PaymentMismatchResolution is a word of the API. Later versions can add others.
type PaymentMismatchResolution string

const (
	PaymentMismatchResolutionAccept PaymentMismatchResolution = "accept"
	PaymentMismatchResolutionRefund PaymentMismatchResolution = "refund"
	PaymentMismatchResolutionCancel PaymentMismatchResolution = "cancel"
)

// PaymentDisputeStatus is a word of the API. Later versions can add others.
type PaymentDisputeStatus string

const (
	PaymentDisputeStatusWarning       PaymentDisputeStatus = "warning"
	PaymentDisputeStatusNeedsResponse PaymentDisputeStatus = "needs_response"
	PaymentDisputeStatusUnderReview   PaymentDisputeStatus = "under_review"
	PaymentDisputeStatusWon           PaymentDisputeStatus = "won"
	PaymentDisputeStatusLost          PaymentDisputeStatus = "lost"
	PaymentDisputeStatusClosed        PaymentDisputeStatus = "closed"
)

// PaymentCancelReason is a word of the API. Later versions can add others.
type PaymentCancelReason string

const (
	PaymentCancelReasonRequestedByCustomer PaymentCancelReason = "requested_by_customer"
	PaymentCancelReasonDuplicate           PaymentCancelReason = "duplicate"
	PaymentCancelReasonFraudulent          PaymentCancelReason = "fraudulent"
	PaymentCancelReasonAbandoned           PaymentCancelReason = "abandoned"
)

// RefundStatus is a word of the API. Later versions can add others.
type RefundStatus string

const (
	RefundStatusPending   RefundStatus = "pending"
	RefundStatusCompleted RefundStatus = "completed"
	RefundStatusFailed    RefundStatus = "failed"
	RefundStatusCanceled  RefundStatus = "canceled"
)

// RefundReason is a word of the API. Later versions can add others.
type RefundReason string

const (
	RefundReasonDuplicate           RefundReason = "duplicate"
	RefundReasonFraudulent          RefundReason = "fraudulent"
	RefundReasonRequestedByCustomer RefundReason = "requested_by_customer"
)

// DisputeStatus is a word of the API. Later versions can add others.
type DisputeStatus string

const (
	DisputeStatusWarning       DisputeStatus = "warning"
	DisputeStatusNeedsResponse DisputeStatus = "needs_response"
	DisputeStatusUnderReview   DisputeStatus = "under_review"
	DisputeStatusWon           DisputeStatus = "won"
	DisputeStatusLost          DisputeStatus = "lost"
	DisputeStatusClosed        DisputeStatus = "closed"
)

// TransactionType is a word of the API. Later versions can add others.
type TransactionType string

const (
	TransactionTypeCharge          TransactionType = "charge"
	TransactionTypeFee             TransactionType = "fee"
	TransactionTypeRefund          TransactionType = "refund"
	TransactionTypeRefundReversal  TransactionType = "refund_reversal"
	TransactionTypeDispute         TransactionType = "dispute"
	TransactionTypeDisputeReversal TransactionType = "dispute_reversal"
	TransactionTypePayout          TransactionType = "payout"
	TransactionTypeAdjustment      TransactionType = "adjustment"
)

// ReconciliationStatus is a word of the API. Later versions can add others.
type ReconciliationStatus string

const (
	ReconciliationStatusRunning   ReconciliationStatus = "running"
	ReconciliationStatusCompleted ReconciliationStatus = "completed"
	ReconciliationStatusFailed    ReconciliationStatus = "failed"
)

// DifferenceKind is a word of the API. Later versions can add others.
type DifferenceKind string

const (
	DifferenceKindMissingInLedger   DifferenceKind = "missing_in_ledger"
	DifferenceKindMissingAtProvider DifferenceKind = "missing_at_provider"
	DifferenceKindAmountMismatch    DifferenceKind = "amount_mismatch"
)

// DifferenceType is a word of the API. Later versions can add others.
type DifferenceType string

const (
	DifferenceTypeCharge     DifferenceType = "charge"
	DifferenceTypeRefund     DifferenceType = "refund"
	DifferenceTypeDispute    DifferenceType = "dispute"
	DifferenceTypeFee        DifferenceType = "fee"
	DifferenceTypePayout     DifferenceType = "payout"
	DifferenceTypeAdjustment DifferenceType = "adjustment"
)

// DifferenceStatus is a word of the API. Later versions can add others.
type DifferenceStatus string

const (
	DifferenceStatusOpen     DifferenceStatus = "open"
	DifferenceStatusResolved DifferenceStatus = "resolved"
)

// DifferenceResolution is a word of the API. Later versions can add others.
type DifferenceResolution string

const (
	DifferenceResolutionBooked       DifferenceResolution = "booked"
	DifferenceResolutionIgnored      DifferenceResolution = "ignored"
	DifferenceResolutionMatchedLater DifferenceResolution = "matched_later"
)

// WebhookStatus is a word of the API. Later versions can add others.
type WebhookStatus string

const (
	WebhookStatusEnabled  WebhookStatus = "enabled"
	WebhookStatusPaused   WebhookStatus = "paused"
	WebhookStatusDisabled WebhookStatus = "disabled"
)

// WebhookDisabledReason is a word of the API. Later versions can add others.
type WebhookDisabledReason string

const (
	WebhookDisabledReasonGone    WebhookDisabledReason = "gone"
	WebhookDisabledReasonFailing WebhookDisabledReason = "failing"
	WebhookDisabledReasonByUser  WebhookDisabledReason = "by_user"
)

// WebhookOrdering is a word of the API. Later versions can add others.
type WebhookOrdering string

const (
	WebhookOrderingNone WebhookOrdering = "none"
	WebhookOrderingFifo WebhookOrdering = "fifo"
)

// WebhookCircuitState is a word of the API. Later versions can add others.
type WebhookCircuitState string

const (
	WebhookCircuitStateClosed   WebhookCircuitState = "closed"
	WebhookCircuitStateOpen     WebhookCircuitState = "open"
	WebhookCircuitStateHalfOpen WebhookCircuitState = "half_open"
)

// WebhookPayload is a word of the API. Later versions can add others.
type WebhookPayload string

const (
	WebhookPayloadFull WebhookPayload = "full"
	WebhookPayloadThin WebhookPayload = "thin"
)

// WebhookSignatures is a word of the API. Later versions can add others.
type WebhookSignatures string

const (
	WebhookSignaturesV1  WebhookSignatures = "v1"
	WebhookSignaturesV1a WebhookSignatures = "v1a"
)

// DeliveryStatus is a word of the API. Later versions can add others.
type DeliveryStatus string

const (
	DeliveryStatusPending   DeliveryStatus = "pending"
	DeliveryStatusSucceeded DeliveryStatus = "succeeded"
	DeliveryStatusFailed    DeliveryStatus = "failed"
	DeliveryStatusCanceled  DeliveryStatus = "canceled"
)

// ReplayStatus is a word of the API. Later versions can add others.
type ReplayStatus string

const (
	ReplayStatusPending   ReplayStatus = "pending"
	ReplayStatusRunning   ReplayStatus = "running"
	ReplayStatusCompleted ReplayStatus = "completed"
	ReplayStatusCanceled  ReplayStatus = "canceled"
	ReplayStatusFailed    ReplayStatus = "failed"
)

// ReplayReason is a word of the API. Later versions can add others.
type ReplayReason string

const (
	ReplayReasonByUser          ReplayReason = "by_user"
	ReplayReasonWebhookDisabled ReplayReason = "webhook_disabled"
	ReplayReasonWebhookDeleted  ReplayReason = "webhook_deleted"
	ReplayReasonLogDropped      ReplayReason = "log_dropped"
	ReplayReasonFault           ReplayReason = "fault"
)

// EventType is a word of the API. Later versions can add others.
type EventType string

const (
	EventTypeMessagesQueued                  EventType = "messages.queued"
	EventTypeMessagesSending                 EventType = "messages.sending"
	EventTypeMessagesSent                    EventType = "messages.sent"
	EventTypeMessagesDelivered               EventType = "messages.delivered"
	EventTypeMessagesRead                    EventType = "messages.read"
	EventTypeMessagesUndelivered             EventType = "messages.undelivered"
	EventTypeMessagesFailed                  EventType = "messages.failed"
	EventTypeMessagesReceived                EventType = "messages.received"
	EventTypeVerificationsCreated            EventType = "verifications.created"
	EventTypeVerificationsSent               EventType = "verifications.sent"
	EventTypeVerificationsApproved           EventType = "verifications.approved"
	EventTypeVerificationsMaxAttemptsReached EventType = "verifications.max_attempts_reached"
	EventTypeVerificationsFailed             EventType = "verifications.failed"
	EventTypeVerificationsExpired            EventType = "verifications.expired"
	EventTypeVerificationsCanceled           EventType = "verifications.canceled"
	EventTypeVerificationsBlocked            EventType = "verifications.blocked"
	EventTypeSessionsCreated                 EventType = "sessions.created"
	EventTypeSessionsRevoked                 EventType = "sessions.revoked"
	EventTypeSessionsReuseDetected           EventType = "sessions.reuse_detected"
	EventTypeFactorsCreated                  EventType = "factors.created"
	EventTypeFactorsVerified                 EventType = "factors.verified"
	EventTypeFactorsDeleted                  EventType = "factors.deleted"
	EventTypeChallengesApproved              EventType = "challenges.approved"
	EventTypeChallengesDenied                EventType = "challenges.denied"
	EventTypeChallengesExpired               EventType = "challenges.expired"
	EventTypePaymentsCreated                 EventType = "payments.created"
	EventTypePaymentsRequiresAction          EventType = "payments.requires_action"
	EventTypePaymentsProcessing              EventType = "payments.processing"
	EventTypePaymentsAuthorized              EventType = "payments.authorized"
	EventTypePaymentsPartiallyPaid           EventType = "payments.partially_paid"
	EventTypePaymentsCompleted               EventType = "payments.completed"
	EventTypePaymentsFailed                  EventType = "payments.failed"
	EventTypePaymentsCanceled                EventType = "payments.canceled"
	EventTypePaymentsExpired                 EventType = "payments.expired"
	EventTypePaymentsReviewRequired          EventType = "payments.review_required"
	EventTypePaymentsReviewResolved          EventType = "payments.review_resolved"
	EventTypeRefundsCreated                  EventType = "refunds.created"
	EventTypeRefundsCompleted                EventType = "refunds.completed"
	EventTypeRefundsFailed                   EventType = "refunds.failed"
	EventTypeDisputesOpened                  EventType = "disputes.opened"
	EventTypeDisputesUpdated                 EventType = "disputes.updated"
	EventTypeDisputesClosed                  EventType = "disputes.closed"
	EventTypeDifferencesOpened               EventType = "differences.opened"
	EventTypeDifferencesResolved             EventType = "differences.resolved"
	EventTypeWebhooksFailing                 EventType = "webhooks.failing"
	EventTypeWebhooksDisabled                EventType = "webhooks.disabled"
	EventTypeWebhooksTest                    EventType = "webhooks.test"
)

// StatisticsInterval is a word of the API. Later versions can add others.
type StatisticsInterval string

const (
	StatisticsIntervalHour StatisticsInterval = "hour"
	StatisticsIntervalDay  StatisticsInterval = "day"
)

// AccountStatus is a word of the API. Later versions can add others.
type AccountStatus string

const (
	AccountStatusActive    AccountStatus = "active"
	AccountStatusSuspended AccountStatus = "suspended"
)

// APIKeyScope is a word of the API. Later versions can add others.
type APIKeyScope string

const (
	APIKeyScopeFull     APIKeyScope = "full"
	APIKeyScopeMessages APIKeyScope = "messages"
	APIKeyScopeWebhooks APIKeyScope = "webhooks"
	APIKeyScopeAuth     APIKeyScope = "auth"
	APIKeyScopePayments APIKeyScope = "payments"
	APIKeyScopeRead     APIKeyScope = "read"
)

// CarrierKind is a word of the API. Later versions can add others.
type CarrierKind string

const (
	CarrierKindSMPP     CarrierKind = "smpp"
	CarrierKindSMTP     CarrierKind = "smtp"
	CarrierKindHttp     CarrierKind = "http"
	CarrierKindMm4      CarrierKind = "mm4"
	CarrierKindMm7      CarrierKind = "mm7"
	CarrierKindXMPP     CarrierKind = "xmpp"
	CarrierKindMatrix   CarrierKind = "matrix"
	CarrierKindTelegram CarrierKind = "telegram"
	CarrierKindWhatsapp CarrierKind = "whatsapp"
)

// CarrierStatus is a word of the API. Later versions can add others.
type CarrierStatus string

const (
	CarrierStatusEnabled  CarrierStatus = "enabled"
	CarrierStatusDisabled CarrierStatus = "disabled"
)

// CarrierState is a word of the API. Later versions can add others.
type CarrierState string

const (
	CarrierStateUp     CarrierState = "up"
	CarrierStateDown   CarrierState = "down"
	CarrierStatePaused CarrierState = "paused"
	CarrierStateOff    CarrierState = "off"
)

// CarrierLearnedMessageIdsSubmit is a word of the API. Later versions can add others.
type CarrierLearnedMessageIdsSubmit string

const (
	CarrierLearnedMessageIdsSubmitAsIs    CarrierLearnedMessageIdsSubmit = "as_is"
	CarrierLearnedMessageIdsSubmitHex     CarrierLearnedMessageIdsSubmit = "hex"
	CarrierLearnedMessageIdsSubmitDecimal CarrierLearnedMessageIdsSubmit = "decimal"
)

// CarrierLearnedMessageIdsReceipt is a word of the API. Later versions can add others.
type CarrierLearnedMessageIdsReceipt string

const (
	CarrierLearnedMessageIdsReceiptAsIs    CarrierLearnedMessageIdsReceipt = "as_is"
	CarrierLearnedMessageIdsReceiptHex     CarrierLearnedMessageIdsReceipt = "hex"
	CarrierLearnedMessageIdsReceiptDecimal CarrierLearnedMessageIdsReceipt = "decimal"
)

// CarrierConnectionState is a word of the API. Later versions can add others.
type CarrierConnectionState string

const (
	CarrierConnectionStateUp   CarrierConnectionState = "up"
	CarrierConnectionStateDown CarrierConnectionState = "down"
)

// OperatorTimelineEntryKind is a word of the API. Later versions can add others.
type OperatorTimelineEntryKind string

const (
	OperatorTimelineEntryKindStatus   OperatorTimelineEntryKind = "status"
	OperatorTimelineEntryKindNote     OperatorTimelineEntryKind = "note"
	OperatorTimelineEntryKindExchange OperatorTimelineEntryKind = "exchange"
)

// SenderRuleKind is a word of the API. Later versions can add others.
type SenderRuleKind string

const (
	SenderRuleKindExact   SenderRuleKind = "exact"
	SenderRuleKindPattern SenderRuleKind = "pattern"
	SenderRuleKindAny     SenderRuleKind = "any"
)

// SimulatorMessageEncoding is a word of the API. Later versions can add others.
type SimulatorMessageEncoding string

const (
	SimulatorMessageEncodingGsm7 SimulatorMessageEncoding = "gsm7"
	SimulatorMessageEncodingUcs2 SimulatorMessageEncoding = "ucs2"
)

// SimulatorNumberParameter is a word of the API. Later versions can add others.
type SimulatorNumberParameter string

const (
	SimulatorNumberParameterTo   SimulatorNumberParameter = "to"
	SimulatorNumberParameterFrom SimulatorNumberParameter = "from"
)

// OptOutSettingsHoldsFor is a word of the API. Later versions can add others.
type OptOutSettingsHoldsFor string

const (
	OptOutSettingsHoldsForSender  OptOutSettingsHoldsFor = "sender"
	OptOutSettingsHoldsForAccount OptOutSettingsHoldsFor = "account"
)

// VerificationAttemptStatus is a word of the API. Later versions can add others.
type VerificationAttemptStatus string

const (
	VerificationAttemptStatusQueued    VerificationAttemptStatus = "queued"
	VerificationAttemptStatusSent      VerificationAttemptStatus = "sent"
	VerificationAttemptStatusDelivered VerificationAttemptStatus = "delivered"
	VerificationAttemptStatusFailed    VerificationAttemptStatus = "failed"
)

// VerificationSettingsAbuseMode is a word of the API. Later versions can add others.
type VerificationSettingsAbuseMode string

const (
	VerificationSettingsAbuseModeEnforce VerificationSettingsAbuseMode = "enforce"
	VerificationSettingsAbuseModeDryRun  VerificationSettingsAbuseMode = "dry_run"
)

// VerificationSettingsPasskeyUserVerification is a word of the API. Later versions can add others.
type VerificationSettingsPasskeyUserVerification string

const (
	VerificationSettingsPasskeyUserVerificationRequired  VerificationSettingsPasskeyUserVerification = "required"
	VerificationSettingsPasskeyUserVerificationPreferred VerificationSettingsPasskeyUserVerification = "preferred"
)

// VerificationBlockScope is a word of the API. Later versions can add others.
type VerificationBlockScope string

const (
	VerificationBlockScopePair    VerificationBlockScope = "pair"
	VerificationBlockScopePrefix  VerificationBlockScope = "prefix"
	VerificationBlockScopeCountry VerificationBlockScope = "country"
	VerificationBlockScopeAccount VerificationBlockScope = "account"
)

// VerificationBlockReason is a word of the API. Later versions can add others.
type VerificationBlockReason string

const (
	VerificationBlockReasonLowConversion VerificationBlockReason = "low_conversion"
)

// PaymentTimelineEntryType is a word of the API. Later versions can add others.
type PaymentTimelineEntryType string

const (
	PaymentTimelineEntryTypeEvent     PaymentTimelineEntryType = "event"
	PaymentTimelineEntryTypeMessage   PaymentTimelineEntryType = "message"
	PaymentTimelineEntryTypeOperation PaymentTimelineEntryType = "operation"
	PaymentTimelineEntryTypeLedger    PaymentTimelineEntryType = "ledger"
)

// PaymentTimelineEntryOperation is a word of the API. Later versions can add others.
type PaymentTimelineEntryOperation string

const (
	PaymentTimelineEntryOperationCharge  PaymentTimelineEntryOperation = "charge"
	PaymentTimelineEntryOperationCapture PaymentTimelineEntryOperation = "capture"
	PaymentTimelineEntryOperationCancel  PaymentTimelineEntryOperation = "cancel"
	PaymentTimelineEntryOperationRefund  PaymentTimelineEntryOperation = "refund"
)

// DeliveryAttemptAskedBy is a word of the API. Later versions can add others.
type DeliveryAttemptAskedBy string

const (
	DeliveryAttemptAskedBySchedule DeliveryAttemptAskedBy = "schedule"
	DeliveryAttemptAskedByManual   DeliveryAttemptAskedBy = "manual"
	DeliveryAttemptAskedByReplay   DeliveryAttemptAskedBy = "replay"
)

// RouteCandidateStanding is a word of the API. Later versions can add others.
type RouteCandidateStanding string

const (
	RouteCandidateStandingReady       RouteCandidateStanding = "ready"
	RouteCandidateStandingDown        RouteCandidateStanding = "down"
	RouteCandidateStandingCircuitOpen RouteCandidateStanding = "circuit_open"
)

// ListMessagesErrorCode is a word of the API. Later versions can add others.
type ListMessagesErrorCode string

const (
	ListMessagesErrorCodeInvalidRecipient     ListMessagesErrorCode = "invalid_recipient"
	ListMessagesErrorCodeUnroutable           ListMessagesErrorCode = "unroutable"
	ListMessagesErrorCodeRegionNotPermitted   ListMessagesErrorCode = "region_not_permitted"
	ListMessagesErrorCodeRecipientOptedOut    ListMessagesErrorCode = "recipient_opted_out"
	ListMessagesErrorCodeNotMobile            ListMessagesErrorCode = "not_mobile"
	ListMessagesErrorCodeInvalidSender        ListMessagesErrorCode = "invalid_sender"
	ListMessagesErrorCodeSenderNotPermitted   ListMessagesErrorCode = "sender_not_permitted"
	ListMessagesErrorCodeSenderQueueFull      ListMessagesErrorCode = "sender_queue_full"
	ListMessagesErrorCodeThrottled            ListMessagesErrorCode = "throttled"
	ListMessagesErrorCodeCarrierUnavailable   ListMessagesErrorCode = "carrier_unavailable"
	ListMessagesErrorCodeCarrierRejected      ListMessagesErrorCode = "carrier_rejected"
	ListMessagesErrorCodeMessageInvalid       ListMessagesErrorCode = "message_invalid"
	ListMessagesErrorCodeChannelUnavailable   ListMessagesErrorCode = "channel_unavailable"
	ListMessagesErrorCodeUnreachableHandset   ListMessagesErrorCode = "unreachable_handset"
	ListMessagesErrorCodeUnknownHandset       ListMessagesErrorCode = "unknown_handset"
	ListMessagesErrorCodeUnknownUser          ListMessagesErrorCode = "unknown_user"
	ListMessagesErrorCodeUnknownMailbox       ListMessagesErrorCode = "unknown_mailbox"
	ListMessagesErrorCodeLandline             ListMessagesErrorCode = "landline"
	ListMessagesErrorCodeBlockedByCarrier     ListMessagesErrorCode = "blocked_by_carrier"
	ListMessagesErrorCodeBlockedByRecipient   ListMessagesErrorCode = "blocked_by_recipient"
	ListMessagesErrorCodeWindowClosed         ListMessagesErrorCode = "window_closed"
	ListMessagesErrorCodeMarketingLimit       ListMessagesErrorCode = "marketing_limit"
	ListMessagesErrorCodeTemplateInvalid      ListMessagesErrorCode = "template_invalid"
	ListMessagesErrorCodeDeliveryFailed       ListMessagesErrorCode = "delivery_failed"
	ListMessagesErrorCodeValidityExpired      ListMessagesErrorCode = "validity_expired"
	ListMessagesErrorCodeOutcomeUnknown       ListMessagesErrorCode = "outcome_unknown"
	ListMessagesErrorCodeMediaTooLarge        ListMessagesErrorCode = "media_too_large"
	ListMessagesErrorCodeMediaUnfetchable     ListMessagesErrorCode = "media_unfetchable"
	ListMessagesErrorCodeMediaTypeUnsupported ListMessagesErrorCode = "media_type_unsupported"
	ListMessagesErrorCodeMediaUnsupported     ListMessagesErrorCode = "media_unsupported"
)

// ListMessagesOrder is a word of the API. Later versions can add others.
type ListMessagesOrder string

const (
	ListMessagesOrderAsc  ListMessagesOrder = "asc"
	ListMessagesOrderDesc ListMessagesOrder = "desc"
)

// CreatePhoneNumberCapabilities is a word of the API. Later versions can add others.
type CreatePhoneNumberCapabilities string

const (
	CreatePhoneNumberCapabilitiesSMS CreatePhoneNumberCapabilities = "sms"
	CreatePhoneNumberCapabilitiesMMS CreatePhoneNumberCapabilities = "mms"
)

// CreateVerificationRiskCheck is a word of the API. Later versions can add others.
type CreateVerificationRiskCheck string

const (
	CreateVerificationRiskCheckOn  CreateVerificationRiskCheck = "on"
	CreateVerificationRiskCheckOff CreateVerificationRiskCheck = "off"
)

// ListVerificationAttemptsChannel is a word of the API. Later versions can add others.
type ListVerificationAttemptsChannel string

const (
	ListVerificationAttemptsChannelSMS      ListVerificationAttemptsChannel = "sms"
	ListVerificationAttemptsChannelWhatsapp ListVerificationAttemptsChannel = "whatsapp"
	ListVerificationAttemptsChannelXMPP     ListVerificationAttemptsChannel = "xmpp"
	ListVerificationAttemptsChannelEmail    ListVerificationAttemptsChannel = "email"
)

// CancelPaymentReason is a word of the API. Later versions can add others.
type CancelPaymentReason string

const (
	CancelPaymentReasonRequestedByCustomer CancelPaymentReason = "requested_by_customer"
	CancelPaymentReasonDuplicate           CancelPaymentReason = "duplicate"
	CancelPaymentReasonFraudulent          CancelPaymentReason = "fraudulent"
	CancelPaymentReasonAbandoned           CancelPaymentReason = "abandoned"
)

// ResolveDifferenceResolution is a word of the API. Later versions can add others.
type ResolveDifferenceResolution string

const (
	ResolveDifferenceResolutionBooked  ResolveDifferenceResolution = "booked"
	ResolveDifferenceResolutionIgnored ResolveDifferenceResolution = "ignored"
)

// ListDeliveriesEventType is a word of the API. Later versions can add others.
type ListDeliveriesEventType string

const (
	ListDeliveriesEventTypeMessagesQueued                  ListDeliveriesEventType = "messages.queued"
	ListDeliveriesEventTypeMessagesSending                 ListDeliveriesEventType = "messages.sending"
	ListDeliveriesEventTypeMessagesSent                    ListDeliveriesEventType = "messages.sent"
	ListDeliveriesEventTypeMessagesDelivered               ListDeliveriesEventType = "messages.delivered"
	ListDeliveriesEventTypeMessagesRead                    ListDeliveriesEventType = "messages.read"
	ListDeliveriesEventTypeMessagesUndelivered             ListDeliveriesEventType = "messages.undelivered"
	ListDeliveriesEventTypeMessagesFailed                  ListDeliveriesEventType = "messages.failed"
	ListDeliveriesEventTypeMessagesReceived                ListDeliveriesEventType = "messages.received"
	ListDeliveriesEventTypeVerificationsCreated            ListDeliveriesEventType = "verifications.created"
	ListDeliveriesEventTypeVerificationsSent               ListDeliveriesEventType = "verifications.sent"
	ListDeliveriesEventTypeVerificationsApproved           ListDeliveriesEventType = "verifications.approved"
	ListDeliveriesEventTypeVerificationsMaxAttemptsReached ListDeliveriesEventType = "verifications.max_attempts_reached"
	ListDeliveriesEventTypeVerificationsFailed             ListDeliveriesEventType = "verifications.failed"
	ListDeliveriesEventTypeVerificationsExpired            ListDeliveriesEventType = "verifications.expired"
	ListDeliveriesEventTypeVerificationsCanceled           ListDeliveriesEventType = "verifications.canceled"
	ListDeliveriesEventTypeVerificationsBlocked            ListDeliveriesEventType = "verifications.blocked"
	ListDeliveriesEventTypeSessionsCreated                 ListDeliveriesEventType = "sessions.created"
	ListDeliveriesEventTypeSessionsRevoked                 ListDeliveriesEventType = "sessions.revoked"
	ListDeliveriesEventTypeSessionsReuseDetected           ListDeliveriesEventType = "sessions.reuse_detected"
	ListDeliveriesEventTypeFactorsCreated                  ListDeliveriesEventType = "factors.created"
	ListDeliveriesEventTypeFactorsVerified                 ListDeliveriesEventType = "factors.verified"
	ListDeliveriesEventTypeFactorsDeleted                  ListDeliveriesEventType = "factors.deleted"
	ListDeliveriesEventTypeChallengesApproved              ListDeliveriesEventType = "challenges.approved"
	ListDeliveriesEventTypeChallengesDenied                ListDeliveriesEventType = "challenges.denied"
	ListDeliveriesEventTypeChallengesExpired               ListDeliveriesEventType = "challenges.expired"
	ListDeliveriesEventTypePaymentsCreated                 ListDeliveriesEventType = "payments.created"
	ListDeliveriesEventTypePaymentsRequiresAction          ListDeliveriesEventType = "payments.requires_action"
	ListDeliveriesEventTypePaymentsProcessing              ListDeliveriesEventType = "payments.processing"
	ListDeliveriesEventTypePaymentsAuthorized              ListDeliveriesEventType = "payments.authorized"
	ListDeliveriesEventTypePaymentsPartiallyPaid           ListDeliveriesEventType = "payments.partially_paid"
	ListDeliveriesEventTypePaymentsCompleted               ListDeliveriesEventType = "payments.completed"
	ListDeliveriesEventTypePaymentsFailed                  ListDeliveriesEventType = "payments.failed"
	ListDeliveriesEventTypePaymentsCanceled                ListDeliveriesEventType = "payments.canceled"
	ListDeliveriesEventTypePaymentsExpired                 ListDeliveriesEventType = "payments.expired"
	ListDeliveriesEventTypePaymentsReviewRequired          ListDeliveriesEventType = "payments.review_required"
	ListDeliveriesEventTypePaymentsReviewResolved          ListDeliveriesEventType = "payments.review_resolved"
	ListDeliveriesEventTypeRefundsCreated                  ListDeliveriesEventType = "refunds.created"
	ListDeliveriesEventTypeRefundsCompleted                ListDeliveriesEventType = "refunds.completed"
	ListDeliveriesEventTypeRefundsFailed                   ListDeliveriesEventType = "refunds.failed"
	ListDeliveriesEventTypeDisputesOpened                  ListDeliveriesEventType = "disputes.opened"
	ListDeliveriesEventTypeDisputesUpdated                 ListDeliveriesEventType = "disputes.updated"
	ListDeliveriesEventTypeDisputesClosed                  ListDeliveriesEventType = "disputes.closed"
	ListDeliveriesEventTypeDifferencesOpened               ListDeliveriesEventType = "differences.opened"
	ListDeliveriesEventTypeDifferencesResolved             ListDeliveriesEventType = "differences.resolved"
	ListDeliveriesEventTypeWebhooksFailing                 ListDeliveriesEventType = "webhooks.failing"
	ListDeliveriesEventTypeWebhooksDisabled                ListDeliveriesEventType = "webhooks.disabled"
	ListDeliveriesEventTypeWebhooksTest                    ListDeliveriesEventType = "webhooks.test"
)

// ListEventsType is a word of the API. Later versions can add others.
type ListEventsType string

const (
	ListEventsTypeMessagesAll                     ListEventsType = "messages.*"
	ListEventsTypeVerificationsAll                ListEventsType = "verifications.*"
	ListEventsTypeSessionsAll                     ListEventsType = "sessions.*"
	ListEventsTypeFactorsAll                      ListEventsType = "factors.*"
	ListEventsTypeChallengesAll                   ListEventsType = "challenges.*"
	ListEventsTypePaymentsAll                     ListEventsType = "payments.*"
	ListEventsTypeRefundsAll                      ListEventsType = "refunds.*"
	ListEventsTypeDisputesAll                     ListEventsType = "disputes.*"
	ListEventsTypeDifferencesAll                  ListEventsType = "differences.*"
	ListEventsTypeWebhooksAll                     ListEventsType = "webhooks.*"
	ListEventsTypeMessagesQueued                  ListEventsType = "messages.queued"
	ListEventsTypeMessagesSending                 ListEventsType = "messages.sending"
	ListEventsTypeMessagesSent                    ListEventsType = "messages.sent"
	ListEventsTypeMessagesDelivered               ListEventsType = "messages.delivered"
	ListEventsTypeMessagesRead                    ListEventsType = "messages.read"
	ListEventsTypeMessagesUndelivered             ListEventsType = "messages.undelivered"
	ListEventsTypeMessagesFailed                  ListEventsType = "messages.failed"
	ListEventsTypeMessagesReceived                ListEventsType = "messages.received"
	ListEventsTypeVerificationsCreated            ListEventsType = "verifications.created"
	ListEventsTypeVerificationsSent               ListEventsType = "verifications.sent"
	ListEventsTypeVerificationsApproved           ListEventsType = "verifications.approved"
	ListEventsTypeVerificationsMaxAttemptsReached ListEventsType = "verifications.max_attempts_reached"
	ListEventsTypeVerificationsFailed             ListEventsType = "verifications.failed"
	ListEventsTypeVerificationsExpired            ListEventsType = "verifications.expired"
	ListEventsTypeVerificationsCanceled           ListEventsType = "verifications.canceled"
	ListEventsTypeVerificationsBlocked            ListEventsType = "verifications.blocked"
	ListEventsTypeSessionsCreated                 ListEventsType = "sessions.created"
	ListEventsTypeSessionsRevoked                 ListEventsType = "sessions.revoked"
	ListEventsTypeSessionsReuseDetected           ListEventsType = "sessions.reuse_detected"
	ListEventsTypeFactorsCreated                  ListEventsType = "factors.created"
	ListEventsTypeFactorsVerified                 ListEventsType = "factors.verified"
	ListEventsTypeFactorsDeleted                  ListEventsType = "factors.deleted"
	ListEventsTypeChallengesApproved              ListEventsType = "challenges.approved"
	ListEventsTypeChallengesDenied                ListEventsType = "challenges.denied"
	ListEventsTypeChallengesExpired               ListEventsType = "challenges.expired"
	ListEventsTypePaymentsCreated                 ListEventsType = "payments.created"
	ListEventsTypePaymentsRequiresAction          ListEventsType = "payments.requires_action"
	ListEventsTypePaymentsProcessing              ListEventsType = "payments.processing"
	ListEventsTypePaymentsAuthorized              ListEventsType = "payments.authorized"
	ListEventsTypePaymentsPartiallyPaid           ListEventsType = "payments.partially_paid"
	ListEventsTypePaymentsCompleted               ListEventsType = "payments.completed"
	ListEventsTypePaymentsFailed                  ListEventsType = "payments.failed"
	ListEventsTypePaymentsCanceled                ListEventsType = "payments.canceled"
	ListEventsTypePaymentsExpired                 ListEventsType = "payments.expired"
	ListEventsTypePaymentsReviewRequired          ListEventsType = "payments.review_required"
	ListEventsTypePaymentsReviewResolved          ListEventsType = "payments.review_resolved"
	ListEventsTypeRefundsCreated                  ListEventsType = "refunds.created"
	ListEventsTypeRefundsCompleted                ListEventsType = "refunds.completed"
	ListEventsTypeRefundsFailed                   ListEventsType = "refunds.failed"
	ListEventsTypeDisputesOpened                  ListEventsType = "disputes.opened"
	ListEventsTypeDisputesUpdated                 ListEventsType = "disputes.updated"
	ListEventsTypeDisputesClosed                  ListEventsType = "disputes.closed"
	ListEventsTypeDifferencesOpened               ListEventsType = "differences.opened"
	ListEventsTypeDifferencesResolved             ListEventsType = "differences.resolved"
	ListEventsTypeWebhooksFailing                 ListEventsType = "webhooks.failing"
	ListEventsTypeWebhooksDisabled                ListEventsType = "webhooks.disabled"
	ListEventsTypeWebhooksTest                    ListEventsType = "webhooks.test"
)

// UpdatePhoneNumberStatus is a word of the API. Later versions can add others.
type UpdatePhoneNumberStatus string

const (
	UpdatePhoneNumberStatusActive   UpdatePhoneNumberStatus = "active"
	UpdatePhoneNumberStatusRejected UpdatePhoneNumberStatus = "rejected"
)
