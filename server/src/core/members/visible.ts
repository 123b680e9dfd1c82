/**
 * Whether every character of a text is visible: none is a control, a direction mark, unassigned or invisible.
 */
export function isVisible(text: string): boolean {
  return !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/**
 * Whether a text can be a name. Some of it must be visible, and it must not contain line breaks or direction
 * marks. Joiners and marks that some scripts and emoji need are allowed.
 */
export function isName(text: string): boolean {
  return (
    /[^\s\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text) &&
    !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
  )
}
