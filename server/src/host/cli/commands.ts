import * as accounts from "./account.ts"
import { carrierCommands } from "./carrier.ts"
import { acceptClockCommand } from "./clock.ts"
import type { Command } from "./command.ts"
import { consoleLinkCommand } from "./console-link.ts"
import { distributeCommand } from "./distribute.ts"
import { doctorCommand } from "./doctor.ts"
import { listenCommand } from "./listen.ts"
import { migrateCommand } from "./migrate.ts"
import * as operator from "./operator-commands.ts"
import { operatorTokenCommand } from "./operator.ts"
import { discardSecretsCommand, resealSecretsCommand } from "./secrets.ts"
import { startCommand } from "./start.ts"
import { testCommand } from "./test-server.ts"
import { versionCommand } from "./version.ts"

/** Every command, in the order in which the help shows them. */
export const commands: readonly Command[] = [
  startCommand,
  migrateCommand,
  accounts.createAccountCommand,
  accounts.listAccountsCommand,
  accounts.showAccountCommand,
  accounts.setAccountCommand,
  accounts.rotateAccountCommand,
  operatorTokenCommand,
  consoleLinkCommand,
  ...carrierCommands,
  ...operator.routeCommands,
  ...operator.rateCommands,
  ...operator.numberCommands,
  ...operator.senderRuleCommands,
  ...operator.deadLetterCommands,
  ...operator.verificationCommands,
  operator.providerKindCommand,
  operator.timelineCommand,
  resealSecretsCommand,
  discardSecretsCommand,
  distributeCommand,
  listenCommand,
  testCommand,
  doctorCommand,
  acceptClockCommand,
  versionCommand,
]
