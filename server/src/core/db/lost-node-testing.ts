import type { Database } from "./database.ts"

const firstShard =
  "(select shardminvalue from pg_dist_shard where logicalrelid = 'accounts'::regclass order by shardid limit 1)"

/** A node that does not answer. It has one of the two shards of a store for tests on Citus. */
export interface LostNode {
  /** Returns those accounts that are on the node. */
  accountsOf(ids: readonly string[]): Promise<Set<string>>
  /** Lets another port of this machine be the node's. */
  moveTo(port: number): Promise<void>
  /** Gives the shard back to the node that answers. */
  restore(): Promise<void>
}

/** Moves a shard in the catalogue to a node at this port of this machine. */
export async function loseNode(db: Database, port: number): Promise<LostNode> {
  await db.query(
    `insert into pg_dist_node (nodeid, groupid, nodename, nodeport, hasmetadata, isactive, metadatasynced, shouldhaveshards)
     values (99, 99, '127.0.0.1', $1, false, true, false, true)`,
    [port],
  )
  await moveFirstShard(db, 99)
  return {
    async accountsOf(ids) {
      const rows = await db.query<{ id: string }>(
        `select id from unnest($1::uuid[]) as known (id) join pg_dist_shard as shard
           on shard.shardid = get_shard_id_for_distribution_column('accounts', id) where shard.shardminvalue = ${firstShard}`,
        [`{${ids.join()}}`],
      )
      return new Set(rows.map(({ id }) => id))
    },
    async moveTo(newPort) {
      await db.query("update pg_dist_node set nodeport = $1 where nodeid = 99", [newPort])
    },
    async restore() {
      await moveFirstShard(db, 0)
      await db.query("delete from pg_dist_node where nodeid = 99")
    },
  }
}

/** Moves the first shard of `accounts`, and those beside it. */
async function moveFirstShard(db: Database, groupId: number): Promise<void> {
  await db.query(
    `update pg_dist_placement set groupid = $1 where shardid in (
       select shard.shardid from pg_dist_shard as shard join pg_dist_partition as part using (logicalrelid)
       where part.colocationid = (select colocationid from pg_dist_partition where logicalrelid = 'accounts'::regclass)
         and shard.shardminvalue = ${firstShard})`,
    [groupId],
  )
}
