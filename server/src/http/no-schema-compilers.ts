/** Without these, Fastify loads its schema compilers at each start. No route of ours has a Fastify schema. */
export const noSchemaCompilers = { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema }

function refuseSchema(): never {
  throw new Error("Routes have no schemas of Fastify.")
}
