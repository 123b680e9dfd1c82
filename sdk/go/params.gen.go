// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"encoding/json"
	"time"
)

// CreateMessageParams are the parameters of [MessagesResource.Create].
type CreateMessageParams struct {
	// The recipient. A phone number with its country code, a chat address with its prefix, as in
	// xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
	// number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164. You can
	// send up to 5 addresses of one person, separated by commas, as a list, or as a repeated key. Posthorn
	// tries them in this order until a carrier delivers the message. Several can be of one channel, but none
	// can be in the list twice.
	To string `json:"to"`
	// The sender: a phone number, a short code, a name, or a chat or email address with its prefix. If `to`
	// has several addresses, send one sender for each in the same order, or one for all. A phone number also
	// stands for the same number on WhatsApp. A name has 1 to 11 characters: letters, digits, inner spaces
	// and & + . _ -. Required unless you send `messaging_service_sid`.
	From *string `json:"from,omitzero"`
	// The messaging service whose pool has the sender. Without `from`, Posthorn chooses the sender of the
	// pool. A message without `validity_period` has that of the service.
	MessagingServiceSID *string `json:"messaging_service_sid,omitzero"`
	// The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and
	// 10,000 over other channels. It must fit the channel of each address of `to`. Required unless you send
	// `media_url`.
	Body *string `json:"body,omitzero"`
	// The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
	MediaURL []string `json:"media_url,omitzero"`
	// The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24
	// hours after a message of the recipient, and templates always. With a template, `body` is optional and
	// only appears in the message log. `media_url` is the medium of the template's header, at most one. In a
	// form, send JSON.
	Template *MessageTemplateParams `json:"template,omitzero"`
	// The number of seconds that each address of `to` has to deliver before Posthorn tries the next one.
	// Default: 300. The time begins with the first attempt at the address, for a scheduled message not before
	// `send_at`. It has no effect for one address.
	FallbackAfter *int64 `json:"fallback_after,omitzero"`
	// The time at which to send the message, up to 35 days ahead. Until then, the status is `queued`. A time
	// in the past has no effect.
	SendAt *time.Time `json:"send_at,omitzero"`
	// The number of seconds after which carriers must not deliver the message, up to 14 days.
	ValidityPeriod *int64 `json:"validity_period,omitzero"`
	// Up to 20 labels to filter messages by.
	Tags []string `json:"tags,omitzero"`
	// Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at
	// most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
	Metadata map[string]string `json:"metadata,omitzero"`
	// The HTTPS URL that receives each later status of the message, as a signed event. It follows the rules
	// of a webhook's URL. Posthorn creates a webhook endpoint for its origin, whose secret signs the
	// requests. An account can have 20 origins.
	StatusCallback *string `json:"status_callback,omitzero"`
	// The maximum number of segments. The server refuses a longer message.
	MaxSegments *int64 `json:"max_segments,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateMessageParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// MessageTemplateParams is an object in parameters.
type MessageTemplateParams struct {
	// The name of the template at Meta.
	Name string `json:"name"`
	// The language of the template, as Meta writes it.
	Language string `json:"language"`
	// The values of the variables, by name. Numbered variables have the names `1`, `2` and so on.
	Parameters map[string]string `json:"parameters,omitzero"`
	// The value of the variable in a text header. For a media header, send `media_url`.
	Header map[string]string `json:"header,omitzero"`
	// The values of the buttons that need a value.
	Buttons []MessageTemplateButtonsParams `json:"buttons,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p MessageTemplateParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// MessageTemplateButtonsParams is an object in parameters.
type MessageTemplateButtonsParams struct {
	// The position among the template's buttons, starting at 0.
	Index int64 `json:"index"`
	// The type of the button.
	Type TemplateButtonType `json:"type"`
	// The value of the button: the end of its URL, the payload of its reply, or its code.
	Value string `json:"value"`
}

// MarshalJSON leaves out what is not set.
func (p MessageTemplateButtonsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListMessagesParams are the parameters of [MessagesResource.List].
type ListMessagesParams struct {
	// The recipient to filter by.
	To *string `json:"to,omitzero"`
	// The sender to filter by.
	From *string `json:"from,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []MessageStatus `json:"status,omitzero"`
	// The error code to filter by.
	ErrorCode *ListMessagesErrorCode `json:"error_code,omitzero"`
	// The direction to filter by.
	Direction *MessageDirection `json:"direction,omitzero"`
	// The channel to filter by.
	Channel *Channel `json:"channel,omitzero"`
	// The tag to filter by.
	Tag *string `json:"tag,omitzero"`
	// The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A resource
	// must have all of them.
	Metadata map[string]string `json:"metadata,omitzero"`
	// The digits to search for in the sender and the recipient. A number with a plus and an address with a
	// prefix must match completely. Spaces and dashes in numbers are ignored.
	Number *string `json:"number,omitzero"`
	// The earliest creation time, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest creation time, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The earliest sending time, inclusive.
	SentAfter *time.Time `json:"sent_after,omitzero"`
	// The latest sending time, exclusive.
	SentBefore *time.Time `json:"sent_before,omitzero"`
	// The order by creation time: `desc` has the newest entry first, `asc` the oldest.
	Order *SortOrder `json:"order,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListMessagesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// PreviewMessageParams are the parameters of [MessagesResource.Preview].
type PreviewMessageParams struct {
	// The recipient. A phone number with its country code, a chat address with its prefix, as in
	// xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
	// number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164. You can
	// send up to 5 addresses of one person, separated by commas, as a list, or as a repeated key. Posthorn
	// tries them in this order until a carrier delivers the message. Several can be of one channel, but none
	// can be in the list twice.
	To string `json:"to"`
	// The sender. It can decide the route. The same rules as for sending apply.
	From *string `json:"from,omitzero"`
	// The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and
	// 10,000 over other channels. It must fit the channel of each address of `to`. Required unless you send
	// `media_url`.
	Body *string `json:"body,omitzero"`
	// The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
	MediaURL []string `json:"media_url,omitzero"`
	// The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24
	// hours after a message of the recipient, and templates always. With a template, `body` is optional and
	// only appears in the message log. `media_url` is the medium of the template's header, at most one. In a
	// form, send JSON.
	Template *MessageTemplateParams `json:"template,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p PreviewMessageParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// StreamMessagesParams are the parameters of [MessagesResource.Stream].
type StreamMessagesParams struct {
	// The maximum duration of the stream in milliseconds, up to five minutes.
	TimeoutMs *int64 `json:"timeout_ms,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p StreamMessagesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateMessageFeedbackParams are the parameters of [MessagesResource.Feedback].
type CreateMessageFeedbackParams struct {
	// `confirmed` if the recipient acted on the message, `unconfirmed` if it is not known.
	Outcome FeedbackOutcome `json:"outcome"`
}

// MarshalJSON leaves out what is not set.
func (p CreateMessageFeedbackParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListConversationsParams are the parameters of [ConversationsResource.List].
type ListConversationsParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListConversationsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListConversationMessagesParams are the parameters of [ConversationsMessagesResource.List].
type ListConversationMessagesParams struct {
	// The address of the account.
	Number string `json:"number"`
	// The address of the person.
	Contact string `json:"contact"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListConversationMessagesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreatePhoneNumberParams are the parameters of [PhoneNumbersResource.Create].
type CreatePhoneNumberParams struct {
	// A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address.
	// Case does not matter.
	Number string `json:"number"`
	// The channels that the number supports. Default: all. Send a list, or one string with commas.
	Capabilities []RequestedCapability `json:"capabilities,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreatePhoneNumberParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListPhoneNumbersParams are the parameters of [PhoneNumbersResource.List].
type ListPhoneNumbersParams struct {
	// The number to filter by.
	Number *string `json:"number,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []PhoneNumberStatus `json:"status,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListPhoneNumbersParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ConfigurePhoneNumberParams are the parameters of [PhoneNumbersResource.Configure].
type ConfigurePhoneNumberParams struct {
	// The name, up to 64 characters. Null removes it.
	Name Nullable[string] `json:"name,omitzero"`
	// The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
	// plain text. The request has the form and the signature of Twilio's. Null removes it.
	InboundURL Nullable[string] `json:"inbound_url,omitzero"`
	// The method of the requests to `inbound_url`. Default: `POST`.
	InboundMethod *CallbackMethod `json:"inbound_method,omitzero"`
	// The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
	// `inbound_url`. Null removes it.
	FallbackURL Nullable[string] `json:"fallback_url,omitzero"`
	// The method of the requests to `fallback_url`. Default: `POST`.
	FallbackMethod *CallbackMethod `json:"fallback_method,omitzero"`
	// The `status_callback` of messages that set none. Null removes it.
	StatusCallback Nullable[string] `json:"status_callback,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ConfigurePhoneNumberParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateMessagingServiceParams are the parameters of [MessagingServicesResource.Create].
type CreateMessagingServiceParams struct {
	// The name, up to 64 characters.
	Name string `json:"name"`
	// True if a recipient gets all messages from the same sender. Default: true.
	StickySender *bool `json:"sticky_sender,omitzero"`
	// The `validity_period` in seconds of messages that set none. Null removes the default.
	ValidityPeriod Nullable[int64] `json:"validity_period,omitzero"`
	// The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
	// plain text. The request has the form and the signature of Twilio's. Null removes it.
	InboundURL Nullable[string] `json:"inbound_url,omitzero"`
	// The method of the requests to `inbound_url`. Default: `POST`.
	InboundMethod *CallbackMethod `json:"inbound_method,omitzero"`
	// The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
	// `inbound_url`. Null removes it.
	FallbackURL Nullable[string] `json:"fallback_url,omitzero"`
	// The method of the requests to `fallback_url`. Default: `POST`.
	FallbackMethod *CallbackMethod `json:"fallback_method,omitzero"`
	// The `status_callback` of messages that set none. Null removes it.
	StatusCallback Nullable[string] `json:"status_callback,omitzero"`
	// True if an inbound message goes to the `inbound_url` of its number, although the service has one.
	// Default: false.
	UsesNumberURL *bool `json:"uses_number_url,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateMessagingServiceParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListMessagingServicesParams are the parameters of [MessagingServicesResource.List].
type ListMessagingServicesParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListMessagingServicesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateMessagingServiceParams are the parameters of [MessagingServicesResource.Update].
type UpdateMessagingServiceParams struct {
	// The name, up to 64 characters.
	Name *string `json:"name,omitzero"`
	// True if a recipient gets all messages from the same sender. Default: true.
	StickySender *bool `json:"sticky_sender,omitzero"`
	// The `validity_period` in seconds of messages that set none. Null removes the default.
	ValidityPeriod Nullable[int64] `json:"validity_period,omitzero"`
	// The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
	// plain text. The request has the form and the signature of Twilio's. Null removes it.
	InboundURL Nullable[string] `json:"inbound_url,omitzero"`
	// The method of the requests to `inbound_url`. Default: `POST`.
	InboundMethod *CallbackMethod `json:"inbound_method,omitzero"`
	// The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries
	// `inbound_url`. Null removes it.
	FallbackURL Nullable[string] `json:"fallback_url,omitzero"`
	// The method of the requests to `fallback_url`. Default: `POST`.
	FallbackMethod *CallbackMethod `json:"fallback_method,omitzero"`
	// The `status_callback` of messages that set none. Null removes it.
	StatusCallback Nullable[string] `json:"status_callback,omitzero"`
	// True if an inbound message goes to the `inbound_url` of its number, although the service has one.
	// Default: false.
	UsesNumberURL *bool `json:"uses_number_url,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateMessagingServiceParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// AddServiceSenderParams are the parameters of [MessagingServicesSendersResource.Add].
type AddServiceSenderParams struct {
	// The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in
	// `from` of a message.
	Sender string `json:"sender"`
	// The country of a short code (ISO 3166-1). Recipients in other countries then get no message from it.
	Country *string `json:"country,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p AddServiceSenderParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListServiceSendersParams are the parameters of [MessagingServicesSendersResource.List].
type ListServiceSendersParams struct {
	// The sender to filter by.
	Sender *string `json:"sender,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListServiceSendersParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// RemoveServiceSenderParams are the parameters of [MessagingServicesSendersResource.Remove].
type RemoveServiceSenderParams struct {
	// The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in
	// `from` of a message.
	Sender string `json:"sender"`
}

// MarshalJSON leaves out what is not set.
func (p RemoveServiceSenderParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListOptOutsParams are the parameters of [OptOutsResource.List].
type ListOptOutsParams struct {
	// The sender to filter by.
	From *string `json:"from,omitzero"`
	// The recipient to filter by.
	To *string `json:"to,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListOptOutsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateOptOutParams are the parameters of [OptOutsResource.Create].
type CreateOptOutParams struct {
	// The sender. Default: every sender of the account.
	From *string `json:"from,omitzero"`
	// The recipient. A phone number with its country code, a chat address with its prefix, as in
	// xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
	// number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
	To string `json:"to"`
}

// MarshalJSON leaves out what is not set.
func (p CreateOptOutParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// DeleteOptOutParams are the parameters of [OptOutsResource.Delete].
type DeleteOptOutParams struct {
	// The sender. Default: the opt-out for every sender.
	From *string `json:"from,omitzero"`
	// The recipient. A phone number with its country code, a chat address with its prefix, as in
	// xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
	// number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
	To string `json:"to"`
}

// MarshalJSON leaves out what is not set.
func (p DeleteOptOutParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateOptOutSettingsParams are the parameters of [OptOutsResource.UpdateSettings].
type UpdateOptOutSettingsParams struct {
	// The senders for which a new opt-out holds.
	HoldsFor *OptOutReach `json:"holds_for,omitzero"`
	// The language of replies to words that every language uses.
	Language *string `json:"language,omitzero"`
	// Your own keywords and replies, up to 20 languages.
	Languages []UpdateOptOutSettingsLanguagesParams `json:"languages,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateOptOutSettingsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateOptOutSettingsLanguagesParams is an object in parameters.
type UpdateOptOutSettingsLanguagesParams struct {
	// The language (ISO 639-1).
	Language string `json:"language"`
	// More words that opt out, up to 20.
	StopKeywords []string `json:"stop_keywords,omitzero"`
	// More words that opt in again, up to 20.
	StartKeywords []string `json:"start_keywords,omitzero"`
	// More words that ask for help, up to 20.
	HelpKeywords []string `json:"help_keywords,omitzero"`
	// The reply to an opt-out. Null for the built-in reply.
	StopReply Nullable[string] `json:"stop_reply,omitzero"`
	// The reply to an opt-in. Null for the built-in reply.
	StartReply Nullable[string] `json:"start_reply,omitzero"`
	// The reply to a request for help. Null for the built-in reply.
	HelpReply Nullable[string] `json:"help_reply,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateOptOutSettingsLanguagesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateVerificationSettingsParams are the parameters of [AuthResource.UpdateSettings].
type UpdateVerificationSettingsParams struct {
	// The name of your service, which precedes the text of each message. Empty for no name.
	FriendlyName *string `json:"friendly_name,omitzero"`
	// The default language of messages.
	Locale *string `json:"locale,omitzero"`
	// The number of digits in a code. Less than six works only with the simulator.
	CodeLength *int64 `json:"code_length,omitzero"`
	// The number of seconds for which a code or a link is valid.
	TTLSeconds *int64 `json:"ttl_seconds,omitzero"`
	// The number of wrong checks that end a verification.
	ChecksMax *int64 `json:"checks_max,omitzero"`
	// The maximum number of messages of a verification.
	SendsMax *int64 `json:"sends_max,omitzero"`
	// The maximum number of new verifications of one recipient in an hour.
	RecipientHourlyMax *int64 `json:"recipient_hourly_max,omitzero"`
	// The maximum number of new verifications of one recipient in a day.
	RecipientDailyMax *int64 `json:"recipient_daily_max,omitzero"`
	// The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count.
	ClientIPHourlyMax *int64 `json:"client_ip_hourly_max,omitzero"`
	// The maximum number of messages of all verifications in a day.
	DailySendsMax *int64 `json:"daily_sends_max,omitzero"`
	// The maximum price of all messages in a day, in the currency of prices. Null for no limit.
	DailySpendMax Nullable[json.Number] `json:"daily_spend_max,omitzero"`
	// The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
	// Null for none: WhatsApp is then not used. In a form, send JSON.
	WhatsappTemplate Nullable[VerificationTemplateParams] `json:"whatsapp_template,omitzero"`
	// The domain of your web site, for codes that browsers fill in. Null without one.
	Domain Nullable[string] `json:"domain,omitzero"`
	// The hash of your Android app. Null without one.
	AppHash Nullable[string] `json:"app_hash,omitzero"`
	// The mode of blocks: they refuse verifications, or Posthorn only records and announces them.
	AbuseMode *VerificationMode `json:"abuse_mode,omitzero"`
	// The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain. A
	// passkey works only for its domain, so a change needs new passkeys. Null without one.
	PasskeyRPID Nullable[string] `json:"passkey_rp_id,omitzero"`
	// The user verification of passkeys: whether the device must check the user by PIN, fingerprint or face.
	PasskeyUserVerification *PasskeyUserVerification `json:"passkey_user_verification,omitzero"`
	// The senders of messages.
	Senders []string `json:"senders,omitzero"`
	// The allowed countries of recipients.
	AllowedCountries []string `json:"allowed_countries,omitzero"`
	// The allowed redirect URLs of links.
	RedirectUrls []string `json:"redirect_urls,omitzero"`
	// The origins where passkeys work: origins of pages, and `android:apk-key-hash:` with the hash of an app.
	PasskeyOrigins []string `json:"passkey_origins,omitzero"`
	// Your own rate limits.
	RateLimits []VerificationRateLimitParams `json:"rate_limits,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateVerificationSettingsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// VerificationTemplateParams is an object in parameters.
type VerificationTemplateParams struct {
	// The name of the authentication template at Meta.
	Name string `json:"name"`
	// The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is that
	// of the message.
	Languages []string `json:"languages"`
}

// MarshalJSON leaves out what is not set.
func (p VerificationTemplateParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// VerificationRateLimitParams is an object in parameters.
type VerificationRateLimitParams struct {
	// The name of the limit in `rate_limit_keys`.
	Name string `json:"name"`
	// The maximum number of new verifications in the interval.
	Max int64 `json:"max"`
	// The interval in seconds. It starts with the first verification.
	IntervalSeconds int64 `json:"interval_seconds"`
}

// MarshalJSON leaves out what is not set.
func (p VerificationRateLimitParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// GetVerificationRecipientParams are the parameters of [AuthResource.GetRecipients].
type GetVerificationRecipientParams struct {
	// The address: a phone number with its country code in any usual format, an email address, or a chat
	// address with its prefix.
	To string `json:"to"`
}

// MarshalJSON leaves out what is not set.
func (p GetVerificationRecipientParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// DeleteVerificationRecipientParams are the parameters of [AuthResource.DeleteRecipients].
type DeleteVerificationRecipientParams struct {
	// The address: a phone number with its country code in any usual format, an email address, or a chat
	// address with its prefix.
	To string `json:"to"`
}

// MarshalJSON leaves out what is not set.
func (p DeleteVerificationRecipientParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// GetAuthJWKSParams are the parameters of [AuthResource.GetJWKS].
type GetAuthJWKSParams struct {
	// The account that issued the access tokens.
	AccountSID string `json:"account_sid"`
}

// MarshalJSON leaves out what is not set.
func (p GetAuthJWKSParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateVerificationParams are the parameters of [AuthVerificationsResource.Create].
type CreateVerificationParams struct {
	// The address: a phone number with its country code in any usual format, an email address, or a chat
	// address with its prefix.
	To string `json:"to"`
	// The service. Default: the default service.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The channels in order, each with the seconds until the next one (default 20). Send a list, or one
	// string with commas. Default: `sms`, or the channel of a chat address.
	Channel []string `json:"channel,omitzero"`
	// The email address for the channel `email` when `to` is a phone number. If `channel` of the approved
	// verification is `email`, it proves the mailbox and not the number.
	Email *string `json:"email,omitzero"`
	// The method: the person types a code or opens a link. The default is `code`.
	Method *VerificationMethod `json:"method,omitzero"`
	// The purpose of the verification. Each purpose has a separate verification. The default is `default`.
	Purpose *string `json:"purpose,omitzero"`
	// The sender. Default: a sender of `senders` in the settings, or a number of the account.
	From *string `json:"from,omitzero"`
	// The language of the message (BCP 47). Default: the language of the settings.
	Locale *string `json:"locale,omitzero"`
	// The IP address of the person's device, for rate limits and abuse control.
	ClientIP *string `json:"client_ip,omitzero"`
	// `off` for a person for whom you vouch. Abuse control then neither refuses nor counts the verification.
	// The default is `on`.
	RiskCheck *CreateVerificationRiskCheck `json:"risk_check,omitzero"`
	// The values for your own rate limits, by their names in `rate_limits` of the settings.
	RateLimitKeys map[string]string `json:"rate_limit_keys,omitzero"`
	// The action that the person approves, such as a payment. The message shows it, and each check must
	// contain it.
	Payload *VerificationPayloadParams `json:"payload,omitzero"`
	// The URL to open after the approval. It must be one of `redirect_urls` in the settings.
	RedirectURL *string `json:"redirect_url,omitzero"`
	// The hash of your Android app, so that SMS Retriever can give the code to the app. It is the last line
	// of the message.
	AppHash *string `json:"app_hash,omitzero"`
	// The domain of your web site, so that browsers can fill in the code. The message ends with `@example.com
	// #123456`.
	Domain *string `json:"domain,omitzero"`
	// Up to 20 labels to filter the messages by.
	Tags []string `json:"tags,omitzero"`
	// Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at
	// most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
	Metadata map[string]string `json:"metadata,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateVerificationParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// VerificationPayloadParams is an object in parameters.
type VerificationPayloadParams struct {
	// The amount, with a decimal point.
	Amount string `json:"amount"`
	// The currency (ISO 4217).
	Currency string `json:"currency"`
	// The payee.
	Payee string `json:"payee"`
}

// MarshalJSON leaves out what is not set.
func (p VerificationPayloadParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListVerificationsParams are the parameters of [AuthVerificationsResource.List].
type ListVerificationsParams struct {
	// The address to filter by.
	To *string `json:"to,omitzero"`
	// The service to filter by.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []VerificationStatus `json:"status,omitzero"`
	// The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A resource
	// must have all of them.
	Metadata map[string]string `json:"metadata,omitzero"`
	// The earliest creation time, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest creation time, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The order by creation time: `desc` has the newest entry first, `asc` the oldest.
	Order *SortOrder `json:"order,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListVerificationsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateVerificationCheckParams are the parameters of [AuthVerificationChecksResource.Create].
type CreateVerificationCheckParams struct {
	// The verification. Send this or `to`.
	VerificationSID *string `json:"verification_sid,omitzero"`
	// The address of the pending verification. Send this or `verification_sid`.
	To *string `json:"to,omitzero"`
	// The purpose of the verification. Send it together with `to`. The default is `default`.
	Purpose *string `json:"purpose,omitzero"`
	// The service of the verification. Default with `to`: the default service.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The code that the person typed, in digits of any script. Spaces, dashes and invisible marks are
	// ignored.
	Code *string `json:"code,omitzero"`
	// The token, which is the last part of the link. Send it if your own page opens the link.
	Token *string `json:"token,omitzero"`
	// The `payload` of the verification. Required if the verification has one.
	Payload *VerificationPayloadParams `json:"payload,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateVerificationCheckParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListVerificationAttemptsParams are the parameters of [AuthAttemptsResource.List].
type ListVerificationAttemptsParams struct {
	// The verification to filter by.
	Verification *string `json:"verification,omitzero"`
	// The service to filter by.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The channel to filter by.
	Channel *VerificationChannel `json:"channel,omitzero"`
	// The country of the numbers to filter by.
	Country *string `json:"country,omitzero"`
	// The earliest creation time, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest creation time, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListVerificationAttemptsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// SummarizeVerificationAttemptsParams are the parameters of [AuthAttemptsResource.Summary].
type SummarizeVerificationAttemptsParams struct {
	// The service to filter by.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The channel to filter by.
	Channel *VerificationChannel `json:"channel,omitzero"`
	// The country of the numbers to filter by.
	Country *string `json:"country,omitzero"`
	// The earliest creation time, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest creation time, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p SummarizeVerificationAttemptsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateVerificationServiceParams are the parameters of [AuthServicesResource.Create].
type CreateVerificationServiceParams struct {
	// The name of your service, which precedes the text of each message. Empty for no name.
	FriendlyName string `json:"friendly_name"`
	// The default language of messages. Null for the setting of the account.
	Locale Nullable[string] `json:"locale,omitzero"`
	// The number of digits in a code. Less than six works only with the simulator. Null for the setting of
	// the account.
	CodeLength Nullable[int64] `json:"code_length,omitzero"`
	// The number of seconds for which a code or a link is valid. Null for the setting of the account.
	TTLSeconds Nullable[int64] `json:"ttl_seconds,omitzero"`
	// The number of wrong checks that end a verification. Null for the setting of the account.
	ChecksMax Nullable[int64] `json:"checks_max,omitzero"`
	// The maximum number of messages of a verification. Null for the setting of the account.
	SendsMax Nullable[int64] `json:"sends_max,omitzero"`
	// The maximum number of new verifications of one recipient with this service in an hour, in addition to
	// that of the account. Null for none.
	RecipientHourlyMax Nullable[int64] `json:"recipient_hourly_max,omitzero"`
	// The maximum number of new verifications of one recipient with this service in a day, in addition to
	// that of the account. Null for none.
	RecipientDailyMax Nullable[int64] `json:"recipient_daily_max,omitzero"`
	// The maximum number of messages of this service in a day, in addition to that of the account. Null for
	// none.
	DailySendsMax Nullable[int64] `json:"daily_sends_max,omitzero"`
	// The maximum price of messages of this service in a day, in addition to that of the account. Null for
	// none.
	DailySpendMax Nullable[json.Number] `json:"daily_spend_max,omitzero"`
	// The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
	// Null for none: WhatsApp is then not used. In a form, send JSON.
	WhatsappTemplate Nullable[VerificationTemplateParams] `json:"whatsapp_template,omitzero"`
	// The domain of your web site, for codes that browsers fill in. Null without one.
	Domain Nullable[string] `json:"domain,omitzero"`
	// The hash of your Android app. Null without one.
	AppHash Nullable[string] `json:"app_hash,omitzero"`
	// The senders of messages. Null for the setting of the account.
	Senders             Nullable[[]string] `json:"senders,omitzero"`
	MessagingServiceSID Nullable[string]   `json:"messaging_service_sid,omitzero"`
	// The allowed countries of recipients. Null for the setting of the account.
	AllowedCountries Nullable[[]string] `json:"allowed_countries,omitzero"`
	// The allowed redirect URLs of links. Null for the setting of the account.
	RedirectUrls Nullable[[]string] `json:"redirect_urls,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateVerificationServiceParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateVerificationServiceParams are the parameters of [AuthServicesResource.Update].
type UpdateVerificationServiceParams struct {
	// The name of your service, which precedes the text of each message. Empty for no name.
	FriendlyName *string `json:"friendly_name,omitzero"`
	// The default language of messages. Null for the setting of the account.
	Locale Nullable[string] `json:"locale,omitzero"`
	// The number of digits in a code. Less than six works only with the simulator. Null for the setting of
	// the account.
	CodeLength Nullable[int64] `json:"code_length,omitzero"`
	// The number of seconds for which a code or a link is valid. Null for the setting of the account.
	TTLSeconds Nullable[int64] `json:"ttl_seconds,omitzero"`
	// The number of wrong checks that end a verification. Null for the setting of the account.
	ChecksMax Nullable[int64] `json:"checks_max,omitzero"`
	// The maximum number of messages of a verification. Null for the setting of the account.
	SendsMax Nullable[int64] `json:"sends_max,omitzero"`
	// The maximum number of new verifications of one recipient with this service in an hour, in addition to
	// that of the account. Null for none.
	RecipientHourlyMax Nullable[int64] `json:"recipient_hourly_max,omitzero"`
	// The maximum number of new verifications of one recipient with this service in a day, in addition to
	// that of the account. Null for none.
	RecipientDailyMax Nullable[int64] `json:"recipient_daily_max,omitzero"`
	// The maximum number of messages of this service in a day, in addition to that of the account. Null for
	// none.
	DailySendsMax Nullable[int64] `json:"daily_sends_max,omitzero"`
	// The maximum price of messages of this service in a day, in addition to that of the account. Null for
	// none.
	DailySpendMax Nullable[json.Number] `json:"daily_spend_max,omitzero"`
	// The authentication template of codes over WhatsApp, with a button that copies the code or fills it in.
	// Null for none: WhatsApp is then not used. In a form, send JSON.
	WhatsappTemplate Nullable[VerificationTemplateParams] `json:"whatsapp_template,omitzero"`
	// The domain of your web site, for codes that browsers fill in. Null without one.
	Domain Nullable[string] `json:"domain,omitzero"`
	// The hash of your Android app. Null without one.
	AppHash Nullable[string] `json:"app_hash,omitzero"`
	// The senders of messages. Null for the setting of the account.
	Senders             Nullable[[]string] `json:"senders,omitzero"`
	MessagingServiceSID Nullable[string]   `json:"messaging_service_sid,omitzero"`
	// The allowed countries of recipients. Null for the setting of the account.
	AllowedCountries Nullable[[]string] `json:"allowed_countries,omitzero"`
	// The allowed redirect URLs of links. Null for the setting of the account.
	RedirectUrls Nullable[[]string] `json:"redirect_urls,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateVerificationServiceParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListVerificationTextsParams are the parameters of [AuthTextsResource.List].
type ListVerificationTextsParams struct {
	// The service. Default: the default service.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The language to filter by (BCP 47).
	Locale *string `json:"locale,omitzero"`
	// The method of the message: a code or a link.
	Method *VerificationMethod `json:"method,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListVerificationTextsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateSafeListEntryParams are the parameters of [AuthSafeListResource.Create].
type CreateSafeListEntryParams struct {
	// The address: a phone number with its country code in any usual format, an email address, or a chat
	// address with its prefix.
	To string `json:"to"`
	// A note for people.
	Note *string `json:"note,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateSafeListEntryParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListSafeListEntriesParams are the parameters of [AuthSafeListResource.List].
type ListSafeListEntriesParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListSafeListEntriesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// DeleteSafeListEntryParams are the parameters of [AuthSafeListResource.Delete].
type DeleteSafeListEntryParams struct {
	// The address: a phone number with its country code in any usual format, an email address, or a chat
	// address with its prefix.
	To string `json:"to"`
}

// MarshalJSON leaves out what is not set.
func (p DeleteSafeListEntryParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListVerificationBlocksParams are the parameters of [AuthBlocksResource.List].
type ListVerificationBlocksParams struct {
	// `true` returns only active blocks, `false` returns only ended or released blocks. Default: all blocks.
	Active *bool `json:"active,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListVerificationBlocksParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// GetNumberLookupParams are the parameters of [AuthLookupResource.Get].
type GetNumberLookupParams struct {
	// The country (ISO 3166-1) of a number without a country code.
	Country *string `json:"country,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p GetNumberLookupParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateAuthSessionParams are the parameters of [AuthSessionsResource.Create].
type CreateAuthSessionParams struct {
	// Your own id of the person. Tokens and events contain it, so use an id without personal data.
	Subject string `json:"subject"`
	// An approved verification.
	VerificationSID *string `json:"verification_sid,omitzero"`
	// An approved challenge of a factor of the subject.
	ChallengeSID *string `json:"challenge_sid,omitzero"`
	// The API that the access tokens are for (`aud`). Default: the issuer.
	Audience *string `json:"audience,omitzero"`
	// Your own claims for access tokens: at most 2,048 bytes of JSON. The server refuses reserved names.
	Claims map[string]any `json:"claims,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateAuthSessionParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListAuthSessionsParams are the parameters of [AuthSessionsResource.List].
type ListAuthSessionsParams struct {
	// The subject to filter by.
	Subject *string `json:"subject,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []AuthSessionStatus `json:"status,omitzero"`
	// The order by creation time: `desc` has the newest entry first, `asc` the oldest.
	Order *SortOrder `json:"order,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListAuthSessionsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// RefreshAuthSessionParams are the parameters of [AuthSessionsResource.Refresh].
type RefreshAuthSessionParams struct {
	// The latest refresh token of the session.
	RefreshToken string `json:"refresh_token"`
}

// MarshalJSON leaves out what is not set.
func (p RefreshAuthSessionParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// RevokeAllAuthSessionsParams are the parameters of [AuthSessionsResource.RevokeAll].
type RevokeAllAuthSessionsParams struct {
	// Your own id of the person. Tokens and events contain it, so use an id without personal data.
	Subject string `json:"subject"`
}

// MarshalJSON leaves out what is not set.
func (p RevokeAllAuthSessionsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateFactorParams are the parameters of [AuthFactorsResource.Create].
type CreateFactorParams struct {
	// The service. Default: the default service.
	ServiceSID *string `json:"service_sid,omitzero"`
	// Your own id of the person. Do not use an email or a phone number.
	Subject string `json:"subject"`
	// The type of factor to set up.
	FactorType FactorType `json:"factor_type"`
	// The name that the person's app or device shows for the factor. Use their user name in your service.
	FriendlyName string `json:"friendly_name"`
}

// MarshalJSON leaves out what is not set.
func (p CreateFactorParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListFactorsParams are the parameters of [AuthFactorsResource.List].
type ListFactorsParams struct {
	// The person to filter by.
	Subject *string `json:"subject,omitzero"`
	// The service to filter by.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListFactorsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateFactorParams are the parameters of [AuthFactorsResource.Update].
type UpdateFactorParams struct {
	// The name that the person's app or device shows for the factor. Use their user name in your service.
	FriendlyName string `json:"friendly_name"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateFactorParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// VerifyFactorParams are the parameters of [AuthFactorsResource.Verify].
type VerifyFactorParams struct {
	// The code that the person typed: the digits of the app, or a recovery code. Digits can be of any script.
	// Spaces, dashes and invisible marks are ignored.
	Code *string `json:"code,omitzero"`
	// The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
	Response map[string]any `json:"response,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p VerifyFactorParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateChallengeParams are the parameters of [AuthChallengesResource.Create].
type CreateChallengeParams struct {
	// The factor. Send this, or `subject` and `factor_type`.
	FactorSID *string `json:"factor_sid,omitzero"`
	// Your own id of the person. Every verified factor of `factor_type` can approve the challenge.
	Subject *string `json:"subject,omitzero"`
	// The service of the factors. Send it together with `subject`. Default: the default service.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The type of factor that the person must prove. Send it together with `subject`.
	FactorType *FactorType `json:"factor_type,omitzero"`
	// The action that the person approves, such as a payment. Show it to the person. The challenge and its
	// events contain it.
	Payload *VerificationPayloadParams `json:"payload,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateChallengeParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListChallengesParams are the parameters of [AuthChallengesResource.List].
type ListChallengesParams struct {
	// The person to filter by.
	Subject *string `json:"subject,omitzero"`
	// The service to filter by.
	ServiceSID *string `json:"service_sid,omitzero"`
	// The factor to filter by.
	FactorSID *string `json:"factor_sid,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []ChallengeStatus `json:"status,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListChallengesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CheckChallengeParams are the parameters of [AuthChallengesResource.Check].
type CheckChallengeParams struct {
	// The code that the person typed: the digits of the app, or a recovery code. Digits can be of any script.
	// Spaces, dashes and invisible marks are ignored.
	Code *string `json:"code,omitzero"`
	// The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.
	Response map[string]any `json:"response,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CheckChallengeParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreatePaymentParams are the parameters of [PaymentsResource.Create].
type CreatePaymentParams struct {
	// The amount that the customer pays, in minor units of `currency`: 1250 for 12.50 EUR.
	Amount int64 `json:"amount"`
	// ISO 4217.
	Currency string `json:"currency"`
	// The token of the payment provider for the customer's card or account. The simulator has `sim_ok` and
	// others. With `provider` `manual`: the reference of money that you have received.
	PaymentMethod *string `json:"payment_method,omitzero"`
	// The kind or the sid of a payment provider. Default: the first provider that supports the currency.
	Provider *string `json:"provider,omitzero"`
	// The capture mode. `automatic` captures the amount at once. `manual` only authorizes the amount, and you
	// capture it later. The default is `automatic`.
	CaptureMethod *CaptureMethod `json:"capture_method,omitzero"`
	// The text that the customer reads on the page.
	Description *string `json:"description,omitzero"`
	// Your own identifier of the payment, such as an order number. You can list payments by it.
	Reference *string `json:"reference,omitzero"`
	// Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at
	// most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
	Metadata map[string]string `json:"metadata,omitzero"`
	// The URL to which the customer returns after the payment.
	ReturnURL *string `json:"return_url,omitzero"`
	// The language of the page and of the messages (BCP 47). The default is `en`.
	Locale *string `json:"locale,omitzero"`
	// The message that sends the link to the page. The same transaction creates both. Only without
	// `payment_method`.
	Send *CreatePaymentSendParams `json:"send,omitzero"`
	// The number of seconds until the page expires: from 30 minutes to 90 days. Default: 30 days. A payment
	// with a token does not expire.
	ExpiresIn *int64 `json:"expires_in,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreatePaymentParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreatePaymentSendParams is an object in parameters.
type CreatePaymentSendParams struct {
	// The recipient. A phone number with its country code, a chat address with its prefix, as in
	// xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
	// number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
	To string `json:"to"`
	// The sender. A phone number as in `to`, a short code, a name, or a chat or email address with its
	// prefix. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
	From string `json:"from"`
	// The text, with `{url}` in place of the link. With the link, it has up to 1,600 characters over SMS and
	// MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default: the payee, the amount
	// and the link, in the language of `locale`.
	Body *string `json:"body,omitzero"`
	// The approved template of the link and its reminder, which WhatsApp requires. In its values, Posthorn
	// replaces `{amount}` by the amount with its currency, and `{url}` by the link. For a button, `{token}`
	// is the part of the link after `/pay/`. In a form, send JSON.
	Template *MessageTemplateParams `json:"template,omitzero"`
	// The approved template of the receipt, which WhatsApp requires with `receipt`. In its values, Posthorn
	// replaces `{amount}`.
	ReceiptTemplate *MessageTemplateParams `json:"receipt_template,omitzero"`
	// The number of seconds until Posthorn sends a reminder, if the customer can still pay. From 10 minutes
	// to 30 days, and before the page expires. The reminder has a fixed text in the language of the payment.
	// Default: no reminder.
	ReminderAfter *int64 `json:"reminder_after,omitzero"`
	// True to send a receipt after the payment. The default is `false`.
	Receipt *bool `json:"receipt,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreatePaymentSendParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListPaymentsParams are the parameters of [PaymentsResource.List].
type ListPaymentsParams struct {
	// The payments to return, at most 100, as a repeated parameter or with commas. Unknown ones are left out.
	SID []string `json:"sid,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []PaymentStatus `json:"status,omitzero"`
	// The currency to filter by.
	Currency *string `json:"currency,omitzero"`
	// Your own identifier to filter by.
	Reference *string `json:"reference,omitzero"`
	// The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A resource
	// must have all of them.
	Metadata map[string]string `json:"metadata,omitzero"`
	// True returns only payments that need a review by a person, false returns only the others.
	NeedsReview *bool `json:"needs_review,omitzero"`
	// The earliest creation time, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest creation time, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The order by creation time: `desc` has the newest entry first, `asc` the oldest.
	Order *SortOrder `json:"order,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListPaymentsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdatePaymentParams are the parameters of [PaymentsResource.Update].
type UpdatePaymentParams struct {
	// The text that the customer reads on the page.
	Description *string `json:"description,omitzero"`
	// Your own identifier of the payment, such as an order number. You can list payments by it.
	Reference *string `json:"reference,omitzero"`
	// Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at
	// most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
	Metadata map[string]string `json:"metadata,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdatePaymentParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CapturePaymentParams are the parameters of [PaymentsResource.Capture].
type CapturePaymentParams struct {
	// The amount to capture, in minor units. Default: the whole authorized amount.
	Amount *int64 `json:"amount,omitzero"`
	// True if this is the last capture. False keeps the rest authorized. Not every provider supports false.
	// The default is `true`.
	Final *bool `json:"final,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CapturePaymentParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CancelPaymentParams are the parameters of [PaymentsResource.Cancel].
type CancelPaymentParams struct {
	// The reason for the cancellation. The default is `requested_by_customer`.
	Reason *PaymentCancelReason `json:"reason,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CancelPaymentParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// RecordPaymentParams are the parameters of [PaymentsResource.RecordPayment].
type RecordPaymentParams struct {
	// The received amount, in minor units of the payment's currency. Default: the outstanding amount.
	Amount *int64 `json:"amount,omitzero"`
	// True if you expect no more money. This completes the payment, even with less than its amount. `amount`
	// can then be 0. The default is `false`.
	Final *bool `json:"final,omitzero"`
	// The reference of the money, such as the number of a receipt or transfer. Each part needs a different
	// reference.
	Reference string `json:"reference"`
	// The time when you received the money. Default: now.
	ReceivedAt *time.Time `json:"received_at,omitzero"`
	// A note for people.
	Note *string `json:"note,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p RecordPaymentParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ResolvePaymentParams are the parameters of [PaymentsResource.Resolve].
type ResolvePaymentParams struct {
	// The decision.
	Resolution MismatchResolution `json:"resolution"`
	// Required for `accept`: the amount that you accept, in minor units. It must be the amount that the
	// provider reports.
	Amount *int64 `json:"amount,omitzero"`
	// The currency that you accept. Default: the currency of the payment. Send it if the provider reports
	// another currency.
	Currency *string `json:"currency,omitzero"`
	// The reason for the decision. Posthorn stores it with the payment.
	Note *string `json:"note,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ResolvePaymentParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// SendPaymentLinkParams are the parameters of [PaymentsResource.SendLink].
type SendPaymentLinkParams struct {
	// The recipient. A phone number with its country code, a chat address with its prefix, as in
	// xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
	// number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
	To *string `json:"to,omitzero"`
	// The sender. A phone number as in `to`, a short code, a name, or a chat or email address with its
	// prefix. A name has 1 to 11 characters: letters, digits, inner spaces and & + . _ -.
	From *string `json:"from,omitzero"`
	// The text, with `{url}` in place of the link. With the link, it has up to 1,600 characters over SMS and
	// MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default: the text of the earlier
	// message.
	Body *string `json:"body,omitzero"`
	// The approved template of the link and its reminder, which WhatsApp requires. In its values, Posthorn
	// replaces `{amount}` by the amount with its currency, and `{url}` by the link. For a button, `{token}`
	// is the part of the link after `/pay/`. In a form, send JSON.
	Template *MessageTemplateParams `json:"template,omitzero"`
	// The approved template of the receipt, which WhatsApp requires with `receipt`. In its values, Posthorn
	// replaces `{amount}`.
	ReceiptTemplate *MessageTemplateParams `json:"receipt_template,omitzero"`
	// The number of seconds until Posthorn sends a reminder, if the customer can still pay. From 10 minutes
	// to 30 days, and before the page expires. The reminder has a fixed text in the language of the payment.
	// Default: a planned reminder does not change.
	ReminderAfter *int64 `json:"reminder_after,omitzero"`
	// True to send a receipt after the payment. Default: no change.
	Receipt *bool `json:"receipt,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p SendPaymentLinkParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// GetPaymentTimelineParams are the parameters of [PaymentsTimelineResource.List].
type GetPaymentTimelineParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p GetPaymentTimelineParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateRefundParams are the parameters of [RefundsResource.Create].
type CreateRefundParams struct {
	// The payment.
	PaymentSID string `json:"payment_sid"`
	// The amount to return, in minor units. Default: the amount that is not refunded yet.
	Amount *int64 `json:"amount,omitzero"`
	// The reason for the provider.
	Reason *RefundReason `json:"reason,omitzero"`
	// Your own identifier of the refund. Required for a manual payment: the number of the transfer or receipt
	// with which you returned the money.
	Reference *string `json:"reference,omitzero"`
	// Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have at
	// most 8 KiB of JSON. Answers and events contain them. In a form, write `metadata[order]=8731`.
	Metadata map[string]string `json:"metadata,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateRefundParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListRefundsParams are the parameters of [RefundsResource.List].
type ListRefundsParams struct {
	// The payment.
	PaymentSID *string `json:"payment_sid,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []RefundStatus `json:"status,omitzero"`
	// The earliest creation time, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest creation time, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The order by creation time: `desc` has the newest entry first, `asc` the oldest.
	Order *SortOrder `json:"order,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListRefundsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListDisputesParams are the parameters of [DisputesResource.List].
type ListDisputesParams struct {
	// The payment.
	PaymentSID *string `json:"payment_sid,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []DisputeStatus `json:"status,omitzero"`
	// The earliest creation time, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest creation time, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The order by creation time: `desc` has the newest entry first, `asc` the oldest.
	Order *SortOrder `json:"order,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListDisputesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreatePaymentProviderParams are the parameters of [PaymentProvidersResource.Create].
type CreatePaymentProviderParams struct {
	// The kind of provider. `GET /v1/payment_provider_kinds` lists the kinds.
	Kind string `json:"kind"`
	// The display name.
	Name string `json:"name"`
	// The settings of this kind of provider, such as `client_id`. `GET /v1/payment_provider_kinds` has their
	// schema.
	Settings map[string]any `json:"settings,omitzero"`
	// The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
	Secrets map[string]any `json:"secrets,omitzero"`
	// The currencies for which Posthorn uses the provider. An empty list means all.
	Currencies []string `json:"currencies,omitzero"`
	// The priority. Posthorn tries the provider with the lowest priority first. The default is `10`.
	Priority *int64 `json:"priority,omitzero"`
	// The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
	// continue. The default is `enabled`.
	Status *EnabledStatus `json:"status,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreatePaymentProviderParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdatePaymentProviderParams are the parameters of [PaymentProvidersResource.Update].
type UpdatePaymentProviderParams struct {
	// The display name.
	Name *string `json:"name,omitzero"`
	// The settings of this kind of provider, such as `client_id`. `GET /v1/payment_provider_kinds` has their
	// schema.
	Settings map[string]any `json:"settings,omitzero"`
	// The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
	Secrets map[string]any `json:"secrets,omitzero"`
	// The currencies for which Posthorn uses the provider. An empty list means all.
	Currencies []string `json:"currencies,omitzero"`
	// The priority. Posthorn tries the provider with the lowest priority first.
	Priority *int64 `json:"priority,omitzero"`
	// The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
	// continue.
	Status *EnabledStatus `json:"status,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdatePaymentProviderParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListTransactionsParams are the parameters of [TransactionsResource.List].
type ListTransactionsParams struct {
	// The payment to filter by.
	PaymentSID *string `json:"payment_sid,omitzero"`
	// The type to filter by.
	Type *TransactionType `json:"type,omitzero"`
	// The currency to filter by (ISO 4217).
	Currency *string `json:"currency,omitzero"`
	// The earliest time of booking, inclusive.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest time of booking, exclusive.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The earliest `effective_at`, inclusive.
	EffectiveAfter *time.Time `json:"effective_after,omitzero"`
	// The latest `effective_at`, exclusive.
	EffectiveBefore *time.Time `json:"effective_before,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListTransactionsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ExportTransactionsParams are the parameters of [TransactionsResource.Export].
type ExportTransactionsParams struct {
	// The earliest `effective_at`, inclusive.
	EffectiveAfter *time.Time `json:"effective_after,omitzero"`
	// The latest `effective_at`, exclusive.
	EffectiveBefore *time.Time `json:"effective_before,omitzero"`
	// The currency to filter by (ISO 4217).
	Currency *string `json:"currency,omitzero"`
	// The payment provider to filter by.
	ProviderSID *string `json:"provider_sid,omitzero"`
	// The payment to filter by.
	PaymentSID *string `json:"payment_sid,omitzero"`
	// True adds the columns about the payment.
	Details *bool `json:"details,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ExportTransactionsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CloseLedgerPeriodParams are the parameters of [LedgerPeriodsResource.Close].
type CloseLedgerPeriodParams struct {
	// The end of the period, exclusive. For October, send midnight of November 1 in your time zone.
	EndsAt time.Time `json:"ends_at"`
}

// MarshalJSON leaves out what is not set.
func (p CloseLedgerPeriodParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListLedgerPeriodsParams are the parameters of [LedgerPeriodsResource.List].
type ListLedgerPeriodsParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListLedgerPeriodsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateReconciliationParams are the parameters of [ReconciliationsResource.Create].
type CreateReconciliationParams struct {
	// The provider. Required if several providers of the account list their transactions.
	ProviderSID *string `json:"provider_sid,omitzero"`
	// The start of the compared time. Default and latest value: three days before the end of the previous
	// reconciliation.
	From *time.Time `json:"from,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateReconciliationParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListReconciliationsParams are the parameters of [ReconciliationsResource.List].
type ListReconciliationsParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListReconciliationsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListDifferencesParams are the parameters of [DifferencesResource.List].
type ListDifferencesParams struct {
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []DifferenceStatus `json:"status,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListDifferencesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ResolveDifferenceParams are the parameters of [DifferencesResource.Resolve].
type ResolveDifferenceParams struct {
	// The decision.
	Resolution ResolveDifferenceResolution `json:"resolution"`
	// The reason for the decision. Posthorn stores it with the difference.
	Note string `json:"note"`
}

// MarshalJSON leaves out what is not set.
func (p ResolveDifferenceParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateWebhookParams are the parameters of [WebhooksResource.Create].
type CreateWebhookParams struct {
	// The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a private
	// or local address.
	URL string `json:"url"`
	// The events to send. Default: all.
	Events []string `json:"events,omitzero"`
	// The display name.
	Description *string `json:"description,omitzero"`
	// The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the response.
	// Null for the default of 15.
	Timeout Nullable[int64] `json:"timeout,omitzero"`
	// The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery
	// fails. An empty list (`[]` in JSON) means no retries. Null for the default schedule over three days.
	// Send a list, or one string with commas.
	RetrySchedule Nullable[[]int64] `json:"retry_schedule,omitzero"`
	// The additional headers of requests by name, such as a credential of the receiver. They are added to the
	// existing headers. The value null removes a header, and null for `headers` removes all. The limit is 20.
	// Posthorn encrypts the values and never returns them. In a form, send JSON.
	Headers Nullable[map[string]*string] `json:"headers,omitzero"`
	// The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it
	// together with `client_key`. Null removes both.
	ClientCertificate Nullable[string] `json:"client_certificate,omitzero"`
	// The private key of `client_certificate` in PEM, without a passphrase. Posthorn encrypts it and never
	// returns it.
	ClientKey Nullable[string] `json:"client_key,omitzero"`
	// The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the `url` of the
	// resource.
	Payload *WebhookPayload `json:"payload,omitzero"`
	// The filter for subscribed events: patterns for fields of `data`. Every field must match one of its
	// patterns. `*` stands for any characters, and `!` before a pattern excludes its matches. Null for all
	// subscribed events. In a form, send JSON.
	Filter Nullable[map[string][]string] `json:"filter,omitzero"`
	// The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with
	// `public_key`), or both. Send a list, or one string with commas.
	Signatures []WebhookSignature `json:"signatures,omitzero"`
	// The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
	// and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
	// 429, 502, 503 or 504, and grows by one with each other response.
	MaxInFlight Nullable[int64] `json:"max_in_flight,omitzero"`
	// The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
	// for this limit does not count as an attempt.
	RateLimit Nullable[int64] `json:"rate_limit,omitzero"`
	// The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
	// deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
	Ordering *WebhookOrdering `json:"ordering,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateWebhookParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListWebhooksParams are the parameters of [WebhooksResource.List].
type ListWebhooksParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListWebhooksParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateWebhookParams are the parameters of [WebhooksResource.Update].
type UpdateWebhookParams struct {
	// The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a private
	// or local address.
	URL *string `json:"url,omitzero"`
	// The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an area, or `*`.
	// Send a list, or one string with commas.
	Events []string `json:"events,omitzero"`
	// The display name.
	Description *string `json:"description,omitzero"`
	// The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the response.
	// Null for the default of 15.
	Timeout Nullable[int64] `json:"timeout,omitzero"`
	// The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery
	// fails. An empty list (`[]` in JSON) means no retries. Null for the default schedule over three days.
	// Send a list, or one string with commas.
	RetrySchedule Nullable[[]int64] `json:"retry_schedule,omitzero"`
	// The additional headers of requests by name, such as a credential of the receiver. They are added to the
	// existing headers. The value null removes a header, and null for `headers` removes all. The limit is 20.
	// Posthorn encrypts the values and never returns them. In a form, send JSON.
	Headers Nullable[map[string]*string] `json:"headers,omitzero"`
	// The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it
	// together with `client_key`. Null removes both.
	ClientCertificate Nullable[string] `json:"client_certificate,omitzero"`
	// The private key of `client_certificate` in PEM, without a passphrase. Posthorn encrypts it and never
	// returns it.
	ClientKey Nullable[string] `json:"client_key,omitzero"`
	// The content of `data`. `full`: the resource. `thin`: only the `sid`, the `status` and the `url` of the
	// resource.
	Payload *WebhookPayload `json:"payload,omitzero"`
	// The filter for subscribed events: patterns for fields of `data`. Every field must match one of its
	// patterns. `*` stands for any characters, and `!` before a pattern excludes its matches. Null for all
	// subscribed events. In a form, send JSON.
	Filter Nullable[map[string][]string] `json:"filter,omitzero"`
	// The signatures of deliveries: `v1` (HMAC-SHA256 with the secret), `v1a` (ed25519, verified with
	// `public_key`), or both. Send a list, or one string with commas.
	Signatures []WebhookSignature `json:"signatures,omitzero"`
	// The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
	// and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
	// 429, 502, 503 or 504, and grows by one with each other response.
	MaxInFlight Nullable[int64] `json:"max_in_flight,omitzero"`
	// The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
	// for this limit does not count as an attempt.
	RateLimit Nullable[int64] `json:"rate_limit,omitzero"`
	// The order. `fifo`: one delivery at a time, in the order of the events. A failed delivery blocks later
	// deliveries until it succeeds or finally fails. `none`: as fast as the endpoint responds.
	Ordering *WebhookOrdering `json:"ordering,omitzero"`
	// The status. `paused`: Posthorn sends nothing, and deliveries wait until the endpoint is `enabled`
	// again. `disabled`: pending deliveries are canceled, and new events are not sent.
	Status *WebhookStatus `json:"status,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateWebhookParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// RotateWebhookSecretParams are the parameters of [WebhooksResource.RotateSecret].
type RotateWebhookSecretParams struct {
	// The number of hours for which older secrets also sign. At most 3 secrets sign at a time. 0 ends the
	// older secrets now. The default is `24`.
	Overlap *int64 `json:"overlap,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p RotateWebhookSecretParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateReplayParams are the parameters of [WebhooksResource.Replay].
type CreateReplayParams struct {
	// The start of the time range, inclusive.
	From time.Time `json:"from"`
	// The end of the time range, exclusive. Default: now.
	To *time.Time `json:"to,omitzero"`
	// True replays only failed deliveries. False also replays deliveries that succeeded or were canceled. The
	// default is `true`.
	OnlyFailed *bool `json:"only_failed,omitzero"`
	// True to include matching events that the endpoint never received, and canceled deliveries. Such events
	// are from before its registration or subscription, or from while it was disabled. The default is
	// `false`.
	Missing *bool `json:"missing,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateReplayParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListReplaysParams are the parameters of [WebhooksReplaysResource.List].
type ListReplaysParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListReplaysParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListDeliveriesParams are the parameters of [WebhooksDeliveriesResource.List].
type ListDeliveriesParams struct {
	// The event whose deliveries to return, oldest first.
	Event *string `json:"event,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []DeliveryStatus `json:"status,omitzero"`
	// The event type to filter by.
	EventType *EventName `json:"event_type,omitzero"`
	// The earliest time, inclusive. The name `from` also works.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest time, exclusive. The name `to` also works.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListDeliveriesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListAllDeliveriesParams are the parameters of [DeliveriesResource.List].
type ListAllDeliveriesParams struct {
	// The webhook endpoint to filter by.
	Endpoint *string `json:"endpoint,omitzero"`
	// The event whose deliveries to return, oldest first.
	Event *string `json:"event,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []DeliveryStatus `json:"status,omitzero"`
	// The event type to filter by.
	EventType *EventName `json:"event_type,omitzero"`
	// The earliest time, inclusive. The name `from` also works.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest time, exclusive. The name `to` also works.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListAllDeliveriesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListEventsParams are the parameters of [EventsResource.List].
type ListEventsParams struct {
	// The events to return, at most 100, as a repeated parameter or with commas. Unknown ones are left out.
	SID []string `json:"sid,omitzero"`
	// The event type to filter by, or all types of an area: `messages.*`.
	Type *ListEventsType `json:"type,omitzero"`
	// The message to filter by. It can be deleted.
	Message *string `json:"message,omitzero"`
	// The earliest time, inclusive. The name `from` also works.
	CreatedAfter *time.Time `json:"created_after,omitzero"`
	// The latest time, exclusive. The name `to` also works.
	CreatedBefore *time.Time `json:"created_before,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListEventsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// FollowEventsParams are the parameters of [EventsResource.Feed].
type FollowEventsParams struct {
	// The `next_cursor` of the previous response. Omit it to begin at the present.
	Cursor *string `json:"cursor,omitzero"`
	// The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an area, or `*`.
	// Send a list, or one string with commas.
	Events []string `json:"events,omitzero"`
	// The approximate maximum number of events in a response.
	Limit *int64 `json:"limit,omitzero"`
	// The maximum waiting time in milliseconds, up to 30 seconds.
	TimeoutMs *int64 `json:"timeout_ms,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p FollowEventsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// GetStatisticsParams are the parameters of [StatisticsResource.Get].
type GetStatisticsParams struct {
	// The length of a bucket.
	Interval *StatisticsInterval `json:"interval,omitzero"`
	// The time in the first hour or day. Default: 24 hours or 30 days before `to`.
	From *time.Time `json:"from,omitzero"`
	// The time in the last hour or day, at most now.
	To *time.Time `json:"to,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p GetStatisticsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateOwnAccountParams are the parameters of [AccountResource.Update].
type UpdateOwnAccountParams struct {
	// The display name, also for customers, up to 200 characters.
	Name *string `json:"name,omitzero"`
	// The email address for customers. Payment pages and receipts show it. Null for none.
	SupportEmail Nullable[string] `json:"support_email,omitzero"`
	// The phone number for customers, with its country code. Payment pages and receipts show it. Null for
	// none.
	SupportPhone Nullable[string] `json:"support_phone,omitzero"`
	// The web page for customers, which begins with https://, up to 200 characters. Payment pages and
	// receipts show it. Null for none.
	SupportURL Nullable[string] `json:"support_url,omitzero"`
	// Whether Posthorn keeps an encrypted copy of the Auth Token. `false` erases it, so status callbacks in
	// Twilio's form have no signature. After `true`, the next request with the token stores it again.
	KeepsTokenCopy *bool `json:"keeps_token_copy,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateOwnAccountParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// RotateAuthTokenParams are the parameters of [AccountResource.RotateToken].
type RotateAuthTokenParams struct {
	// The time in seconds until the previous token stops working. Default: a day. Maximum: a week. 0 ends it
	// at once.
	OverlapSeconds *int64 `json:"overlap_seconds,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p RotateAuthTokenParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateAPIKeyParams are the parameters of [APIKeysResource.Create].
type CreateAPIKeyParams struct {
	// The display name.
	Name string `json:"name"`
	// The permissions of the key. The default is `full`.
	Scope *APIKeyScope `json:"scope,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateAPIKeyParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListAPIKeysParams are the parameters of [APIKeysResource.List].
type ListAPIKeysParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListAPIKeysParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateAccountParams are the parameters of [OperatorAccountsResource.Create].
type CreateAccountParams struct {
	// The name for people, up to 200 characters.
	Name string `json:"name"`
	// The maximum number of requests per second. Default: the limit of the installation.
	RatePerSecond Nullable[int64] `json:"rate_per_second,omitzero"`
	// The maximum number of owned and requested phone numbers. Default: the limit of the installation.
	PhoneNumbersMax Nullable[int64] `json:"phone_numbers_max,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateAccountParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListAccountsParams are the parameters of [OperatorAccountsResource.List].
type ListAccountsParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListAccountsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateAccountParams are the parameters of [OperatorAccountsResource.Update].
type UpdateAccountParams struct {
	// The display name.
	Name *string `json:"name,omitzero"`
	// The status. The server refuses the credentials of a suspended account.
	Status *AccountStatus `json:"status,omitzero"`
	// The maximum number of requests per second. Null for the default.
	RatePerSecond Nullable[int64] `json:"rate_per_second,omitzero"`
	// The maximum number of owned and requested phone numbers. Null for the default. Numbers above the limit
	// remain.
	PhoneNumbersMax Nullable[int64] `json:"phone_numbers_max,omitzero"`
	// The email address for customers. Payment pages and receipts show it. Null for none.
	SupportEmail Nullable[string] `json:"support_email,omitzero"`
	// The phone number for customers, with its country code. Payment pages and receipts show it. Null for
	// none.
	SupportPhone Nullable[string] `json:"support_phone,omitzero"`
	// The web page for customers, which begins with https://, up to 200 characters. Payment pages and
	// receipts show it. Null for none.
	SupportURL Nullable[string] `json:"support_url,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateAccountParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListDeadLettersParams are the parameters of [OperatorDeadLettersResource.List].
type ListDeadLettersParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListDeadLettersParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateCarrierParams are the parameters of [OperatorCarriersResource.Create].
type CreateCarrierParams struct {
	// The display name.
	Name string `json:"name"`
	// The protocol. `smpp`: SMPP. `smtp`: Mail server (SMTP). `http`: Provider or gateway (HTTP). `mm4`: MMSC
	// (MM4). `mm7`: MMSC (MM7). `xmpp`: XMPP. `matrix`: Matrix. `telegram`: Telegram. `whatsapp`: WhatsApp.
	// You cannot change it later. The default is `smpp`.
	Kind *CarrierKind `json:"kind,omitzero"`
	// The settings of the connection: at least `hosts` and `system_id`, or `host` and `from` for email. In a
	// form, send JSON. The guides to a first carrier and to email explain each setting.
	Settings map[string]any `json:"settings"`
	// The password of the bind or of the user of a mail server, or the token of a bot or an API. Responses
	// never contain it.
	Password *string `json:"password,omitzero"`
	// The key of the client certificate in PEM, if the carrier requires one. Responses never contain it.
	TLSKey *string `json:"tls_key,omitzero"`
	// The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix
	// homeserver or the app secret of WhatsApp. Responses never contain it.
	WebhookSecret *string `json:"webhook_secret,omitzero"`
	// The status. Posthorn does not connect to a disabled carrier. The default is `enabled`.
	Status *EnabledStatus `json:"status,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateCarrierParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListCarriersParams are the parameters of [OperatorCarriersResource.List].
type ListCarriersParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListCarriersParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateCarrierParams are the parameters of [OperatorCarriersResource.Update].
type UpdateCarrierParams struct {
	// The display name.
	Name *string `json:"name,omitzero"`
	// The settings of the connection: at least `hosts` and `system_id`, or `host` and `from` for email. In a
	// form, send JSON. The guides to a first carrier and to email explain each setting.
	Settings map[string]any `json:"settings,omitzero"`
	// The password of the bind or of the user of a mail server, or the token of a bot or an API. Responses
	// never contain it.
	Password *string `json:"password,omitzero"`
	// The key of the client certificate in PEM, if the carrier requires one. Responses never contain it.
	TLSKey *string `json:"tls_key,omitzero"`
	// The secret of the carrier's webhooks, such as the password of an MMSC, the `hs_token` of a Matrix
	// homeserver or the app secret of WhatsApp. Responses never contain it.
	WebhookSecret *string `json:"webhook_secret,omitzero"`
	// The status. Posthorn does not connect to a disabled carrier.
	Status *EnabledStatus `json:"status,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateCarrierParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// StartCarrierTraceParams are the parameters of [OperatorCarriersResource.StartTrace].
type StartCarrierTraceParams struct {
	// The duration in minutes. The default is `60`.
	Minutes *int64 `json:"minutes,omitzero"`
	// The account whose messages to trace. Default: all accounts.
	AccountSID *string `json:"account_sid,omitzero"`
	// The recipient whose messages to trace. Default: all recipients.
	To *string `json:"to,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p StartCarrierTraceParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ReplaceRatesParams are the parameters of [OperatorCarriersResource.ReplaceRates].
type ReplaceRatesParams struct {
	// The currency of all rates of the price list, as three capital letters.
	PriceUnit string `json:"price_unit"`
	// The rates, each with `prefix` (default: empty) and `price`. An empty list removes all rates.
	Rates []map[string]any `json:"rates,omitzero"`
	// The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns are
	// prefix and price, or any columns under a header line that includes `prefix` and `price`. Send either
	// `csv` or `rates`.
	CSV *string `json:"csv,omitzero"`
	// True to return the changes without making them. The default is `false`.
	DryRun *bool `json:"dry_run,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ReplaceRatesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateRouteParams are the parameters of [OperatorRoutesResource.Create].
type CreateRouteParams struct {
	// The carrier of the route.
	CarrierSID string `json:"carrier_sid"`
	// The channel of the messages. Default: every channel.
	Channel *Channel `json:"channel,omitzero"`
	// The first digits of the recipient's number, without the plus. Default: every recipient.
	Prefix *string `json:"prefix,omitzero"`
	// The sender of the messages. Default: every sender.
	Sender *string `json:"sender,omitzero"`
	// The account of the messages. Default: every account.
	AccountSID *string `json:"account_sid,omitzero"`
	// The tag of the messages. Default: messages with any tags or none.
	Tag *string `json:"tag,omitzero"`
	// The priority. Posthorn tries the lowest first. The default is `100`.
	Priority *int64 `json:"priority,omitzero"`
	// The share of messages among otherwise equal routes. The default is `1`.
	Weight *int64 `json:"weight,omitzero"`
	// The status. Posthorn does not use a disabled route. The default is `enabled`.
	Status *EnabledStatus `json:"status,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateRouteParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListRoutesParams are the parameters of [OperatorRoutesResource.List].
type ListRoutesParams struct {
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListRoutesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListRouteCandidatesParams are the parameters of [OperatorRoutesResource.Candidates].
type ListRouteCandidatesParams struct {
	// The recipient. A phone number with its country code, a chat address with its prefix, as in
	// xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A
	// number can contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
	To string `json:"to"`
	// The sender of the message.
	From *string `json:"from,omitzero"`
	// The channel of the message.
	Channel *Channel `json:"channel,omitzero"`
	// The account of the message.
	AccountSID *string `json:"account_sid,omitzero"`
	// The tag of the message.
	Tag *string `json:"tag,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListRouteCandidatesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateRouteParams are the parameters of [OperatorRoutesResource.Update].
type UpdateRouteParams struct {
	// The carrier of the route.
	CarrierSID *string `json:"carrier_sid,omitzero"`
	// The priority. Posthorn tries the lowest first.
	Priority *int64 `json:"priority,omitzero"`
	// The share of messages among otherwise equal routes.
	Weight *int64 `json:"weight,omitzero"`
	// The status. Posthorn does not use a disabled route.
	Status *EnabledStatus `json:"status,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateRouteParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateRateParams are the parameters of [OperatorRatesResource.Create].
type CreateRateParams struct {
	// The carrier that charges the rate. Null for a customer rate, which accounts pay.
	CarrierSID Nullable[string] `json:"carrier_sid,omitzero"`
	// The first digits of the numbers, without a plus. Empty for all other numbers. For channels without
	// numbers, send email, matrix, telegram, xmpp. The default is `""`.
	Prefix *string `json:"prefix,omitzero"`
	// The price of a segment: an exact decimal with at most six decimal places. A JSON number is also
	// accepted.
	Price string `json:"price"`
	// The currency of all rates of the price list, as three capital letters.
	PriceUnit string `json:"price_unit"`
}

// MarshalJSON leaves out what is not set.
func (p CreateRateParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListRatesParams are the parameters of [OperatorRatesResource.List].
type ListRatesParams struct {
	// The carrier to filter by. Send `none` for customer rates.
	CarrierSID *string `json:"carrier_sid,omitzero"`
	// The prefix to filter by. It must match exactly.
	Prefix *string `json:"prefix,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListRatesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ReplaceCustomerRatesParams are the parameters of [OperatorRatesResource.Replace].
type ReplaceCustomerRatesParams struct {
	// The currency of all rates of the price list, as three capital letters.
	PriceUnit string `json:"price_unit"`
	// The rates, each with `prefix` (default: empty) and `price`. An empty list removes all rates.
	Rates []map[string]any `json:"rates,omitzero"`
	// The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns are
	// prefix and price, or any columns under a header line that includes `prefix` and `price`. Send either
	// `csv` or `rates`.
	CSV *string `json:"csv,omitzero"`
	// True to return the changes without making them. The default is `false`.
	DryRun *bool `json:"dry_run,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ReplaceCustomerRatesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateRateParams are the parameters of [OperatorRatesResource.Update].
type UpdateRateParams struct {
	// The price of a segment: an exact decimal with at most six decimal places. A JSON number is also
	// accepted.
	Price string `json:"price"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateRateParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// SummarizeOperatorVerificationsParams are the parameters of [OperatorVerificationsResource.Summary].
type SummarizeOperatorVerificationsParams struct {
	// The time in the first hour. Default: 24 hours before `to`.
	From *time.Time `json:"from,omitzero"`
	// The time in the last hour, at most now. Maximum range: 31 days.
	To *time.Time `json:"to,omitzero"`
	// The maximum number of accounts.
	Limit *int64 `json:"limit,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p SummarizeOperatorVerificationsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListOperatorVerificationScoresParams are the parameters of [OperatorVerificationScoresResource.List].
type ListOperatorVerificationScoresParams struct {
	// The maximum number of prefixes.
	Limit *int64 `json:"limit,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListOperatorVerificationScoresParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ClearOperatorVerificationScoreParams are the parameters of [OperatorVerificationScoresResource.Clear].
type ClearOperatorVerificationScoreParams struct {
	// The prefix, with its plus sign.
	Prefix string `json:"prefix"`
}

// MarshalJSON leaves out what is not set.
func (p ClearOperatorVerificationScoreParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListOperatorVerificationBlocksParams are the parameters of [OperatorVerificationBlocksResource.List].
type ListOperatorVerificationBlocksParams struct {
	// `true` returns only active blocks, `false` returns only ended or released blocks. Default: all blocks.
	Active *bool `json:"active,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListOperatorVerificationBlocksParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// AssignPhoneNumberParams are the parameters of [OperatorPhoneNumbersResource.Assign].
type AssignPhoneNumberParams struct {
	// The account that becomes the owner.
	AccountSID string `json:"account_sid"`
	// A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat address.
	// Case does not matter.
	Number string `json:"number"`
	// The channels that the number supports. The default is `["sms","mms"]`.
	Capabilities []RequestedCapability `json:"capabilities,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p AssignPhoneNumberParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListOperatorPhoneNumbersParams are the parameters of [OperatorPhoneNumbersResource.List].
type ListOperatorPhoneNumbersParams struct {
	// The account to filter by.
	AccountSID *string `json:"account_sid,omitzero"`
	// The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
	Status []PhoneNumberStatus `json:"status,omitzero"`
	// The number to filter by.
	Number *string `json:"number,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListOperatorPhoneNumbersParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdatePhoneNumberParams are the parameters of [OperatorPhoneNumbersResource.Update].
type UpdatePhoneNumberParams struct {
	// The decision about a request.
	Status *UpdatePhoneNumberStatus `json:"status,omitzero"`
	// The reason for the rejection, up to 200 characters. The account can read it.
	RejectedReason Nullable[string] `json:"rejected_reason,omitzero"`
	// The new owner of the number.
	AccountSID *string `json:"account_sid,omitzero"`
	// The channels that it supports.
	Capabilities []RequestedCapability `json:"capabilities,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p UpdatePhoneNumberParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateSenderRuleParams are the parameters of [OperatorSenderRulesResource.Create].
type CreateSenderRuleParams struct {
	// The account of the rule. Default: every account.
	AccountSID *string `json:"account_sid,omitzero"`
	// The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows every
	// sender.
	Kind SenderRuleKind `json:"kind"`
	// The sender. For `exact`, send an address as in `from` of a message. For `pattern`, send 2 to 64
	// characters, in which `*` stands for any characters. Omit it for `any`.
	Sender *string `json:"sender,omitzero"`
	// The reason for the rule, up to 200 characters.
	Note *string `json:"note,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateSenderRuleParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListSenderRulesParams are the parameters of [OperatorSenderRulesResource.List].
type ListSenderRulesParams struct {
	// The account to filter by.
	AccountSID *string `json:"account_sid,omitzero"`
	// The sender or pattern to filter by.
	Sender *string `json:"sender,omitzero"`
	// True returns only rules that need review, false returns only the others.
	NeedsReview *bool `json:"needs_review,omitzero"`
	// True returns only rules in conflict, false returns only the others.
	IsConflict *bool `json:"is_conflict,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListSenderRulesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// UpdateSenderRuleParams are the parameters of [OperatorSenderRulesResource.Update].
type UpdateSenderRuleParams struct {
	// True if the operator must still review the rule.
	NeedsReview bool `json:"needs_review"`
}

// MarshalJSON leaves out what is not set.
func (p UpdateSenderRuleParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateInboundMessageParams are the parameters of [SimulatorResource.Inbound].
type CreateInboundMessageParams struct {
	// A phone number of the account.
	To string `json:"to"`
	// The sender of the message, in any form that a network reports.
	From string `json:"from"`
	// The text: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over
	// other channels. Required without `media`.
	Body *string `json:"body,omitzero"`
	// The attached media (MMS): up to 10 data URLs in base64, in a request of at most 256 KiB.
	Media []string `json:"media,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p CreateInboundMessageParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ListSimulatorMessagesParams are the parameters of [SimulatorMessagesResource.List].
type ListSimulatorMessagesParams struct {
	// The recipient to filter by.
	To *string `json:"to,omitzero"`
	// The text to search for in the body.
	Contains *string `json:"contains,omitzero"`
	// The earliest time of receipt, inclusive.
	After *time.Time `json:"after,omitzero"`
	// The reference of a message in the inbox. Returns only later messages.
	AfterReference *string `json:"after_reference,omitzero"`
	// The maximum number of entries on a page.
	Limit *int64 `json:"limit,omitzero"`
	// The `next_cursor` of the previous page. Omit it for the first page.
	Cursor *string `json:"cursor,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ListSimulatorMessagesParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// WaitForSimulatorMessageParams are the parameters of [SimulatorMessagesResource.Wait].
type WaitForSimulatorMessageParams struct {
	// The recipient to filter by.
	To *string `json:"to,omitzero"`
	// The text to search for in the body.
	Contains *string `json:"contains,omitzero"`
	// The earliest time of receipt, inclusive.
	After *time.Time `json:"after,omitzero"`
	// The reference of a message in the inbox. Returns only later messages.
	AfterReference *string `json:"after_reference,omitzero"`
	// The maximum waiting time in milliseconds, up to a minute.
	TimeoutMs *int64 `json:"timeout_ms,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p WaitForSimulatorMessageParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// CreateSimulatorHoldParams are the parameters of [SimulatorHoldsResource.Create].
type CreateSimulatorHoldParams struct {
	// The recipient of the messages.
	To string `json:"to"`
}

// MarshalJSON leaves out what is not set.
func (p CreateSimulatorHoldParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }

// ReleaseSimulatorHoldsParams are the parameters of [SimulatorHoldsResource.Release].
type ReleaseSimulatorHoldsParams struct {
	// The recipient to release.
	To *string `json:"to,omitzero"`
}

// MarshalJSON leaves out what is not set.
func (p ReleaseSimulatorHoldsParams) MarshalJSON() ([]byte, error) { return marshalParams(p) }
