import { credentialsGroup, defineKind } from "#messaging/carriers/kind.ts"
import { RequestCarrier } from "#messaging/carriers/requests/request-carrier.ts"
import { throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { homeserverGroup, matrixSecrets, matrixSettings, serviceGroup } from "./config.ts"
import { MatrixApi } from "./matrix-api.ts"
import { TransactionReader } from "./read-transaction.ts"

export const matrix = defineKind({
  kind: "matrix",
  name: "Matrix",
  description: "Your own homeserver, with an application service.",
  webhookSetup: "Enter it as the url of the registration.",
  channels: ["matrix"],
  settings: matrixSettings,
  secrets: matrixSecrets,
  groups: [{ name: homeserverGroup }, { name: credentialsGroup }, { name: serviceGroup }, { name: throughputGroup }],
  independent: ["server_name", "bot", "prefix", "connections", "messages_per_second", "timeout_ms"],
  create: async (parts, config, secrets) => new RequestCarrier(new MatrixApi({ ...parts, config, secrets }), parts),
  createReader: (parts, config, secrets) => new TransactionReader({ ...parts, config, secrets }),
})
