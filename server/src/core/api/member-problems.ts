import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { MemberRefusalCode } from "#core/members/refusals.ts"

export const memberProblems = {
  account_not_named: {
    status: 400,
    title: "Account not named",
    meaning: "A request with a session contains no account, or an invalid Account SID.",
    remedy: "Send the header `posthorn-account` with the Account SID. `GET /console/v1/session` lists your accounts.",
  },
  not_a_member: {
    status: 403,
    title: "Not a member",
    meaning: "The member has no access to the account of the request, or the account does not exist.",
    remedy: "Use an account that `GET /console/v1/session` lists, or ask one of its owners for an invite.",
  },
  insufficient_role: {
    status: 403,
    title: "Insufficient role",
    meaning: "The member's role in the account does not allow this.",
    remedy: "Ask an owner of the account to do it, or to change your role. Only operators can change the installation.",
  },
  cross_site_request: {
    status: 403,
    title: "Cross-site request",
    meaning:
      "Nothing shows that the console sent a request with a session, or the browser reports that another site sent a request with credentials.",
    remedy:
      "Send changes from the address of the console, as JSON or with the header `posthorn-console: 1`. In programs, use the account's credentials instead. Configure a proxy to forward `Host` unchanged, or set PUBLIC_URL.",
  },
  https_required: {
    status: 403,
    title: "HTTPS required",
    meaning:
      "The sign-in used plain HTTP from another machine. Others could read the password on the way, and browsers do not keep the session.",
    remedy:
      "Set TLS_CERT and TLS_KEY, or use an HTTPS proxy that forwards `Host`. Without either, open the console on the server's own machine, or through `ssh -L 8080:localhost:8080 <server>` at http://localhost:8080/console/.",
  },
  sign_in_failed: {
    status: 401,
    title: "Sign-in failed",
    meaning: "The email or the password is wrong. For security, the response does not say which.",
    remedy:
      "Check the email and the password. The operator can create a link for a new password with `posthorn console link --email`.",
  },
  code_required: {
    status: 401,
    title: "Code required",
    meaning: "The password is correct, and the member also needs the code of their second factor.",
    remedy: "Repeat the request with `code`, which is the six digits in the authenticator app.",
  },
  wrong_code: {
    status: 401,
    title: "Wrong code",
    meaning: "The code of the second factor is wrong or already used. Each code works once.",
    remedy: "Wait for the next code of the app. Check that the clock of the phone is correct.",
  },
  wrong_password: {
    status: 403,
    title: "Wrong password",
    meaning: "The request needs the member's current password, and the sent password is wrong.",
    remedy: "Send your current password.",
  },
  weak_password: {
    status: 400,
    title: "Weak password",
    meaning: "The password is too short, too long or too common. The detail contains the reason.",
    remedy: "Choose at least 10 characters, for example several unrelated words.",
  },
  totp_not_begun: {
    status: 409,
    title: "Second factor not begun",
    meaning: "No second factor waits for confirmation.",
    remedy: "Create one with `POST /console/v1/totp`, which returns the secret for the app.",
  },
  totp_already_on: {
    status: 409,
    title: "Second factor already on",
    meaning: "The member already has a second factor.",
    remedy: "Turn it off with `POST /console/v1/totp/end`, then set up the new second factor.",
  },
  member_not_found: {
    status: 404,
    title: "Member not found",
    meaning: "There is no member with this sid in the account, or in the installation.",
    remedy:
      "List the members with `GET /console/v1/members`. Operators list the members of all accounts with `GET /console/v1/installation/members`.",
  },
  member_session_not_found: {
    status: 404,
    title: "Session not found",
    meaning: "You have no session with this sid, or it has ended.",
    remedy: "List your sessions with `GET /console/v1/sessions`.",
  },
  invite_not_found: {
    status: 404,
    title: "Invite not found",
    meaning: "There is no invite with this sid in the account.",
    remedy: "List the invites with `GET /console/v1/invites`.",
  },
  invite_not_valid: {
    status: 404,
    title: "Invite not valid",
    meaning:
      "The link was used, has expired or was withdrawn, or its creator can no longer invite people. An invite expires after seven days, and a link from the command line after 24 hours.",
    remedy: "Ask for a new invite. The operator can create one with `posthorn console link`.",
  },
  invites_exhausted: {
    status: 409,
    title: "Too many invites",
    meaning: "The account has the maximum number of open invites.",
    remedy: "Withdraw unused invites.",
  },
  last_owner: {
    status: 409,
    title: "Last owner",
    meaning: "The account must keep at least one owner.",
    remedy: "Make another member an owner first.",
  },
  last_operator: {
    status: 409,
    title: "Last operator",
    meaning: "The installation must keep at least one operator.",
    remedy: "Make another member an operator first.",
  },
  removing_yourself: {
    status: 409,
    title: "Removing yourself",
    meaning: "An operator cannot delete themselves.",
    remedy: "Ask another operator to delete you.",
  },
} as const satisfies Record<
  | Exclude<MemberRefusalCode, "too_many_failed_sign_ins">
  | "account_not_named"
  | "not_a_member"
  | "insufficient_role"
  | "cross_site_request"
  | "https_required",
  ProblemKind
>
