export const noOptOutsText =
  "A person opts out by writing STOP, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE, OPT OUT or such a word of another language. Posthorn records it here and replies once. It refuses later messages to that person as recipient_opted_out, and cancels queued ones. Try it: write STOP from a handset of the simulator to a number of the account."
export const noOptOuts = "No opt-outs"
export const optOutsDescription =
  "A person who writes STOP to a sender of the account gets no more messages from it, until they write START."
export const recipient = "Recipient"
export const sender = "Sender"
export const everySender = "Every sender"
export const byTheAccount = "Recorded by the account"
export const noOptOutsMatch = "No opt-outs match."
export const wrote = "Keyword"
export const when = "When"
export const action = "Action"
export const remove = "Remove"
export const removeOptOut = (to: string, from: string) => `Remove the opt-out of ${to} from ${from}`
export const mayWriteToAgain = (from: string, to: string) => `${from} can write to ${to} again.`
export const removeText = (to: string, from: string) =>
  `${to} opted out of ${from}. Remove the opt-out only if the recipient agreed in another way than by START, such as on paper.`
export const removeTitle = "Remove this opt-out?"
export const removeTheOptOut = "Remove opt-out"
export const optOuts = "Opt-outs"
