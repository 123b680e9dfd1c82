// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

// MessageDirection is a word of the API. Later versions can add others.
type MessageDirection string

const (
	MessageDirectionOutbound MessageDirection = "outbound"
	MessageDirectionInbound  MessageDirection = "inbound"
)

// Channel is a word of the API. Later versions can add others.
type Channel string

const (
	ChannelSMS      Channel = "sms"
	ChannelMMS      Channel = "mms"
	ChannelWhatsapp Channel = "whatsapp"
	ChannelXMPP     Channel = "xmpp"
	ChannelMatrix   Channel = "matrix"
	ChannelTelegram Channel = "telegram"
	ChannelEmail    Channel = "email"
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

// TemplateButtonType is a word of the API. Later versions can add others.
type TemplateButtonType string

const (
	TemplateButtonTypeURL        TemplateButtonType = "url"
	TemplateButtonTypeQuickReply TemplateButtonType = "quick_reply"
	TemplateButtonTypeCopyCode   TemplateButtonType = "copy_code"
)

// TimelineEntryKind is a word of the API. Later versions can add others.
type TimelineEntryKind string

const (
	TimelineEntryKindStatus TimelineEntryKind = "status"
	TimelineEntryKindNote   TimelineEntryKind = "note"
)

// PhoneNumberCapability is a word of the API. Later versions can add others.
type PhoneNumberCapability string

const (
	PhoneNumberCapabilitySMS      PhoneNumberCapability = "sms"
	PhoneNumberCapabilityMMS      PhoneNumberCapability = "mms"
	PhoneNumberCapabilityWhatsapp PhoneNumberCapability = "whatsapp"
	PhoneNumberCapabilityXMPP     PhoneNumberCapability = "xmpp"
	PhoneNumberCapabilityMatrix   PhoneNumberCapability = "matrix"
	PhoneNumberCapabilityTelegram PhoneNumberCapability = "telegram"
)

// PhoneNumberStatus is a word of the API. Later versions can add others.
type PhoneNumberStatus string

const (
	PhoneNumberStatusPending  PhoneNumberStatus = "pending"
	PhoneNumberStatusActive   PhoneNumberStatus = "active"
	PhoneNumberStatusRejected PhoneNumberStatus = "rejected"
)

// CallbackMethod is a word of the API. Later versions can add others.
type CallbackMethod string

const (
	CallbackMethodPost CallbackMethod = "POST"
	CallbackMethodGet  CallbackMethod = "GET"
)

// ServiceSenderKind is a word of the API. Later versions can add others.
type ServiceSenderKind string

const (
	ServiceSenderKindPhoneNumber ServiceSenderKind = "phone_number"
	ServiceSenderKindShortCode   ServiceSenderKind = "short_code"
	ServiceSenderKindName        ServiceSenderKind = "name"
	ServiceSenderKindChat        ServiceSenderKind = "chat"
	ServiceSenderKindEmail       ServiceSenderKind = "email"
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

// SessionRevokedReason is a word of the API. Later versions can add others.
type SessionRevokedReason string

const (
	SessionRevokedReasonLogout        SessionRevokedReason = "logout"
	SessionRevokedReasonRevokeAll     SessionRevokedReason = "revoke_all"
	SessionRevokedReasonReuseDetected SessionRevokedReason = "reuse_detected"
	SessionRevokedReasonSessionLimit  SessionRevokedReason = "session_limit"
)

// AuthenticationLevel is a word of the API. Later versions can add others.
type AuthenticationLevel string

const (
	AuthenticationLevel1 AuthenticationLevel = "1"
	AuthenticationLevel2 AuthenticationLevel = "2"
)

// FactorType is a word of the API. Later versions can add others.
type FactorType string

const (
	FactorTypeTotp          FactorType = "totp"
	FactorTypePasskey       FactorType = "passkey"
	FactorTypeRecoveryCodes FactorType = "recovery_codes"
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

// CaptureMethod is a word of the API. Later versions can add others.
type CaptureMethod string

const (
	CaptureMethodAutomatic CaptureMethod = "automatic"
	CaptureMethodManual    CaptureMethod = "manual"
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

// MismatchResolution is a word of the API. Later versions can add others.
type MismatchResolution string

const (
	MismatchResolutionAccept MismatchResolution = "accept"
	MismatchResolutionRefund MismatchResolution = "refund"
	MismatchResolutionCancel MismatchResolution = "cancel"
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

// WebhookCallbackForm is a word of the API. Later versions can add others.
type WebhookCallbackForm string

const (
	WebhookCallbackFormPosthorn WebhookCallbackForm = "posthorn"
	WebhookCallbackFormTwilio   WebhookCallbackForm = "twilio"
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

// CircuitState is a word of the API. Later versions can add others.
type CircuitState string

const (
	CircuitStateClosed   CircuitState = "closed"
	CircuitStateOpen     CircuitState = "open"
	CircuitStateHalfOpen CircuitState = "half_open"
)

// WebhookPayload is a word of the API. Later versions can add others.
type WebhookPayload string

const (
	WebhookPayloadFull WebhookPayload = "full"
	WebhookPayloadThin WebhookPayload = "thin"
)

// WebhookSignature is a word of the API. Later versions can add others.
type WebhookSignature string

const (
	WebhookSignatureV1  WebhookSignature = "v1"
	WebhookSignatureV1a WebhookSignature = "v1a"
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

// EventName is a word of the API. Later versions can add others.
type EventName string

const (
	EventNameMessagesQueued                  EventName = "messages.queued"
	EventNameMessagesSending                 EventName = "messages.sending"
	EventNameMessagesSent                    EventName = "messages.sent"
	EventNameMessagesDelivered               EventName = "messages.delivered"
	EventNameMessagesRead                    EventName = "messages.read"
	EventNameMessagesUndelivered             EventName = "messages.undelivered"
	EventNameMessagesFailed                  EventName = "messages.failed"
	EventNameMessagesReceived                EventName = "messages.received"
	EventNameMessagesReplyRequested          EventName = "messages.reply_requested"
	EventNameVerificationsCreated            EventName = "verifications.created"
	EventNameVerificationsSent               EventName = "verifications.sent"
	EventNameVerificationsApproved           EventName = "verifications.approved"
	EventNameVerificationsMaxAttemptsReached EventName = "verifications.max_attempts_reached"
	EventNameVerificationsFailed             EventName = "verifications.failed"
	EventNameVerificationsExpired            EventName = "verifications.expired"
	EventNameVerificationsCanceled           EventName = "verifications.canceled"
	EventNameVerificationsBlocked            EventName = "verifications.blocked"
	EventNameSessionsCreated                 EventName = "sessions.created"
	EventNameSessionsRevoked                 EventName = "sessions.revoked"
	EventNameSessionsReuseDetected           EventName = "sessions.reuse_detected"
	EventNameFactorsCreated                  EventName = "factors.created"
	EventNameFactorsVerified                 EventName = "factors.verified"
	EventNameFactorsDeleted                  EventName = "factors.deleted"
	EventNameChallengesApproved              EventName = "challenges.approved"
	EventNameChallengesDenied                EventName = "challenges.denied"
	EventNameChallengesExpired               EventName = "challenges.expired"
	EventNamePaymentsCreated                 EventName = "payments.created"
	EventNamePaymentsRequiresAction          EventName = "payments.requires_action"
	EventNamePaymentsProcessing              EventName = "payments.processing"
	EventNamePaymentsAuthorized              EventName = "payments.authorized"
	EventNamePaymentsPartiallyPaid           EventName = "payments.partially_paid"
	EventNamePaymentsCompleted               EventName = "payments.completed"
	EventNamePaymentsFailed                  EventName = "payments.failed"
	EventNamePaymentsCanceled                EventName = "payments.canceled"
	EventNamePaymentsExpired                 EventName = "payments.expired"
	EventNamePaymentsReviewRequired          EventName = "payments.review_required"
	EventNamePaymentsReviewResolved          EventName = "payments.review_resolved"
	EventNameRefundsCreated                  EventName = "refunds.created"
	EventNameRefundsCompleted                EventName = "refunds.completed"
	EventNameRefundsFailed                   EventName = "refunds.failed"
	EventNameDisputesOpened                  EventName = "disputes.opened"
	EventNameDisputesUpdated                 EventName = "disputes.updated"
	EventNameDisputesClosed                  EventName = "disputes.closed"
	EventNameDifferencesOpened               EventName = "differences.opened"
	EventNameDifferencesResolved             EventName = "differences.resolved"
	EventNameWebhooksFailing                 EventName = "webhooks.failing"
	EventNameWebhooksDisabled                EventName = "webhooks.disabled"
	EventNameWebhooksTest                    EventName = "webhooks.test"
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

// EnabledStatus is a word of the API. Later versions can add others.
type EnabledStatus string

const (
	EnabledStatusEnabled  EnabledStatus = "enabled"
	EnabledStatusDisabled EnabledStatus = "disabled"
)

// CarrierState is a word of the API. Later versions can add others.
type CarrierState string

const (
	CarrierStateUp     CarrierState = "up"
	CarrierStateDown   CarrierState = "down"
	CarrierStatePaused CarrierState = "paused"
	CarrierStateOff    CarrierState = "off"
)

// MessageIDFormat is a word of the API. Later versions can add others.
type MessageIDFormat string

const (
	MessageIDFormatAsIs    MessageIDFormat = "as_is"
	MessageIDFormatHex     MessageIDFormat = "hex"
	MessageIDFormatDecimal MessageIDFormat = "decimal"
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

// TextEncoding is a word of the API. Later versions can add others.
type TextEncoding string

const (
	TextEncodingGsm7 TextEncoding = "gsm7"
	TextEncodingUcs2 TextEncoding = "ucs2"
)

// SimulatorNumberParameter is a word of the API. Later versions can add others.
type SimulatorNumberParameter string

const (
	SimulatorNumberParameterTo   SimulatorNumberParameter = "to"
	SimulatorNumberParameterFrom SimulatorNumberParameter = "from"
)

// FeedbackOutcome is a word of the API. Later versions can add others.
type FeedbackOutcome string

const (
	FeedbackOutcomeConfirmed   FeedbackOutcome = "confirmed"
	FeedbackOutcomeUnconfirmed FeedbackOutcome = "unconfirmed"
)

// PasskeyUserVerification is a word of the API. Later versions can add others.
type PasskeyUserVerification string

const (
	PasskeyUserVerificationRequired  PasskeyUserVerification = "required"
	PasskeyUserVerificationPreferred PasskeyUserVerification = "preferred"
)

// RequestedCapability is a word of the API. Later versions can add others.
type RequestedCapability string

const (
	RequestedCapabilitySMS RequestedCapability = "sms"
	RequestedCapabilityMMS RequestedCapability = "mms"
)

// SortOrder is a word of the API. Later versions can add others.
type SortOrder string

const (
	SortOrderAsc  SortOrder = "asc"
	SortOrderDesc SortOrder = "desc"
)

// OptOutReach is a word of the API. Later versions can add others.
type OptOutReach string

const (
	OptOutReachSender  OptOutReach = "sender"
	OptOutReachAccount OptOutReach = "account"
)

// VerificationAttemptStatus is a word of the API. Later versions can add others.
type VerificationAttemptStatus string

const (
	VerificationAttemptStatusQueued    VerificationAttemptStatus = "queued"
	VerificationAttemptStatusSent      VerificationAttemptStatus = "sent"
	VerificationAttemptStatusDelivered VerificationAttemptStatus = "delivered"
	VerificationAttemptStatusFailed    VerificationAttemptStatus = "failed"
)

// VerificationMode is a word of the API. Later versions can add others.
type VerificationMode string

const (
	VerificationModeEnforce VerificationMode = "enforce"
	VerificationModeDryRun  VerificationMode = "dry_run"
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

// VerificationChannel is a word of the API. Later versions can add others.
type VerificationChannel string

const (
	VerificationChannelSMS      VerificationChannel = "sms"
	VerificationChannelWhatsapp VerificationChannel = "whatsapp"
	VerificationChannelXMPP     VerificationChannel = "xmpp"
	VerificationChannelEmail    VerificationChannel = "email"
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
	ListMessagesErrorCodeCanceled             ListMessagesErrorCode = "canceled"
	ListMessagesErrorCodeValidityExpired      ListMessagesErrorCode = "validity_expired"
	ListMessagesErrorCodeOutcomeUnknown       ListMessagesErrorCode = "outcome_unknown"
	ListMessagesErrorCodeMediaTooLarge        ListMessagesErrorCode = "media_too_large"
	ListMessagesErrorCodeMediaUnfetchable     ListMessagesErrorCode = "media_unfetchable"
	ListMessagesErrorCodeMediaTypeUnsupported ListMessagesErrorCode = "media_type_unsupported"
	ListMessagesErrorCodeMediaUnsupported     ListMessagesErrorCode = "media_unsupported"
)

// CreateVerificationRiskCheck is a word of the API. Later versions can add others.
type CreateVerificationRiskCheck string

const (
	CreateVerificationRiskCheckOn  CreateVerificationRiskCheck = "on"
	CreateVerificationRiskCheckOff CreateVerificationRiskCheck = "off"
)

// ResolveDifferenceResolution is a word of the API. Later versions can add others.
type ResolveDifferenceResolution string

const (
	ResolveDifferenceResolutionBooked  ResolveDifferenceResolution = "booked"
	ResolveDifferenceResolutionIgnored ResolveDifferenceResolution = "ignored"
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
	ListEventsTypeMessagesReplyRequested          ListEventsType = "messages.reply_requested"
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
