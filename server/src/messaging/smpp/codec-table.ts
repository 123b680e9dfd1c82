import {
  bareOnError,
  layouts,
  requestIds,
  responseBit,
  type CommandName,
  type PduField,
  type RequestName,
} from "./commands.ts"

/** A field with its name, in the order of the wire. */
export type NamedField = PduField & { name: string }

/** The codec's description of a command. */
export interface Layout {
  command: CommandName
  commandId: number
  fields: readonly NamedField[]
  /**
   * All fields with their zero values. Bodies start as copies of it, so that all bodies of a command have one
   * hidden class in the engine.
   */
  blank: Readonly<Record<string, unknown>>
  isRequest: boolean
  isBareOnError: boolean
}

const empty = Buffer.alloc(0)
const blanks = { octet: 0, text: "", message: empty, destinations: [], failures: [] }

const byName = Object.fromEntries(
  Object.entries(layouts).map(([command, fields]) => [command, layoutOf(command as CommandName, fields)]),
) as Readonly<Record<CommandName, Layout>>

// Two dense arrays, because ids of responses are too large for the small integers that the engine indexes
// fast.
const requests: (Layout | undefined)[] = []
const responses: (Layout | undefined)[] = []
for (const layout of Object.values(byName)) {
  if (layout.commandId < responseBit) requests[layout.commandId] = layout
  else responses[layout.commandId - responseBit] = layout
}

export function layoutOfCommand(command: CommandName): Layout {
  return byName[command]
}

/** Returns the layout of a command_id, or undefined when SMPP 3.4 does not define it. */
export function layoutOfId(commandId: number): Layout | undefined {
  return commandId < responseBit ? requests[commandId] : responses[commandId - responseBit]
}

/** Returns whether the command requires an answer. */
export function isRequest(command: CommandName): command is RequestName {
  return byName[command].isRequest
}

function layoutOf(command: CommandName, fields: Readonly<Record<string, PduField>>): Layout {
  const named = Object.entries(fields).map(([name, field]) => ({ name, ...field }))
  return {
    command,
    commandId: idOf(command),
    fields: named,
    blank: Object.fromEntries(named.map(({ name, kind }) => [name, blanks[kind]])),
    isRequest: `${command}_resp` in layouts,
    isBareOnError: bareOnError.has(command),
  }
}

/** Returns the command_id, unsigned, as it is read from the wire. */
function idOf(command: CommandName): number {
  if (command === "generic_nack") return responseBit
  const ids: Readonly<Record<string, number>> = requestIds
  const asRequest = ids[command]
  return asRequest ?? responseBit + (ids[command.replace("_resp", "")] ?? 0)
}
