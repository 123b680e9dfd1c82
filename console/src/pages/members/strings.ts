/** The English texts of the members pages. */

export const sendThemThisLink = "Send them this link"
export const inviteSomebody = "Invite somebody"
export const email = "Email"
export const emailDescription = "Only this address can use the link. Leave empty to let anyone with the link join."
export const cancel = "Cancel"
export const makeTheLink = "Make the link"
export const theLink = "the link"
export const done = "Done"
export const roleChanged = (name: string, role: string) => `${name} is ${role} now.`
export const memberRemoved = (name: string) => `${name} is a member no more.`
export const removeText = (name: string, accountName: string) =>
  `${name} can no longer open ${accountName}. A person without another account is deleted, with all sessions.`
export const yesRemove = "Yes, remove"
export const remove = "Remove"
export const save = "Save"
export const members = "Members"
export const membersDescription = (accountName: string) =>
  `The people who can use ${accountName} in this console, and their roles.`
export const noMembersText =
  "You look at it as an operator. A person that you invite gets a link that works once, and chooses a password. Their role says what they can do in this account."
export const noMembersTitle = "This account has no members yet"
export const membersCaption = "Members, the newest at the top"
export const ownersOnlyText = "Owners of the account invite, change roles and remove."
export const member = "Member"
export const role = "Role"
export const secondFactor = "Second factor"
export const since = "Since"
export const edit = "Edit"
export const editMember = (name: string) => `Edit ${name}`
export const inviteWithdrawn = "The invite is withdrawn: its link does not work any more."
export const forHeading = "For"
export const anyoneWithTheLink = "anyone with the link"
export const inviteRole = (role: string) => `as ${role}`
export const ends = "Ends"
export const withdraw = "Withdraw"
export const withdrawInvite = (email: string) => `Withdraw the invite for ${email}`
export const withdrawOpenInvite = "Withdraw the invite for anyone with the link"
export const openInvites = "Open invites"
export const noInvites = "None. An invite is a link that works once, within seven days."
export const inviteTextForEmail =
  "It works once, until {time}, for {email} alone. It is shown this once; nothing was sent."
export const inviteTextForAnyone =
  "It works once, until {time}, for anyone with it. It is shown this once; nothing was sent."
export const roleOwner = "everything, with members, tokens and API keys"
export const roleDeveloper = "everything but members, tokens and API keys"
export const roleViewer = "reads, and sees no secret"
