export const editTheRoute = "Edit route"
export const createRoute = "Create route"
export const carrier = "Carrier"
export const conditionsFixedText = (route: string) =>
  `It matches ${route}. For other conditions, create another route and delete this one.`
export const priority = "Priority"
export const theLowestFirst = "The lowest number comes first."
export const weight = "Weight"
export const theShareAmongEquals = "The share among routes of equal rank."
export const status = "Status"
export const whetherItIsUsed = "Posthorn uses only enabled routes."
export const save = "Save"
export const deleteText = "New messages no longer use it. Messages that were accepted before keep their carrier."
export const conditionsDescription = "A message must match all conditions. An empty condition matches every message."
export const prefix = "Prefix"
export const prefixDescription = "The first digits of the number, without the plus."
export const sender = "Sender"
export const senderDescription = "A number, a short code or a name."
export const account = "Account"
export const accountDescription = "Search by name or sid."
export const tag = "Tag"
export const thatTheMessageHas = "A tag of the message."
export const channel = "Channel"
export const theRouteIsChanged = "Route saved."
export const theRouteIsAdded = "Route created."
export const theRouteIsDeleted = "Route deleted."
export const takes = "Matches"
export const priorityAndWeight = (priority: number, weight: number) => `priority ${priority}, weight ${weight}`
export const leadsTo = "Leads to"
export const routesCaption = "Routes, in the order in which Posthorn tries them"
export const routes = "Routes"
export const routesDescription =
  "Routes choose the carrier of each message. Posthorn uses the first route that matches and whose carrier is available."
export const routesTitle = "In the order in which Posthorn tries them"
export const allCarriers = "All carriers"
export const noRouteToCarrier = "No route leads to this carrier."
export const orderText =
  "The longest prefix comes first, then the most other conditions, then the lowest priority, then the lowest price for the number. Equal routes share messages by weight. If a carrier is not available, Posthorn tries the next route. If no carrier is available, the message waits for the first."
export const noRouteYetText =
  "A route sends messages to a carrier. Without conditions, it matches every message. Conditions are a prefix, a sender, an account, a tag and a channel. A message without a route goes to the simulator, if it is allowed. Otherwise, Posthorn refuses it."
export const noRouteYet = "No route yet"
export const toMissing = "Enter a number, such as +4915112345678."
export const whichRouteTitle = "Find the route of a message"
export const to = "To"
export const from = "From"
export const look = "Find route"
export const noRouteSimulator = "No route matches. The message goes to the simulator."
export const noRouteRefused = "No route matches. Posthorn refuses the message with channel_unavailable."
export const aCarrier = "a carrier"
export const messageGoesTo = (to: string, of: string) => `A message to ${to} goes to ${of}.`
export const messageWaits = (to: string, of: string) =>
  `A message to ${to} waits for ${of}: no matching carrier is available now.`
export const messageRefused = (to: string, of: string, reason: string) =>
  `Posthorn refuses a message to ${to} that goes to ${of}. ${reason}`
export const refusesSender = "refuses this sender"
export const candidateRoute = (carrier: string, conditions: string, priority: number, weight: number) =>
  `${carrier}: ${conditions}, priority ${priority}, weight ${weight}`
export const takesIt = "chosen"
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
export const deleteButton = "Delete route"
