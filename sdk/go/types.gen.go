// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"encoding/json"
	"time"
)

// Message: A sent or received message.
type Message struct {
	Object
	// Identifier of the message.
	SID string `json:"sid"`
	// The account of the message.
	AccountSID string `json:"account_sid"`
	// The direction: sent by the account, or received.
	Direction MessageDirection `json:"direction"`
	// The channel.
	Channel Channel `json:"channel"`
	// The status. It never returns to an earlier one.
	Status MessageStatus `json:"status"`
	// The recipient.
	To string `json:"to"`
	// The sender.
	From string `json:"from"`
	// The text. Empty for a message with media only.
	Body string `json:"body"`
	// The number of segments of the text.
	NumSegments int64 `json:"num_segments"`
	// The number of attached media.
	NumMedia int64 `json:"num_media"`
	// The price of all segments. Null before a carrier gets the message, and without a rate for the
	// recipient. For several addresses, the sum of the prices on the channels whose carriers accepted the
	// message.
	Price *json.Number `json:"price"`
	// The currency of the price (ISO 4217).
	PriceUnit string `json:"price_unit"`
	// The reason why the message failed or was not delivered. Null otherwise. The codes are
	// `invalid_recipient`, `unroutable`, `region_not_permitted`, `recipient_opted_out`, `not_mobile`,
	// `invalid_sender`, `sender_not_permitted`, `sender_queue_full`, `throttled`, `carrier_unavailable`,
	// `carrier_rejected`, `message_invalid`, `channel_unavailable`, `unreachable_handset`, `unknown_handset`,
	// `unknown_user`, `unknown_mailbox`, `landline`, `blocked_by_carrier`, `blocked_by_recipient`,
	// `window_closed`, `marketing_limit`, `template_invalid`, `delivery_failed`, `canceled`,
	// `validity_expired`, `outcome_unknown`, `media_too_large`, `media_unfetchable`,
	// `media_type_unsupported`, `media_unsupported`. Later versions can add codes.
	ErrorCode *string `json:"error_code"`
	// The meaning of `error_code` as a sentence. Null without an error.
	ErrorMessage *string `json:"error_message"`
	// The `tags` of the request.
	Tags []string `json:"tags"`
	// Your own fields: `metadata` of the request.
	Metadata map[string]string `json:"metadata"`
	SendAt   *time.Time        `json:"send_at"`
	// The time when the server accepted or received the message.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt   time.Time  `json:"updated_at"`
	SentAt      *time.Time `json:"sent_at"`
	DeliveredAt *time.Time `json:"delivered_at"`
	ReadAt      *time.Time `json:"read_at"`
	// The status of each address, in the order of `to`, for a message with several addresses. Null for other
	// messages. `to`, `from` and `channel` of the message describe the address that Posthorn tries or that
	// delivered.
	Channels []MessageAddress `json:"channels"`
	// The template that is sent over WhatsApp in place of the body. Null for other messages.
	Template *MessageTemplate `json:"template"`
	// The carrier that sends or received the message. Until the status is `sent`, Posthorn can move the
	// message to another carrier. An event names the carrier at its time.
	CarrierSID string `json:"carrier_sid"`
	// The `status_callback` of the request. Null without one.
	StatusCallback      *string `json:"status_callback"`
	MessagingServiceSID *string `json:"messaging_service_sid"`
	ReplyToSID          *string `json:"reply_to_sid"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Message) UnmarshalJSON(data []byte) error {
	type plain Message
	return readObject(data, (*plain)(o), &o.Object)
}

// MessageAddress: One of the addresses of a message with several.
type MessageAddress struct {
	Object
	// The channel.
	Channel Channel `json:"channel"`
	// The recipient on this channel.
	To string `json:"to"`
	// The sender on this channel.
	From string `json:"from"`
	// The number of segments of the text on this channel.
	NumSegments int64 `json:"num_segments"`
	// The status on this address. `waiting`: not tried yet. `sending`: queued or on the way to the carrier.
	// `sent`: the carrier accepted it. `timed_out`: no delivery in time, but a sent message can still arrive.
	// `unknown`: Posthorn does not know whether the carrier has it.
	Status MessageAddressStatus `json:"status"`
	// The reason why the message failed or was not delivered. Null otherwise.
	ErrorCode *string `json:"error_code"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessageAddress) UnmarshalJSON(data []byte) error {
	type plain MessageAddress
	return readObject(data, (*plain)(o), &o.Object)
}

// MessageTemplate is an object of the API.
type MessageTemplate struct {
	Object
	// The name of the template at Meta.
	Name string `json:"name"`
	// The language of the template, as Meta writes it.
	Language string `json:"language"`
	// The values of the variables, by name.
	Parameters map[string]string `json:"parameters"`
	// The value of the variable in the header.
	Header map[string]string `json:"header"`
	// The values of the buttons.
	Buttons []MessageTemplateButtons `json:"buttons"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessageTemplate) UnmarshalJSON(data []byte) error {
	type plain MessageTemplate
	return readObject(data, (*plain)(o), &o.Object)
}

// MessageTemplateButtons is an object of the API.
type MessageTemplateButtons struct {
	Object
	// The position among the template's buttons, starting at 0.
	Index int64 `json:"index"`
	// The type of the button.
	Type TemplateButtonType `json:"type"`
	// The value of the button: the end of its URL, the payload of its reply, or its code.
	Value string `json:"value"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessageTemplateButtons) UnmarshalJSON(data []byte) error {
	type plain MessageTemplateButtons
	return readObject(data, (*plain)(o), &o.Object)
}

// PreviewedAddress: The preview on one of several addresses.
type PreviewedAddress struct {
	Object
	// The channel of the message.
	Channel Channel `json:"channel"`
	// The recipient on this channel.
	To string `json:"to"`
	// The number of segments on this channel.
	NumSegments int64 `json:"num_segments"`
	// The price on this channel. Null without a rate.
	Price *json.Number `json:"price"`
	// The route of the message. Null if no carrier reaches the recipient.
	Route *PreviewedRoute `json:"route"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PreviewedAddress) UnmarshalJSON(data []byte) error {
	type plain PreviewedAddress
	return readObject(data, (*plain)(o), &o.Object)
}

// PreviewedRoute is an object of the API.
type PreviewedRoute struct {
	Object
	SID *string `json:"sid"`
	// The carrier that would get the message.
	Carrier string `json:"carrier"`
	// True if no matching carrier accepts messages now.
	Waits bool `json:"waits"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PreviewedRoute) UnmarshalJSON(data []byte) error {
	type plain PreviewedRoute
	return readObject(data, (*plain)(o), &o.Object)
}

// Conversation: The messages between an address of the account and a person, over all channels.
type Conversation struct {
	Object
	// The address of the account, without the prefix whatsapp:.
	Number string `json:"number"`
	// The address of the person, without the prefix whatsapp:.
	Contact string `json:"contact"`
	// The newest message.
	LastMessage Message `json:"last_message"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Conversation) UnmarshalJSON(data []byte) error {
	type plain Conversation
	return readObject(data, (*plain)(o), &o.Object)
}

// TimelineEntry: An entry in the timeline of a message.
type TimelineEntry struct {
	Object
	// The kind of entry: a change of status, or a note about an event that did not change the status.
	Kind TimelineEntryKind `json:"kind"`
	// The event type of a change, or the type of a note, such as `receipt_ignored`.
	Type     string  `json:"type"`
	EventSID *string `json:"event_sid"`
	// The position among the message's events. Null for notes.
	Sequence *int64 `json:"sequence"`
	// The time of the entry.
	OccurredAt time.Time `json:"occurred_at"`
	// The reason, or the data that Posthorn and the carrier exchanged. Null without details.
	Detail map[string]any `json:"detail"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *TimelineEntry) UnmarshalJSON(data []byte) error {
	type plain TimelineEntry
	return readObject(data, (*plain)(o), &o.Object)
}

// Media: A picture or another file of a message.
type Media struct {
	Object
	// Identifier of the media.
	SID string `json:"sid"`
	// The account of the media.
	AccountSID string `json:"account_sid"`
	// The message of the media.
	MessageSID string `json:"message_sid"`
	// The media type, detected from the content. The host or sender can have declared another type.
	ContentType string `json:"content_type"`
	// The size in bytes.
	Bytes int64 `json:"bytes"`
	// The URL from which Posthorn fetched the media. Null for inbound media.
	URL *string `json:"url"`
	// The time when Posthorn fetched or received the media.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Media) UnmarshalJSON(data []byte) error {
	type plain Media
	return readObject(data, (*plain)(o), &o.Object)
}

// PhoneNumber: A number that the account owns or requested. Messages to an active number arrive at the
// account.
type PhoneNumber struct {
	Object
	// Identifier of the number.
	SID string `json:"sid"`
	// The account that owns or requested the number.
	AccountSID string `json:"account_sid"`
	// The number, short code or sender id.
	Number string `json:"number"`
	// The channels that it supports. A chat address supports its own channel.
	Capabilities []PhoneNumberCapability `json:"capabilities"`
	// The status. Only an `active` number belongs to the account. A `pending` number waits for the operator.
	Status PhoneNumberStatus `json:"status"`
	// The reason for which the operator rejected the request. Null otherwise.
	RejectedReason *string `json:"rejected_reason"`
	// The name that the account gave the number. Null without a name.
	Name *string `json:"name"`
	// The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
	// plain text. The request has the form and the signature of Twilio's. Null without one.
	InboundURL *string `json:"inbound_url"`
	// The method of the requests to `inbound_url`.
	InboundMethod CallbackMethod `json:"inbound_method"`
	// The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
	// `inbound_url`. Null without one.
	FallbackURL *string `json:"fallback_url"`
	// The method of the requests to `fallback_url`.
	FallbackMethod CallbackMethod `json:"fallback_method"`
	// The `status_callback` of messages that set none. Null without one.
	StatusCallback *string `json:"status_callback"`
	// The time of the request or assignment.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PhoneNumber) UnmarshalJSON(data []byte) error {
	type plain PhoneNumber
	return readObject(data, (*plain)(o), &o.Object)
}

// MessagingService: A pool of senders of the account.
type MessagingService struct {
	Object
	// Identifier of the messaging service.
	SID string `json:"sid"`
	// The account of the messaging service.
	AccountSID string `json:"account_sid"`
	// The name.
	Name string `json:"name"`
	// True if a recipient gets all messages from the same sender.
	StickySender bool `json:"sticky_sender"`
	// The `validity_period` in seconds of messages that set none. Null without a default.
	ValidityPeriod *int64 `json:"validity_period"`
	// The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
	// plain text. The request has the form and the signature of Twilio's. Null without one.
	InboundURL *string `json:"inbound_url"`
	// The method of the requests to `inbound_url`.
	InboundMethod CallbackMethod `json:"inbound_method"`
	// The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
	// `inbound_url`. Null without one.
	FallbackURL *string `json:"fallback_url"`
	// The method of the requests to `fallback_url`.
	FallbackMethod CallbackMethod `json:"fallback_method"`
	// The `status_callback` of messages that set none. Null without one.
	StatusCallback *string `json:"status_callback"`
	// True if an inbound message goes to the `inbound_url` of its number, although the service has one.
	UsesNumberURL bool `json:"uses_number_url"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessagingService) UnmarshalJSON(data []byte) error {
	type plain MessagingService
	return readObject(data, (*plain)(o), &o.Object)
}

// ServiceSender: A sender in a messaging service.
type ServiceSender struct {
	Object
	// The messaging service of the sender.
	MessagingServiceSID string `json:"messaging_service_sid"`
	// The sender.
	Sender string `json:"sender"`
	// The kind of sender.
	Kind ServiceSenderKind `json:"kind"`
	// The country of a phone number, or the `country` of the request (ISO 3166-1). Null for other senders.
	Country *string `json:"country"`
	// The time when the sender was added.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *ServiceSender) UnmarshalJSON(data []byte) error {
	type plain ServiceSender
	return readObject(data, (*plain)(o), &o.Object)
}

// OptOut: A recipient who opted out of messages from a sender of the account.
type OptOut struct {
	Object
	// The sender that can no longer send to the recipient. Null if the opt-out holds for every sender of the
	// account, on every channel.
	From *string `json:"from"`
	// The recipient who opted out.
	To string `json:"to"`
	// The words that the recipient sent. Null if the account recorded the opt-out.
	Keyword *string `json:"keyword"`
	// The time of the opt-out.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OptOut) UnmarshalJSON(data []byte) error {
	type plain OptOut
	return readObject(data, (*plain)(o), &o.Object)
}

// Verification: A verification, which proves that a person controls an address. Responses, events and lists
// never contain the code.
type Verification struct {
	Object
	// Identifier of the verification.
	SID string `json:"sid"`
	// The account of the verification.
	AccountSID string `json:"account_sid"`
	// The service of the verification.
	ServiceSID string `json:"service_sid"`
	// The status. Only a `pending` verification can change.
	Status VerificationStatus `json:"status"`
	// The verified address.
	To string `json:"to"`
	// The channel of the latest message. After the approval, the channel of the code or link that was right.
	Channel string `json:"channel"`
	// The remaining channels to try, in order.
	Channels []string `json:"channels"`
	// The channels of the latest request that Posthorn cannot use, each with its reason.
	SkippedChannels []VerificationSkippedChannels `json:"skipped_channels"`
	// The method: the person types a code or opens a link.
	Method VerificationMethod `json:"method"`
	// The purpose of the verification.
	Purpose string `json:"purpose"`
	// The language of the messages.
	Locale string `json:"locale"`
	// The action that the person approves. Null without an action.
	Payload *VerificationPayload `json:"payload"`
	// The URL to open after the approval. Null without one.
	RedirectURL *string `json:"redirect_url"`
	// The number of messages so far.
	Sends int64 `json:"sends"`
	// The number of wrong checks so far.
	Checks int64 `json:"checks"`
	// The number of wrong checks that are left. 0 unless the status is `pending`.
	AttemptsRemaining int64 `json:"attempts_remaining"`
	// The error code of the last message if `status` is `failed`, such as `unknown_handset`. Null otherwise.
	ErrorCode *string `json:"error_code"`
	// The `tags` of the request. The messages of the verification also have them.
	Tags []string `json:"tags"`
	// Your own fields: `metadata` of the request.
	Metadata map[string]string `json:"metadata"`
	// The risk of SMS pumping, judged when the verification began. Null with `risk_check: off` and for the
	// safe list.
	Risk *VerificationRisk `json:"risk"`
	// The time when the verification expires.
	ExpiresAt  time.Time  `json:"expires_at"`
	ApprovedAt *time.Time `json:"approved_at"`
	// The start time.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Verification) UnmarshalJSON(data []byte) error {
	type plain Verification
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationSkippedChannels is an object of the API.
type VerificationSkippedChannels struct {
	Object
	// The channel.
	Channel string `json:"channel"`
	// The code of the problem, as for a request with this channel alone.
	Reason VerificationSkippedChannelsReason `json:"reason"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationSkippedChannels) UnmarshalJSON(data []byte) error {
	type plain VerificationSkippedChannels
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationPayload is an object of the API.
type VerificationPayload struct {
	Object
	// The amount, with a decimal point.
	Amount string `json:"amount"`
	// The currency (ISO 4217).
	Currency string `json:"currency"`
	// The payee.
	Payee string `json:"payee"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationPayload) UnmarshalJSON(data []byte) error {
	type plain VerificationPayload
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationRisk is an object of the API.
type VerificationRisk struct {
	Object
	// The level. `high`: an area of the recipient is blocked or too busy. `medium`: an area has many messages
	// without an approval.
	Level VerificationRiskLevel `json:"level"`
	// What raised the level. Empty for `low`.
	Reasons []VerificationRiskReasons `json:"reasons"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationRisk) UnmarshalJSON(data []byte) error {
	type plain VerificationRisk
	return readObject(data, (*plain)(o), &o.Object)
}

// SafeListEntry: An address that is exempt from limits and blocks.
type SafeListEntry struct {
	Object
	// The address.
	To string `json:"to"`
	// Your note.
	Note *string `json:"note"`
	// The time when you added the address.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SafeListEntry) UnmarshalJSON(data []byte) error {
	type plain SafeListEntry
	return readObject(data, (*plain)(o), &o.Object)
}

// NumberLookup: The data of the numbering plan about a phone number. The lookup asks no network.
type NumberLookup struct {
	Object
	// True if the numbering plan has such numbers.
	Valid bool `json:"valid"`
	// The reason why the number is not valid. Null if it is valid. A number of an `unknown_range` can still
	// work if the range is new.
	Reason *NumberLookupReason `json:"reason"`
	// The number in E.164. Null for an impossible number.
	PhoneNumber *string `json:"phone_number"`
	// The country (ISO 3166-1), or the main country if several share the code. Null for a number without a
	// country.
	Country *string `json:"country"`
	// The country code without the plus. Null if there is none.
	CallingCode *string `json:"calling_code"`
	// The type of line according to the plan. `fixed_line_or_mobile` means that both types share the range.
	LineType *NumberLookupLineType `json:"line_type"`
	// The number in national format.
	NationalFormat *string `json:"national_format"`
	// The number in international format.
	InternationalFormat *string `json:"international_format"`
	// The number as a `tel:` URI.
	Rfc3966Format *string `json:"rfc3966_format"`
	// The facts that the numbering plan does not contain: whether the number is assigned, reachable or
	// ported, its carrier, and sometimes the type of line.
	Unknown []NumberLookupUnknown `json:"unknown"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *NumberLookup) UnmarshalJSON(data []byte) error {
	type plain NumberLookup
	return readObject(data, (*plain)(o), &o.Object)
}

// AuthSession: A session of a person in your program. It contains no token.
type AuthSession struct {
	Object
	// The identifier of the session, which is `sid` of access tokens.
	SID string `json:"sid"`
	// The account of the session.
	AccountSID string `json:"account_sid"`
	// Your own id of the person, which is `sub` of access tokens.
	Subject string `json:"subject"`
	// The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation.
	Status AuthSessionStatus `json:"status"`
	// The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the subject.
	// `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless revoked.
	RevokedReason *SessionRevokedReason `json:"revoked_reason"`
	// The audience (`aud`) of access tokens. Null for the issuer.
	Audience *string `json:"audience"`
	// Your own claims in access tokens.
	Claims map[string]any `json:"claims"`
	// The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another
	// channel: its name. `hwk`: a passkey. `mfa`: two factors.
	AMR []string `json:"amr"`
	// The authentication level. `2` means that the proofs are two factors, otherwise `1`.
	ACR AuthenticationLevel `json:"acr"`
	// The time of the oldest proof, which is `auth_time` of access tokens.
	AuthenticatedAt time.Time `json:"authenticated_at"`
	// The time when the latest refresh token was issued.
	RefreshedAt time.Time `json:"refreshed_at"`
	// The time when the session ends without another refresh, at most 90 days after its creation.
	ExpiresAt time.Time `json:"expires_at"`
	// The time of the revocation. Null unless revoked.
	RevokedAt *time.Time `json:"revoked_at"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AuthSession) UnmarshalJSON(data []byte) error {
	type plain AuthSession
	return readObject(data, (*plain)(o), &o.Object)
}

// RevokedAuthSessions: The result of the revocation.
type RevokedAuthSessions struct {
	Object
	// The subject.
	Subject string `json:"subject"`
	// The number of revoked sessions.
	Revoked int64 `json:"revoked"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *RevokedAuthSessions) UnmarshalJSON(data []byte) error {
	type plain RevokedAuthSessions
	return readObject(data, (*plain)(o), &o.Object)
}

// AuthSigningKey: A signing key.
type AuthSigningKey struct {
	Object
	// The thumbprint of the key (RFC 7638).
	KID string `json:"kid"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AuthSigningKey) UnmarshalJSON(data []byte) error {
	type plain AuthSigningKey
	return readObject(data, (*plain)(o), &o.Object)
}

// AuthJWK: A public key.
type AuthJWK struct {
	Object
	// The key type: `EC`.
	Kty string `json:"kty"`
	// The curve: `P-256`.
	CRV string `json:"crv"`
	// The signature algorithm of the tokens: `ES256`.
	Alg string `json:"alg"`
	// The use of the key: `sig`, to verify signatures.
	Use string `json:"use"`
	// The identifier of the key, which the header of a token contains.
	KID string `json:"kid"`
	// The x coordinate of the key, in base64url.
	X string `json:"x"`
	// The y coordinate of the key, in base64url.
	Y string `json:"y"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AuthJWK) UnmarshalJSON(data []byte) error {
	type plain AuthJWK
	return readObject(data, (*plain)(o), &o.Object)
}

// AuthSubject: The stored data of a person.
type AuthSubject struct {
	Object
	// Your own id of the person.
	Subject string `json:"subject"`
	// The sessions, newest first.
	Sessions []AuthSession `json:"sessions"`
	// The factors.
	Factors []Factor `json:"factors"`
	// The challenges.
	Challenges []Challenge `json:"challenges"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AuthSubject) UnmarshalJSON(data []byte) error {
	type plain AuthSubject
	return readObject(data, (*plain)(o), &o.Object)
}

// Factor: An authenticator app, a passkey or recovery codes of a person. It never contains secrets.
type Factor struct {
	Object
	// Identifier of the factor.
	SID string `json:"sid"`
	// The account of the factor.
	AccountSID string `json:"account_sid"`
	// The service of the factor. Its challenges are those of the same service.
	ServiceSID string `json:"service_sid"`
	// Your own id of the person.
	Subject string `json:"subject"`
	// The type of factor.
	FactorType FactorType `json:"factor_type"`
	// The name of the factor for the person.
	FriendlyName string `json:"friendly_name"`
	// The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted`
	// appears only in the response and the event of the deletion.
	Status FactorStatus `json:"status"`
	// The number of unused recovery codes. Null for other factors.
	CodesRemaining *int64 `json:"codes_remaining"`
	// The domain of a passkey. Null for other factors.
	RPID *string `json:"rp_id"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt  time.Time  `json:"updated_at"`
	VerifiedAt *time.Time `json:"verified_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Factor) UnmarshalJSON(data []byte) error {
	type plain Factor
	return readObject(data, (*plain)(o), &o.Object)
}

// Challenge: A request to a person to prove a factor.
type Challenge struct {
	Object
	// Identifier of the challenge.
	SID string `json:"sid"`
	// The account of the challenge.
	AccountSID string `json:"account_sid"`
	// The service of the challenge.
	ServiceSID string `json:"service_sid"`
	// Your own id of the person.
	Subject string `json:"subject"`
	// The type of factor that the person must prove.
	FactorType FactorType `json:"factor_type"`
	// The factor that must approve the challenge, or that approved it. Null while any factor of the type can.
	FactorSID *string `json:"factor_sid"`
	// The status of the challenge.
	Status ChallengeStatus `json:"status"`
	// The action that the person approves. Null without an action.
	Payload *VerificationPayload `json:"payload"`
	// The number of wrong checks that are left.
	AttemptsRemaining int64 `json:"attempts_remaining"`
	// The time when the challenge expires.
	ExpiresAt  time.Time  `json:"expires_at"`
	ApprovedAt *time.Time `json:"approved_at"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Challenge) UnmarshalJSON(data []byte) error {
	type plain Challenge
	return readObject(data, (*plain)(o), &o.Object)
}

// Payment: A request to pay. All amounts are in minor units of `currency` (ISO 4217).
type Payment struct {
	Object
	// Identifier of the payment.
	SID string `json:"sid"`
	// The account that receives the payment.
	AccountSID string `json:"account_sid"`
	// The status. `processing` means that the outcome is not known yet. `completed`, `failed`, `canceled` and
	// `expired` are final.
	Status PaymentStatus `json:"status"`
	// The amount that the customer pays.
	Amount int64 `json:"amount"`
	// ISO 4217.
	Currency string `json:"currency"`
	// The authorized amount that is not captured yet.
	AmountCapturable int64 `json:"amount_capturable"`
	// The amount that was captured or recorded so far.
	AmountCaptured int64 `json:"amount_captured"`
	// The refunded amount.
	AmountRefunded int64 `json:"amount_refunded"`
	// The amount of pending refunds.
	AmountRefundPending int64 `json:"amount_refund_pending"`
	// The fee of the provider. 0 if the provider does not report a fee.
	AmountFee int64 `json:"amount_fee"`
	// The capture mode: `automatic` captures the amount at once, `manual` waits for a capture.
	CaptureMethod CaptureMethod `json:"capture_method"`
	// The kind of the payment provider. Null before the customer starts to pay.
	Provider *string `json:"provider"`
	// The sid of the payment provider. Null before the customer starts to pay.
	ProviderSID *string `json:"provider_sid"`
	// The provider's identifier of the payment.
	ProviderReference *string `json:"provider_reference"`
	// False for the simulator and for a provider's sandbox, in which no money moves. Null before the customer
	// starts to pay.
	IsLive *bool `json:"is_live"`
	// The URL of the page on which the customer pays. Null for a payment with a token.
	CheckoutURL *string `json:"checkout_url"`
	// The URL of the page on which the customer confirms a payment with a token, such as a page of their
	// bank. Null if no confirmation is needed.
	ActionURL *string `json:"action_url"`
	// The payment method of the customer, as the provider describes it. Null before the customer pays.
	PaymentMethodDetails *PaymentPaymentMethodDetails `json:"payment_method_details"`
	// The reason for the latest decline. Null without a decline.
	Decline *PaymentDecline `json:"decline"`
	// The capture or cancellation whose outcome is not known yet. Null without one.
	PendingOperation *PaymentPendingOperation `json:"pending_operation"`
	// The reason for a review by a person: the provider contradicts the stored payment. Null without a
	// review.
	ReviewReason *PaymentReviewReason `json:"review_reason"`
	// The amount that the provider reports instead of the requested one, and your decision. Null while both
	// agree.
	Mismatch *PaymentMismatch `json:"mismatch"`
	// The status of the open dispute, or of the latest dispute. Null without a dispute.
	DisputeStatus *DisputeStatus `json:"dispute_status"`
	// The text that the customer reads. Null without a text.
	Description *string `json:"description"`
	// Your own identifier. Null without one.
	Reference *string `json:"reference"`
	// Your own fields: `metadata` of the request.
	Metadata map[string]string `json:"metadata"`
	// The URL to which the customer returns after the payment. Null without one.
	ReturnURL *string `json:"return_url"`
	// The language of the page and of the messages.
	Locale string `json:"locale"`
	// The recorded money of a manual payment, oldest first. Empty for other payments.
	Recorded []PaymentRecorded `json:"recorded"`
	// The latest message with the link to the page. Null without a message.
	Send *PaymentSend `json:"send"`
	// The reason for the cancellation. Null without a cancellation.
	CancelReason *PaymentCancelReason `json:"cancel_reason"`
	// The time when the page expires. Null if it does not expire.
	ExpiresAt *time.Time `json:"expires_at"`
	// The time of the authorization. Null before.
	AuthorizedAt *time.Time `json:"authorized_at"`
	// The time when the payment completed. Null before.
	CompletedAt *time.Time `json:"completed_at"`
	// The time of the cancellation. Null without a cancellation.
	CanceledAt *time.Time `json:"canceled_at"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Payment) UnmarshalJSON(data []byte) error {
	type plain Payment
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentPaymentMethodDetails is an object of the API.
type PaymentPaymentMethodDetails struct {
	Object
	// The type: `card`, or the provider's name for the type.
	Type string `json:"type"`
	// The brand of the card.
	Brand *string `json:"brand"`
	// The last four digits of the card.
	Last4 *string `json:"last4"`
	// The month in which the card expires.
	ExpMonth *int64 `json:"exp_month"`
	// The year in which the card expires.
	ExpYear *int64 `json:"exp_year"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentPaymentMethodDetails) UnmarshalJSON(data []byte) error {
	type plain PaymentPaymentMethodDetails
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentDecline is an object of the API.
type PaymentDecline struct {
	Object
	// The reason, in the same words for all providers.
	Reason PaymentDeclineReason `json:"reason"`
	// The provider's own code of the reason.
	ProviderCode *string `json:"provider_code"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentDecline) UnmarshalJSON(data []byte) error {
	type plain PaymentDecline
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentMismatch is an object of the API.
type PaymentMismatch struct {
	Object
	// The requested amount, in minor units of `requested_currency`.
	RequestedAmount int64 `json:"requested_amount"`
	// The requested currency.
	RequestedCurrency string `json:"requested_currency"`
	// The amount that the provider reports, in minor units of `currency`.
	Amount int64 `json:"amount"`
	// The currency that the provider reports.
	Currency string `json:"currency"`
	// The amount that the provider has captured.
	AmountCaptured int64 `json:"amount_captured"`
	// Your decision. Null before.
	Resolution *MismatchResolution `json:"resolution"`
	// The note of the decision. Null without one.
	Note *string `json:"note"`
	// The time of the decision. Null before.
	ResolvedAt *time.Time `json:"resolved_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentMismatch) UnmarshalJSON(data []byte) error {
	type plain PaymentMismatch
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentRecorded is an object of the API.
type PaymentRecorded struct {
	Object
	// The received amount.
	Amount int64 `json:"amount"`
	// The reference of the money, such as the number of a receipt.
	Reference string `json:"reference"`
	// The time when you received the money.
	ReceivedAt time.Time `json:"received_at"`
	// The note for people. Null without a note.
	Note *string `json:"note"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentRecorded) UnmarshalJSON(data []byte) error {
	type plain PaymentRecorded
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentSend is an object of the API.
type PaymentSend struct {
	Object
	// The customer's address.
	To string `json:"to"`
	// The sender.
	From string `json:"from"`
	// The channel of the message with the link.
	Channel string `json:"channel"`
	// True if Posthorn sends a receipt after the payment.
	Receipt bool `json:"receipt"`
	// The time of the reminder, if the customer can still pay. Null without a planned reminder.
	ReminderAt *time.Time `json:"reminder_at"`
	// The time of the latest reminder. Null without a reminder.
	ReminderSentAt *time.Time `json:"reminder_sent_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentSend) UnmarshalJSON(data []byte) error {
	type plain PaymentSend
	return readObject(data, (*plain)(o), &o.Object)
}

// Refund: A refund, which returns money of a payment to the customer.
type Refund struct {
	Object
	// Identifier of the refund.
	SID string `json:"sid"`
	// The account of the refund.
	AccountSID string `json:"account_sid"`
	// The payment of the refund.
	PaymentSID string `json:"payment_sid"`
	// The status. `pending` means that the outcome is not known yet. A completed refund can still fail if the
	// bank returns the money.
	Status RefundStatus `json:"status"`
	// The amount in minor units of `currency`.
	Amount int64 `json:"amount"`
	// ISO 4217.
	Currency string `json:"currency"`
	// The reason from the request. Null without a reason.
	Reason *RefundReason `json:"reason"`
	// Your own identifier. Null without one.
	Reference *string `json:"reference"`
	// True if you requested the refund here. False if it was created at the provider.
	IsRequested bool `json:"is_requested"`
	// The reason for the failure. Null unless the refund failed.
	FailureReason *string `json:"failure_reason"`
	// The provider's identifier of the refund.
	ProviderReference *string `json:"provider_reference"`
	// Your own fields: `metadata` of the request.
	Metadata map[string]string `json:"metadata"`
	// The time when the refund completed. Null before.
	CompletedAt *time.Time `json:"completed_at"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Refund) UnmarshalJSON(data []byte) error {
	type plain Refund
	return readObject(data, (*plain)(o), &o.Object)
}

// Dispute: A dispute: the customer asked their bank to return the money of a payment. You submit evidence in
// the provider's dashboard.
type Dispute struct {
	Object
	// Identifier of the dispute.
	SID string `json:"sid"`
	// The account of the dispute.
	AccountSID string `json:"account_sid"`
	// The disputed payment.
	PaymentSID string `json:"payment_sid"`
	// The status. `needs_response` means that the provider waits for your evidence. `won`, `lost` and
	// `closed` are final.
	Status DisputeStatus `json:"status"`
	// The amount in minor units of `currency`.
	Amount int64 `json:"amount"`
	// ISO 4217.
	Currency string `json:"currency"`
	// The reason of the customer, in the provider's words.
	Reason string `json:"reason"`
	// True if the provider has withdrawn the amount from you.
	IsWithdrawn bool `json:"is_withdrawn"`
	// The provider's identifier of the dispute.
	ProviderReference string `json:"provider_reference"`
	// The deadline for your evidence.
	EvidenceDueAt *time.Time `json:"evidence_due_at"`
	// The time when the dispute closed. Null before.
	ClosedAt *time.Time `json:"closed_at"`
	// The time when the provider first reported the dispute.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Dispute) UnmarshalJSON(data []byte) error {
	type plain Dispute
	return readObject(data, (*plain)(o), &o.Object)
}

// Transaction: A booking in the ledger. It never changes: another transaction corrects it.
type Transaction struct {
	Object
	// Identifier of the transaction.
	SID string `json:"sid"`
	// The account of the transaction.
	AccountSID string `json:"account_sid"`
	// The type of transaction.
	Type TransactionType `json:"type"`
	// The amount, in minor units of the currency: cents of EUR, whole JPY. It is negative if the provider
	// owes you less afterwards: fees, refunds, disputes, payouts.
	Amount int64 `json:"amount"`
	// The currency (ISO 4217).
	Currency    string  `json:"currency"`
	PaymentSID  *string `json:"payment_sid"`
	ProviderSID *string `json:"provider_sid"`
	// The provider's identifier of the transaction. Null without one.
	ProviderReference *string `json:"provider_reference"`
	// True if a reconciliation found the transaction in the provider's list, with the same amount.
	Reconciled bool `json:"reconciled"`
	// The time of the event. It is the time of booking if the event belongs to a closed period.
	EffectiveAt time.Time `json:"effective_at"`
	// The time of booking.
	CreatedAt time.Time `json:"created_at"`
	// The debit and the credit, in this order. Both have the same amount.
	Entries []LedgerEntry `json:"entries"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Transaction) UnmarshalJSON(data []byte) error {
	type plain Transaction
	return readObject(data, (*plain)(o), &o.Object)
}

// LedgerEntry: One side of a transaction.
type LedgerEntry struct {
	Object
	// The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` with
	// the sid of a provider that owes you money.
	LedgerAccount string `json:"ledger_account"`
	// The debit, in minor units of the currency: cents of EUR, whole JPY. 0 on the credit side.
	Debit int64 `json:"debit"`
	// The credit, in minor units of the currency: cents of EUR, whole JPY. 0 on the debit side.
	Credit int64 `json:"credit"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *LedgerEntry) UnmarshalJSON(data []byte) error {
	type plain LedgerEntry
	return readObject(data, (*plain)(o), &o.Object)
}

// LedgerBalance: The balance of one ledger account in one currency.
type LedgerBalance struct {
	Object
	// The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` with
	// the sid of a provider that owes you money.
	LedgerAccount string `json:"ledger_account"`
	// The name of the ledger account.
	Name        string  `json:"name"`
	ProviderSID *string `json:"provider_sid"`
	// The currency (ISO 4217).
	Currency string `json:"currency"`
	// The debits minus the credits, in minor units of the currency: cents of EUR, whole JPY. Money that
	// providers owe you and money that you paid is positive. Sales are negative.
	Balance int64 `json:"balance"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *LedgerBalance) UnmarshalJSON(data []byte) error {
	type plain LedgerBalance
	return readObject(data, (*plain)(o), &o.Object)
}

// LedgerPeriod: A closed period of the ledger.
type LedgerPeriod struct {
	Object
	// The end of the period, exclusive. The period begins at the end of the previous one.
	EndsAt time.Time `json:"ends_at"`
	// The time when you closed the period.
	ClosedAt time.Time `json:"closed_at"`
	// The balances at the end of the period. Balances of 0 are omitted.
	Balances []LedgerBalance `json:"balances"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *LedgerPeriod) UnmarshalJSON(data []byte) error {
	type plain LedgerPeriod
	return readObject(data, (*plain)(o), &o.Object)
}

// Reconciliation: A comparison of a payment provider's list of transactions with the ledger.
type Reconciliation struct {
	Object
	// Identifier of the reconciliation.
	SID string `json:"sid"`
	// The account of the reconciliation.
	AccountSID string `json:"account_sid"`
	// The provider of the list.
	ProviderSID string `json:"provider_sid"`
	// The kind of the provider.
	ProviderKind string `json:"provider_kind"`
	// The status. Posthorn retries a `failed` reconciliation, and reports no difference from an incomplete
	// list.
	Status ReconciliationStatus `json:"status"`
	// The start of the compared time. It overlaps with the previous reconciliation, because providers list
	// transactions late.
	From time.Time `json:"from"`
	// The end of the compared time.
	Until time.Time `json:"until"`
	// The number of ledger transactions that are in the provider's list.
	MatchedCount int64 `json:"matched_count"`
	// The number of differences that the reconciliation opened.
	DifferenceCount int64 `json:"difference_count"`
	// The reason for the failure. Null unless it failed.
	Error *string `json:"error"`
	// The start time.
	CreatedAt   time.Time  `json:"created_at"`
	CompletedAt *time.Time `json:"completed_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Reconciliation) UnmarshalJSON(data []byte) error {
	type plain Reconciliation
	return readObject(data, (*plain)(o), &o.Object)
}

// Difference: A disagreement between a provider's list and the ledger. Posthorn reports it once.
type Difference struct {
	Object
	// Identifier of the difference.
	SID string `json:"sid"`
	// The account of the difference.
	AccountSID string `json:"account_sid"`
	// The latest reconciliation that found the difference.
	ReconciliationSID string `json:"reconciliation_sid"`
	// The provider of the list.
	ProviderSID string `json:"provider_sid"`
	// The kind of difference. `missing_in_ledger`: only the provider has the transaction.
	// `missing_at_provider`: only the ledger has it. `amount_mismatch`: the amounts differ.
	Kind DifferenceKind `json:"kind"`
	// The type of the compared transactions. Posthorn compares the captures of one charge by their sum, and
	// likewise refunds, and disputes with their reversals.
	Type DifferenceType `json:"type"`
	// The provider's identifier of the transaction.
	ProviderReference string  `json:"provider_reference"`
	PaymentSID        *string `json:"payment_sid"`
	TransactionSID    *string `json:"transaction_sid"`
	// The amount in the ledger, in minor units, positive for money to you. Null without a ledger transaction.
	AmountLedger *int64 `json:"amount_ledger"`
	// The amount in the provider's list, in minor units, positive for money to you. Null without an entry in
	// the list.
	AmountProvider *int64 `json:"amount_provider"`
	// The currency (ISO 4217).
	Currency string `json:"currency"`
	// The status. A person must decide about an `open` difference.
	Status DifferenceStatus `json:"status"`
	// The resolution. A request decided `booked` or `ignored`. `matched_later`: a later reconciliation found
	// equal amounts. Null while open.
	Resolution *DifferenceResolution `json:"resolution"`
	// The reason for the decision. Null without a reason.
	Note *string `json:"note"`
	// The time of the transaction.
	EffectiveAt time.Time `json:"effective_at"`
	// The time when a reconciliation found the difference.
	CreatedAt  time.Time  `json:"created_at"`
	ResolvedAt *time.Time `json:"resolved_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Difference) UnmarshalJSON(data []byte) error {
	type plain Difference
	return readObject(data, (*plain)(o), &o.Object)
}

// Webhook: A webhook endpoint: a URL that receives events.
type Webhook struct {
	Object
	// Identifier of the endpoint.
	SID string `json:"sid"`
	// The account of the endpoint.
	AccountSID string `json:"account_sid"`
	// The URL that receives the events.
	URL string `json:"url"`
	// The display name.
	Description string `json:"description"`
	// The names and patterns of the events to send.
	Events []string `json:"events"`
	// For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
	// each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
	// that you registered.
	CallbackForm *WebhookCallbackForm `json:"callback_form"`
	// The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
	// wait. Deliveries to a disabled endpoint are canceled.
	Status WebhookStatus `json:"status"`
	// The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
	// days. `by_user`: through the API or the console.
	DisabledReason *WebhookDisabledReason `json:"disabled_reason"`
	// The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
	// and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
	// 429, 502, 503 or 504, and grows by one with each other response.
	MaxInFlight *int64 `json:"max_in_flight"`
	// The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
	// for this limit does not count as an attempt.
	RateLimit *int64 `json:"rate_limit"`
	// The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
	// deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
	Ordering WebhookOrdering `json:"ordering"`
	// The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
	Circuit       WebhookCircuit `json:"circuit"`
	LastSuccessAt *time.Time     `json:"last_success_at"`
	LastFailureAt *time.Time     `json:"last_failure_at"`
	// The error of the last failed attempt. Null without one.
	LastFailure    *string    `json:"last_failure"`
	FirstFailureAt *time.Time `json:"first_failure_at"`
	// The number of failures since the last success.
	ConsecutiveFailures int64      `json:"consecutive_failures"`
	PausedUntil         *time.Time `json:"paused_until"`
	// The maximum duration of an attempt in seconds.
	Timeout int64 `json:"timeout"`
	// The seconds to wait after each failed attempt. Null for the default schedule.
	RetrySchedule []int64 `json:"retry_schedule"`
	// The names of the additional headers. The values are hidden.
	HeaderNames []string `json:"header_names"`
	// The client certificate for a receiver with mTLS. Null without one.
	ClientCertificate *WebhookCertificate `json:"client_certificate"`
	// The content of `data` in events to this endpoint.
	Payload WebhookPayload `json:"payload"`
	// The filter for subscribed events. Null for all subscribed events.
	Filter map[string][]string `json:"filter"`
	// The signatures of deliveries to this endpoint.
	Signatures []WebhookSignature `json:"signatures"`
	// The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
	PublicKey *string `json:"public_key"`
	// The times until which older secrets also sign, newest secret first.
	OlderSecretsUntil []time.Time `json:"older_secrets_until"`
	// The time of registration.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Webhook) UnmarshalJSON(data []byte) error {
	type plain Webhook
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhookCircuit is an object of the API.
type WebhookCircuit struct {
	Object
	// The state. `closed`: Posthorn sends requests. `open`: ten attempts in a row had no response or a 5xx
	// status, so Posthorn sends nothing until `retry_at`. `half_open`: Posthorn sends one request, and its
	// result decides.
	State   CircuitState `json:"state"`
	RetryAt *time.Time   `json:"retry_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhookCircuit) UnmarshalJSON(data []byte) error {
	type plain WebhookCircuit
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhookCertificate is an object of the API.
type WebhookCertificate struct {
	Object
	// The subject of the certificate.
	Subject string `json:"subject"`
	// The time when the certificate expires.
	ExpiresAt time.Time `json:"expires_at"`
	// The SHA-256 fingerprint of the certificate.
	Fingerprint string `json:"fingerprint"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhookCertificate) UnmarshalJSON(data []byte) error {
	type plain WebhookCertificate
	return readObject(data, (*plain)(o), &o.Object)
}

// Delivery: The delivery of one event to one endpoint.
type Delivery struct {
	Object
	// Identifier of the delivery.
	SID string `json:"sid"`
	// The account of the delivery.
	AccountSID string `json:"account_sid"`
	// The endpoint that receives the delivery.
	WebhookSID string `json:"webhook_sid"`
	// The event that the delivery sends.
	EventSID string `json:"event_sid"`
	// The type of the event.
	EventType string `json:"event_type"`
	// The status. `pending` means that more attempts follow.
	Status DeliveryStatus `json:"status"`
	// The number of attempts so far.
	Attempts int64 `json:"attempts"`
	// The HTTP status of the last response. Null if the last attempt had no response.
	LastStatusCode *int64 `json:"last_status_code"`
	// The error of the last attempt. Null if it succeeded.
	LastError *string `json:"last_error"`
	// The time of the event.
	CreatedAt     time.Time  `json:"created_at"`
	NextAttemptAt *time.Time `json:"next_attempt_at"`
	EndedAt       *time.Time `json:"ended_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Delivery) UnmarshalJSON(data []byte) error {
	type plain Delivery
	return readObject(data, (*plain)(o), &o.Object)
}

// Replay: A background task that sends deliveries again, and sends events that the endpoint never received.
type Replay struct {
	Object
	// Identifier of the replay.
	SID string `json:"sid"`
	// The account of the replay.
	AccountSID string `json:"account_sid"`
	// The endpoint that receives the deliveries.
	WebhookSID string `json:"webhook_sid"`
	// The status. `pending`: open transactions are not stored yet. `running`: the replay reads its time
	// range. `completed`: it has read the time range and queued all deliveries. `canceled` and `failed` have
	// a `reason`.
	Status ReplayStatus `json:"status"`
	// The reason for the end. `by_user`: you canceled it. `webhook_disabled`, `webhook_deleted`: the endpoint
	// no longer receives deliveries. `log_dropped`: the retention deleted unread events, from `position` on.
	// `fault`: the operator's log contains the reason. After `log_dropped` or `fault`, you can start another
	// replay at `position`.
	Reason *ReplayReason `json:"reason"`
	// The start of the time range. It is later than requested if the log does not go back that far.
	From time.Time `json:"from"`
	// The end of the time range.
	To time.Time `json:"to"`
	// True if the replay omits successful deliveries.
	OnlyFailed bool `json:"only_failed"`
	// True if the replay includes events that the endpoint never received.
	Missing bool `json:"missing"`
	// The part of the time range that the replay has read, from 0 to 1.
	Progress json.Number `json:"progress"`
	// The time up to which the replay has read the log.
	Position time.Time `json:"position"`
	// The number of deliveries, and with `missing` also events, that the replay has read.
	LookedAt int64 `json:"looked_at"`
	// The number of deliveries that the replay has queued.
	Queued int64 `json:"queued"`
	// The number of events that the replay cannot send, because the retention of their messages is over.
	Skipped int64 `json:"skipped"`
	// The number of pending deliveries from all replays of the endpoint.
	Waiting int64 `json:"waiting"`
	// The time of the request.
	CreatedAt time.Time  `json:"created_at"`
	StartedAt *time.Time `json:"started_at"`
	EndedAt   *time.Time `json:"ended_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Replay) UnmarshalJSON(data []byte) error {
	type plain Replay
	return readObject(data, (*plain)(o), &o.Object)
}

// AttemptTiming: The duration of each part of an attempt, in milliseconds. The rest of the total is waiting
// for a free connection and reading the body.
type AttemptTiming struct {
	Object
	// The time to look up the host name. Null for a reused connection.
	DNSMs *int64 `json:"dns_ms"`
	// The time to open the connection. Null for a reused connection.
	ConnectMs *int64 `json:"connect_ms"`
	// The time for the TLS handshake. Null for a reused connection.
	TLSMs *int64 `json:"tls_ms"`
	// The time from the connection to the first byte of the response. Null without a response.
	FirstByteMs *int64 `json:"first_byte_ms"`
	// The total duration of the attempt.
	TotalMs int64 `json:"total_ms"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AttemptTiming) UnmarshalJSON(data []byte) error {
	type plain AttemptTiming
	return readObject(data, (*plain)(o), &o.Object)
}

// Event: An event. Webhook endpoints receive the same JSON.
type Event struct {
	Object
	// The identifier of the event, which is also the `webhook-id` of its deliveries.
	SID string `json:"sid"`
	// The type of the event.
	Type EventName `json:"type"`
	// The time of the event.
	Timestamp time.Time `json:"timestamp"`
	// The number of the event for its resource. Each event of the resource increases it by one.
	Sequence int64 `json:"sequence"`
	// The account of the event.
	AccountSID string `json:"account_sid"`
	// The resource after the change.
	Data json.RawMessage `json:"data"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Event) UnmarshalJSON(data []byte) error {
	type plain Event
	return readObject(data, (*plain)(o), &o.Object)
}

// Statistics: The counts of an account by hour or day.
type Statistics struct {
	Object
	// The length of a bucket.
	Interval StatisticsInterval `json:"interval"`
	// The start of the first bucket.
	From time.Time `json:"from"`
	// The end of the last bucket.
	To time.Time `json:"to"`
	// The time up to which the changes of messages are counted. It is the current time, or earlier after more
	// than ten thousand changes within a few minutes.
	CountedUntil time.Time `json:"counted_until"`
	// The sum of all buckets.
	Total StatisticsTotal `json:"total"`
	// The buckets, one for each hour or day, oldest first. Empty buckets are included.
	Buckets []StatisticsBucket `json:"buckets"`
	// The errors of messages between `from` and `to`, most frequent first.
	Errors []ErrorCount `json:"errors"`
	// The endpoints with attempts between `from` and `to`, with failed deliveries, or with pending
	// deliveries. The endpoints with the most failures come first. Attempts of the last ten seconds can be
	// missing.
	Webhooks []WebhookAttempts `json:"webhooks"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Statistics) UnmarshalJSON(data []byte) error {
	type plain Statistics
	return readObject(data, (*plain)(o), &o.Object)
}

// StatisticsTotal is an object of the API.
type StatisticsTotal struct {
	Object
	// The messages that reached each status.
	Messages MessageCounts `json:"messages"`
	// The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null
	// without such messages.
	DeliveryRate *json.Number `json:"delivery_rate"`
	// The attempts to deliver events to webhook endpoints.
	WebhookAttempts WebhookAttemptCounts `json:"webhook_attempts"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *StatisticsTotal) UnmarshalJSON(data []byte) error {
	type plain StatisticsTotal
	return readObject(data, (*plain)(o), &o.Object)
}

// MessageCounts: The number of messages that reached each status.
type MessageCounts struct {
	Object
	// The messages that the account sent to Posthorn.
	Queued int64 `json:"queued"`
	// The messages that a carrier accepted.
	Sent int64 `json:"sent"`
	// Delivered.
	Delivered int64 `json:"delivered"`
	// The messages that a carrier reported as not delivered.
	Undelivered int64 `json:"undelivered"`
	// The messages that failed before delivery.
	Failed int64 `json:"failed"`
	// The messages to numbers of the account.
	Received int64 `json:"received"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessageCounts) UnmarshalJSON(data []byte) error {
	type plain MessageCounts
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhookAttemptCounts: The number of attempts to deliver events to webhook endpoints.
type WebhookAttemptCounts struct {
	Object
	// The attempts with a response status from 200 to 299.
	Succeeded int64 `json:"succeeded"`
	// The attempts with another status, or without a response.
	Failed int64 `json:"failed"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhookAttemptCounts) UnmarshalJSON(data []byte) error {
	type plain WebhookAttemptCounts
	return readObject(data, (*plain)(o), &o.Object)
}

// StatisticsBucket: The counts of one hour or one day.
type StatisticsBucket struct {
	Object
	// The start of the bucket (UTC).
	From time.Time `json:"from"`
	// The messages that reached each status.
	Messages MessageCounts `json:"messages"`
	// The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null
	// without such messages.
	DeliveryRate *json.Number `json:"delivery_rate"`
	// The attempts to deliver events to webhook endpoints.
	WebhookAttempts WebhookAttemptCounts `json:"webhook_attempts"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *StatisticsBucket) UnmarshalJSON(data []byte) error {
	type plain StatisticsBucket
	return readObject(data, (*plain)(o), &o.Object)
}

// ErrorCount: The number of messages that failed with one error code.
type ErrorCount struct {
	Object
	// The error code of the messages.
	ErrorCode string `json:"error_code"`
	// The meaning of the code as a sentence.
	ErrorMessage *string `json:"error_message"`
	// The number of messages that failed or were not delivered with this code.
	Count int64 `json:"count"`
	// An example of such a message. It can be deleted.
	ExampleSID string `json:"example_sid"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *ErrorCount) UnmarshalJSON(data []byte) error {
	type plain ErrorCount
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhookAttempts: The attempts and deliveries of a webhook endpoint.
type WebhookAttempts struct {
	Object
	// The endpoint. It can be deleted.
	SID string `json:"sid"`
	// The number of successful attempts.
	Succeeded int64 `json:"succeeded"`
	// The number of failed attempts.
	Failed int64 `json:"failed"`
	// The share of successful attempts, from 0 to 1. Null without attempts.
	SuccessRate *json.Number `json:"success_rate"`
	// The number of pending deliveries, counted up to 1000.
	Pending int64 `json:"pending"`
	// The number of deliveries that failed for good since `from`, among those of the last week. Counts 10000
	// at most over all endpoints.
	GaveUp int64 `json:"gave_up"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhookAttempts) UnmarshalJSON(data []byte) error {
	type plain WebhookAttempts
	return readObject(data, (*plain)(o), &o.Object)
}

// Account: The account that the credentials belong to.
type Account struct {
	Object
	// Identifier of the account, and its user name.
	SID string `json:"sid"`
	// The display name, also for customers: payment pages and their messages show it.
	Name string `json:"name"`
	// The email address for customers of the account. Payment pages and receipts show it. Null without one.
	SupportEmail *string `json:"support_email"`
	// The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
	// without one.
	SupportPhone *string `json:"support_phone"`
	// The web page for customers of the account. Payment pages and receipts show it. Null without one.
	SupportURL *string `json:"support_url"`
	// The status. The server refuses the credentials of a suspended account.
	Status AccountStatus `json:"status"`
	// The maximum number of requests per second.
	RatePerSecond       int64      `json:"rate_per_second"`
	PreviousTokenEndsAt *time.Time `json:"previous_token_ends_at"`
	// True if Posthorn keeps an encrypted copy of the Auth Token. The copy signs status callbacks in Twilio's
	// form.
	KeepsTokenCopy bool `json:"keeps_token_copy"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Account) UnmarshalJSON(data []byte) error {
	type plain Account
	return readObject(data, (*plain)(o), &o.Object)
}

// NewAuthToken: A new Auth Token, which is shown only once.
type NewAuthToken struct {
	Object
	// The account of the token, and its user name for sign-in.
	AccountSID string `json:"account_sid"`
	// The Auth Token. Store it: the server does not show it again.
	AuthToken string `json:"auth_token"`
	// The time until which the previous token works.
	PreviousEndsAt time.Time `json:"previous_ends_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *NewAuthToken) UnmarshalJSON(data []byte) error {
	type plain NewAuthToken
	return readObject(data, (*plain)(o), &o.Object)
}

// APIKey: A credential for one program. It has a scope, and you can revoke it separately.
type APIKey struct {
	Object
	// Identifier of the key, and its user name.
	SID string `json:"sid"`
	// The display name.
	Name string `json:"name"`
	// The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`: manage
	// webhooks and read events, including message texts. `auth`: verify people. `payments`: accept payments
	// and read the ledger. `read`: only read.
	Scope APIKeyScope `json:"scope"`
	// The time of creation.
	CreatedAt  time.Time  `json:"created_at"`
	LastUsedAt *time.Time `json:"last_used_at"`
	RevokedAt  *time.Time `json:"revoked_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *APIKey) UnmarshalJSON(data []byte) error {
	type plain APIKey
	return readObject(data, (*plain)(o), &o.Object)
}

// OperatorAccount: An account, as the operator sees it.
type OperatorAccount struct {
	Object
	// Identifier of the account, and its user name.
	SID string `json:"sid"`
	// The display name.
	Name string `json:"name"`
	// The status. The server refuses the credentials of a suspended account.
	Status AccountStatus `json:"status"`
	// The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`).
	RatePerSecond *int64 `json:"rate_per_second"`
	// The maximum number of owned and requested phone numbers. Null for the default of the installation
	// (`PHONE_NUMBERS_MAX`).
	PhoneNumbersMax *int64 `json:"phone_numbers_max"`
	// The email address for customers of the account. Payment pages and receipts show it. Null without one.
	SupportEmail *string `json:"support_email"`
	// The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
	// without one.
	SupportPhone *string `json:"support_phone"`
	// The web page for customers of the account. Payment pages and receipts show it. Null without one.
	SupportURL *string `json:"support_url"`
	// The number of messages in the last 24 hours by the status that they reached. The last one or two
	// minutes can be missing.
	MessagesLastDay MessageCounts `json:"messages_last_day"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OperatorAccount) UnmarshalJSON(data []byte) error {
	type plain OperatorAccount
	return readObject(data, (*plain)(o), &o.Object)
}

// DeadLetter: An inbound message that Posthorn could not store.
type DeadLetter struct {
	Object
	// Identifier of the dead letter.
	SID string `json:"sid"`
	// The carrier that sent it.
	CarrierSID string `json:"carrier_sid"`
	// The sender.
	From string `json:"from"`
	// The recipient, which is a number of this installation.
	To string `json:"to"`
	// The text. It is private: show it only to the owner of the number.
	Body string `json:"body"`
	// `number_unowned` if no account owns the number. `number_moved` if another account owned it when the
	// message arrived. Otherwise the error of PostgreSQL: the SQLSTATE, and the constraint if there is one.
	Error string `json:"error"`
	// The time when Posthorn received the message.
	ReceivedAt time.Time `json:"received_at"`
	// The time of the next attempt to store the message.
	RetryAt time.Time `json:"retry_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *DeadLetter) UnmarshalJSON(data []byte) error {
	type plain DeadLetter
	return readObject(data, (*plain)(o), &o.Object)
}

// Carrier: A connection to a phone network, a mail server or a chat service.
type Carrier struct {
	Object
	// Identifier of the carrier.
	SID string `json:"sid"`
	// The display name.
	Name string `json:"name"`
	// The protocol.
	Kind CarrierKind `json:"kind"`
	// The settings without secrets.
	Settings map[string]any `json:"settings"`
	// The status. Posthorn does not connect to a disabled carrier.
	Status EnabledStatus `json:"status"`
	// The state of the carrier. It accepts messages if the state is `up`. The state is `off` if the carrier
	// is disabled or disconnecting.
	State CarrierState `json:"state"`
	// The start of this state, as seen by the responding process.
	Since time.Time `json:"since"`
	// The problem and its remedy. Null without a problem.
	Reason *string `json:"reason"`
	// The detected format of message ids in receipts, as a value of the setting `message_ids`. Null while it
	// is unknown, or if the setting has a value. The setting overrides it.
	LearnedMessageIds *CarrierLearnedMessageIds `json:"learned_message_ids"`
	// The URL to enter at the provider for receipts and messages. Null for kinds without webhooks.
	WebhookURL *string `json:"webhook_url"`
	// The current trace. Null without one.
	Trace *CarrierTrace `json:"trace"`
	// The connections of the carrier.
	Connections []CarrierConnection `json:"connections"`
	// The circuit breaker of the carrier, which stops messages after consecutive failures.
	Circuit CarrierCircuit `json:"circuit"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Carrier) UnmarshalJSON(data []byte) error {
	type plain Carrier
	return readObject(data, (*plain)(o), &o.Object)
}

// CarrierLearnedMessageIds is an object of the API.
type CarrierLearnedMessageIds struct {
	Object
	// The format in responses to submissions.
	Submit MessageIDFormat `json:"submit"`
	// The format in receipts.
	Receipt MessageIDFormat `json:"receipt"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *CarrierLearnedMessageIds) UnmarshalJSON(data []byte) error {
	type plain CarrierLearnedMessageIds
	return readObject(data, (*plain)(o), &o.Object)
}

// CarrierTrace: The trace of a carrier's exchanges.
type CarrierTrace struct {
	Object
	// The time when the trace ends.
	Until time.Time `json:"until"`
	// The account whose messages are traced. Null for all accounts.
	AccountSID *string `json:"account_sid"`
	// The recipient whose messages are traced. Null for all recipients.
	To *string `json:"to"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *CarrierTrace) UnmarshalJSON(data []byte) error {
	type plain CarrierTrace
	return readObject(data, (*plain)(o), &o.Object)
}

// CarrierConnection: One connection to a carrier.
type CarrierConnection struct {
	Object
	// The host, the number and the kind of bind of the connection.
	Name string `json:"name"`
	// The state. The carrier accepts messages on a connection that is `up`.
	State CarrierConnectionState `json:"state"`
	// The start of this state, as seen by the responding process.
	Since time.Time `json:"since"`
	// The problem and its remedy. Null without a problem.
	Reason  *string    `json:"reason"`
	RetryAt *time.Time `json:"retry_at"`
	// The number of requests without a response yet.
	Unanswered json.Number `json:"unanswered"`
	// The maximum number of requests without a response.
	WindowMax json.Number `json:"window_max"`
	// The current rate limit in segments per second. Null for no limit.
	SegmentsPerSecond *json.Number `json:"segments_per_second"`
	// Whether the carrier has answered. A carrier that takes each message by a request is `up` before its
	// first answer, so false means that nothing shows yet whether it works.
	HasAnswered bool `json:"has_answered"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *CarrierConnection) UnmarshalJSON(data []byte) error {
	type plain CarrierConnection
	return readObject(data, (*plain)(o), &o.Object)
}

// CarrierCircuit: The circuit breaker of the carrier, which stops messages after consecutive failures. Each
// process has its own. This is the worst of them.
type CarrierCircuit struct {
	Object
	// The state. `closed`: the carrier gets messages. `open`: messages use other routes or wait. `half_open`:
	// the carrier gets a few messages as a trial.
	State CircuitState `json:"state"`
	// The number of consecutive failures.
	Failures int64 `json:"failures"`
	// The reason for the last failure. Null without a failure.
	Reason  *string    `json:"reason"`
	RetryAt *time.Time `json:"retry_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *CarrierCircuit) UnmarshalJSON(data []byte) error {
	type plain CarrierCircuit
	return readObject(data, (*plain)(o), &o.Object)
}

// OperatorTimelineEntry: An entry in the timeline of a message, including exchanges with the carrier.
type OperatorTimelineEntry struct {
	Object
	// The kind of entry: a change of status, a note without a change, or an exchange with the carrier.
	Kind OperatorTimelineEntryKind `json:"kind"`
	// The event type, the type of the note, or the command of the PDU.
	Type string `json:"type"`
	// The time of the entry.
	OccurredAt time.Time `json:"occurred_at"`
	// The reason. For an exchange, its bytes in hexadecimal and its direction.
	Detail map[string]any `json:"detail"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OperatorTimelineEntry) UnmarshalJSON(data []byte) error {
	type plain OperatorTimelineEntry
	return readObject(data, (*plain)(o), &o.Object)
}

// Route: A rule that sends messages to a carrier. A condition that is null matches everything.
type Route struct {
	Object
	// Identifier of the route.
	SID string `json:"sid"`
	// The carrier of the route.
	CarrierSID string `json:"carrier_sid"`
	// The channel of the messages. Null for every channel.
	Channel *Channel `json:"channel"`
	// The first digits of the recipient's number, without the plus. Null for every recipient.
	Prefix *string `json:"prefix"`
	// The sender of the messages. Null for every sender.
	Sender     *string `json:"sender"`
	AccountSID *string `json:"account_sid"`
	// The tag of the messages. Null for messages with any tags or none.
	Tag *string `json:"tag"`
	// The priority. Posthorn tries the lowest first.
	Priority int64 `json:"priority"`
	// The share of messages among otherwise equal routes.
	Weight int64 `json:"weight"`
	// The status. Posthorn does not use a disabled route.
	Status EnabledStatus `json:"status"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Route) UnmarshalJSON(data []byte) error {
	type plain Route
	return readObject(data, (*plain)(o), &o.Object)
}

// Rate: A price of a segment to numbers with a prefix: the price that a carrier charges, or that accounts
// pay. The longest matching prefix decides.
type Rate struct {
	Object
	// Identifier of the rate.
	SID string `json:"sid"`
	// The carrier that charges the rate. Null for a customer rate, which accounts pay.
	CarrierSID *string `json:"carrier_sid"`
	// The first digits of the numbers, without a plus. Empty for all other numbers. For channels without
	// numbers, send email, matrix, telegram, xmpp.
	Prefix string `json:"prefix"`
	// The price of a segment: an exact decimal with at most six decimal places.
	Price string `json:"price"`
	// The currency of all rates of the price list, as three capital letters.
	PriceUnit string `json:"price_unit"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *Rate) UnmarshalJSON(data []byte) error {
	type plain Rate
	return readObject(data, (*plain)(o), &o.Object)
}

// OperatorVerificationSummary: Counts of verifications by account.
type OperatorVerificationSummary struct {
	Object
	// The start of the counts.
	From time.Time `json:"from"`
	// The end of the counts.
	To           time.Time  `json:"to"`
	CountedUntil *time.Time `json:"counted_until"`
	// One entry for each account.
	Data []OperatorVerificationSummaryData `json:"data"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OperatorVerificationSummary) UnmarshalJSON(data []byte) error {
	type plain OperatorVerificationSummary
	return readObject(data, (*plain)(o), &o.Object)
}

// OperatorVerificationSummaryData is an object of the API.
type OperatorVerificationSummaryData struct {
	Object
	// The account.
	AccountSID string `json:"account_sid"`
	// The number of verification messages that a carrier accepted.
	Sent int64 `json:"sent"`
	// The number of verification messages that a carrier reported as delivered.
	Delivered int64 `json:"delivered"`
	// The number of approved verifications.
	Approved int64 `json:"approved"`
	// The number of blocks of prefixes and countries, including dry runs.
	Blocked int64 `json:"blocked"`
	// The value of `approved` divided by `sent`. Null if `sent` is 0. It exceeds 1 if messages were sent
	// before `from` and approved after it.
	Conversion *json.Number `json:"conversion"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OperatorVerificationSummaryData) UnmarshalJSON(data []byte) error {
	type plain OperatorVerificationSummaryData
	return readObject(data, (*plain)(o), &o.Object)
}

// OperatorVerificationScore: The risk of SMS pumping at a prefix, over all accounts of the installation.
type OperatorVerificationScore struct {
	Object
	// The numbers without their last four digits.
	Prefix string `json:"prefix"`
	// The score. At 12 the prefix is blocked.
	Score json.Number `json:"score"`
	// The number of messages. Older messages count less.
	Sends int64 `json:"sends"`
	// The number of approvals. Older approvals count less.
	Approvals    int64      `json:"approvals"`
	BlockedUntil *time.Time `json:"blocked_until"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OperatorVerificationScore) UnmarshalJSON(data []byte) error {
	type plain OperatorVerificationScore
	return readObject(data, (*plain)(o), &o.Object)
}

// OperatorPhoneNumber: A number of an account, as the operator sees it.
type OperatorPhoneNumber struct {
	Object
	// Identifier of the number.
	SID string `json:"sid"`
	// The account that owns or requested the number.
	AccountSID string `json:"account_sid"`
	// The number, short code or sender id.
	Number string `json:"number"`
	// The channels that it supports. A chat address supports its own channel.
	Capabilities []PhoneNumberCapability `json:"capabilities"`
	// The status. Only an `active` number belongs to the account. A `pending` number waits for the operator.
	Status PhoneNumberStatus `json:"status"`
	// The reason for which the operator rejected the request. Null otherwise.
	RejectedReason *string `json:"rejected_reason"`
	// The name that the account gave the number. Null without a name.
	Name *string `json:"name"`
	// The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
	// plain text. The request has the form and the signature of Twilio's. Null without one.
	InboundURL *string `json:"inbound_url"`
	// The method of the requests to `inbound_url`.
	InboundMethod CallbackMethod `json:"inbound_method"`
	// The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
	// `inbound_url`. Null without one.
	FallbackURL *string `json:"fallback_url"`
	// The method of the requests to `fallback_url`.
	FallbackMethod CallbackMethod `json:"fallback_method"`
	// The `status_callback` of messages that set none. Null without one.
	StatusCallback *string `json:"status_callback"`
	// The time of the request or assignment.
	CreatedAt       time.Time `json:"created_at"`
	OwnerAccountSID *string   `json:"owner_account_sid"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OperatorPhoneNumber) UnmarshalJSON(data []byte) error {
	type plain OperatorPhoneNumber
	return readObject(data, (*plain)(o), &o.Object)
}

// SenderRule: A rule that allows senders that no account owns. It never allows a number that another account
// owns.
type SenderRule struct {
	Object
	// Identifier of the rule.
	SID        string  `json:"sid"`
	AccountSID *string `json:"account_sid"`
	// The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows every
	// sender.
	Kind SenderRuleKind `json:"kind"`
	// The sender or the pattern in lower case. Case does not matter. Null for `any`.
	Sender *string `json:"sender"`
	// The reason for the rule. Null without a note.
	Note *string `json:"note"`
	// True if an upgrade created the rule from the account's past messages, and the operator has not
	// confirmed it.
	NeedsReview bool `json:"needs_review"`
	// True if the rule needs review, and another account owns the sender or has an exact rule for it.
	IsConflict      bool    `json:"is_conflict"`
	OwnerAccountSID *string `json:"owner_account_sid"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SenderRule) UnmarshalJSON(data []byte) error {
	type plain SenderRule
	return readObject(data, (*plain)(o), &o.Object)
}

// SimulatorInbound: A simulated inbound message.
type SimulatorInbound struct {
	Object
	// The simulator's identifier of the message.
	Reference string `json:"reference"`
	// The account's number.
	To string `json:"to"`
	// The sender of the message.
	From string `json:"from"`
	// The text. Empty for a message with media only.
	Body string `json:"body"`
	// The attachments.
	Media []SimulatorInboundMedia `json:"media"`
	// The time of receipt.
	ReceivedAt time.Time `json:"received_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SimulatorInbound) UnmarshalJSON(data []byte) error {
	type plain SimulatorInbound
	return readObject(data, (*plain)(o), &o.Object)
}

// SimulatorInboundMedia is an object of the API.
type SimulatorInboundMedia struct {
	Object
	// The media type.
	ContentType string `json:"content_type"`
	// The size in bytes.
	Bytes int64 `json:"bytes"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SimulatorInboundMedia) UnmarshalJSON(data []byte) error {
	type plain SimulatorInboundMedia
	return readObject(data, (*plain)(o), &o.Object)
}

// SimulatorMessage: A message in the inbox of a simulated recipient.
type SimulatorMessage struct {
	Object
	// The simulator's identifier of the message.
	Reference string `json:"reference"`
	// The sid of the message.
	MessageSID string `json:"message_sid"`
	// The account that sent it.
	AccountSID string `json:"account_sid"`
	// Recipient.
	To string `json:"to"`
	// Sender.
	From string `json:"from"`
	// The text.
	Body string `json:"body"`
	// The digits of the code in the text. Null without a code.
	Code *string `json:"code"`
	// The encoding of the text.
	Encoding TextEncoding `json:"encoding"`
	// Segments.
	NumSegments int64 `json:"num_segments"`
	// The attached files.
	Media []SimulatorMessageMedia `json:"media"`
	// The failure that the recipient's number causes. Null without one.
	Trouble *string `json:"trouble"`
	// The number of held receipts.
	NumHeldReceipts int64 `json:"num_held_receipts"`
	// The time at which the simulator accepted it.
	ReceivedAt time.Time `json:"received_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SimulatorMessage) UnmarshalJSON(data []byte) error {
	type plain SimulatorMessage
	return readObject(data, (*plain)(o), &o.Object)
}

// SimulatorMessageMedia is an object of the API.
type SimulatorMessageMedia struct {
	Object
	// The media type.
	ContentType string `json:"content_type"`
	// The size in bytes.
	Bytes int64 `json:"bytes"`
	// The attached media, each with its sid and its URL.
	URL string `json:"url"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SimulatorMessageMedia) UnmarshalJSON(data []byte) error {
	type plain SimulatorMessageMedia
	return readObject(data, (*plain)(o), &o.Object)
}

// SimulatorWait: The result of a wait.
type SimulatorWait struct {
	Object
	// The message. Null if none arrived in time.
	Message *SimulatorMessage `json:"message"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SimulatorWait) UnmarshalJSON(data []byte) error {
	type plain SimulatorWait
	return readObject(data, (*plain)(o), &o.Object)
}

// SimulatorNumber: A number with which the simulator causes a failure.
type SimulatorNumber struct {
	Object
	// The number, or an example of a number with this ending.
	Number string `json:"number"`
	// The last four digits that cause the failure, in any country. Null if only this exact number causes it.
	EndsIn *string `json:"ends_in"`
	// The parameter for the number: the recipient or the sender.
	Parameter SimulatorNumberParameter `json:"parameter"`
	// The name of the failure.
	Trouble string `json:"trouble"`
	// The result.
	Description string `json:"description"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SimulatorNumber) UnmarshalJSON(data []byte) error {
	type plain SimulatorNumber
	return readObject(data, (*plain)(o), &o.Object)
}

// SimulatorHold: A recipient whose delivery receipts the simulator holds.
type SimulatorHold struct {
	Object
	// The recipient.
	To string `json:"to"`
	// The number of held receipts, one for each segment.
	NumHeldReceipts int64 `json:"num_held_receipts"`
	// The start of the hold.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *SimulatorHold) UnmarshalJSON(data []byte) error {
	type plain SimulatorHold
	return readObject(data, (*plain)(o), &o.Object)
}

// MessagePreview: The segments and price of a message.
type MessagePreview struct {
	Object
	// The encoding of the text.
	Encoding TextEncoding `json:"encoding"`
	// The number of segments, as counted for sending and billing.
	NumSegments int64 `json:"num_segments"`
	// The length of the text in septets (gsm7) or UTF-16 code units (ucs2).
	Units int64 `json:"units"`
	// The number of units that fit into each segment.
	UnitsPerSegment int64 `json:"units_per_segment"`
	// The text of each segment.
	Segments []string `json:"segments"`
	// The characters outside GSM 03.38 that require ucs2. Replace all of them to make the message cheaper.
	Ucs2Characters []MessagePreviewUcs2Characters `json:"ucs2_characters"`
	// The price of all segments. Null without a rate for the recipient.
	Price *json.Number `json:"price"`
	// The currency of the price (ISO 4217).
	PriceUnit   string     `json:"price_unit"`
	WindowUntil *time.Time `json:"window_until"`
	// The route of the message. Null if no carrier reaches the recipient.
	Route *PreviewedRoute `json:"route"`
	// The previews of all addresses, in the order of `to`. Null for one address. The other fields describe
	// the first address. The price of the message is the sum over the channels whose carriers accept it.
	Channels []PreviewedAddress `json:"channels"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessagePreview) UnmarshalJSON(data []byte) error {
	type plain MessagePreview
	return readObject(data, (*plain)(o), &o.Object)
}

// MessagePreviewUcs2Characters is an object of the API.
type MessagePreviewUcs2Characters struct {
	Object
	// The character.
	Character string `json:"character"`
	// The position in the body, in UTF-16 code units from 0.
	Index int64 `json:"index"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessagePreviewUcs2Characters) UnmarshalJSON(data []byte) error {
	type plain MessagePreviewUcs2Characters
	return readObject(data, (*plain)(o), &o.Object)
}

// MessageFeedback: The report of an account about a message.
type MessageFeedback struct {
	Object
	// The message.
	MessageSID string `json:"message_sid"`
	// Whether the recipient acted on the message.
	Outcome FeedbackOutcome `json:"outcome"`
	// The time of the report.
	CreatedAt time.Time `json:"created_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MessageFeedback) UnmarshalJSON(data []byte) error {
	type plain MessageFeedback
	return readObject(data, (*plain)(o), &o.Object)
}

// MediaWithContent: A picture or another file of a message, with its bytes.
type MediaWithContent struct {
	Object
	// Identifier of the media.
	SID string `json:"sid"`
	// The account of the media.
	AccountSID string `json:"account_sid"`
	// The message of the media.
	MessageSID string `json:"message_sid"`
	// The media type, detected from the content. The host or sender can have declared another type.
	ContentType string `json:"content_type"`
	// The size in bytes.
	Bytes int64 `json:"bytes"`
	// The URL from which Posthorn fetched the media. Null for inbound media.
	URL *string `json:"url"`
	// The time when Posthorn fetched or received the media.
	CreatedAt time.Time `json:"created_at"`
	// The bytes, in base64.
	Content string `json:"content"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *MediaWithContent) UnmarshalJSON(data []byte) error {
	type plain MediaWithContent
	return readObject(data, (*plain)(o), &o.Object)
}

// OptOutSettings: The settings of an account for opt-outs.
type OptOutSettings struct {
	Object
	// The senders for which a new opt-out by keyword holds: the sender that got it, or every sender of the
	// account on every channel.
	HoldsFor OptOutReach `json:"holds_for"`
	// The language of replies to words that every language uses, such as STOP.
	Language string `json:"language"`
	// Your own keywords and replies.
	Languages []OptOutSettingsLanguages `json:"languages"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OptOutSettings) UnmarshalJSON(data []byte) error {
	type plain OptOutSettings
	return readObject(data, (*plain)(o), &o.Object)
}

// OptOutSettingsLanguages is an object of the API.
type OptOutSettingsLanguages struct {
	Object
	// The language (ISO 639-1).
	Language string `json:"language"`
	// More words that opt out, up to 20.
	StopKeywords []string `json:"stop_keywords"`
	// More words that opt in again, up to 20.
	StartKeywords []string `json:"start_keywords"`
	// More words that ask for help, up to 20.
	HelpKeywords []string `json:"help_keywords"`
	// The reply to an opt-out. Null for the built-in reply.
	StopReply *string `json:"stop_reply"`
	// The reply to an opt-in. Null for the built-in reply.
	StartReply *string `json:"start_reply"`
	// The reply to a request for help. Null for the built-in reply.
	HelpReply *string `json:"help_reply"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OptOutSettingsLanguages) UnmarshalJSON(data []byte) error {
	type plain OptOutSettingsLanguages
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationCheck: The result of a check.
type VerificationCheck struct {
	Object
	// True if the code is correct and the verification is now approved.
	Valid bool `json:"valid"`
	// The verification. Null for a failed check by `to`.
	VerificationSID *string `json:"verification_sid"`
	// The status after the check. Null for a failed check by `to`.
	Status *VerificationStatus `json:"status"`
	// The number of wrong checks that are left. Null for a failed check by `to`.
	AttemptsRemaining *int64 `json:"attempts_remaining"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationCheck) UnmarshalJSON(data []byte) error {
	type plain VerificationCheck
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationAttempt: One message of a verification.
type VerificationAttempt struct {
	Object
	// Identifier of the attempt.
	SID string `json:"sid"`
	// The verification.
	VerificationSID string `json:"verification_sid"`
	// The service of the verification.
	ServiceSID string `json:"service_sid"`
	// The message of the attempt.
	MessageSID string `json:"message_sid"`
	// The channel.
	Channel string `json:"channel"`
	// The verified address.
	To string `json:"to"`
	// The country of the number (ISO 3166-1). ZZ for an address without a country.
	Country string `json:"country"`
	// The status of the message.
	Status VerificationAttemptStatus `json:"status"`
	// True if the verification was approved.
	Converted bool `json:"converted"`
	// The error code of the message. Null without an error.
	ErrorCode *string `json:"error_code"`
	// The time when the message was queued.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationAttempt) UnmarshalJSON(data []byte) error {
	type plain VerificationAttempt
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationAttemptSummary: Counts of the messages of verifications.
type VerificationAttemptSummary struct {
	Object
	// One entry for each channel and country.
	Data []VerificationAttemptSummaryData `json:"data"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationAttemptSummary) UnmarshalJSON(data []byte) error {
	type plain VerificationAttemptSummary
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationAttemptSummaryData is an object of the API.
type VerificationAttemptSummaryData struct {
	Object
	// The channel of the messages.
	Channel string `json:"channel"`
	// The country of the numbers (ISO 3166-1).
	Country string `json:"country"`
	// Messages.
	Sent int64 `json:"sent"`
	// The number of messages that a carrier reported as delivered.
	Delivered int64 `json:"delivered"`
	// The number of messages that failed.
	Failed int64 `json:"failed"`
	// The number of messages whose verification was approved.
	Converted int64 `json:"converted"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationAttemptSummaryData) UnmarshalJSON(data []byte) error {
	type plain VerificationAttemptSummaryData
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationSettings: The settings of the account for verifications.
type VerificationSettings struct {
	Object
	// The name of your service, which precedes the text of each message. Empty for no name.
	FriendlyName string `json:"friendly_name"`
	// The default language of messages.
	Locale string `json:"locale"`
	// The number of digits in a code. Less than six works only with the simulator.
	CodeLength int64 `json:"code_length"`
	// The number of seconds for which a code or a link is valid.
	TTLSeconds int64 `json:"ttl_seconds"`
	// The number of wrong checks that end a verification.
	ChecksMax int64 `json:"checks_max"`
	// The maximum number of messages of a verification.
	SendsMax int64 `json:"sends_max"`
	// The maximum number of new verifications of one recipient in an hour.
	RecipientHourlyMax int64 `json:"recipient_hourly_max"`
	// The maximum number of new verifications of one recipient in a day.
	RecipientDailyMax int64 `json:"recipient_daily_max"`
	// The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count.
	ClientIPHourlyMax int64 `json:"client_ip_hourly_max"`
	// The maximum number of messages of all verifications in a day.
	DailySendsMax int64 `json:"daily_sends_max"`
	// The maximum price of all messages in a day, in the currency of prices. Null for no limit.
	DailySpendMax *json.Number `json:"daily_spend_max"`
	// The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
	// Null for none: WhatsApp is then not used. In a form, send JSON.
	WhatsappTemplate *VerificationTemplate `json:"whatsapp_template"`
	// The domain of your web site, for codes that browsers fill in. Null without one.
	Domain *string `json:"domain"`
	// The hash of your Android app. Null without one.
	AppHash *string `json:"app_hash"`
	// The mode of blocks: they refuse verifications, or Posthorn only records and announces them.
	AbuseMode VerificationMode `json:"abuse_mode"`
	// The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain. A
	// passkey works only for its domain, so a change needs new passkeys. Null without one.
	PasskeyRPID *string `json:"passkey_rp_id"`
	// The user verification of passkeys: whether the device must check the user by PIN, fingerprint or face.
	PasskeyUserVerification PasskeyUserVerification `json:"passkey_user_verification"`
	// The senders of messages. Posthorn uses the first sender of the channel that a carrier takes.
	Senders []string `json:"senders"`
	// The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
	// simulator, and none with other carriers.
	AllowedCountries []string `json:"allowed_countries"`
	// The allowed redirect URLs of links.
	RedirectUrls []string `json:"redirect_urls"`
	// The origins where passkeys work. An empty list means `https://` and `passkey_rp_id`.
	PasskeyOrigins []string `json:"passkey_origins"`
	// Your own rate limits, which count the values of `rate_limit_keys`.
	RateLimits []VerificationRateLimit `json:"rate_limits"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationSettings) UnmarshalJSON(data []byte) error {
	type plain VerificationSettings
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationTemplate is an object of the API.
type VerificationTemplate struct {
	Object
	// The name of the authentication template at Meta.
	Name string `json:"name"`
	// The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is that
	// of the message.
	Languages []string `json:"languages"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationTemplate) UnmarshalJSON(data []byte) error {
	type plain VerificationTemplate
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationRateLimit is an object of the API.
type VerificationRateLimit struct {
	Object
	// The name of the limit in `rate_limit_keys`.
	Name string `json:"name"`
	// The maximum number of new verifications in the interval.
	Max int64 `json:"max"`
	// The interval in seconds. It starts with the first verification.
	IntervalSeconds int64 `json:"interval_seconds"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationRateLimit) UnmarshalJSON(data []byte) error {
	type plain VerificationRateLimit
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationService: A service: settings for the verifications of one app or brand. A setting that is null
// is that of the account.
type VerificationService struct {
	Object
	// Identifier of the service.
	SID string `json:"sid"`
	// The account of the service.
	AccountSID string `json:"account_sid"`
	// True for the service of verifications without `service_sid`. Its settings are those of the account.
	IsDefault bool `json:"is_default"`
	// The name of your service, which precedes the text of each message. Empty for no name.
	FriendlyName string `json:"friendly_name"`
	// The default language of messages. Null for the setting of the account.
	Locale *string `json:"locale"`
	// The number of digits in a code. Less than six works only with the simulator. Null for the setting of
	// the account.
	CodeLength *int64 `json:"code_length"`
	// The number of seconds for which a code or a link is valid. Null for the setting of the account.
	TTLSeconds *int64 `json:"ttl_seconds"`
	// The number of wrong checks that end a verification. Null for the setting of the account.
	ChecksMax *int64 `json:"checks_max"`
	// The maximum number of messages of a verification. Null for the setting of the account.
	SendsMax *int64 `json:"sends_max"`
	// The maximum number of new verifications of one recipient with this service in an hour, in addition to
	// that of the account. Null for none.
	RecipientHourlyMax *int64 `json:"recipient_hourly_max"`
	// The maximum number of new verifications of one recipient with this service in a day, in addition to
	// that of the account. Null for none.
	RecipientDailyMax *int64 `json:"recipient_daily_max"`
	// The maximum number of messages of this service in a day, in addition to that of the account. Null for
	// none.
	DailySendsMax *int64 `json:"daily_sends_max"`
	// The maximum price of messages of this service in a day, in addition to that of the account. Null for
	// none.
	DailySpendMax *json.Number `json:"daily_spend_max"`
	// The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
	// Null for none: WhatsApp is then not used. In a form, send JSON.
	WhatsappTemplate *VerificationTemplate `json:"whatsapp_template"`
	// The domain of your web site, for codes that browsers fill in. Null without one.
	Domain *string `json:"domain"`
	// The hash of your Android app. Null without one.
	AppHash *string `json:"app_hash"`
	// The senders of messages. Posthorn uses the first sender of the channel that a carrier takes. Null for
	// the setting of the account.
	Senders []string `json:"senders"`
	// The messaging service whose senders are tried before `senders`. Null for that of the default service.
	MessagingServiceSID *string `json:"messaging_service_sid"`
	// The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the
	// simulator, and none with other carriers. Null for the setting of the account.
	AllowedCountries []string `json:"allowed_countries"`
	// The allowed redirect URLs of links. Null for the setting of the account.
	RedirectUrls []string `json:"redirect_urls"`
	// The time of the creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationService) UnmarshalJSON(data []byte) error {
	type plain VerificationService
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationText: The message of a verification in one language.
type VerificationText struct {
	Object
	// The language (BCP 47).
	Locale string `json:"locale"`
	// The message, with asterisks in place of the code or the token.
	Text string `json:"text"`
	// The encoding of the text.
	Encoding TextEncoding `json:"encoding"`
	// The number of segments, as counted for sending and billing.
	NumSegments int64 `json:"num_segments"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationText) UnmarshalJSON(data []byte) error {
	type plain VerificationText
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationRecipient: The account's verification data about an address, without its messages.
type VerificationRecipient struct {
	Object
	// The address.
	To string `json:"to"`
	// The newest 1000 verifications of the address.
	Verifications []Verification `json:"verifications"`
	// The messages of these verifications, newest first.
	Attempts []VerificationAttempt `json:"attempts"`
	// The counts of limits for the address.
	Limits []VerificationRecipientLimits `json:"limits"`
	// The entry on the safe list. Null without one.
	SafeListEntry *SafeListEntry `json:"safe_list_entry"`
	// True if older verifications exist.
	HasMore bool `json:"has_more"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationRecipient) UnmarshalJSON(data []byte) error {
	type plain VerificationRecipient
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationRecipientLimits is an object of the API.
type VerificationRecipientLimits struct {
	Object
	// The name of the limit. A limit of `rate_limits` has the prefix `own:`. That of a service ends with its
	// sid.
	Name string `json:"name"`
	// The current count.
	Count  int64      `json:"count"`
	EndsAt *time.Time `json:"ends_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationRecipientLimits) UnmarshalJSON(data []byte) error {
	type plain VerificationRecipientLimits
	return readObject(data, (*plain)(o), &o.Object)
}

// VerificationBlock: A temporary block of verifications to some numbers, because few of their messages led to
// an approval.
type VerificationBlock struct {
	Object
	// Identifier of the block.
	SID string `json:"sid"`
	// The account of the block.
	AccountSID string `json:"account_sid"`
	// The scope: the numbers of one prefix, or of one country, or of the account. `pair`: a prefix and the
	// network of one `client_ip`.
	Scope VerificationBlockScope `json:"scope"`
	// The prefix of the numbers, or the country. For a pair, the prefix, a space and the network. `*` for the
	// account.
	Key string `json:"key"`
	// The country of the numbers (ISO 3166-1).
	Country string `json:"country"`
	// True if Posthorn only recorded the block and did not enforce it, because of `abuse_mode`.
	DryRun bool `json:"dry_run"`
	// The reason: too many messages without an approval.
	Reason VerificationBlockReason `json:"reason"`
	// The number of messages in the days before the block. Older messages count less.
	Sends int64 `json:"sends"`
	// The number of approvals of these messages.
	Approvals int64 `json:"approvals"`
	// The start time.
	CreatedAt time.Time `json:"created_at"`
	// The time when the block ends.
	EndsAt     time.Time  `json:"ends_at"`
	ReleasedAt *time.Time `json:"released_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *VerificationBlock) UnmarshalJSON(data []byte) error {
	type plain VerificationBlock
	return readObject(data, (*plain)(o), &o.Object)
}

// AuthSessionTokens: A session with its tokens. Only this response contains them.
type AuthSessionTokens struct {
	Object
	// The identifier of the session, which is `sid` of access tokens.
	SID string `json:"sid"`
	// The account of the session.
	AccountSID string `json:"account_sid"`
	// Your own id of the person, which is `sub` of access tokens.
	Subject string `json:"subject"`
	// The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation.
	Status AuthSessionStatus `json:"status"`
	// The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the subject.
	// `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless revoked.
	RevokedReason *SessionRevokedReason `json:"revoked_reason"`
	// The audience (`aud`) of access tokens. Null for the issuer.
	Audience *string `json:"audience"`
	// Your own claims in access tokens.
	Claims map[string]any `json:"claims"`
	// The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another
	// channel: its name. `hwk`: a passkey. `mfa`: two factors.
	AMR []string `json:"amr"`
	// The authentication level. `2` means that the proofs are two factors, otherwise `1`.
	ACR AuthenticationLevel `json:"acr"`
	// The time of the oldest proof, which is `auth_time` of access tokens.
	AuthenticatedAt time.Time `json:"authenticated_at"`
	// The time when the latest refresh token was issued.
	RefreshedAt time.Time `json:"refreshed_at"`
	// The time when the session ends without another refresh, at most 90 days after its creation.
	ExpiresAt time.Time `json:"expires_at"`
	// The time of the revocation. Null unless revoked.
	RevokedAt *time.Time `json:"revoked_at"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
	// A JWT (RFC 9068), signed with ES256. Resource servers check it offline.
	AccessToken string `json:"access_token"`
	// The token type. Send the token as `Authorization: Bearer …`.
	TokenType string `json:"token_type"`
	// The number of seconds until the access token expires.
	ExpiresIn int64 `json:"expires_in"`
	// The token for the next refresh, which works once. Store it where scripts of pages cannot read it, such
	// as in an `HttpOnly` cookie.
	RefreshToken string `json:"refresh_token"`
	// The time when the refresh token expires.
	RefreshExpiresAt time.Time `json:"refresh_expires_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AuthSessionTokens) UnmarshalJSON(data []byte) error {
	type plain AuthSessionTokens
	return readObject(data, (*plain)(o), &o.Object)
}

// AuthJWKS: A JSON Web Key Set.
type AuthJWKS struct {
	Object
	// The current key, the next key, and the keys of tokens that are still valid.
	Keys []AuthJWK `json:"keys"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AuthJWKS) UnmarshalJSON(data []byte) error {
	type plain AuthJWKS
	return readObject(data, (*plain)(o), &o.Object)
}

// FactorWithBinding: A factor with the data that the person needs to set it up.
type FactorWithBinding struct {
	Object
	// Identifier of the factor.
	SID string `json:"sid"`
	// The account of the factor.
	AccountSID string `json:"account_sid"`
	// The service of the factor. Its challenges are those of the same service.
	ServiceSID string `json:"service_sid"`
	// Your own id of the person.
	Subject string `json:"subject"`
	// The type of factor.
	FactorType FactorType `json:"factor_type"`
	// The name of the factor for the person.
	FriendlyName string `json:"friendly_name"`
	// The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted`
	// appears only in the response and the event of the deletion.
	Status FactorStatus `json:"status"`
	// The number of unused recovery codes. Null for other factors.
	CodesRemaining *int64 `json:"codes_remaining"`
	// The domain of a passkey. Null for other factors.
	RPID *string `json:"rp_id"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt  time.Time  `json:"updated_at"`
	VerifiedAt *time.Time `json:"verified_at"`
	// The data that the person needs to set it up.
	Binding FactorBinding `json:"binding"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *FactorWithBinding) UnmarshalJSON(data []byte) error {
	type plain FactorWithBinding
	return readObject(data, (*plain)(o), &o.Object)
}

// FactorBinding: The data that the person needs to set up the factor. Only this response contains it.
type FactorBinding struct {
	Object
	// The secret of `totp` in base32, for people who type it. Null for other factors.
	Secret *string `json:"secret"`
	// The URI of `totp` to show as a QR code. Null for other factors.
	URI *string `json:"uri"`
	// The input of `PublicKeyCredential.parseCreationOptionsFromJSON` for `passkey`. Null for other factors.
	Options map[string]any `json:"options"`
	// The ten codes of `recovery_codes`. Each code works once. Null for other factors.
	Codes []string `json:"codes"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *FactorBinding) UnmarshalJSON(data []byte) error {
	type plain FactorBinding
	return readObject(data, (*plain)(o), &o.Object)
}

// FactorCheck: The result of the verification of a factor.
type FactorCheck struct {
	Object
	// True if the proof is correct.
	Valid bool `json:"valid"`
	// The factor.
	FactorSID string `json:"factor_sid"`
	// The status after the check. The fifth wrong check deletes the factor.
	Status FactorStatus `json:"status"`
	// The number of wrong checks that are left.
	AttemptsRemaining int64 `json:"attempts_remaining"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *FactorCheck) UnmarshalJSON(data []byte) error {
	type plain FactorCheck
	return readObject(data, (*plain)(o), &o.Object)
}

// ChallengeWithOptions: A challenge with the data that a browser needs to ask for a passkey.
type ChallengeWithOptions struct {
	Object
	// Identifier of the challenge.
	SID string `json:"sid"`
	// The account of the challenge.
	AccountSID string `json:"account_sid"`
	// The service of the challenge.
	ServiceSID string `json:"service_sid"`
	// Your own id of the person.
	Subject string `json:"subject"`
	// The type of factor that the person must prove.
	FactorType FactorType `json:"factor_type"`
	// The factor that must approve the challenge, or that approved it. Null while any factor of the type can.
	FactorSID *string `json:"factor_sid"`
	// The status of the challenge.
	Status ChallengeStatus `json:"status"`
	// The action that the person approves. Null without an action.
	Payload *VerificationPayload `json:"payload"`
	// The number of wrong checks that are left.
	AttemptsRemaining int64 `json:"attempts_remaining"`
	// The time when the challenge expires.
	ExpiresAt  time.Time  `json:"expires_at"`
	ApprovedAt *time.Time `json:"approved_at"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
	// The input of `PublicKeyCredential.parseRequestOptionsFromJSON` for a passkey. Null for other factors.
	Options map[string]any `json:"options"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *ChallengeWithOptions) UnmarshalJSON(data []byte) error {
	type plain ChallengeWithOptions
	return readObject(data, (*plain)(o), &o.Object)
}

// ChallengeCheck: The result of the check of a challenge.
type ChallengeCheck struct {
	Object
	// True if the proof is correct.
	Valid bool `json:"valid"`
	// The challenge.
	ChallengeSID string `json:"challenge_sid"`
	// The factor that approved the challenge. Null if it is unknown.
	FactorSID *string `json:"factor_sid"`
	// The status after the check. The fifth wrong check denies the challenge.
	Status ChallengeStatus `json:"status"`
	// The number of wrong checks that are left.
	AttemptsRemaining int64 `json:"attempts_remaining"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *ChallengeCheck) UnmarshalJSON(data []byte) error {
	type plain ChallengeCheck
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentTimelineEntry: An entry in the timeline of a payment. Fields that do not apply to its type are null.
type PaymentTimelineEntry struct {
	Object
	// The time of the entry.
	At time.Time `json:"at"`
	// The type. `event`: the payment, a refund or a dispute changed. `message`: a message about the payment.
	// `operation`: a request to the provider. `ledger`: a booking.
	Type PaymentTimelineEntryType `json:"type"`
	// The description as one sentence.
	Description    string  `json:"description"`
	MessageSID     *string `json:"message_sid"`
	RefundSID      *string `json:"refund_sid"`
	DisputeSID     *string `json:"dispute_sid"`
	TransactionSID *string `json:"transaction_sid"`
	// The requested action of an `operation` entry. Null for other entries.
	Operation *PaymentTimelineEntryOperation `json:"operation"`
	// The status. For an `event`, it is the status after the event. For a `message` or an `operation`, it is
	// the current status. An operation is `requested`, `done`, `refused`, `not_sent` or `lost`. Null for a
	// deleted message.
	Status *string `json:"status"`
	// The amount in minor units of `currency`. For a `ledger` entry, it is negative if the provider owes you
	// less afterwards.
	Amount *int64 `json:"amount"`
	// The currency (ISO 4217). Null without an amount.
	Currency *string `json:"currency"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentTimelineEntry) UnmarshalJSON(data []byte) error {
	type plain PaymentTimelineEntry
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentProvider: A payment provider of the account.
type PaymentProvider struct {
	Object
	// Identifier of the provider.
	SID string `json:"sid"`
	// The display name.
	Name string `json:"name"`
	// The kind of provider. It never changes.
	Kind string `json:"kind"`
	// The settings. Responses never contain secrets.
	Settings map[string]any `json:"settings"`
	// The currencies for which Posthorn uses the provider. Null for all.
	Currencies []string `json:"currencies"`
	// The priority. Posthorn tries the provider with the lowest priority first.
	Priority int64 `json:"priority"`
	// The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
	// continue.
	Status EnabledStatus `json:"status"`
	// The URL to enter at the provider as its webhook endpoint.
	NotificationURL string `json:"notification_url"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentProvider) UnmarshalJSON(data []byte) error {
	type plain PaymentProvider
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentProviderKindDescription: A kind of payment provider, with everything that a form for its settings
// needs.
type PaymentProviderKindDescription struct {
	Object
	// The value of `kind` of a payment provider.
	Kind string `json:"kind"`
	// The name of the kind.
	Name string `json:"name"`
	// The way in which customers pay.
	Description string `json:"description"`
	// The JSON Schema 2020-12 of `settings`. A property with a `title` has a field in a form.
	Settings map[string]any `json:"settings"`
	// The JSON Schema 2020-12 of `secrets`.
	Secrets map[string]any `json:"secrets"`
	// The steps at the provider. A link in a step has the form `[label](https://…)`.
	Setup PaymentProviderKindDescriptionSetup `json:"setup"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentProviderKindDescription) UnmarshalJSON(data []byte) error {
	type plain PaymentProviderKindDescription
	return readObject(data, (*plain)(o), &o.Object)
}

// PaymentProviderKindDescriptionSetup is an object of the API.
type PaymentProviderKindDescriptionSetup struct {
	Object
	// The steps to find the settings and the secrets.
	Credentials []string `json:"credentials"`
	// The steps to add the webhook. Empty if the provider sends no notifications.
	Notifications []string `json:"notifications"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *PaymentProviderKindDescriptionSetup) UnmarshalJSON(data []byte) error {
	type plain PaymentProviderKindDescriptionSetup
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhookWithSecret: A webhook endpoint with its secret.
type WebhookWithSecret struct {
	Object
	// Identifier of the endpoint.
	SID string `json:"sid"`
	// The account of the endpoint.
	AccountSID string `json:"account_sid"`
	// The URL that receives the events.
	URL string `json:"url"`
	// The display name.
	Description string `json:"description"`
	// The names and patterns of the events to send.
	Events []string `json:"events"`
	// For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
	// each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
	// that you registered.
	CallbackForm *WebhookCallbackForm `json:"callback_form"`
	// The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
	// wait. Deliveries to a disabled endpoint are canceled.
	Status WebhookStatus `json:"status"`
	// The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
	// days. `by_user`: through the API or the console.
	DisabledReason *WebhookDisabledReason `json:"disabled_reason"`
	// The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
	// and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
	// 429, 502, 503 or 504, and grows by one with each other response.
	MaxInFlight *int64 `json:"max_in_flight"`
	// The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
	// for this limit does not count as an attempt.
	RateLimit *int64 `json:"rate_limit"`
	// The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
	// deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
	Ordering WebhookOrdering `json:"ordering"`
	// The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
	Circuit       WebhookCircuit `json:"circuit"`
	LastSuccessAt *time.Time     `json:"last_success_at"`
	LastFailureAt *time.Time     `json:"last_failure_at"`
	// The error of the last failed attempt. Null without one.
	LastFailure    *string    `json:"last_failure"`
	FirstFailureAt *time.Time `json:"first_failure_at"`
	// The number of failures since the last success.
	ConsecutiveFailures int64      `json:"consecutive_failures"`
	PausedUntil         *time.Time `json:"paused_until"`
	// The maximum duration of an attempt in seconds.
	Timeout int64 `json:"timeout"`
	// The seconds to wait after each failed attempt. Null for the default schedule.
	RetrySchedule []int64 `json:"retry_schedule"`
	// The names of the additional headers. The values are hidden.
	HeaderNames []string `json:"header_names"`
	// The client certificate for a receiver with mTLS. Null without one.
	ClientCertificate *WebhookCertificate `json:"client_certificate"`
	// The content of `data` in events to this endpoint.
	Payload WebhookPayload `json:"payload"`
	// The filter for subscribed events. Null for all subscribed events.
	Filter map[string][]string `json:"filter"`
	// The signatures of deliveries to this endpoint.
	Signatures []WebhookSignature `json:"signatures"`
	// The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
	PublicKey *string `json:"public_key"`
	// The times until which older secrets also sign, newest secret first.
	OlderSecretsUntil []time.Time `json:"older_secrets_until"`
	// The time of registration.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
	// The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again.
	Secret string `json:"secret"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhookWithSecret) UnmarshalJSON(data []byte) error {
	type plain WebhookWithSecret
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhookSecret: The secret of a webhook endpoint.
type WebhookSecret struct {
	Object
	// The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again.
	Secret string `json:"secret"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhookSecret) UnmarshalJSON(data []byte) error {
	type plain WebhookSecret
	return readObject(data, (*plain)(o), &o.Object)
}

// DeliveryWithAttempts: A delivery with all its attempts.
type DeliveryWithAttempts struct {
	Object
	// Identifier of the delivery.
	SID string `json:"sid"`
	// The account of the delivery.
	AccountSID string `json:"account_sid"`
	// The endpoint that receives the delivery.
	WebhookSID string `json:"webhook_sid"`
	// The event that the delivery sends.
	EventSID string `json:"event_sid"`
	// The type of the event.
	EventType string `json:"event_type"`
	// The status. `pending` means that more attempts follow.
	Status DeliveryStatus `json:"status"`
	// The number of attempts so far.
	Attempts int64 `json:"attempts"`
	// The HTTP status of the last response. Null if the last attempt had no response.
	LastStatusCode *int64 `json:"last_status_code"`
	// The error of the last attempt. Null if it succeeded.
	LastError *string `json:"last_error"`
	// The time of the event.
	CreatedAt     time.Time  `json:"created_at"`
	NextAttemptAt *time.Time `json:"next_attempt_at"`
	EndedAt       *time.Time `json:"ended_at"`
	// The attempts, oldest first.
	AttemptLog []DeliveryAttempt `json:"attempt_log"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *DeliveryWithAttempts) UnmarshalJSON(data []byte) error {
	type plain DeliveryWithAttempts
	return readObject(data, (*plain)(o), &o.Object)
}

// DeliveryAttempt: One attempt of a delivery.
type DeliveryAttempt struct {
	Object
	// The number of the attempt, starting at 1.
	Number int64 `json:"number"`
	// The cause of the attempt.
	AskedBy DeliveryAttemptAskedBy `json:"asked_by"`
	// The start time.
	StartedAt time.Time `json:"started_at"`
	// The duration in milliseconds.
	DurationMs int64 `json:"duration_ms"`
	// The duration of each part.
	Timing AttemptTiming `json:"timing"`
	// True if Posthorn repeated the request at once, because a reused connection closed without a response.
	// The endpoint can then receive the request twice, with the same `webhook-id`.
	Repeated bool `json:"repeated"`
	// The HTTP status of the response. Null without a response.
	StatusCode *int64 `json:"status_code"`
	// The error. Null if the attempt succeeded.
	Error *string `json:"error"`
	// The headers of the request. A null value is hidden: the endpoint's own headers are always hidden. The
	// signature is visible only for a failure that had a response, and only with permission to read the
	// endpoint's secret. The body is the event.
	RequestHeaders map[string]*string `json:"request_headers"`
	// The headers of the response. For a failure, Posthorn keeps 4 KiB. For a success with an empty body, it
	// keeps the request id header, such as `x-request-id`. Null without a response, or after the retention
	// time.
	ResponseHeaders map[string]string `json:"response_headers"`
	// The beginning of the response body: 16 KiB for a failure, 64 bytes for a success.
	ResponseBody *string `json:"response_body"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *DeliveryAttempt) UnmarshalJSON(data []byte) error {
	type plain DeliveryAttempt
	return readObject(data, (*plain)(o), &o.Object)
}

// EventFeed: The events after the cursor.
type EventFeed struct {
	Object
	// The events, oldest first. The events of one resource are ordered by `sequence`.
	Data []Event `json:"data"`
	// True if more events are available now.
	HasMore bool `json:"has_more"`
	// The cursor of the next request. It is never null.
	NextCursor string `json:"next_cursor"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *EventFeed) UnmarshalJSON(data []byte) error {
	type plain EventFeed
	return readObject(data, (*plain)(o), &o.Object)
}

// EventTypeDescription: A kind of event.
type EventTypeDescription struct {
	Object
	// The name of the event type.
	Name string `json:"name"`
	// The meaning of the event type.
	Description string `json:"description"`
	// True if this version sends events of this type. An endpoint can subscribe to an unavailable type, and
	// receives its events after an upgrade that sends them.
	IsAvailable bool `json:"is_available"`
	// The JSON Schema (2020-12) of the body of the event.
	Schema map[string]any `json:"schema"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *EventTypeDescription) UnmarshalJSON(data []byte) error {
	type plain EventTypeDescription
	return readObject(data, (*plain)(o), &o.Object)
}

// APIKeyWithSecret: An API key with its secret, which is shown only once.
type APIKeyWithSecret struct {
	Object
	// Identifier of the key, and its user name.
	SID string `json:"sid"`
	// The display name.
	Name string `json:"name"`
	// The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`: manage
	// webhooks and read events, including message texts. `auth`: verify people. `payments`: accept payments
	// and read the ledger. `read`: only read.
	Scope APIKeyScope `json:"scope"`
	// The time of creation.
	CreatedAt  time.Time  `json:"created_at"`
	LastUsedAt *time.Time `json:"last_used_at"`
	RevokedAt  *time.Time `json:"revoked_at"`
	// The secret, which is the password for sign-in. Store it: the server keeps only a hash.
	Secret string `json:"secret"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *APIKeyWithSecret) UnmarshalJSON(data []byte) error {
	type plain APIKeyWithSecret
	return readObject(data, (*plain)(o), &o.Object)
}

// AccountWithToken: A new account with its Auth Token, which is shown only once.
type AccountWithToken struct {
	Object
	// Identifier of the account, and its user name.
	SID string `json:"sid"`
	// The display name.
	Name string `json:"name"`
	// The status. The server refuses the credentials of a suspended account.
	Status AccountStatus `json:"status"`
	// The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`).
	RatePerSecond *int64 `json:"rate_per_second"`
	// The maximum number of owned and requested phone numbers. Null for the default of the installation
	// (`PHONE_NUMBERS_MAX`).
	PhoneNumbersMax *int64 `json:"phone_numbers_max"`
	// The email address for customers of the account. Payment pages and receipts show it. Null without one.
	SupportEmail *string `json:"support_email"`
	// The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
	// without one.
	SupportPhone *string `json:"support_phone"`
	// The web page for customers of the account. Payment pages and receipts show it. Null without one.
	SupportURL *string `json:"support_url"`
	// The number of messages in the last 24 hours by the status that they reached. The last one or two
	// minutes can be missing.
	MessagesLastDay MessageCounts `json:"messages_last_day"`
	// The time of creation.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
	// The password for the sid. The server does not show it again, so store the token or send it to the user
	// now.
	AuthToken string `json:"auth_token"`
	// A notice for the operator about the senders of the new account.
	SenderNotice string `json:"sender_notice"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *AccountWithToken) UnmarshalJSON(data []byte) error {
	type plain AccountWithToken
	return readObject(data, (*plain)(o), &o.Object)
}

// CarrierKindDescription: A kind of carrier, with the schemas of its settings.
type CarrierKindDescription struct {
	Object
	// The value of `kind`.
	Kind string `json:"kind"`
	// The name for people.
	Name string `json:"name"`
	// A sentence for a person who adds a carrier.
	Description string `json:"description"`
	// The channels that carriers of this kind can support.
	Channels []string `json:"channels"`
	// True if the carrier sends receipts and messages to a webhook URL of Posthorn.
	HasWebhooks bool `json:"has_webhooks"`
	// How to enter the webhook URL at the carrier. Null if nothing has to be entered.
	WebhookSetup *string `json:"webhook_setup"`
	// The JSON Schema of `settings`. `title` is the label of a field, and `x-group` its group of `x-groups`.
	// `x-unset` says what an empty field means, and `x-missing` what to enter in a required one.
	Settings map[string]any `json:"settings"`
	// The JSON Schema of the secrets: `password`, `webhook_secret` and `tls_key`, if the kind has them.
	Secrets map[string]any `json:"secrets"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *CarrierKindDescription) UnmarshalJSON(data []byte) error {
	type plain CarrierKindDescription
	return readObject(data, (*plain)(o), &o.Object)
}

// CarrierPreset: The settings of a carrier of the kind `http` for one provider or gateway.
type CarrierPreset struct {
	Object
	// The value of the setting `preset`.
	Preset string `json:"preset"`
	// The name of the provider.
	Label string `json:"label"`
	// The channels that the provider supports.
	Channels []string `json:"channels"`
	// The values that the operator must enter.
	Values []CarrierPresetValues `json:"values"`
	// The provider's name for the `password`.
	Password string `json:"password"`
	// The provider's name for the `webhook_secret`. Null if the password or a value verifies webhooks.
	WebhookSecret *string `json:"webhook_secret"`
	// The steps at the provider that let receipts and messages arrive.
	Setup string `json:"setup"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *CarrierPreset) UnmarshalJSON(data []byte) error {
	type plain CarrierPreset
	return readObject(data, (*plain)(o), &o.Object)
}

// CarrierPresetValues is an object of the API.
type CarrierPresetValues struct {
	Object
	// The name of the value in the setting `values`.
	Name string `json:"name"`
	// The name of the value at the provider.
	Label string `json:"label"`
	// The place where you find the value.
	Meaning string `json:"meaning"`
	// The form of the value.
	Example string `json:"example"`
	// The default of the value. Null without a default.
	Fallback *string `json:"fallback"`
	// True if the value is required.
	IsRequired bool `json:"is_required"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *CarrierPresetValues) UnmarshalJSON(data []byte) error {
	type plain CarrierPresetValues
	return readObject(data, (*plain)(o), &o.Object)
}

// RateCard: A summary of all rates of a carrier, or of all customer rates.
type RateCard struct {
	Object
	// The carrier that charges the rate. Null for a customer rate, which accounts pay.
	CarrierSID *string `json:"carrier_sid"`
	// The currency of all rates of the price list, as three capital letters.
	PriceUnit string `json:"price_unit"`
	// The number of rates in the list.
	RatesCount json.Number `json:"rates_count"`
	// The number of prefixes that are new.
	Added int64 `json:"added"`
	// The number of prefixes whose price or currency changed.
	Changed int64 `json:"changed"`
	// The number of prefixes that were removed.
	Removed int64 `json:"removed"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *RateCard) UnmarshalJSON(data []byte) error {
	type plain RateCard
	return readObject(data, (*plain)(o), &o.Object)
}

// RouteCandidates: The routes that match a message.
type RouteCandidates struct {
	Object
	// The routes in the order in which Posthorn tries them.
	Data []RouteCandidate `json:"data"`
	// True if no route matches and the message goes to the simulator. If no route matches and this is false,
	// the server refuses the message.
	TakesSimulator bool `json:"takes_simulator"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *RouteCandidates) UnmarshalJSON(data []byte) error {
	type plain RouteCandidates
	return readObject(data, (*plain)(o), &o.Object)
}

// RouteCandidate: A route that matches a message, with its current availability.
type RouteCandidate struct {
	Object
	// The route.
	Route Route `json:"route"`
	// The availability. `ready`: the carrier accepts messages. `down`: it has no connection. `circuit_open`:
	// the circuit breaker blocks messages after consecutive failures.
	Standing RouteCandidateStanding `json:"standing"`
	// The reason why the server refuses the message with `sender_not_allowed` if it gets this route: networks
	// of its country take no name as a sender. Null otherwise.
	Refusal *string `json:"refusal"`
	// The carrier's price of a segment. Null if it is unknown.
	Price *string `json:"price"`
	// The currency of the price. Null if the price is unknown.
	PriceUnit *string `json:"price_unit"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *RouteCandidate) UnmarshalJSON(data []byte) error {
	type plain RouteCandidate
	return readObject(data, (*plain)(o), &o.Object)
}

// OperatorVerificationScores: Prefixes by risk.
type OperatorVerificationScores struct {
	Object
	// The highest score first.
	Data []OperatorVerificationScore `json:"data"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *OperatorVerificationScores) UnmarshalJSON(data []byte) error {
	type plain OperatorVerificationScores
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhooksFailingData is an object of the API.
type WebhooksFailingData struct {
	Object
	// Identifier of the endpoint.
	SID string `json:"sid"`
	// The account of the endpoint.
	AccountSID string `json:"account_sid"`
	// The URL that receives the events.
	URL string `json:"url"`
	// The display name.
	Description string `json:"description"`
	// The names and patterns of the events to send.
	Events []string `json:"events"`
	// For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
	// each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint
	// that you registered.
	CallbackForm *WebhookCallbackForm `json:"callback_form"`
	// The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
	// wait. Deliveries to a disabled endpoint are canceled.
	Status WebhookStatus `json:"status"`
	// The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five
	// days. `by_user`: through the API or the console.
	DisabledReason *WebhookDisabledReason `json:"disabled_reason"`
	// The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
	// and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
	// 429, 502, 503 or 504, and grows by one with each other response.
	MaxInFlight *int64 `json:"max_in_flight"`
	// The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
	// for this limit does not count as an attempt.
	RateLimit *int64 `json:"rate_limit"`
	// The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
	// deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
	Ordering WebhookOrdering `json:"ordering"`
	// The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
	Circuit       WebhookCircuit `json:"circuit"`
	LastSuccessAt *time.Time     `json:"last_success_at"`
	LastFailureAt *time.Time     `json:"last_failure_at"`
	// The error of the last failed attempt. Null without one.
	LastFailure    *string    `json:"last_failure"`
	FirstFailureAt *time.Time `json:"first_failure_at"`
	// The number of failures since the last success.
	ConsecutiveFailures int64      `json:"consecutive_failures"`
	PausedUntil         *time.Time `json:"paused_until"`
	// The maximum duration of an attempt in seconds.
	Timeout int64 `json:"timeout"`
	// The seconds to wait after each failed attempt. Null for the default schedule.
	RetrySchedule []int64 `json:"retry_schedule"`
	// The names of the additional headers. The values are hidden.
	HeaderNames []string `json:"header_names"`
	// The client certificate for a receiver with mTLS. Null without one.
	ClientCertificate *WebhookCertificate `json:"client_certificate"`
	// The content of `data` in events to this endpoint.
	Payload WebhookPayload `json:"payload"`
	// The filter for subscribed events. Null for all subscribed events.
	Filter map[string][]string `json:"filter"`
	// The signatures of deliveries to this endpoint.
	Signatures []WebhookSignature `json:"signatures"`
	// The public key that verifies `v1a` signatures of the newest key. Null without `v1a`.
	PublicKey *string `json:"public_key"`
	// The times until which older secrets also sign, newest secret first.
	OlderSecretsUntil []time.Time `json:"older_secrets_until"`
	// The time of registration.
	CreatedAt time.Time `json:"created_at"`
	// The time of the last change.
	UpdatedAt time.Time `json:"updated_at"`
	// The number of hours for which all attempts have failed: 24, then 72.
	FailingHours int64 `json:"failing_hours"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhooksFailingData) UnmarshalJSON(data []byte) error {
	type plain WebhooksFailingData
	return readObject(data, (*plain)(o), &o.Object)
}

// WebhooksTestData is an object of the API.
type WebhooksTestData struct {
	Object
	// The tested endpoint.
	WebhookSID string `json:"webhook_sid"`
	// The text of the test event.
	Text string `json:"text"`
}

// UnmarshalJSON reads the object and keeps its JSON.
func (o *WebhooksTestData) UnmarshalJSON(data []byte) error {
	type plain WebhooksTestData
	return readObject(data, (*plain)(o), &o.Object)
}

// Value returns the data of the event as the type of its kind: *Message, *Verification, *VerificationBlock,
// *AuthSession, *Factor, *Challenge, *Payment, *Refund, *Dispute, *Difference, *WebhooksFailingData,
// *Webhook, *WebhooksTestData. For a kind of a later version, it returns a map[string]any.
func (e *Event) Value() (any, error) {
	var value any
	switch e.Type {
	case "messages.queued",
		"messages.sending",
		"messages.sent",
		"messages.delivered",
		"messages.read",
		"messages.undelivered",
		"messages.failed",
		"messages.received",
		"messages.reply_requested":
		value = new(Message)
	case "verifications.created",
		"verifications.sent",
		"verifications.approved",
		"verifications.max_attempts_reached",
		"verifications.failed",
		"verifications.expired",
		"verifications.canceled":
		value = new(Verification)
	case "verifications.blocked":
		value = new(VerificationBlock)
	case "sessions.created",
		"sessions.revoked",
		"sessions.reuse_detected":
		value = new(AuthSession)
	case "factors.created",
		"factors.verified",
		"factors.deleted":
		value = new(Factor)
	case "challenges.approved",
		"challenges.denied",
		"challenges.expired":
		value = new(Challenge)
	case "payments.created",
		"payments.requires_action",
		"payments.processing",
		"payments.authorized",
		"payments.partially_paid",
		"payments.completed",
		"payments.failed",
		"payments.canceled",
		"payments.expired",
		"payments.review_required",
		"payments.review_resolved":
		value = new(Payment)
	case "refunds.created",
		"refunds.completed",
		"refunds.failed":
		value = new(Refund)
	case "disputes.opened",
		"disputes.updated",
		"disputes.closed":
		value = new(Dispute)
	case "differences.opened",
		"differences.resolved":
		value = new(Difference)
	case "webhooks.failing":
		value = new(WebhooksFailingData)
	case "webhooks.disabled":
		value = new(Webhook)
	case "webhooks.test":
		value = new(WebhooksTestData)
	default:
		fields := map[string]any{}
		return fields, json.Unmarshal(e.Data, &fields)
	}
	return value, json.Unmarshal(e.Data, value)
}
