/** The English texts of the settings pages. */

export const secretQrCode = "The secret, for the camera of an authenticator app"
export const confirmTheSecondFactor = "Confirm the second factor"
export const scanText = "Scan this with an authenticator app, or type the secret into it:"
export const theSecret = "the secret"
export const confirm = "Confirm"
export const passwordMissing = "Enter the password that you sign in with."
export const yourPassword = "Your password"
export const currentPasswordMissing = "Enter the password that you sign in with now."
export const passwordTooShort = (passwordLengthMin: number) =>
  `Use at least ${passwordLengthMin} characters; a few words are good.`
export const passwordChanged = "The password is changed, and your other sessions are ended."
export const password = "Password"
export const changeThePassword = "Change the password"
export const currentPassword = "Current password"
export const newPassword = "New password"
export const passwordDescription = (passwordLengthMin: number) => `At least ${passwordLengthMin} characters.`
export const secondFactorOff = "The second factor is off. Signing in asks for the password alone."
export const secondFactor = "Second factor"
export const secondFactorOnText = "Signing in asks for a code of your authenticator app besides the password."
export const secondFactorOffText =
  "With it, a stolen password is not enough: signing in asks for a code that an app on your phone shows."
export const secondFactorOn = "The second factor is on."
export const setUp = "Set up"
export const setUpSecondFactor = "Set up a second factor"
export const turnOff = "Turn off"
export const turnSecondFactorOff = "Turn the second factor off"
export const thatSessionIsEnded = "That session is ended."
export const sessionsTitle = "Where you are signed in"
export const yourSessions = "Your sessions"
export const browser = "Browser"
export const lastUsed = "Last used"
export const signedIn = "Signed in"
export const action = "Action"
export const thisSession = "this one"
export const end = "End"
export const endTheSessionFrom = (ip: string) => `End the session from ${ip}`
export const settings = "Settings"
export const settingsDescription = (name: string, email: string) => `Of yourself, in every account: ${name}, ${email}.`
