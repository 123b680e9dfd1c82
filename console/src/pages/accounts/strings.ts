export const editName = (name: string) => `Edit ${name}`
export const createAccount = "Create account"
export const nameMissing = "Enter a name, such as the name of the company."
export const name = "Name"
export const nameDescription = "A name that your team will recognise."
export const requestsASecond = "Requests per second"
export const rateLimit = "Rate limit"
export const defaultRate = "default"
export const requestsASecondDescription =
  "The server refuses more with 429. Leave empty for the default of the installation."
export const phoneNumbers = "Phone numbers"
export const phoneNumbersDescription =
  "The most numbers that it can own and request. Leave empty for the default of the installation."
export const furtherAccountText =
  "A further account can send only from numbers that you assign and from senders that a sender rule allows. From the second account on, number requests of all accounts wait for your approval."
export const status = "Status"
export const statusDescription = "A suspended account cannot be used."
export const suspendText =
  "The server refuses its credentials and keys from now on, and its members lose access. Queued messages are still sent. Set the account to active again to restore access."
export const cancel = "Cancel"
export const suspend = "Suspend"
export const save = "Save"
export const create = "Create"
export const accountSid = "Account SID"
export const theAccountSid = "the Account SID"
export const theAuthToken = "the Auth Token"
export const assignAndAllow = "Assign numbers and allow senders"
export const done = "Done"
export const accounts = "Accounts"
export const accountsDescription =
  "The customers of this installation, each with credentials, numbers and webhooks of its own."
export const accountsCaption = "Accounts, newest first"
export const account = "Account"
export const messagesLastDay = "Messages, last day"
export const created = "Created"
export const action = "Action"
export const open = "Open"
export const openName = (name: string) => `Open ${name}`
export const edit = "Edit"
export const messagesLost = (lost: string) => `${lost} not delivered`
export const operators = "Operators"
export const addAccountsText =
  "Give each customer, product or test environment an account of its own. It has its own credentials, numbers, webhooks and members, cannot see other accounts, and can be suspended alone. A program can create accounts with the operator token, which “./posthorn operator token” prints on the server."
export const noAccountYet = "No account yet"
export const addAccountsTitle = "An account for each customer"
export const operatorMade = (name: string) => `${name} is now an operator.`
export const operatorResigned = (name: string) => `${name} is no longer an operator.`
export const personRemoved = (name: string) => `${name} is deleted, and signed out everywhere.`
export const operator = "Operator"
export const operatorDescription =
  "Manages carriers, routes, rates and accounts, and has the permissions of an owner in every account."
export const resignText =
  "You remove yourself. These pages close at once, and only another operator can give you access again."
export const yesRemove = "Yes, remove"
export const removeForGood = "Delete member"
export const giveItUp = "Give up access"
export const operatorsDescription =
  "People who run the installation and see all accounts, and people without an account. You can make any invited member an operator here."
export const show = "Show"
export const operatorsOption = "Operators, and people without an account"
export const everybody = "Everyone"
export const operatorsCaption = "Members of the installation, newest first"
export const removeText = (name: string) =>
  `${name} can no longer sign in, and all their sessions end. Their actions stay in the audit log.`
export const removeFromAccountsText = (name: string, accounts: string) =>
  `${name} can no longer sign in, leaves ${accounts}, and all their sessions end. Their actions stay in the audit log.`
export const accountCreated = (name: string) => `${name} created`
export const accountSaved = (name: string) => `${name} saved.`
export const isOperator = "yes"
export const isNoOperator = "no"
