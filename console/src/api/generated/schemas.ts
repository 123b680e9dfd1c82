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
  /** Whether a member has this email already, who then gives their password; null without email. */
  is_member: boolean | null
  /** Until when it may be accepted. */
  ends_at: string
}
