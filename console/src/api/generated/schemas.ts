// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

export interface CreateSessionRequest {
  /** What the member signs in with. */
  email: string
  /** The member's password. */
  password: string
  /** Of the second factor: what the authenticator app shows. */
  code?: string | undefined
}

/** Who is signed in, and where they belong. */
export interface SignedInMember {
  /** The member. */
  member: {
    /** Identifier of the member. */
    sid: string
    /** What they sign in with. */
    email: string
    /** What people call them. */
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
    /** What people call it. */
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
  /** When it began. */
  created_at: string
  /** When it was last used, to some minutes. */
  seen_at: string
  /** When it ends unless it is used before. */
  ends_at: string
  /** The address that it began at. */
  ip: string
  /** What the browser said of itself. */
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
  /** What stands behind the # of the link. */
  token: string
}

/** What an invite is for. */
export interface InviteOffer {
  /** The account; null when only a password is set. */
  account_name: string | null
  role: "owner" | "developer" | "viewer" | null
  /** Whether it makes an operator of the installation. */
  is_operator: boolean
  /** Who alone may use it; null for whoever has the link. */
  email: string | null
  /** Whether it sets the member's password anew. */
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
  /** What stands behind the # of the link. */
  token: string
  /** What to sign in with from now on. Left out when the invite names it. */
  email?: string | undefined
  /** What people call the member; what stands before the @ when left out. */
  name?: string | undefined
  /** The new password, or the one that the member has. */
  password: string
  /** Of the second factor: what the authenticator app shows. */
  code?: string | undefined
}

/** An invite that may still be accepted. */
export interface Invite {
  /** Identifier of the invite. */
  sid: string
  /** What it lets its member do in the account. */
  role: "owner" | "developer" | "viewer"
  /** Whether it makes an operator of the installation too. */
  is_operator: boolean
  /** Who alone may use it; null for whoever has the link. */
  email: string | null
  made_by: string | null
  /** When it was made. */
  created_at: string
  /** Until when it may be accepted. */
  ends_at: string
}

export interface CreateInviteRequest {
  /** What they may do in the account. */
  role: "owner" | "developer" | "viewer"
  /** Who alone may use the link. Left out, it is for whoever has it. */
  email?: string | undefined
  /** Whether they run the installation too. */
  is_operator?: boolean | undefined
}

/** An invite with its link's token, which is told only once. */
export interface NewInvite {
  /** Identifier of the invite. */
  sid: string
  /** What it lets its member do in the account. */
  role: "owner" | "developer" | "viewer"
  /** Whether it makes an operator of the installation too. */
  is_operator: boolean
  /** Who alone may use it; null for whoever has the link. */
  email: string | null
  made_by: string | null
  /** When it was made. */
  created_at: string
  /** Until when it may be accepted. */
  ends_at: string
  /** What stands behind the # of the link. */
  token: string
  /** The link, to be put behind the address of the console. */
  path: string
}

/** Somebody who may use the console. */
export interface Member {
  /** Identifier of the member. */
  sid: string
  /** What they sign in with. */
  email: string
  /** What people call them. */
  name: string
  /** What they may do in the account. */
  role: "owner" | "developer" | "viewer"
  /** Whether they run the installation and see all accounts. */
  is_operator: boolean
  /** Whether they sign in with a second factor. */
  has_totp: boolean
  /** When they became a member. */
  created_at: string
}

export interface UpdateMemberRequest {
  /** What they may do in the account from now on. */
  role: "owner" | "developer" | "viewer"
}

/** A change that a member or a program made. */
export interface AuditEntry {
  /** Identifier of the entry. */
  sid: string
  /** When it was asked for. */
  at: string
  member_sid: string | null
  /** The email of the member; null without a member, and when the member was removed since. */
  member_email: string | null
  /**
   * The credential of the program that asked for it: `auth_token`, `operator_token` or the sid of an API key. Null
   * for a member and for a sign-in.
   */
  credential: string | null
  /** What was asked for, as the API names it. */
  operation: string
  /** The path of the operation, with the sid that was given when it was one. */
  path: string
  /** What was changed or made; null when it has no sid. */
  subject_sid: string | null
  /** What was answered; from 400 on nothing was changed. Null when the server ended before it knew. */
  status: number | null
  /** Where the request came from. */
  ip: string
  /**
   * What the browser said of itself, at most 200 characters; null when it said nothing, or the entry is from
   * before this was kept.
   */
  user_agent: string | null
}

/** Somebody who may use the console, as operators see them. */
export interface InstallationMember {
  /** Identifier of the member. */
  sid: string
  /** What they sign in with. */
  email: string
  /** What people call them. */
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
