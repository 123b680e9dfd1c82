import { formed, spelled } from "#http/wire/schemas.ts"
import { upperCase } from "#http/wire/spellings.ts"

export const country = spelled(
  formed(/^[A-Z]{2}$/, "must be a country code of two letters (ISO 3166-1), such as CH"),
  upperCase,
)
