import type { Surface } from "#http/route.ts"
import type { MessagingServiceNeeds } from "#messaging/api/messaging-services.ts"
import type { PhoneNumberNeeds } from "#messaging/api/phone-numbers.ts"
import * as account from "./account.ts"
import { refuseMessaging, refuseVerify } from "./errors.ts"
import { version } from "./message-form.ts"
import * as media from "./media.ts"
import * as messages from "./messages.ts"
import * as lookup from "./phone-number-lookup.ts"
import * as verifications from "./verifications.ts"
import * as attempts from "./verify-attempts.ts"
import * as challenges from "./verify-challenges.ts"
import * as entities from "./verify-entities.ts"
import * as factors from "./verify-factors.ts"
import * as verifyServices from "./verify-services.ts"
import type { FactorNeeds } from "#auth/api/factors.ts"
import type { VerificationNeeds } from "#auth/api/verifications.ts"
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
    {
      method: "POST",
      path: `${accountPath}/IncomingPhoneNumbers/{sid}.json`,
      operation: phoneNumbers.updateTwilioNumber,
    },
    { method: "POST", path: "/v1/Services", operation: services.createTwilioService },
    { method: "GET", path: "/v1/Services", operation: services.listTwilioServices },
    { method: "GET", path: "/v1/Services/{sid}", operation: services.getTwilioService },
    { method: "POST", path: "/v1/Services/{sid}", operation: services.updateTwilioService },
    { method: "DELETE", path: "/v1/Services/{sid}", operation: services.deleteTwilioService },
    ...serviceSenders.twilioSenderRoutes,
    { method: "GET", path: `${accountPath}.json`, operation: account.getTwilioAccount },
  ],
  refuse: refuseMessaging,
}

const servicePath = "/v2/Services/{service}"
const entityPath = `${servicePath}/Entities/{identity}`

/** The APIs of verifications and lookups, which share a version. */
export const twilioVerifySurface: Surface<VerificationNeeds & FactorNeeds> = {
  prefixes: ["/v2/"],
  routes: [
    { method: "GET", path: "/v2/PhoneNumbers/{number}", operation: lookup.getTwilioLookup },
    { method: "POST", path: "/v2/Services", operation: verifyServices.createTwilioVerifyService },
    { method: "GET", path: "/v2/Services", operation: verifyServices.listTwilioVerifyServices },
    { method: "GET", path: "/v2/Services/{sid}", operation: verifyServices.getTwilioVerifyService },
    { method: "POST", path: "/v2/Services/{sid}", operation: verifyServices.updateTwilioVerifyService },
    { method: "DELETE", path: "/v2/Services/{sid}", operation: verifyServices.deleteTwilioVerifyService },
    { method: "POST", path: `${servicePath}/Verifications`, operation: verifications.createTwilioVerification },
    { method: "GET", path: `${servicePath}/Verifications/{sid}`, operation: verifications.getTwilioVerification },
    { method: "POST", path: `${servicePath}/Verifications/{sid}`, operation: verifications.updateTwilioVerification },
    {
      method: "POST",
      path: `${servicePath}/VerificationCheck`,
      operation: verifications.createTwilioVerificationCheck,
    },
    { method: "GET", path: "/v2/Attempts", operation: attempts.listTwilioAttempts },
    { method: "GET", path: "/v2/Attempts/Summary", operation: attempts.getTwilioAttemptsSummary },
    { method: "GET", path: "/v2/Attempts/{sid}", operation: attempts.getTwilioAttempt },
    { method: "POST", path: `${servicePath}/Entities`, operation: entities.createTwilioEntity },
    { method: "GET", path: `${servicePath}/Entities`, operation: entities.listTwilioEntities },
    { method: "GET", path: `${servicePath}/Entities/{sid}`, operation: entities.getTwilioEntity },
    { method: "DELETE", path: `${servicePath}/Entities/{sid}`, operation: entities.deleteTwilioEntity },
    { method: "POST", path: `${entityPath}/Factors`, operation: factors.createTwilioFactor },
    { method: "GET", path: `${entityPath}/Factors`, operation: factors.listTwilioFactors },
    { method: "GET", path: `${entityPath}/Factors/{sid}`, operation: factors.getTwilioFactor },
    { method: "POST", path: `${entityPath}/Factors/{sid}`, operation: factors.updateTwilioFactor },
    { method: "DELETE", path: `${entityPath}/Factors/{sid}`, operation: factors.deleteTwilioFactor },
    { method: "POST", path: `${entityPath}/Challenges`, operation: challenges.createTwilioChallenge },
    { method: "GET", path: `${entityPath}/Challenges`, operation: challenges.listTwilioChallenges },
    { method: "GET", path: `${entityPath}/Challenges/{sid}`, operation: challenges.getTwilioChallenge },
    { method: "POST", path: `${entityPath}/Challenges/{sid}`, operation: challenges.updateTwilioChallenge },
  ],
  refuse: refuseVerify,
}
