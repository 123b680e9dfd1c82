export const account = "Account"
export const accountSid = "Account SID"
export const rateLimit = "Requests per second, at most"
export const created = "Created"
export const createApiKey = "Create API key"
export const apiKeys = "API keys"
export const apiKeysDescription =
  "Create one key for each program, with the smallest scope that it needs. You can revoke each key alone."
export const secretOf = (name: string) => `the secret of “${name}”`
export const itsUserNameIs = "Its user name is"
export const noKeysText =
  "If a key leaks, you can revoke it without affecting the others. A key with the scope messages cannot change webhooks or credentials."
export const noKeysTitle = "Give each program its own key"
export const name = "Name"
export const scope = "Scope"
export const userName = "User name"
export const lastUsed = "Last used"
export const revoked = "Revoked"
export const action = "Action"
export const revoke = "Revoke"
export const revokeKey = (name: string) => `Revoke ${name}`
export const authToken = "Auth Token"
export const authTokenText =
  "The Auth Token has full access to the API. Only a hash of it is stored, so it cannot be shown again. If it is lost or leaked, rotate it. You choose how long the old token keeps working."
export const rotateToken = "Rotate token"
export const theNewAuthToken = "the new Auth Token"
export const rotateAuthToken = "Rotate Auth Token"
export const stopNowLeaked = "Stop now (leaked)"
export const anHour = "An hour"
export const aDay = "A day"
export const aWeek = "A week"
export const keepAcceptingFor = "Keep accepting the current token for"
export const keepAcceptingForDescription =
  "The time that you need to change your programs one by one. An older token stops working now."
export const createNewToken = "Create new token"
export const nameMissing = "Enter the name of the program that will use it."
export const nameDescription = "The program that will use it."
export const bookingSystem = "Booking system"
export const whatItMayDo = "Permissions"
export const create = "Create"
export const credentials = "Credentials"
export const credentialsDescription =
  "Your programs sign in with the Account SID and the Auth Token, or with an API key and its secret, as HTTP Basic."
export const ownersOnlyText =
  "An owner of the account can rotate the token, and create an API key with the scope that your program needs."
export const ownersOnlyTitle = "The Auth Token and the API keys are for owners"
export const previousAuthTokenEnded = "Previous Auth Token ended."
export const endItNow = "End it now"
export const endPreviousText =
  "Programs that still sign in with the previous token are refused from now on. The current token stays valid."
export const endPreviousTitle = "End the previous Auth Token?"
export const endTheToken = "End the token"
export const keyRevoked = (name: string) => `${name} is revoked.`
export const revokeText =
  "Posthorn refuses requests with this key from now on. You cannot undo this. The key stays in the list."
export const revokeTitle = (name: string) => `Revoke “${name}”?`
export const previousTokenText = "The previous token works until {time}. Change your programs before then."
export const apiKeysCaption = "API keys of the account"
export const scopeRead = "Read everything but secrets."
export const scopeMessages = "Send and read messages, read numbers, read and remove opt-outs."
export const scopeWebhooks = "Manage webhooks, and read events."
export const scopeAuth = "Verify people, and manage their factors and sessions."
export const scopePayments = "Create, capture, cancel and refund payments, and read the ledger."
export const scopeFull = "Everything, including this page."
export const keepTokenCopy = "Keep an encrypted copy of the Auth Token"
export const keepTokenCopyText =
  "The copy signs callbacks in Twilio's form. Without it, they have no signature. After you turn it on, the next request with the token stores it again."
export const tokenCopyKept = "The next request with the Auth Token stores the copy."
export const tokenCopyErased = "The copy of the Auth Token is erased."
