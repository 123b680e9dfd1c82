/** The English texts of the settings pages. */

export const secretQrCode = "QR code of the secret"
export const confirmSecondFactor = "Confirm second factor"
export const scanText = "Scan this code with an authenticator app, or enter the secret there:"
export const theSecret = "the secret"
export const confirm = "Confirm"
export const passwordMissing = "Enter the password that you sign in with."
export const yourPassword = "Your password"
export const currentPasswordMissing = "Enter the password that you sign in with now."
export const passwordTooShort = (passwordLengthMin: number) =>
  `Use at least ${passwordLengthMin} characters, for example a few words.`
export const passwordChanged = "Password changed. Your other sessions have ended."
export const password = "Password"
export const changePassword = "Change password"
export const currentPassword = "Current password"
export const newPassword = "New password"
export const passwordDescription = (passwordLengthMin: number) => `At least ${passwordLengthMin} characters.`
export const secondFactorOff = "Second factor turned off. You sign in with your password only."
export const secondFactor = "Second factor"
export const secondFactorOnText = "You sign in with your password and a code from your authenticator app."
export const secondFactorOffText =
  "With a second factor, a stolen password is not enough. You also enter a code from an app on your phone to sign in."
export const secondFactorOn = "Second factor turned on."
export const setUp = "Set up"
export const setUpSecondFactor = "Set up a second factor"
export const turnOff = "Turn off"
export const turnSecondFactorOff = "Turn off second factor"
export const thatSessionIsEnded = "Session ended."
export const sessionsTitle = "Where you are signed in"
export const yourSessions = "Your sessions"
export const browser = "Browser"
export const lastUsed = "Last used"
export const signedIn = "Signed in"
export const action = "Action"
export const thisSession = "this session"
export const end = "End"
export const endTheSessionFrom = (ip: string) => `End the session from ${ip}`
export const settings = "Settings"
export const settingsDescription = (name: string, email: string) => `Your profile in all accounts: ${name}, ${email}.`
