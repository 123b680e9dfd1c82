export const senders = "Senders"
export const assignNumber = "Assign number"
export const numbersDescription =
  "The owner of each number, short code and sender id. Only the owner can send from it and receive its messages."
export const numberGone = "This number does not exist."
export const numbersCaption = "Phone numbers of all accounts, newest first"
export const phoneNumbers = "Phone numbers"
export const account = "Account"
export const allAccounts = "All accounts"
export const status = "Status"
export const anyStatusOption = "Any"
export const number = "Number"
export const ownerOwnsIt = (owner: string) => `${owner} owns it`
export const since = "Since"
export const action = "Action"
export const approve = "Approve"
export const approveNumber = (number: string) => `Approve ${number}`
export const reject = "Reject"
export const rejectNumber = (number: string) => `Reject ${number}`
export const release = "Release"
export const releaseNumber = (number: string) => `Release ${number}`
export const numberIsApproved = (number: string) => `${number} is approved.`
export const numberIsReleased = (number: string) => `${number} is released.`
export const releaseTitle = (number: string) => `Release ${number}?`
export const numberAssigned = (sid: string, number: string) => `${sid} owns ${number}.`
export const assign = "Assign"
export const noNumberYetText =
  "Assign the numbers that your carriers deliver to you, and the sender ids that they registered for you. An account can also request a number; its request is listed here until you approve or reject it."
export const noNumberYet = "No number yet"
export const numberRejected = (number: string) => `The request for ${number} is rejected.`
export const reason = "Reason"
export const reasonDescription = "Optional. The account can read it."
export const oneSender = "One sender"
export const aPattern = "A pattern"
export const anySender = "Any sender"
export const senderMissing = "Enter a sender, such as BellHotels."
export const ruleCreated = "The sender rule is created."
export const createSenderRule = "Create sender rule"
export const everyAccount = "Every account"
export const allows = "Allows"
export const sender = "Sender"
export const patternDescription = "* stands for any characters. Case is ignored."
export const senderDescription = "A number, a short code or a sender id. Case is ignored."
export const note = "Note"
export const noteDescription = "Optional. The reason for the rule."
export const createRule = "Create rule"
export const rulesDescription =
  "Senders that accounts can use in addition to their own numbers. A rule never allows a number that another account owns."
export const ruleGone = "This rule does not exist."
export const senderRulesNewestFirst = "Sender rules, newest first"
export const senderRules = "Sender rules"
export const show = "Show"
export const allRules = "All rules"
export const toReview = "To review"
export const conflicts = "Conflicts"
export const anySenderCell = "any sender"
export const everyAccountCell = "every account"
export const review = "Review"
export const ruleConfirmed = (rule: string) => `The rule for ${rule} is confirmed.`
export const keep = "Keep"
export const keepTheRuleFor = (rule: string) => `Keep the rule for ${rule}`
export const deleteButton = "Delete"
export const deleteTheRuleFor = (rule: string) => `Delete the rule for ${rule}`
export const ruleDeleted = (rule: string) => `The rule for ${rule} is deleted.`
export const deleteRuleText =
  "New messages can no longer use the senders that only this rule allowed. Messages that were accepted before are sent."
export const noRuleText =
  "Without a rule, an account can send only from the numbers that it owns. A rule allows one sender, all that fit a pattern, or any sender that no account owns."
export const noRuleTitle = "No sender rule yet"
export const numbers = "Numbers"
export const releaseText =
  "{account} no longer owns the number. Messages to the number no longer arrive. The account keeps its messages."
export const deleteRuleTitle = (rule: string) => `Delete the rule for ${rule}?`
