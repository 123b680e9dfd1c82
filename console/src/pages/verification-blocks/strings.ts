export const accountsInTheLast = (period: string) => `Accounts in the last ${period}`
export const accountsEmpty = (period: string) => `No account sent a verification in the last ${period}.`
export const accountsCaption = "Accounts with verifications, most messages without an approval first"
export const accountsFirstOnly = (accountsMax: number) => `These are the first ${accountsMax}. The API lists more.`
export const account = "Account"
export const sent = "Sent"
export const delivered = "Delivered"
export const approved = "Approved"
export const blockedAreas = "Blocked areas"
export const action = "Action"
export const open = "Open"
export const openTheVerificationsOf = (sid: string) => `Open the verifications of ${sid}`
export const blocksOfVerifications = "Blocks of verifications"
export const blocksOfVerificationsDescription =
  "How many messages of each account led to an approval, and the blocks of all accounts. Each account can also release its own blocks, at Verifications."
