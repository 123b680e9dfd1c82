import { z } from "zod"
import { operation } from "#api/operation.ts"
import { answerList, withLookahead } from "#api/wire/page.ts"
import { noted, pageResponse, pageParameters } from "#api/wire/schemas.ts"
import type { Database, Tx } from "#db/database.ts"
import type { Clock } from "#std/clock.ts"
import { blockResource, listBlocks as listStored, releaseBlock } from "#verifications/blocks.ts"
import { blockExample as example, blockSchema } from "./verification-schema.ts"

export interface BlockNeeds {
  db: Tx & Pick<Database, "transaction">
  clock: Clock
}

const query = z.object({
  active: noted(
    z.boolean().optional(),
    "`true` returns only active blocks, `false` returns only ended or released blocks. Default: all blocks.",
    true,
  ),
  ...pageParameters,
})

const responses = pageResponse("VerificationBlockPage", "A page of blocks.", blockSchema, example)

const released = { 200: { description: "The released block.", schema: blockSchema, example } }

export const listVerificationBlocks = operation<BlockNeeds>()({
  id: "listVerificationBlocks",
  tag: "Verifications",
  summary: "List blocks",
  description: "Returns the blocked numbers, the reasons and the end times, newest first.",
  scopes: ["auth", "read"],
  query,
  responses,
  problems: ["invalid_cursor"],
  handle: (needs, { accountId, query: asked }) => list(needs, accountId, asked),
})

export const listOperatorVerificationBlocks = operation<BlockNeeds>()({
  id: "listOperatorVerificationBlocks",
  tag: "Operator",
  summary: "List blocks of verifications",
  description: "Returns the blocks of all accounts, newest first. They show where Posthorn detected SMS pumping.",
  query,
  responses,
  problems: ["invalid_cursor"],
  handle: (needs, { query: asked }) => list(needs, null, asked),
})

function list({ db, clock }: BlockNeeds, accountId: string | null, asked: z.output<typeof query>) {
  const filter = { accountId, isActive: asked.active ?? null, now: clock.now() }
  return answerList(
    "verification_blocks",
    asked,
    withLookahead((page) => listStored(db, filter, page)),
    blockResource,
  )
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
