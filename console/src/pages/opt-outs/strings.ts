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
export const settings = "Settings"
export const optOutSettings = "Settings of opt-outs"
export const settingsDescription =
  "Keywords and replies of the account. The built-in keywords, such as STOP and START, always work too."
export const settingsSaved = "Settings saved."
export const save = "Save"
export const holdsFor = "An opt-out holds for"
export const holdsForDescription = "New opt-outs by keyword. Earlier ones stay as they are."
export const holdsForSender = "The sender that got it"
export const holdsForAccount = "Every sender of the account"
export const replyLanguage = "Language of replies"
export const replyLanguageDescription = "Two letters. For words that every language uses, such as STOP."
export const noOwnWords = "The account has no keywords or replies of its own, so Posthorn uses the built-in ones."
export const addLanguage = "Add language"
export const languageNumber = (number: number) => `Language ${number}`
export const removeLanguage = (number: number) => `Remove language ${number}`
export const language = "Language"
export const languageDescription = "Two letters (ISO 639-1)."
export const stopKeywords = "Keywords to opt out"
export const startKeywords = "Keywords to opt in"
export const helpKeywords = "Keywords for help"
export const oneInALine = "One in a line, up to 20."
export const stopReply = "Reply to an opt-out"
export const startReply = "Reply to an opt-in"
export const helpReply = "Reply to a request for help"
export const replyDescription = "Up to 306 characters. Empty for the built-in reply."
export const recordOptOut = "Record opt-out"
export const recordText =
  "Record that a person wants no more messages, such as after a call. Posthorn cancels queued messages to them and sends no reply."
export const senderDescription = "Empty for every sender of the account."
export const recipientMissing = "Enter the address of the person, such as +14155550123."
export const optOutRecorded = (to: string) => `Opt-out of ${to} recorded.`
