export const sendThemThisLink = "Send them this link"
export const inviteSomebody = "Invite member"
export const email = "Email"
export const emailDescription = "Only this address can use the link. Leave empty to let anyone with the link join."
export const cancel = "Cancel"
export const makeTheLink = "Create link"
export const theLink = "the link"
export const done = "Done"
export const roleChanged = (name: string, role: string) => `${name} is now ${role}.`
export const memberRemoved = (name: string) => `${name} is no longer a member.`
export const removeText = (name: string, accountName: string) =>
  `${name} can no longer open ${accountName}. A person without another account is deleted, with all sessions.`
export const yesRemove = "Yes, remove"
export const remove = "Remove"
export const save = "Save"
export const members = "Members"
export const membersDescription = (accountName: string) =>
  `The people who can use ${accountName} in this console, and their roles.`
export const noMembersText =
  "You view this account as an operator. Invite a person, and send them the link. It works once. The person then chooses a password, and their role defines their permissions."
export const noMembersTitle = "This account has no members yet"
export const membersCaption = "Members, newest first"
export const ownersOnlyText = "Only owners of the account can invite and remove members and change roles."
export const role = "Role"
export const editMember = (name: string) => `Edit ${name}`
export const inviteWithdrawn = "Invite withdrawn. Its link no longer works."
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
  "The link works once, until {time}, and only for {email}. Copy it now, because Posthorn does not show it again or send it."
export const inviteTextForAnyone =
  "The link works once, until {time}, for anyone who has it. Copy it now, because Posthorn does not show it again or send it."
export const roleOwner = "everything, including members, tokens and API keys"
export const roleDeveloper = "everything except members, tokens and API keys"
export const roleViewer = "read only, without secrets"
export const roleAndOperator = (role: string) => `${role}, operator`
