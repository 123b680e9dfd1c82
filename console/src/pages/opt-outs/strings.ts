/** The English texts of the opt outs pages. */

export const noOptOutsText =
  "STOP, STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE and OPTOUT are recorded here and answered once. Later messages to that recipient are refused as recipient_opted_out, and queued ones are cancelled. Try it: let a handset of the simulator write STOP to a number of the account."
export const noOptOuts = "No opt-outs"
export const optOutsDescription =
  "A person who writes STOP to a sender of the account gets no more messages from it, until they write START."
export const recipient = "Recipient"
export const sender = "Sender"
export const noOptOutsMatch = "No opt-outs match."
export const wrote = "Wrote"
export const when = "When"
export const action = "Action"
export const remove = "Remove"
export const removeOptOut = (to: string, from: string) => `Remove the opt-out of ${to} from ${from}`
export const mayWriteToAgain = (from: string, to: string) => `${from} may write to ${to} again.`
export const removeText = (to: string, keyword: string, from: string) =>
  `Only for recipients who asked for it by another way than START, such as on paper: ${to} wrote ${keyword} to ${from}.`
export const removeTitle = "Let the sender write again?"
export const removeTheOptOut = "Remove the opt-out"
export const optOuts = "Opt-outs"
