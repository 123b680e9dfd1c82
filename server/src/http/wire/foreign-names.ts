/** Names of other messaging and payment APIs, without case and underscores, with what means the same here. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  after: ["cursor"],
  callback: ["webhooks"],
  callbackurl: ["webhooks"],
  content: ["body"],
  count: ["limit"],
  destination: ["to"],
  enddate: ["created_before", "to"],
  idempotencykey: ["Idempotency-Key"],
  media: ["media_url"],
  mediaurls: ["media_url"],
  message: ["body"],
  msisdn: ["to", "number"],
  offset: ["cursor"],
  originator: ["from"],
  page: ["cursor"],
  pagesize: ["limit"],
  pagetoken: ["cursor"],
  perpage: ["limit"],
  phone: ["to", "number"],
  phonenumber: ["to", "number"],
  recipient: ["to"],
  recipients: ["to"],
  scheduleat: ["send_at"],
  scheduletime: ["send_at"],
  sender: ["from"],
  senderid: ["from"],
  source: ["from"],
  startdate: ["created_after", "from"],
  startingafter: ["cursor"],
  statuscallback: ["webhooks"],
  statuscallbackurl: ["status_callback", "webhooks"],
  text: ["body"],
  webhookurl: ["webhooks"],
}

/** What is no parameter of an operation. */
const advice: Readonly<Record<string, string>> = {
  webhooks: "Posthorn sends every change to the webhooks of the account: POST /v1/webhooks adds one.",
  "Idempotency-Key": "The key is the header `Idempotency-Key`.",
}

/**
 * Returns a sentence with the parameter that another API calls by this name, or undefined. `name` has neither
 * case nor underscores.
 */
export function adviceForForeignName(name: string, known: readonly string[]): string | undefined {
  const found = meanings[name]?.find((each) => known.includes(each) || Object.hasOwn(advice, each))
  if (found === undefined) return undefined
  return advice[found] ?? `The parameter is \`${found}\`.`
}
