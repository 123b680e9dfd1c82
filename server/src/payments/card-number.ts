/** Digits of a card number (ISO/IEC 7812-1). */
const digitsMin = 13
const digitsMax = 19

/** Whether a text holds 13 to 19 digits in a row, apart from single spaces and dashes, that pass Luhn's check. */
export function looksLikeCard(text: string): boolean {
  let digits = ""
  let isSeparated = false
  for (const character of text + "\n") {
    if (character >= "0" && character <= "9") {
      digits += character
      isSeparated = false
    } else if ((character === " " || character === "-") && digits && !isSeparated) {
      isSeparated = true
    } else {
      if (digits.length >= digitsMin && digits.length <= digitsMax && passesLuhn(digits)) return true
      digits = ""
      isSeparated = false
    }
  }
  return false
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}
