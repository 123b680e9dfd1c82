import { createAccountCommand, listAccountsCommand, rotateAccountCommand } from "./account.ts"
import * as carriers from "./carrier.ts"
import type { Command } from "./command.ts"
import { consoleLinkCommand } from "./console-link.ts"
import { doctorCommand } from "./doctor.ts"
import { listenCommand } from "./listen.ts"
import { migrateCommand } from "./migrate.ts"
import * as numbers from "./number.ts"
import { operatorTokenCommand } from "./operator.ts"
import * as rates from "./rate.ts"
import * as routes from "./route.ts"
import { discardSecretsCommand, resealSecretsCommand } from "./secrets.ts"
import * as senderRules from "./sender-rule.ts"
import { startCommand } from "./start.ts"

/** Every command, in the order in which the help shows them. */
export const commands: readonly Command[] = [
  startCommand,
  migrateCommand,
  createAccountCommand,
  listAccountsCommand,
  rotateAccountCommand,
  operatorTokenCommand,
  consoleLinkCommand,
  carriers.listCarriersCommand,
  carriers.showCarrierCommand,
  carriers.addCarrierCommand,
  carriers.setCarrierCommand,
  carriers.enableCarrierCommand,
  carriers.disableCarrierCommand,
  carriers.removeCarrierCommand,
  routes.listRoutesCommand,
  routes.addRouteCommand,
  routes.setRouteCommand,
  routes.removeRouteCommand,
  rates.listRatesCommand,
  rates.importRatesCommand,
  rates.removeRateCommand,
  numbers.listNumbersCommand,
  numbers.assignNumberCommand,
  numbers.approveNumberCommand,
  numbers.rejectNumberCommand,
  numbers.moveNumberCommand,
  numbers.releaseNumberCommand,
  senderRules.listSenderRulesCommand,
  senderRules.addSenderRuleCommand,
  senderRules.keepSenderRuleCommand,
  senderRules.removeSenderRuleCommand,
  resealSecretsCommand,
  discardSecretsCommand,
  listenCommand,
  doctorCommand,
]
