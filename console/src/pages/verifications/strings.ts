import { countOf } from "../../components/count-of.ts"

export const blocks = "Blocks"
export const blocksDescription =
  "Areas where messages led to few approvals. Posthorn sends no verifications there until the block ends."
export const check = "Check"
export const checkPanelEmpty = "Start a verification to see its message and enter the code."
export const recipientAndPurpose = (to: string, purpose: string) => `To ${to}, for ${purpose}`
export const openVerification = "Open verification"
export const codeMissing = "Enter the code from the message."
export const checkOfTheCode = "Check of the code"
export const code = "Code"
export const checkCode = "Check code"
export const codeValidMailbox = "Valid. The person controls the mailbox."
export const codeValidNumber = "Valid. The person controls the number."
export const codeNotValidStatus = (status: string) => `Not valid. The verification is ${status}.`
export const codeNotValid = (triesLeft: number) => `Not valid. ${countOf(triesLeft, "try", "tries")} left.`
export const simulatedDeviceOf = (device: string, to: string) => `Simulated ${device} ${to}`
export const simulatedDevice = (device: string) => `Simulated ${device}`
export const simulatorOffText = (device: string) => `The simulator is off. The code goes to a real ${device}.`
export const realCarrierText = (device: string) => `No message yet. A real carrier delivers to the real ${device}.`
export const messageFrom = (from: string) => `From ${from}`
export const typeCode = (code: string) => `Type ${code}`
export const openLink = "Open the link in another tab"
export const messagesOfTheLast = (period: string) => `Messages of the last ${period}`
export const funnelEmpty = (period: string) => `No verification sent a message in the last ${period}.`
export const funnelCaption = "Messages of verifications by country and channel, most messages first"
export const showMore = (number: number) => `Show ${number} more`
export const country = "Country"
export const allCountries = "All countries"
export const channel = "Channel"
export const all = "All"
export const sent = "Sent"
export const delivered = "Delivered"
export const noReceipts = "no receipts"
export const approved = "Approved"
export const addAddress = "Add address"
export const safeList = "Safe list"
export const safeListDescription = "Limits and blocks do not refuse verifications of these addresses."
export const safeListByAddress = "Safe list, by address"
export const safeListAdd = "Add to the safe list"
export const address = "Address"
export const note = "Note"
export const added = "Added"
export const action = "Action"
export const remove = "Remove"
export const removeTo = (to: string) => `Remove ${to}`
export const addressMissing = "Enter a number with its country code, such as +14155550123."
export const safeListAdded = (to: string) => `Added ${to} to the safe list.`
export const addressDescription = "A phone number with its country code, or a chat address with its prefix."
export const notePlaceholder = "Test phone of the app team"
export const add = "Add"
export const safeListRemoved = (to: string) => `${to} was removed from the safe list.`
export const safeListRemoveText = (to: string) => `Limits and blocks apply to ${to} again.`
export const safeListRemoveTitle = "Remove from the safe list?"
export const removeAddress = "Remove address"
export const safeListEmptyText = "Add the phones of your testers. Limits and blocks do not apply to them."
export const safeListEmptyTitle = "The safe list is empty"
export const messages = "Messages"
export const friendlyName = "Friendly name"
export const friendlyNameDescription = "The name of your service, before the text of each message."
export const acme = "Acme"
export const language = "Language"
export const languageDescription = "For requests that name no language."
export const senders = "Senders"
export const sendersDescription =
  "Posthorn uses the first sender of the channel. Without one, it uses a number of the account."
export const domain = "Domain"
export const domainDescription = "Your website. Browsers on it can fill in the code."
export const whatsappTemplate = "WhatsApp template"
export const whatsappTemplateDescription =
  "The authentication template at Meta that carries codes. Leave empty to send no codes over WhatsApp."
export const templateLanguages = "Template languages"
export const templateLanguagesDescription =
  "The languages of the template, as Meta writes them. The first is the default."
export const androidAppHash = "Android app hash"
export const androidAppHashDescription = "The 11 characters that SMS Retriever looks for in the message."
export const redirectUrls = "Redirect URLs"
export const redirectUrlsDescription = "Where a link can redirect to after the approval."
export const codes = "Codes"
export const codeLength = "Code length"
export const codeLengthDescription = "4 to 10 digits; fewer than 6 only with the simulator"
export const codeLifetimeInSeconds = "Code lifetime in seconds"
export const wrongCodesAllowed = "Wrong codes allowed"
export const messagesPerVerification = "Messages per verification"
export const protection = "Protection"
export const allowedCountries = "Allowed countries"
export const countriesDescription =
  "Codes of two letters, such as CH. With an empty list, real carriers send to no country."
export const abuseMode = "Abuse mode"
export const abuseModeDescription = "A dry run records blocks and sends their events, but refuses nothing."
export const enforceBlocksRefuseVerifications = "Enforce: blocks refuse verifications"
export const abuseModeDryRun = "Dry run: blocks are only recorded"
export const limits = "Limits"
export const perRecipientAndHour = "Per recipient and hour"
export const perRecipientAndDay = "Per recipient and day"
export const perClientIpAndHour = "Per client IP and hour"
export const messagesPerDay = "Messages per day"
export const costPerDay = "Cost per day"
export const costPerDayDescription = "In the currency of your prices. Leave empty for no limit."
export const customLimits = "Custom limits"
export const customLimitsDescription = "One per line: name in rate_limit_keys, new verifications, seconds."
export const passkeys = "Passkeys"
export const passkeyDomain = "Passkey domain"
export const passkeyDomainDescription =
  "The domain of your site, or a parent domain. If you change it, existing passkeys stop working."
export const passkeyOrigins = "Passkey origins"
export const passkeyOriginsDescription = "Sites and apps where passkeys work. Leave empty for https:// and the domain."
export const userVerification = "User verification"
export const userVerificationDescription = "Whether the device asks for a PIN, fingerprint or face."
export const required = "Required"
export const userVerificationPreferred = "Preferred: devices without it are accepted"
export const settingsSaved = "Settings saved."
export const settings = "Settings"
export const save = "Save"
export const settingsTitle = "Verification settings"
export const verificationSettingsDescription = "Changes apply to new verifications. Pending ones keep their settings."
export const method = "Method"
export const link = "Link"
export const preview = "Preview"
export const textsPreviewDescription =
  "Messages with the saved settings. Asterisks stand for the code or the end of the link."
export const textsPreviewTitle = "The message in each language"
export const message = "Message"
export const size = "Size"
export const segments = (count: number) => countOf(count, "segment")
export const toMissing = "Enter the number or the email address to verify, such as +14155550123."
export const verification = "Verification"
export const to = "To"
export const toPlaceholder = "+14155550123 or ann@example.org"
export const email = "Email"
export const emailDescription = "The address for the email channel."
export const purpose = "Purpose"
export const purposeDescription = "A number has one verification for each purpose."
export const startVerification = "Start verification"
export const noMessageWasSent = "No message was sent"
export const noMessageWasSentYet = (seconds: number) =>
  `No message was sent. Try again in ${countOf(seconds, "second")}.`
export const channels = "Channels"
export const channelsDescription =
  "In the order to try them. To wait before the next one, add seconds: whatsapp:20. Leave empty for SMS to a number, and email to an address."
export const methodCode = "The person types a code"
export const methodLink = "The person opens a link"
export const defaultOption = "Default"
export const tryVerification = "Try verification"
export const tryAVerificationDescription = "Send a code, read it on the simulated phone, and type it in."
export const viewerTitle = "You are a viewer of this account. Viewers can see verifications, but cannot start them."
export const verificationTitle = (to: string) => `Verification of ${to}`
export const undeliverableTitle = "No message could be delivered"
export const noReceiptTitle = "No delivery receipt"
export const noReceiptText =
  "The carrier accepted the message and sent no delivery receipt. It is unknown whether the message arrived. Check the address with the person, then start another verification, over another channel if there is one."
export const details = "Details"
export const wrongCodes = "Wrong codes"
export const transactionDetails = (amount: string, currency: string, payee: string) =>
  `${amount} ${currency} to ${payee}`
export const approves = "Approves"
export const redirectUrl = "Redirect URL"
export const tags = "Tags"
export const created = "Created"
export const validUntil = "Valid until"
export const sid = "Sid"
export const messagesCaption = "Messages of the verification, newest first"
export const status = "Status"
export const verificationCanceled = (to: string) => `The verification of ${to} is canceled.`
export const cancelVerification = "Cancel verification"
export const cancelText = (to: string) =>
  `Its code and its link stop working. A message that was already sent can still arrive at ${to}.`
export const cancelTitle = "Cancel the verification?"
export const allVerifications = "All verifications"
export const verificationMissingText = (sid: string) =>
  `This account has no verification with the sid ${sid}. It belongs to another account, or its retention period is over.`
export const verificationError = "The verification could not be loaded"
export const verifications = "Verifications"
export const verificationsDescription = "Codes and links that prove that a person has a phone number or a mailbox."
export const noVerificationsMatch = "No verifications match."
export const verificationsNewestFirst = "Verifications, newest first"
export const filterVerifications = "Filter verifications"
export const anyStatus = "Any status"
export const noVerificationYetText =
  "A verification sends a code to a phone or a mailbox. The person types the code into your app, and your app asks Posthorn to check it. The account needs its own number, or a sender in the verification settings."
export const noVerificationYet = "No verification yet"
export const tryIt = "Try it"
export const channelOfOrder = (channel: string, order: string) => `${channel} (order: ${order})`
export const wrongCodesLeft = (wrong: number, left: number) => `${wrong}, ${left} left`
export const customLimitsPlaceholder = "device, 5, 3600"
export const services = "Services"
export const servicesTitle = "Verification services"
export const servicesDescription =
  "A service has settings for the verifications of one app or brand. A setting that it does not have is the account's."
export const servicesCaption = "Verification services, newest first"
export const createService = "Create service"
export const editService = "Edit service"
export const editNamed = (name: string) => `Edit ${name}`
export const serviceNameMissing = "Enter a name, such as Acme Bank."
export const serviceSaved = (name: string) => `${name} is saved.`
export const serviceDeleted = (name: string) => `${name} is deleted.`
export const deleteServiceTitle = "Delete this service?"
export const deleteService = "Delete service"
export const deleteServiceText =
  "New verifications can no longer name the service. You can still check its pending verifications by their sid."
export const defaultService = "Default: the settings of the account"
export const noName = "No name"
export const ofTheAccount = "The account's"
export const noLimitOfItsOwn = "No limit of its own"
export const asTheAccount = (value: string | undefined) => (value ? `As the account: ${value}` : "As the account")
export const edit = "Edit"
