import { countOf } from "../../components/count-of.ts"

export const priceMissing = "Enter the price of a segment, such as 0.0725."
export const editTheRate = "Edit rate"
export const createRate = "Create rate"
export const priceOfASegment = "Price of a segment"
export const currency = "Currency"
export const save = "Save"
export const removeText = "The next shorter prefix of the same list then sets the price of these numbers."
export const allOtherNumbers = "all other numbers"
export const numbersThatBeginWith = (prefix: string) => `numbers that begin with +${prefix}`
export const carrier = "Carrier"
export const noCarrier = "None: customer prices"
export const prefix = "Prefix"
export const prefixDescription = (channels: string) =>
  `The first digits, without the plus sign. Leave empty for all other numbers. For a channel without numbers, enter its name: ${channels}.`
export const rateSaved = "Rate saved."
export const rateCreated = "Rate created."
export const rateDeleted = "Rate deleted."
export const rates = "Rates"
export const ratesDescription =
  "The prices of a segment: those of carriers, and those for your accounts. Among equal routes, the cheapest carrier is chosen."
export const ratesCaption = "Rates, the newest at the top"
export const noRatesMatch = "No rates match. A shorter prefix can apply: the longest prefix of a number decides."
export const importRates = "Import rates"
export const allCarriers = "All carriers"
export const allOthers = "all others"
export const price = "Price"
export const changed = "Changed"
export const editRate = (carrier: string, numbers: string) => `Edit the rate of ${carrier} for ${numbers}`
export const noRateYetText =
  "A rate is the price of a segment to numbers with a prefix. The rates of carriers decide which is chosen when several reach the same numbers. Rates without a carrier are what your accounts pay. Without them, messages have no price."
export const noRateYet = "No rate yet"
export const importRatesDescription =
  "Replaces all rates of a carrier, or all customer prices. If any line is invalid, nothing changes. Check the list first."
export const aPriceList = "A price list"
export const priceList = "Price list"
export const priceListDescription =
  "One rate per line: prefix and price, separated by a comma, semicolon or tab. With other columns, add a line of headings that includes prefix and price. An empty prefix stands for all other numbers."
export const chooseFile = "Choose file"
export const replaceWithRates = (count: number) => `Replace with ${countOf(count, "rate")}`
export const check = "Check"
export const cancel = "Cancel"
export const listMissing = "Choose a file or paste the list here."
export const nothingWasChanged = "Nothing was changed"
export const firstFaultsText = (count: number) =>
  `The list shows the first ${countOf(count, "fault")}. There can be more.`
export const allLinesAreValidText = (added: number, changed: number, removed: number, all: number, priceUnit: string) =>
  `${countOf(added, "rate")} will be added, ${changed} changed and ${removed} removed. The list will have ${countOf(all, "rate")} in ${priceUnit}.`
export const allLinesAreValid = "All lines are valid"
export const ratesImported = (count: number) => `Imported ${countOf(count, "rate")}.`
export const rateSubject = "{carrier}, to {numbers}, in {priceUnit}."
export const deleteTitle = "Delete this rate?"
export const deleteButton = "Delete rate"
