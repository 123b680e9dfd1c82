import type { Surface } from "#http/route.ts"
import type { MessagingServiceNeeds } from "#messaging/api/messaging-services.ts"
import type { PhoneNumberNeeds } from "#messaging/api/phone-numbers.ts"
import * as account from "./account.ts"
import { refuse } from "./errors.ts"
import { version } from "./message-form.ts"
import * as media from "./media.ts"
import * as messages from "./messages.ts"
import * as phoneNumbers from "./phone-numbers.ts"
import * as serviceSenders from "./service-senders.ts"
import * as services from "./services.ts"

export type TwilioNeeds = messages.TwilioMessageNeeds &
  MessagingServiceNeeds &
  PhoneNumberNeeds &
  account.TwilioAccountNeeds

const accountPath = `/${version}/Accounts/{account}`

/** The API of Twilio, for programs that were written for its libraries. */
export const twilioSurface: Surface<TwilioNeeds> = {
  prefixes: [`/${version}`, "/v1/Services"],
  routes: [
    { method: "POST", path: `${accountPath}/Messages.json`, operation: messages.createTwilioMessage },
    { method: "GET", path: `${accountPath}/Messages.json`, operation: messages.listTwilioMessages },
    { method: "GET", path: `${accountPath}/Messages/{sid}.json`, operation: messages.getTwilioMessage },
    { method: "POST", path: `${accountPath}/Messages/{sid}.json`, operation: messages.updateTwilioMessage },
    { method: "DELETE", path: `${accountPath}/Messages/{sid}.json`, operation: messages.deleteTwilioMessage },
    {
      method: "POST",
      path: `${accountPath}/Messages/{message}/Feedback.json`,
      operation: messages.createTwilioFeedback,
    },
    { method: "GET", path: `${accountPath}/Messages/{message}/Media.json`, operation: media.listTwilioMedia },
    { method: "GET", path: `${accountPath}/Messages/{message}/Media/{sid}.json`, operation: media.getTwilioMedia },
    {
      method: "DELETE",
      path: `${accountPath}/Messages/{message}/Media/{sid}.json`,
      operation: media.deleteTwilioMedia,
    },
    { method: "GET", path: `${accountPath}/Messages/{message}/Media/{sid}`, operation: media.getTwilioMediaContent },
    { method: "GET", path: `${accountPath}/IncomingPhoneNumbers.json`, operation: phoneNumbers.listTwilioNumbers },
    { method: "GET", path: `${accountPath}/IncomingPhoneNumbers/{sid}.json`, operation: phoneNumbers.getTwilioNumber },
    { method: "POST", path: "/v1/Services", operation: services.createTwilioService },
    { method: "GET", path: "/v1/Services", operation: services.listTwilioServices },
    { method: "GET", path: "/v1/Services/{sid}", operation: services.getTwilioService },
    { method: "POST", path: "/v1/Services/{sid}", operation: services.updateTwilioService },
    { method: "DELETE", path: "/v1/Services/{sid}", operation: services.deleteTwilioService },
    ...serviceSenders.twilioSenderRoutes,
    { method: "GET", path: `${accountPath}.json`, operation: account.getTwilioAccount },
  ],
  refuse,
}
