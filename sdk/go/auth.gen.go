// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// AuthResource is Client.Auth.
type AuthResource struct {
	core               *core
	Verifications      *AuthVerificationsResource
	VerificationChecks *AuthVerificationChecksResource
	Attempts           *AuthAttemptsResource
	Services           *AuthServicesResource
	Texts              *AuthTextsResource
	SafeList           *AuthSafeListResource
	Blocks             *AuthBlocksResource
	Lookup             *AuthLookupResource
	Sessions           *AuthSessionsResource
	Keys               *AuthKeysResource
	Subjects           *AuthSubjectsResource
	Factors            *AuthFactorsResource
	Challenges         *AuthChallengesResource
}

func newAuthResource(core *core) *AuthResource {
	return &AuthResource{core: core, Verifications: newAuthVerificationsResource(core), VerificationChecks: newAuthVerificationChecksResource(core), Attempts: newAuthAttemptsResource(core), Services: newAuthServicesResource(core), Texts: newAuthTextsResource(core), SafeList: newAuthSafeListResource(core), Blocks: newAuthBlocksResource(core), Lookup: newAuthLookupResource(core), Sessions: newAuthSessionsResource(core), Keys: newAuthKeysResource(core), Subjects: newAuthSubjectsResource(core), Factors: newAuthFactorsResource(core), Challenges: newAuthChallengesResource(core)}
}

// GetSettings is GET /v1/auth/settings: Retrieve the settings.
//
// Returns the settings of the account. Settings that the account did not change have their defaults.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthResource) GetSettings(ctx context.Context, options ...Option) (*VerificationSettings, error) {
	return send[VerificationSettings](ctx, r.core, call{method: "GET", path: "/v1/auth/settings"}, options)
}

// UpdateSettings is PATCH /v1/auth/settings: Change the settings.
//
// Changes the fields that you send. Pending verifications keep their earlier settings.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthResource) UpdateSettings(ctx context.Context, params *UpdateVerificationSettingsParams, options ...Option) (*VerificationSettings, error) {
	return send[VerificationSettings](ctx, r.core, call{method: "PATCH", path: "/v1/auth/settings", body: params}, options)
}

// GetRecipients is GET /v1/auth/recipients: Export an address.
//
// Returns the account's data about an address: verifications, their attempts, counts of limits and the entry
// on the safe list. List its messages with `GET /v1/messages?to=`.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthResource) GetRecipients(ctx context.Context, params *GetVerificationRecipientParams, options ...Option) (*VerificationRecipient, error) {
	return send[VerificationRecipient](ctx, r.core, call{method: "GET", path: "/v1/auth/recipients", query: params}, options)
}

// DeleteRecipients is DELETE /v1/auth/recipients: Erase an address.
//
// Erases the data that `GET /v1/auth/recipients` returns. A pending verification ends without an event, and
// its code or link stops working. Events remain until their retention ends, without `tags` and `payload`.
// Messages remain: delete each with `DELETE /v1/messages/{sid}`. A repeated request returns the same
// response.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthResource) DeleteRecipients(ctx context.Context, params *DeleteVerificationRecipientParams, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/auth/recipients", query: params, isDeletion: true}, options)
}

// GetJWKS is GET /v1/auth/jwks.json: Get the public keys.
//
// Returns the keys to verify the access tokens of an account, as a JSON Web Key Set (RFC 7517). Resource
// servers can cache the keys for 5 minutes. The set is empty for an account without keys and for an unknown
// account. Do not cache an empty set: the first key signs at once.
//
// This operation needs no sign-in.
func (r *AuthResource) GetJWKS(ctx context.Context, params *GetAuthJWKSParams, options ...Option) (*AuthJWKS, error) {
	return send[AuthJWKS](ctx, r.core, call{method: "GET", path: "/v1/auth/jwks.json", query: params}, options)
}

// AuthVerificationsResource is a part of another resource.
type AuthVerificationsResource struct {
	core *core
}

func newAuthVerificationsResource(core *core) *AuthVerificationsResource {
	return &AuthVerificationsResource{core: core}
}

// Create is POST /v1/auth/verifications: Verify an address.
//
// Sends a code or a link to an address. While the verification is pending, another request for the same `to`,
// `purpose` and `service_sid` sends the same code again. The minimum interval is 30 seconds after the first
// message, then 60, 120 and 240. With several channels, Posthorn tries the next channel when a message fails
// or its time is over. It skips a channel without a carrier, a sender or a template, and says so in
// `skipped_channels`. WhatsApp takes codes only as the template of the settings.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthVerificationsResource) Create(ctx context.Context, params *CreateVerificationParams, options ...Option) (*Verification, error) {
	return send[Verification](ctx, r.core, call{method: "POST", path: "/v1/auth/verifications", body: params, hasKey: true}, options)
}

// List is GET /v1/auth/verifications: List verifications.
//
// Returns verifications, newest first unless `order` says otherwise. With `service_sid`, `status` or
// `metadata`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none, while
// `has_more` is true. Continue with `next_cursor`.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthVerificationsResource) List(ctx context.Context, params *ListVerificationsParams, options ...Option) *List[Verification] {
	return newList[Verification](ctx, r.core, call{method: "GET", path: "/v1/auth/verifications", query: params}, options)
}

// Get is GET /v1/auth/verifications/{sid}: Retrieve a verification.
//
// Returns the current verification without its code.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthVerificationsResource) Get(ctx context.Context, sid string, options ...Option) (*Verification, error) {
	return send[Verification](ctx, r.core, call{method: "GET", path: "/v1/auth/verifications/{sid}", value: sid}, options)
}

// Cancel is POST /v1/auth/verifications/{sid}/cancel: Cancel a verification.
//
// Ends a pending verification, so that its code and its link stop working. A message on its way can still
// arrive. A repeated request returns the same response.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthVerificationsResource) Cancel(ctx context.Context, sid string, options ...Option) (*Verification, error) {
	return send[Verification](ctx, r.core, call{method: "POST", path: "/v1/auth/verifications/{sid}/cancel", value: sid, hasKey: true}, options)
}

// AuthVerificationChecksResource is a part of another resource.
type AuthVerificationChecksResource struct {
	core *core
}

func newAuthVerificationChecksResource(core *core) *AuthVerificationChecksResource {
	return &AuthVerificationChecksResource{core: core}
}

// Create is POST /v1/auth/verification_checks: Check a code.
//
// Approves the verification if the code is correct. A code works once, and five wrong checks end the
// verification. By `to`, a wrong, expired, used or unknown code gives the same response, so the response does
// not reveal whether a verification exists.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthVerificationChecksResource) Create(ctx context.Context, params *CreateVerificationCheckParams, options ...Option) (*VerificationCheck, error) {
	return send[VerificationCheck](ctx, r.core, call{method: "POST", path: "/v1/auth/verification_checks", body: params, hasKey: true}, options)
}

// AuthAttemptsResource is a part of another resource.
type AuthAttemptsResource struct {
	core *core
}

func newAuthAttemptsResource(core *core) *AuthAttemptsResource {
	return &AuthAttemptsResource{core: core}
}

// List is GET /v1/auth/attempts: List attempts.
//
// Returns the messages of verifications, newest first.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthAttemptsResource) List(ctx context.Context, params *ListVerificationAttemptsParams, options ...Option) *List[VerificationAttempt] {
	return newList[VerificationAttempt](ctx, r.core, call{method: "GET", path: "/v1/auth/attempts", query: params}, options)
}

// Summary is GET /v1/auth/attempts/summary: Count attempts.
//
// Counts the messages that were sent, were delivered and led to an approval, by channel and country. The
// entries with the most messages come first. Default: the last day. Maximum: 31 days.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthAttemptsResource) Summary(ctx context.Context, params *SummarizeVerificationAttemptsParams, options ...Option) (*VerificationAttemptSummary, error) {
	return send[VerificationAttemptSummary](ctx, r.core, call{method: "GET", path: "/v1/auth/attempts/summary", query: params}, options)
}

// AuthServicesResource is a part of another resource.
type AuthServicesResource struct {
	core *core
}

func newAuthServicesResource(core *core) *AuthServicesResource {
	return &AuthServicesResource{core: core}
}

// Create is POST /v1/auth/services: Create a service.
//
// Creates a service with settings of its own. Create a verification with its `service_sid` to use them.
// Settings that you do not send are those of the account, and follow their changes. Limits of a service come
// in addition: the limits, locks and blocks of the account count all services together. An account can have
// 100 services.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthServicesResource) Create(ctx context.Context, params *CreateVerificationServiceParams, options ...Option) (*VerificationService, error) {
	return send[VerificationService](ctx, r.core, call{method: "POST", path: "/v1/auth/services", body: params, hasKey: true}, options)
}

// List is GET /v1/auth/services: List services.
//
// Returns all services, newest first. The default service is the last.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthServicesResource) List(ctx context.Context, options ...Option) *List[VerificationService] {
	return newList[VerificationService](ctx, r.core, call{method: "GET", path: "/v1/auth/services"}, options)
}

// Get is GET /v1/auth/services/{sid}: Retrieve a service.
//
// Returns the service with its settings.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthServicesResource) Get(ctx context.Context, sid string, options ...Option) (*VerificationService, error) {
	return send[VerificationService](ctx, r.core, call{method: "GET", path: "/v1/auth/services/{sid}", value: sid}, options)
}

// Update is PATCH /v1/auth/services/{sid}: Change a service.
//
// Changes the fields that you send. Pending verifications keep their earlier settings. Of the default
// service, it changes the settings of the account, and null is the default of the setting.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthServicesResource) Update(ctx context.Context, sid string, params *UpdateVerificationServiceParams, options ...Option) (*VerificationService, error) {
	return send[VerificationService](ctx, r.core, call{method: "PATCH", path: "/v1/auth/services/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /v1/auth/services/{sid}: Delete a service.
//
// Deletes a service. Its pending verifications stay valid for checks by `verification_sid`. You cannot delete
// the default service.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthServicesResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/auth/services/{sid}", value: sid, isDeletion: true}, options)
}

// AuthTextsResource is a part of another resource.
type AuthTextsResource struct {
	core *core
}

func newAuthTextsResource(core *core) *AuthTextsResource {
	return &AuthTextsResource{core: core}
}

// List is GET /v1/auth/texts: Preview the messages.
//
// Returns the messages with the settings of a service, ordered by language, on one page. Sends nothing.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthTextsResource) List(ctx context.Context, params *ListVerificationTextsParams, options ...Option) *List[VerificationText] {
	return newList[VerificationText](ctx, r.core, call{method: "GET", path: "/v1/auth/texts", query: params}, options)
}

// AuthSafeListResource is a part of another resource.
type AuthSafeListResource struct {
	core *core
}

func newAuthSafeListResource(core *core) *AuthSafeListResource {
	return &AuthSafeListResource{core: core}
}

// Create is POST /v1/auth/safe_list: Add to the safe list.
//
// Exempts verifications of this address from limits and blocks. The minimum interval between messages still
// applies. For an address on the list, replaces the note.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthSafeListResource) Create(ctx context.Context, params *CreateSafeListEntryParams, options ...Option) (*SafeListEntry, error) {
	return send[SafeListEntry](ctx, r.core, call{method: "POST", path: "/v1/auth/safe_list", body: params, hasKey: true}, options)
}

// List is GET /v1/auth/safe_list: List the safe list.
//
// Returns the safe list, ordered by address.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthSafeListResource) List(ctx context.Context, params *ListSafeListEntriesParams, options ...Option) *List[SafeListEntry] {
	return newList[SafeListEntry](ctx, r.core, call{method: "GET", path: "/v1/auth/safe_list", query: params}, options)
}

// Delete is DELETE /v1/auth/safe_list: Remove from the safe list.
//
// Limits and blocks apply to the address again.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthSafeListResource) Delete(ctx context.Context, params *DeleteSafeListEntryParams, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/auth/safe_list", query: params, isDeletion: true}, options)
}

// AuthBlocksResource is a part of another resource.
type AuthBlocksResource struct {
	core *core
}

func newAuthBlocksResource(core *core) *AuthBlocksResource {
	return &AuthBlocksResource{core: core}
}

// List is GET /v1/auth/blocks: List blocks.
//
// Returns the blocked numbers, the reasons and the end times, newest first.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthBlocksResource) List(ctx context.Context, params *ListVerificationBlocksParams, options ...Option) *List[VerificationBlock] {
	return newList[VerificationBlock](ctx, r.core, call{method: "GET", path: "/v1/auth/blocks", query: params}, options)
}

// Release is DELETE /v1/auth/blocks/{sid}: Release a block.
//
// Ends a block now and resets the counts of its numbers. A repeated request returns the same response. To
// exempt single numbers, add them to the safe list.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthBlocksResource) Release(ctx context.Context, sid string, options ...Option) (*VerificationBlock, error) {
	return send[VerificationBlock](ctx, r.core, call{method: "DELETE", path: "/v1/auth/blocks/{sid}", value: sid}, options)
}

// AuthLookupResource is a part of another resource.
type AuthLookupResource struct {
	core *core
}

func newAuthLookupResource(core *core) *AuthLookupResource {
	return &AuthLookupResource{core: core}
}

// Get is GET /v1/auth/lookup/{number}: Look up a number.
//
// Looks up the country, the type of line and the formats of a phone number in the numbering plan. The server
// asks no network, so the lookup is free, and `unknown` lists the facts that it cannot find. An impossible
// number has `valid` false and a `reason`. The server refuses a text without digits.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthLookupResource) Get(ctx context.Context, number string, params *GetNumberLookupParams, options ...Option) (*NumberLookup, error) {
	return send[NumberLookup](ctx, r.core, call{method: "GET", path: "/v1/auth/lookup/{number}", value: number, query: params}, options)
}

// AuthSessionsResource is a part of another resource.
type AuthSessionsResource struct {
	core *core
}

func newAuthSessionsResource(core *core) *AuthSessionsResource {
	return &AuthSessionsResource{core: core}
}

// Create is POST /v1/auth/sessions: Create a session.
//
// Signs in a person who was approved within the last ten minutes. Each approval starts one session. The
// response contains an access token for ten minutes and a refresh token for the next one. A subject can have
// 100 active sessions: a new session revokes the oldest.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthSessionsResource) Create(ctx context.Context, params *CreateAuthSessionParams, options ...Option) (*AuthSessionTokens, error) {
	return send[AuthSessionTokens](ctx, r.core, call{method: "POST", path: "/v1/auth/sessions", body: params, hasKey: true}, options)
}

// List is GET /v1/auth/sessions: List sessions.
//
// Returns sessions without tokens, newest first unless `order` says otherwise. Posthorn keeps ended sessions
// for a week. With `status`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or
// none, while `has_more` is true. Continue with `next_cursor`.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthSessionsResource) List(ctx context.Context, params *ListAuthSessionsParams, options ...Option) *List[AuthSession] {
	return newList[AuthSession](ctx, r.core, call{method: "GET", path: "/v1/auth/sessions", query: params}, options)
}

// Refresh is POST /v1/auth/sessions/refresh: Refresh a session.
//
// Creates a new access token and a new refresh token. For ten seconds, the previous refresh token returns the
// same new tokens, so that simultaneous requests agree. Afterwards, using it revokes the session and creates
// the event `sessions.reuse_detected`, because two programs have the token. Send an `Idempotency-Key` to get
// a lost response again, for one day.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthSessionsResource) Refresh(ctx context.Context, params *RefreshAuthSessionParams, options ...Option) (*AuthSessionTokens, error) {
	return send[AuthSessionTokens](ctx, r.core, call{method: "POST", path: "/v1/auth/sessions/refresh", body: params, hasKey: true}, options)
}

// RevokeAll is POST /v1/auth/sessions/revoke_all: Revoke all sessions of a subject.
//
// Signs the person out everywhere, for example after they lost their phone.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthSessionsResource) RevokeAll(ctx context.Context, params *RevokeAllAuthSessionsParams, options ...Option) (*RevokedAuthSessions, error) {
	return send[RevokedAuthSessions](ctx, r.core, call{method: "POST", path: "/v1/auth/sessions/revoke_all", body: params, hasKey: true}, options)
}

// Get is GET /v1/auth/sessions/{sid}: Retrieve a session.
//
// Returns the current session without tokens.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthSessionsResource) Get(ctx context.Context, sid string, options ...Option) (*AuthSession, error) {
	return send[AuthSession](ctx, r.core, call{method: "GET", path: "/v1/auth/sessions/{sid}", value: sid}, options)
}

// Revoke is DELETE /v1/auth/sessions/{sid}: Revoke a session.
//
// Signs the person out and revokes the refresh token. Access tokens are valid until they expire, for ten
// minutes at most. An ended session does not change.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthSessionsResource) Revoke(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/auth/sessions/{sid}", value: sid, isDeletion: true}, options)
}

// AuthKeysResource is a part of another resource.
type AuthKeysResource struct {
	core *core
}

func newAuthKeysResource(core *core) *AuthKeysResource {
	return &AuthKeysResource{core: core}
}

// Rotate is POST /v1/auth/keys/rotate: Replace the signing keys.
//
// Creates a new key that signs at once, and withdraws all others. Use it only in an emergency. Resource
// servers refuse the earlier access tokens when they read the keys again, within five minutes. A refresh
// returns a new token. Without an emergency, keys rotate every 30 days. Posthorn publishes each key an hour
// before it signs.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthKeysResource) Rotate(ctx context.Context, options ...Option) (*AuthSigningKey, error) {
	return send[AuthSigningKey](ctx, r.core, call{method: "POST", path: "/v1/auth/keys/rotate", hasKey: true}, options)
}

// AuthSubjectsResource is a part of another resource.
type AuthSubjectsResource struct {
	core *core
}

func newAuthSubjectsResource(core *core) *AuthSubjectsResource {
	return &AuthSubjectsResource{core: core}
}

// Get is GET /v1/auth/subjects/{subject}: Export a subject.
//
// Returns all data of the Auth API about a person with your own id: at most 10,000 entries of each kind,
// newest first. The lists are empty for an unknown id.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthSubjectsResource) Get(ctx context.Context, subject string, options ...Option) (*AuthSubject, error) {
	return send[AuthSubject](ctx, r.core, call{method: "GET", path: "/v1/auth/subjects/{subject}", value: subject}, options)
}

// Erase is DELETE /v1/auth/subjects/{subject}: Erase a subject.
//
// Deletes all data of the Auth API about a person with your own id, and signs the person out. Posthorn also
// removes the id and the claims from their events, including events of earlier deleted objects. It creates no
// new event. Access tokens are valid until they expire, for ten minutes at most. An unknown id gives the same
// response.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthSubjectsResource) Erase(ctx context.Context, subject string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/auth/subjects/{subject}", value: subject, isDeletion: true}, options)
}

// AuthFactorsResource is a part of another resource.
type AuthFactorsResource struct {
	core *core
}

func newAuthFactorsResource(core *core) *AuthFactorsResource {
	return &AuthFactorsResource{core: core}
}

// Create is POST /v1/auth/factors: Create a factor.
//
// Creates an authenticator app, a passkey or recovery codes for a person. Only this response contains
// `binding`. The person must verify an app or a passkey within 24 hours. Recovery codes work at once and
// replace the earlier recovery codes of the person with the same service. Apps show the name of the service.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthFactorsResource) Create(ctx context.Context, params *CreateFactorParams, options ...Option) (*FactorWithBinding, error) {
	return send[FactorWithBinding](ctx, r.core, call{method: "POST", path: "/v1/auth/factors", body: params, hasKey: true}, options)
}

// List is GET /v1/auth/factors: List factors.
//
// Returns factors, newest first.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthFactorsResource) List(ctx context.Context, params *ListFactorsParams, options ...Option) *List[Factor] {
	return newList[Factor](ctx, r.core, call{method: "GET", path: "/v1/auth/factors", query: params}, options)
}

// Get is GET /v1/auth/factors/{sid}: Retrieve a factor.
//
// Returns the current factor without its secrets.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthFactorsResource) Get(ctx context.Context, sid string, options ...Option) (*Factor, error) {
	return send[Factor](ctx, r.core, call{method: "GET", path: "/v1/auth/factors/{sid}", value: sid}, options)
}

// Update is PATCH /v1/auth/factors/{sid}: Rename a factor.
//
// Changes the name of the factor. The person's app keeps the name that it has.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthFactorsResource) Update(ctx context.Context, sid string, params *UpdateFactorParams, options ...Option) (*Factor, error) {
	return send[Factor](ctx, r.core, call{method: "PATCH", path: "/v1/auth/factors/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /v1/auth/factors/{sid}: Delete a factor.
//
// Deletes the factor and its secret. Its pending challenges can no longer be approved.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthFactorsResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/auth/factors/{sid}", value: sid, isDeletion: true}, options)
}

// Verify is POST /v1/auth/factors/{sid}/verify: Verify a factor.
//
// Verifies a new factor by a code of the app, or by the new passkey. Challenges can use the factor only
// afterwards. The fifth wrong check deletes the factor.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthFactorsResource) Verify(ctx context.Context, sid string, params *VerifyFactorParams, options ...Option) (*FactorCheck, error) {
	return send[FactorCheck](ctx, r.core, call{method: "POST", path: "/v1/auth/factors/{sid}/verify", value: sid, body: params, hasKey: true}, options)
}

// AuthChallengesResource is a part of another resource.
type AuthChallengesResource struct {
	core *core
}

func newAuthChallengesResource(core *core) *AuthChallengesResource {
	return &AuthChallengesResource{core: core}
}

// Create is POST /v1/auth/challenges: Challenge a person.
//
// Asks a person to prove a factor. The challenge expires after five minutes, and five wrong checks deny it. A
// person can have 50 challenges in an hour and 100 in a day.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthChallengesResource) Create(ctx context.Context, params *CreateChallengeParams, options ...Option) (*ChallengeWithOptions, error) {
	return send[ChallengeWithOptions](ctx, r.core, call{method: "POST", path: "/v1/auth/challenges", body: params, hasKey: true}, options)
}

// List is GET /v1/auth/challenges: List challenges.
//
// Returns challenges, newest first.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthChallengesResource) List(ctx context.Context, params *ListChallengesParams, options ...Option) *List[Challenge] {
	return newList[Challenge](ctx, r.core, call{method: "GET", path: "/v1/auth/challenges", query: params}, options)
}

// Get is GET /v1/auth/challenges/{sid}: Retrieve a challenge.
//
// Returns the current challenge.
//
// An API key needs one of the scopes `full`, `auth`, `read`.
func (r *AuthChallengesResource) Get(ctx context.Context, sid string, options ...Option) (*Challenge, error) {
	return send[Challenge](ctx, r.core, call{method: "GET", path: "/v1/auth/challenges/{sid}", value: sid}, options)
}

// Check is POST /v1/auth/challenges/{sid}/check: Check a proof.
//
// Approves the challenge if the code or the passkey is correct. Each code and each signature works once. Five
// wrong checks deny the challenge.
//
// An API key needs one of the scopes `full`, `auth`.
func (r *AuthChallengesResource) Check(ctx context.Context, sid string, params *CheckChallengeParams, options ...Option) (*ChallengeCheck, error) {
	return send[ChallengeCheck](ctx, r.core, call{method: "POST", path: "/v1/auth/challenges/{sid}/check", value: sid, body: params, hasKey: true}, options)
}
