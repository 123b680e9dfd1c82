import type { Surface } from "#http/route.ts"
import type { PhoneNumberNeeds } from "#messaging/api/phone-numbers.ts"
import * as account from "./account.ts"
import { refuse } from "./errors.ts"
import { version } from "./message-form.ts"
import * as media from "./media.ts"
import * as messages from "./messages.ts"
import * as lookup from "./phone-number-lookup.ts"
import * as phoneNumbers from "./phone-numbers.ts"

export interface TwilioNeeds
  extends messages.TwilioMessageNeeds, PhoneNumberNeeds, account.TwilioAccountNeeds, lookup.TwilioLookupNeeds {}

const accountPath = `/${version}/Accounts/{account}`

/** The API of Twilio, for programs that were written for its libraries. */
export const twilioSurface: Surface<TwilioNeeds> = {
  prefixes: [`/${version}`, "/v2/"],
  routes: [
    { method: "POST", path: `${accountPath}/Messages.json`, operation: messages.createTwilioMessage },
    { method: "GET", path: `${accountPath}/Messages.json`, operation: messages.listTwilioMessages },
    { method: "GET", path: `${accountPath}/Messages/{sid}.json`, operation: messages.getTwilioMessage },
    { method: "DELETE", path: `${accountPath}/Messages/{sid}.json`, operation: messages.deleteTwilioMessage },
    { method: "GET", path: `${accountPath}/Messages/{message}/Media.json`, operation: media.listTwilioMedia },
    { method: "GET", path: `${accountPath}/Messages/{message}/Media/{sid}.json`, operation: media.getTwilioMedia },
    { method: "GET", path: `${accountPath}/IncomingPhoneNumbers.json`, operation: phoneNumbers.listTwilioNumbers },
    { method: "GET", path: `${accountPath}/IncomingPhoneNumbers/{sid}.json`, operation: phoneNumbers.getTwilioNumber },
    { method: "GET", path: `${accountPath}.json`, operation: account.getTwilioAccount },
    { method: "GET", path: "/v2/PhoneNumbers/{number}", operation: lookup.getTwilioLookup },
  ],
  refuse,
}
