import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { MemberRefusalCode } from "#members/refusals.ts"

export const memberProblems = {
  account_not_named: {
    status: 400,
    title: "Account not named",
    meaning: "A request with a session does not name an account, or names an invalid Account SID.",
    remedy:
      "Send the header `posthorn-account` with the Account SID. `GET /console/v1/session` lists those that you may use.",
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
      "A request with a session does not show that the console sent it. Or the browser says that another site sent a request with credentials.",
    remedy:
      "Send changes from the address that the console was opened at, as JSON or with the header `posthorn-console: 1`. Programs sign in with the account's credentials instead. A proxy has to pass on `Host` as the browser sent it, or PUBLIC_URL has to be set.",
  },
  https_required: {
    status: 403,
    title: "HTTPS required",
    meaning:
      "The sign-in came over plain http from another machine. Others could read the password on the way, and a browser keeps no session there.",
    remedy:
      "Give Posthorn a certificate (TLS_CERT, TLS_KEY), or put a proxy with https in front that passes on `Host`. Without either, open the console on the server's own machine, or through `ssh -L 8080:localhost:8080 <server>` at http://localhost:8080/console/.",
  },
  sign_in_failed: {
    status: 401,
    title: "Sign-in failed",
    meaning: "The email or the password is wrong. The response never says which.",
    remedy: "Check both. The operator creates a link for a new password with `posthorn console link --email`.",
  },
  code_required: {
    status: 401,
    title: "Code required",
    meaning: "The password is right, and the member has a second factor.",
    remedy: "Repeat the request with `code`, the six digits that the authenticator app shows.",
  },
  wrong_code: {
    status: 401,
    title: "Wrong code",
    meaning: "The code of the second factor is wrong, or was used already. Each code works once.",
    remedy: "Wait for the next code of the app, and check that the phone's clock is correct.",
  },
  wrong_password: {
    status: 403,
    title: "Wrong password",
    meaning: "The request needs the member's current password, and this one is wrong.",
    remedy: "Send the password that you sign in with.",
  },
  weak_password: {
    status: 400,
    title: "Weak password",
    meaning: "The password is too short, too long, or the first that is guessed. The detail says which.",
    remedy: "Choose at least 10 characters. A few words that do not belong together are good.",
  },
  totp_not_begun: {
    status: 409,
    title: "Second factor not begun",
    meaning: "There is no second factor that waits to be confirmed.",
    remedy: "Begin with `POST /console/v1/totp`, which gives the secret for the app.",
  },
  totp_already_on: {
    status: 409,
    title: "Second factor already on",
    meaning: "The member has a second factor.",
    remedy: "Turn it off with `POST /console/v1/totp/end`, then set up the new one.",
  },
  member_not_found: {
    status: 404,
    title: "Member not found",
    meaning: "There is no member with this sid in the account, or in the installation.",
    remedy:
      "List them with `GET /console/v1/members`; operators list those of all accounts with `GET /console/v1/installation/members`.",
  },
  member_session_not_found: {
    status: 404,
    title: "Session not found",
    meaning: "You have no session with this sid, or it has ended.",
    remedy: "List them with `GET /console/v1/sessions`.",
  },
  invite_not_found: {
    status: 404,
    title: "Invite not found",
    meaning: "There is no invite with this sid in the account.",
    remedy: "List them with `GET /console/v1/invites`.",
  },
  invite_not_valid: {
    status: 404,
    title: "Invite not valid",
    meaning:
      "The link was used already, has ended, or was withdrawn; or its maker may not invite any more. An invite ends after seven days, a link of the command line after 24 hours.",
    remedy: "Ask for a new one. The operator creates one with `posthorn console link`.",
  },
  invites_exhausted: {
    status: 409,
    title: "Too many invites",
    meaning: "The account has the maximum number of open invites.",
    remedy: "Withdraw invites that are no longer needed.",
  },
  last_owner: {
    status: 409,
    title: "Last owner",
    meaning: "The account would have no owner left, so no member could invite one.",
    remedy: "Make another member an owner first.",
  },
  last_operator: {
    status: 409,
    title: "Last operator",
    meaning: "The installation would have no operator left.",
    remedy: "Make another member an operator first.",
  },
  removing_yourself: {
    status: 409,
    title: "Removing yourself",
    meaning: "An operator tried to delete themselves, which is easily done by mistake.",
    remedy: "Ask another operator to do it.",
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
