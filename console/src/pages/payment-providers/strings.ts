export const connectPaymentProvider = "Connect payment provider"
export const providerConnected = (name: string) => `${name} is connected. Payments use it from now on.`
export const chooseProvider = "Choose provider"
export const enterCredentials = "Enter credentials"
export const addWebhook = "Add webhook"
export const stepPayments = "Choose its payments"
export const provider = "Provider"
export const changeIt = "Change it"
export const beginAgain = "Begin again"
export const allProviders = "All providers"
export const ownersOnlyText = "An owner of the account can connect and change them."
export const ownersOnlyTitle = "Payment providers are for owners"
export const theCredentials = "The credentials"
export const unfinishedText = "Payments do not use the provider until you finish the last step."
export const continueButton = "Continue"
export const theWebhook = "The webhook"
export const webhookText = "Through the webhook, the provider notifies Posthorn when a payment changes."
export const skipForNow = "Skip for now"
export const itsPayments = "Its payments"
export const useItForPayments = "Use it for payments"
export const editName = (name: string) => `Edit ${name}`
export const providerChanged = (name: string) => `${name} saved.`
export const theProvider = "The provider"
export const credentials = "Credentials"
export const payments = "Payments"
export const save = "Save"
export const cancel = "Cancel"
export const name = "Name"
export const nameDescription = "A name that your team will recognise."
export const currencies = "Currencies"
export const currenciesDescription = "Leave empty for all currencies that the provider accepts."
export const priority = "Priority"
export const priorityDescription = "0 to 100. The lowest number is tried first."
export const theWebhookAddress = "the webhook address"
export const addressUnreachable = "The provider cannot reach this address"
export const publicUrlText =
  "Providers send only to public https addresses. Set PUBLIC_URL to the public address of this server. Until then, Posthorn finds changes by asking the provider, which takes longer."
export const providerStatusChanged = (name: string, next: string) => `${name} is ${next}.`
export const edit = "Edit"
export const disable = "Disable"
export const enable = "Enable"
export const deleteButton = "Delete"
export const disableText =
  "New payments no longer use this provider. You can still capture and refund its existing payments."
export const disableTitle = (name: string) => `Disable ${name}?`
export const deleteText =
  "Posthorn deletes the credentials. Existing payments stay in the list, but you can no longer refund them through Posthorn. You cannot undo this."
export const deleteTitle = (name: string) => `Delete ${name}?`
export const providerDeleted = (name: string) => `${name} is deleted.`
export const webhookAddress = "Webhook address"
export const webhookFoundText = (address: string) => `The webhook at ${address} sends to this address.`
export const details = "Details"
export const kind = "Kind"
export const allThatItTakes = "All that it accepts"
export const noneYet = "None yet"
export const encryptedNeverShown = "Encrypted, never shown"
export const secrets = "Secrets"
export const connected = "Connected"
export const changed = "Changed"
export const sid = "Sid"
export const paymentProvider = "Payment provider"
export const providerMissingText = (sid: string) => `This account has no payment provider with the sid ${sid}.`
export const providerFailed = "The payment provider could not be loaded"
export const paymentProviders = "Payment providers"
export const paymentProvidersDescription = "The services through which your customers pay you."
export const providersCaption = "Payment providers, in the order in which they are tried"
export const connectProvider = "Connect provider"
export const all = "All"
export const status = "Status"
export const orderOfProviders = "Order of providers"
export const orderText =
  "Posthorn uses the enabled provider with the lowest priority number. If that provider cannot take the payment, and no money can have moved, Posthorn tries the next one. A payment that names a provider uses only that one."
export const orderCaption = "The order of providers for each currency"
export const currency = "Currency"
export const anyOther = "Any other"
export const anyCurrencyCell = "Any"
export const order = "Order"
export const nonePaymentsAreRefused = "None: payments are refused"
export const noProviderText =
  "Connect a payment provider to be paid by card or wallet, or record cash and bank transfers by hand. Until then, payments use the simulator where the operator allows it, and no money moves."
export const noProviderTitle = "No provider is connected"
export const thisProviderWasDeleted = "This provider was deleted. {link}"
export const nameMissing = "Enter a name."
export const priorityInvalid = "Enter a number from 0 to 100."
export const currenciesInvalid = "Enter codes of three letters, such as EUR."
export const secretsAgain = "Enter all secrets again. Posthorn stores them together."
export const secretToo = (label: string) =>
  `Enter ${label} too. Posthorn replaces all secrets of a provider together, and shows none.`
export const settings = "Settings"
export const yes = "Yes"
export const no = "No"
export const kindMissing = (kind: string) =>
  `This server has no provider kind ${kind}. Load its extension to edit the provider.`
