/**
 * Whether each character of a text is seen: none is a control, a mark of direction, unassigned or drawn as
 * nothing.
 */
export function isVisible(text: string): boolean {
  return !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/**
 * Whether a text can be a name: something of it is seen, and it neither breaks lines nor turns the text
 * around it. Joiners and marks that some scripts and emoji are written with are taken.
 */
export function isName(text: string): boolean {
  return (
    /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text) &&
    !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
  )
}
