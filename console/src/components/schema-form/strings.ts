export const missing = (label: string) => `Enter a value for ${label}.`
export const choiceDefault = (choice: string) => `${choice} (default)`
export const secretKept = "Leave empty to keep the stored one."
export const secretSealed = "Stored encrypted, and never shown again."
