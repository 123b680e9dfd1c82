import { countOf } from "../../components/count-of.ts"

export const whereTheMoneyIs = "Where the money is"
export const total = "Total"
export const whatYouEarned = "What you earned"
export const net = "Net"
export const balanceOwed = "You owe this to the provider."
export const balances = "Balances"
export const balancesDescription = "Money that providers owe you, your sales, and payouts to your bank."
export const balancesStale = "These are the last known balances."
export const noBalancesYetText =
  "Posthorn records each payment, refund, dispute, fee and payout in a double-entry ledger. Payments of the simulator appear here too, although no money moves."
export const noBalancesYet = "No balances yet"
export const connectProvider = "Connect provider"
export const closePeriod = "Close period"
export const thePeriod = "The period"
export const lastDayOfPeriod = "Last day of the period"
export const lastDayOfPeriodDescription =
  "The period starts where the previous one ended, and ends at midnight in your time zone."
export const continueButton = "Continue"
export const lastDayMissing = "Choose the last day of the period."
export const lastDayNotPast = "Choose a day in the past. You can close a period only after its end."
export const booksClosed = (name: string) => `Closed the books up to ${name}.`
export const closeTitle = (name: string) => `Close the books up to ${name}?`
export const closeEffectNoMore = (name: string) => `Posthorn records no more transactions on ${name} or earlier.`
export const closeEffectLater = "A later change that belongs to the period gets the date on which Posthorn records it."
export const closeEffectBalances = "Posthorn stores the balances at the end of the period."
export const closeEffectForGood = "You cannot reopen a closed period."
export const back = "Back"
export const differencesNewestFirst = "Differences, newest first"
export const difference = "Difference"
export const ledger = "Ledger"
export const provider = "Provider"
export const bothAmounts = (amountLedger: string, amountProvider: string) =>
  `Ledger ${amountLedger}, provider ${amountProvider}`
export const payment = "Payment"
export const paymentOf = (reference: string) => `Payment of ${reference}`
export const noteOf = (note: string) => `Note: ${note}`
export const resolution = "Resolution"
export const resolve = "Resolve"
export const resolveTheDifferenceOf = (reference: string) => `Resolve the difference of ${reference}`
export const open = "Open"
export const differences = "Differences"
export const filterDifferences = "Filter differences"
export const status = "Status"
export const anyStatus = "Any status"
export const resolved = "Resolved"
export const noDifferencesMatch = "No differences match."
export const noDifferencesFoundYet = "No differences found yet."
export const reconciliation = "Reconciliation"
export const debit = "Debit"
export const credit = "Credit"
export const exportTransactions = "Export transactions"
export const lastDayBeforeFirst = "Choose a last day that is not before the first one."
export const exportButton = "Export"
export const exportText =
  "A CSV file with a debit line and a credit line for each transaction. Every export of a closed period is the same."
export const lastMonth = "Last month"
export const thisMonth = "This month"
export const everything = "Everything"
export const firstDay = "First day"
export const lastDay = "Last day"
export const exportDaysText = "Days are in your time zone. Leave a day empty for no limit."
export const exportProgress = (megabytes: string) => `${megabytes} MB so far`
export const transactions = "Transactions"
export const closedPeriods = "Closed periods"
export const closedPeriodsDescription = "A closed period accepts no more transactions, so its figures do not change."
export const closedPeriodsCaption = "Closed periods, latest first"
export const period = "Period"
export const closed = "Closed"
export const action = "Action"
export const balancesCaption = "Balances at the end of the period"
export const closedBalances = "At the end of the period:"
export const allBalancesWere0 = "All balances were 0."
export const noClosedPeriodsText =
  "Close a period when you send its figures to your accountant, usually at the end of each month. A later change that belongs to the period gets the date on which Posthorn records it."
export const noClosedPeriods = "No closed periods"
export const reconcileNow = "Reconcile now"
export const reconciliationStarted = "Reconciliation started."
export const reconcileText = "Posthorn compares the provider's list with the ledger. This can take a few minutes."
export const from = "From"
export const fromDescription = "Leave empty to start three days before the end of the last reconciliation."
export const begin = "Begin"
export const reconciliationDescription =
  "Every night, Posthorn compares the ledger with each provider's own list of transactions."
export const reconciliations = "Reconciliations"
export const reconciliationsNewestFirst = "Reconciliations, newest first"
export const matched = "Matched"
export const runCounts = (matched: string, differences: number) =>
  `${matched} matched, ${countOf(differences, "difference")}`
export const openDifferences = "Open differences"
export const noOpenDifferences = "No open differences. The ledger matches the lists of the providers."
export const allOpenDifferences = "All open differences"
export const allDifferences = "All differences"
export const noReconciliationYetText =
  "A reconciliation compares the ledger with the provider's transactions, and records payouts and fees. Differences appear here for you to resolve. The first reconciliation runs in the night after your first payment."
export const noReconciliationYet = "No reconciliation yet"
export const resolveDifference = "Resolve difference"
export const chooseWhatToDo = "Choose what to do."
export const noteMissing = "Enter a note that explains your decision."
export const differenceResolved = (resolution: string) => `${resolution}: the difference is resolved.`
export const whatToDo = "What to do"
export const bookIt = "Book the difference"
export const bookItDescription =
  "Posthorn adds a transaction, so that the ledger matches the provider. The transaction gets the date of the difference, or the current date if that period is closed."
export const ignoreIt = "Ignore the difference"
export const ignoreItDescription =
  "The ledger does not change. Posthorn reports the difference again only if its amounts change."
export const note = "Note"
export const noteDescription = "The reason for your decision. Posthorn stores it with the difference."
export const notePlaceholder = "Paid at the terminal in the shop."
export const referenceAt = (providerReference: string, providerSid: string) => `${providerReference} at ${providerSid}`
export const reference = "Reference"
export const filterTransactions = "Filter transactions"
export const type = "Type"
export const anyType = "Any type"
export const currency = "Currency"
export const happened = "Happened"
export const whenItHappened = "When it happened"
export const happenedAtOrAfter = "Happened at or after"
export const happenedBefore = "Happened before"
export const transactionTitle = (name: string, amount: string) => `${name} of ${amount}`
export const bothSides = "Both sides"
export const details = "Details"
export const ledgerAccount = "Ledger account"
export const openPayment = "Open payment"
export const reconciled = "Reconciled"
export const listedByProvider = "Yes, the provider lists it"
export const notYet = "Not yet"
export const booked = "Booked"
export const sid = "Sid"
export const allTransactions = "All transactions"
export const transaction = "Transaction"
export const transactionMissingText = (sid: string) => `This account has no transaction with the sid ${sid}.`
export const transactionError = "The transaction could not be loaded"
export const transactionsDescription =
  "Every movement of money. A transaction never changes: a correction is a new transaction."
export const exportAsCsv = "Export as CSV"
export const noTransactionsMatch = "No transactions match."
export const noBalancesShort = "No balances yet."
export const noMatchSoFar = "None of the transactions here match. Look at older ones."
export const transactionsNewestFirst = "Transactions, newest first"
export const amount = "Amount"
export const before = "Before {time}"
export const fileSaved = (name: string) => `${name}.csv saved.`
export const differenceTypes = {
  charge: "charge",
  refund: "refund",
  dispute: "dispute",
  fee: "fee",
  payout: "payout",
  adjustment: "adjustment",
}
export const missingInLedger = (type: string) => `The provider lists a ${type} that is not in the ledger.`
export const missingAtProvider = (type: string) => `The ledger has a ${type} that the provider does not list.`
export const otherAmount = (type: string) => `The provider lists a ${type} with a different amount.`
export const resolutions = { booked: "Booked", ignored: "Ignored", matched_later: "Matched later" }
export const transactionTypes = {
  charge: { name: "Charge", meaning: "A customer paid." },
  fee: { name: "Fee", meaning: "The provider kept its fee." },
  refund: { name: "Refund", meaning: "The customer got money back." },
  refund_reversal: { name: "Failed refund", meaning: "A refund failed, so the money is yours again." },
  dispute: { name: "Dispute", meaning: "The customer's bank took the money back." },
  dispute_reversal: { name: "Dispute won", meaning: "The bank returned the disputed money." },
  payout: { name: "Payout", meaning: "The provider paid out to your bank account." },
  adjustment: { name: "Adjustment", meaning: "A correction of the books." },
}
export const accountNames: Readonly<Record<string, string>> = {
  sales: "Sales",
  refunds: "Refunds",
  fees: "Provider fees",
  disputes: "Disputes",
  bank: "Bank",
  suspense: "Suspense",
}
/** The meaning of the balance of each account. */
export const accountMeanings: Readonly<Record<string, string>> = {
  sales: "Amounts that customers paid you.",
  refunds: "Amounts that you paid back to customers.",
  fees: "Amounts that providers kept as fees.",
  disputes: "Amounts that banks took back for disputed payments.",
  bank: "Amounts that providers paid out to your bank account.",
  suspense: "Amounts without an explanation yet.",
}
export const receivableName = (provider: string) => `Receivable from ${provider}`
export const receivableMeaning = "Amounts that the provider collected and has not paid out to you."
