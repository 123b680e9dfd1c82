import { CallbackEndpoints, type CallbackEndpointsOptions } from "#core/endpoints/callback-endpoints.ts"
import type { ProcessBus } from "#host/processes/process-bus.ts"
import { NumberOwners } from "#messaging/numbers/owners.ts"
import { SenderCallbacks } from "#messaging/numbers/sender-callbacks.ts"
import { Senders } from "#messaging/numbers/senders.ts"

/** Creates what a message asks about its sender: the owner, the rules and the URLs. */
export function createSenders(base: CallbackEndpointsOptions & { processBus: ProcessBus | null }) {
  const { db, clock, processBus } = base
  const owners = new NumberOwners({ db, clock })
  processBus?.subscribe("numbers", (numbers) => numbers.forEach((number) => owners.forget(number)))
  const senders = new Senders({ db, clock, owners })
  processBus?.subscribe("sender_rules", (accountIds) => accountIds.forEach((id) => senders.forgetRules(id)))
  return {
    owners,
    senders,
    callbacks: new CallbackEndpoints(base),
    senderCallbacks: new SenderCallbacks({ db, clock }),
  }
}
