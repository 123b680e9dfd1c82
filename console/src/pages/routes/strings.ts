/** The English texts of the routes pages. */

export const editTheRoute = "Edit the route"
export const addARoute = "Add a route"
export const carrier = "Carrier"
export const conditionsFixedText = (route: string) =>
  `It takes ${route}. For other conditions add another route and delete this one.`
export const priority = "Priority"
export const theLowestFirst = "The lowest first."
export const weight = "Weight"
export const theShareAmongEquals = "The share among equals."
export const status = "Status"
export const whetherItIsUsed = "Whether it is used."
export const save = "Save"
export const addTheRoute = "Add the route"
export const deleteText = "New messages do not take it any more. Those that were accepted before keep their carrier."
export const conditionsDescription = "Conditions narrow it; what is left empty takes everything."
export const prefix = "Prefix"
export const prefixDescription = "The first digits of the number, no plus."
export const sender = "Sender"
export const senderDescription = "A number, a short code or a name."
export const account = "Account"
export const accountDescription = "The sid of the account."
export const tag = "Tag"
export const thatTheMessageHas = "That the message has."
export const channel = "Channel"
export const email = "Email"
export const telegram = "Telegram"
export const matrix = "Matrix"
export const theRouteIsChanged = "The route is changed."
export const theRouteIsAdded = "The route is added."
export const theRouteIsDeleted = "The route is deleted."
export const takes = "Takes"
export const priorityAndWeight = (priority: number, weight: number) => `priority ${priority}, weight ${weight}`
export const leadsTo = "Leads to"
export const edit = "Edit"
export const routesCaption = "Routes, the first to be asked at the top"
export const routes = "Routes"
export const routesDescription =
  "Which messages go to which carrier. The first that fits and whose carrier takes messages is taken."
export const routesTitle = "In the order in which they are asked"
export const allCarriers = "All carriers"
export const noRouteToCarrier = "No route leads to this carrier."
export const orderText =
  "The longest prefix is first, then the most further conditions, then the lowest priority, then the carrier that charges least for the number. Routes that are equal in all of this share by weight. When the carrier of one takes nothing, the next is asked; when none takes anything, the message waits for the first."
export const noRouteYetText =
  "A route leads messages to a carrier. Without conditions it takes everything; a prefix, a sender, an account, a tag or the channel narrow it. A message without a route goes to the simulator, if it is allowed, or is refused."
export const noRouteYet = "No route yet"
export const toMissing = "Enter a number, such as +4915112345678."
export const whichRouteTitle = "Which route would a message take?"
export const to = "To"
export const from = "From"
export const anyOrAc = "any, or AC…"
export const look = "Look"
export const noRouteSimulator = "No route fits. The simulator takes the message."
export const noRouteRefused = "No route fits. Posthorn refuses the message with channel_unavailable."
export const aCarrier = "a carrier"
export const messageGoesTo = (to: string, of: string) => `A message to ${to} goes to ${of}.`
export const messageWaits = (to: string, of: string) =>
  `A message to ${to} waits for ${of}: no carrier that fits takes messages now.`
export const candidateRoute = (carrier: string, conditions: string, priority: number, weight: number) =>
  `${carrier}: ${conditions}, priority ${priority}, weight ${weight}`
export const takesIt = "takes it"
export const channelDescription = "SMPP carries SMS. Mail and chat servers carry their own channel."
export const editRoute = (conditions: string, carrier: string) => `Edit the route for ${conditions} to ${carrier}`
export const itsCarrier = "its carrier"
export const candidateRouteAtPrice = (
  carrier: string,
  conditions: string,
  priority: number,
  weight: number,
  price: string,
) => `${carrier}: ${conditions}, priority ${priority}, weight ${weight}, ${price} a segment`
export const deleteTitle = "Delete this route?"
export const deleteButton = "Delete the route"
