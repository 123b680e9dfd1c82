export const codeMissing = "Enter the six digits that your app shows."
export const email = "Email"
export const password = "Password"
export const passwordMissing = "Enter your password."
export const emailMissing = "Enter the email address that you were invited with."
export const signIn = "Sign in"
export const openTheConsoleOverHttps = "Open the console over https"
export const openTheConsoleOverHttpsText =
  "This page was loaded over plain http from another machine. The browser cannot keep a session there, and others could read your password."
export const anyOfTheseWorks = "Any of these works:"
export const httpsByCertificate =
  "Give Posthorn a certificate ({tlsCert} and {tlsKey}), or put a proxy with https in front of it. Then open this page at its https address."
export const httpsOnTheMachine = "On the machine that runs Posthorn, open {place}"
export const httpsByTunnel = "From here, run {code} and open the same address in this browser."
export const nameMissing = "Enter your name."
export const emailInvalid = "Enter an email address, such as ann@example.com."
export const newPasswordTitle = "Choose a new password"
export const welcomeTitle = "Welcome to Posthorn"
export const name = "Name"
export const emailDescription = "You sign in with this address."
export const passwordDescription = (passwordLengthMin: number) =>
  `At least ${passwordLengthMin} characters. If you already sign in here with this email, use that password.`
export const continueButton = "Continue"
export const passwordTooShort = (passwordLengthMin: number) =>
  `Use at least ${passwordLengthMin} characters, for example a few words.`
export const newPasswordText = "It replaces the previous password, and ends all other sessions."
export const signInToJoinText = (accountName: string) => `Sign in to become a member of ${accountName}.`
export const firstOperatorText = "You will run this installation. Choose how you sign in from now on."
export const chooseSignInText = "Choose how you sign in from now on."
export const linkNotWholeText = "Open the link exactly as it was printed or sent, with everything that follows the #."
export const thisLinkIsNotWhole = "This link is incomplete"
export const welcome = "Welcome"
export const thisLinkDoesNotWork = "This link does not work"
export const inviteOwner = (account: string) =>
  `You will be an owner of ${account}. Choose how you sign in from now on.`
export const inviteDeveloper = (account: string) =>
  `You will be a developer of ${account}. Choose how you sign in from now on.`
export const inviteViewer = (account: string) =>
  `You will be a viewer of ${account}. Choose how you sign in from now on.`
