import { z } from "zod"
import { operation } from "#http/operation.ts"
import { listing } from "#http/resource-operations.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted } from "#http/wire/schemas.ts"
import type { Database, Tx } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import { blockResource, listBlocks as listStored, releaseBlock } from "#auth/verifications/blocks.ts"
import { blockExample as example, blockSchema } from "./verification-schema.ts"

export interface BlockNeeds {
  db: Tx & Pick<Database, "transaction">
  clock: Clock
}

const filters = {
  active: noted(
    z.boolean().optional(),
    "`true` returns only active blocks, `false` returns only ended or released blocks. Default: all blocks.",
    true,
  ),
}

const released = { 200: { description: "The released block.", schema: blockSchema, example } }

export const listVerificationBlocks = listing<BlockNeeds>()({
  id: "listVerificationBlocks",
  tag: "Verifications",
  noun: "blocks",
  description: "Returns the blocked numbers, the reasons and the end times, newest first.",
  scopes: ["auth", "read"],
  filters,
  list: "verification_blocks",
  schema: blockSchema,
  example,
  pages: (needs, { accountId, query }) => blockPages(needs, accountId, query.active),
  render: blockResource,
})

export const listOperatorVerificationBlocks = listing<BlockNeeds>()({
  id: "listOperatorVerificationBlocks",
  tag: "Operator",
  noun: "blocks",
  summary: "List blocks of verifications",
  description: "Returns the blocks of all accounts, newest first. They show where Posthorn detected SMS pumping.",
  filters,
  list: "verification_blocks",
  schema: blockSchema,
  example,
  pages: (needs, { query }) => blockPages(needs, null, query.active),
  render: blockResource,
})

function blockPages({ db, clock }: BlockNeeds, accountId: string | null, isActive: boolean | null = null) {
  const filter = { accountId, isActive, now: clock.now() }
  return withLookahead((page) => listStored(db, filter, page))
}

export const releaseVerificationBlock = operation<BlockNeeds>()({
  id: "releaseVerificationBlock",
  tag: "Verifications",
  summary: "Release a block",
  description:
    "Ends a block now and resets the counts of its numbers. A repeated request returns the same response. To exempt single numbers, add them to the safe list.",
  scopes: ["auth"],
  audited: true,
  sid: "block",
  responses: released,
  problems: ["block_not_found"],
  handle: (needs, { accountId, id }) => release(needs, accountId, id),
})

export const releaseOperatorVerificationBlock = operation<BlockNeeds>()({
  id: "releaseOperatorVerificationBlock",
  tag: "Operator",
  summary: "Release a block of an account",
  description:
    "Ends a block of any account now and resets the counts of its numbers. A repeated request returns the same response.",
  sid: "block",
  responses: released,
  problems: ["block_not_found"],
  handle: (needs, { id }) => release(needs, null, id),
})

async function release({ db, clock }: BlockNeeds, accountId: string | null, id: string) {
  const block = await db.transaction((tx) => releaseBlock(tx, accountId, id, clock.now()))
  return { status: 200, json: blockResource(block) }
}
