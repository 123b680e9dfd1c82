export const missing = (label: string) => `Enter a value for ${label}.`
export const choiceDefault = (choice: string) => `${choice} (default)`
export const secretKept =
  "Never shown. Leave empty to keep the stored one. If you change where requests go, enter it again."
export const secretSealed = "Stored encrypted, and never shown again."
export const otherSettings = "Other settings"
