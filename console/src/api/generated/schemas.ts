// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

export interface CreateSessionRequest {
  /** What the member signs in with. */
  email: string
  /** The member's password. */
  password: string
  /** The code of the second factor, from the authenticator app. */
  code?: string | undefined
}

/** The member that is signed in, and their accounts. */
export interface SignedInMember {
  /** The member. */
  member: {
    /** Identifier of the member. */
    sid: string
    /** The email for sign-in. */
    email: string
    /** The display name. */
    name: string
    /** Whether they run the installation and see all accounts. */
    is_operator: boolean
    /** Whether signing in asks for a second factor. */
    has_totp: boolean
  }
  /** The accounts that they belong to, by name. */
  memberships: {
    /** An account. */
    account_sid: string
    /** The display name. */
    account_name: string
    /** What the member may do in it. */
    role: "owner" | "developer" | "viewer"
  }[]
}

/** A browser that is signed in. */
export interface MemberSession {
  /** Identifier of the session. */
  sid: string
  /** Whether it is the one that asks. */
  is_current: boolean
  /** The start time. */
  created_at: string
  /** When it was last used, to some minutes. */
  seen_at: string
  /** When it ends unless it is used before. */
  ends_at: string
  /** The address that it began at. */
  ip: string
  /** The browser's user agent. */
  user_agent: string
}

export interface ChangePasswordRequest {
  /** The password that you sign in with now. */
  current_password: string
  /** The one from now on. */
  password: string
}

export interface BeginTotpRequest {
  /** The password that you sign in with. */
  password: string
}

/** A second factor that waits to be confirmed. */
export interface NewTotp {
  /** To type into the app (base32). */
  secret: string
  /** The same as a QR code says it. */
  uri: string
}

export interface ConfirmTotpRequest {
  /** The code that the authenticator app shows now. */
  code: string
}

export interface EndTotpRequest {
  /** The password that you sign in with. */
  password: string
  /** The code that the authenticator app shows now. */
  code: string
}

export interface LookAtInviteRequest {
  /** The part of the link after the #. */
  token: string
}

/** The content of an invite. */
export interface InviteOffer {
  /** The account; null when only a password is set. */
  account_name: string | null
  role: "owner" | "developer" | "viewer" | null
  /** Whether it makes an operator of the installation. */
  is_operator: boolean
  /** The only email that can use it; null for anyone with the link. */
  email: string | null
  /** Whether it resets the member's password. */
  is_reset: boolean
  /**
   * True when the email already signs in to this account, or the link resets its password. Null otherwise: the
   * email may still sign in to another account, and then gives its password too.
   */
  is_member: true | null
  /** Until when it may be accepted. */
  ends_at: string
}

export interface AcceptInviteRequest {
  /** The part of the link after the #. */
  token: string
  /** The email for future sign-ins. Not needed when the invite names it. */
  email?: string | undefined
  /** The member's name. Default: the part of the email before the @. */
  name?: string | undefined
  /** The new password, or the one that the member has. */
  password: string
  /** The code of the second factor, from the authenticator app. */
  code?: string | undefined
}

/** An invite that may still be accepted. */
export interface Invite {
  /** Identifier of the invite. */
  sid: string
  /** The member's role in the account. */
  role: "owner" | "developer" | "viewer"
  /** Whether it makes an operator of the installation too. */
  is_operator: boolean
  /** The only email that can use it; null for anyone with the link. */
  email: string | null
  made_by: string | null
  /** The time of creation. */
  created_at: string
  /** Until when it may be accepted. */
  ends_at: string
}

export interface CreateInviteRequest {
  /** The person's role in the account. */
  role: "owner" | "developer" | "viewer"
  /** The only email that can use the link. Default: anyone with the link. */
  email?: string | undefined
  /** Whether they run the installation too. */
  is_operator?: boolean | undefined
}

/** An invite with its link's token, which is shown only once. */
export interface NewInvite {
  /** Identifier of the invite. */
  sid: string
  /** The member's role in the account. */
  role: "owner" | "developer" | "viewer"
  /** Whether it makes an operator of the installation too. */
  is_operator: boolean
  /** The only email that can use it; null for anyone with the link. */
  email: string | null
  made_by: string | null
  /** The time of creation. */
  created_at: string
  /** Until when it may be accepted. */
  ends_at: string
  /** The part of the link after the #. */
  token: string
  /** The link, to be put behind the address of the console. */
  path: string
}

/** A person who can use the console. */
export interface Member {
  /** Identifier of the member. */
  sid: string
  /** The email for sign-in. */
  email: string
  /** The display name. */
  name: string
  /** The member's role in the account. */
  role: "owner" | "developer" | "viewer"
  /** Whether they run the installation and see all accounts. */
  is_operator: boolean
  /** Whether they sign in with a second factor. */
  has_totp: boolean
  /** When they became a member. */
  created_at: string
}

export interface UpdateMemberRequest {
  /** The member's new role in the account. */
  role: "owner" | "developer" | "viewer"
}

/** A change that a member or a program made. */
export interface AuditEntry {
  /** Identifier of the entry. */
  sid: string
  /** The time of the request. */
  at: string
  member_sid: string | null
  /** The email of the member; null without a member, and when the member was removed since. */
  member_email: string | null
  /**
   * The credential of the program that asked for it: `auth_token`, `operator_token` or the sid of an API key. Null
   * for a member and for a sign-in.
   */
  credential: string | null
  /** The requested operation, as the API names it. */
  operation: string
  /** The path of the operation, with the sid that was given when it was one. */
  path: string
  /** The changed or created object; null when it has no sid. */
  subject_sid: string | null
  /** The status of the answer; from 400 on nothing changed. Null when the server stopped before the answer. */
  status: number | null
  /** The origin of the request. */
  ip: string
  /**
   * The browser's user agent, at most 200 characters. Null when it sent none, or when the entry is from an older
   * version.
   */
  user_agent: string | null
}

/** A person who can use the console, as operators see them. */
export interface InstallationMember {
  /** Identifier of the member. */
  sid: string
  /** The email for sign-in. */
  email: string
  /** The display name. */
  name: string
  /** Whether they run the installation and see all accounts. */
  is_operator: boolean
  /** Whether they sign in with a second factor. */
  has_totp: boolean
  /** To how many accounts they belong, suspended ones too. */
  account_count: number
  /** When they became a member. */
  created_at: string
}

export interface UpdateInstallationMemberRequest {
  /** Whether they run the installation and see all accounts. */
  is_operator: boolean
}
