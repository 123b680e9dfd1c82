// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

export interface CreateSessionRequest {
  /** The email of the member. */
  email: string
  /** The member's password. */
  password: string
  /** The code of the second factor from the authenticator app. */
  code?: string | undefined
}

/** The signed-in member and their accounts. */
export interface SignedInMember {
  /** The member. */
  member: {
    /** Identifier of the member. */
    sid: string
    /** The email for sign-in. */
    email: string
    /** The display name. */
    name: string
    /** True if the member is an operator of the installation, with access to all accounts. */
    is_operator: boolean
    /** True if sign-in needs a second factor. */
    has_totp: boolean
  }
  /** The accounts of the member, ordered by name. */
  memberships: {
    /** The account. */
    account_sid: string
    /** The display name. */
    account_name: string
    /** The role of the member in the account. */
    role: MemberRole
  }[]
}

/** A signed-in browser of the member. */
export interface MemberSession {
  /** Identifier of the session. */
  sid: string
  /** True if this session sent the request. */
  is_current: boolean
  /** The start time. */
  created_at: string
  /** The time of the last use, accurate to a few minutes. */
  seen_at: string
  /** The time when the session ends without further use. */
  ends_at: string
  /** The IP address that started the session. */
  ip: string
  /** The browser's user agent. */
  user_agent: string
}

export interface ChangePasswordRequest {
  /** Your current password. */
  current_password: string
  /** Your new password. */
  password: string
}

export interface BeginTotpRequest {
  /** Your current password. */
  password: string
}

/** A second factor that needs confirmation. */
export interface NewTotp {
  /** The secret to type into the app (base32). */
  secret: string
  /** The URI to show as a QR code. */
  uri: string
}

export interface ConfirmTotpRequest {
  /** The current code of the authenticator app. */
  code: string
}

export interface EndTotpRequest {
  /** Your current password. */
  password: string
  /** The current code of the authenticator app. */
  code: string
}

export interface LookAtInviteRequest {
  /** The part of the link after the #. */
  token: string
}

/** The content of an invite. */
export interface InviteOffer {
  /** The name of the account. Null if the link only resets a password. */
  account_name: string | null
  role: MemberRole | null
  /** True if the invite makes the person an operator of the installation. */
  is_operator: boolean
  /** The only email that can use the invite. Null for anyone with the link. */
  email: string | null
  /** True if the invite resets the member's password. */
  is_reset: boolean
  /**
   * True if the email already belongs to a member of this account, or the link resets its password. Null if
   * unknown: the email can belong to a member of another account, who then needs their password.
   */
  is_member: true | null
  /** The time when the invite expires. */
  ends_at: string
}

export interface AcceptInviteRequest {
  /** The part of the link after the #. */
  token: string
  /** The email for sign-in. Required unless the invite contains it. */
  email?: string | undefined
  /** The name of the member. Default: the part of the email before the @. */
  name?: string | undefined
  /** The new password, or the current password of an existing member. */
  password: string
  /** The code of the second factor from the authenticator app. */
  code?: string | undefined
}

/** An invite that can be accepted. */
export interface Invite {
  /** Identifier of the invite. */
  sid: string
  /** The member's role in the account. */
  role: MemberRole
  /** True if the invite makes the person an operator of the installation. */
  is_operator: boolean
  /** The only email that can use the invite. Null for anyone with the link. */
  email: string | null
  made_by: string | null
  /** The time of creation. */
  created_at: string
  /** The time when the invite expires. */
  ends_at: string
}

export interface CreateInviteRequest {
  /** The person's role in the account. */
  role: MemberRole
  /** The only email that can use the link. Default: anyone with the link. */
  email?: string | undefined
  /** True to make the person an operator of the installation. The default is `false`. */
  is_operator?: boolean | undefined
}

/** An invite with the token of its link. Only this response contains the token. */
export interface NewInvite {
  /** Identifier of the invite. */
  sid: string
  /** The member's role in the account. */
  role: MemberRole
  /** True if the invite makes the person an operator of the installation. */
  is_operator: boolean
  /** The only email that can use the invite. Null for anyone with the link. */
  email: string | null
  made_by: string | null
  /** The time of creation. */
  created_at: string
  /** The time when the invite expires. */
  ends_at: string
  /** The part of the link after the #. */
  token: string
  /** The path of the link. Put the address of the console before it. */
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
  role: MemberRole
  /** True if the member is an operator of the installation, with access to all accounts. */
  is_operator: boolean
  /** True if the member has a second factor. */
  has_totp: boolean
  /** The time when the person became a member. */
  created_at: string
}

export interface UpdateMemberRequest {
  /** The member's new role in the account. */
  role: MemberRole
}

/** A change that a member or a program made. */
export interface AuditEntry {
  /** Identifier of the entry. */
  sid: string
  /** The time of the request. */
  at: string
  member_sid: string | null
  /** The email of the member. Null without a member, or if the member was removed later. */
  member_email: string | null
  /**
   * The credential of the program: `auth_token`, `operator_token` or the sid of an API key. Null for a member and
   * for a sign-in.
   */
  credential: string | null
  /** The name of the operation in the API. */
  operation: string
  /** The path of the request, including a valid sid. */
  path: string
  /** The changed or created object. Null if it has no sid. */
  subject_sid: string | null
  /**
   * The name of this object at the time of the request, such as a URL, an email or a display name, up to 200
   * characters. Null if it has no name, for data of recipients and customers, and for entries of an older version.
   */
  subject_name: string | null
  /** The fields that the request changed, at most 30. Empty unless a request changed an existing object. */
  changes: AuditedField[]
  /**
   * The status of the response. Nothing changed if it is 400 or higher. Null if the server stopped before the
   * response.
   */
  status: number | null
  /** The IP address of the client. */
  ip: string
  /**
   * The user agent of the browser, at most 200 characters. Null if the request had none, or for entries of an
   * older version.
   */
  user_agent: string | null
}

/** A field that a request changed. */
export interface AuditedField {
  /** The name of the field, with dots between nested names. */
  field: string
  /** The value before the change, up to 200 characters. Numbers, lists and booleans are JSON. Null without a value. */
  before: string | null
  /** The value after the change, in the same form. */
  after: string | null
  /** True for a field that responses never contain, such as a password. `before` and `after` are then null. */
  is_hidden: boolean
}

/** A person who can use the console, as seen by operators. */
export interface InstallationMember {
  /** Identifier of the member. */
  sid: string
  /** The email for sign-in. */
  email: string
  /** The display name. */
  name: string
  /** True if the member is an operator of the installation, with access to all accounts. */
  is_operator: boolean
  /** True if the member has a second factor. */
  has_totp: boolean
  /** The number of the member's accounts, including suspended accounts. */
  account_count: number
  /** The time when the person became a member. */
  created_at: string
}

export interface UpdateInstallationMemberRequest {
  /** True if the member is an operator of the installation, with access to all accounts. */
  is_operator: boolean
}

export type MemberRole = "owner" | "developer" | "viewer"
