import { StoreFull, type Database } from "#core/db/database.ts"
import { freeBytesIn, hasRoomIn } from "#core/db/embedded/launcher.ts"

export interface StoreRoomOptions {
  db: Database
  /** The folder with the rows of an embedded store. Null for any other store. */
  dataFolder: string | null
}

/**
 * Needs about 100 new pages, so a store without room for rows refuses it. A row of a table could still find
 * room in an old page. The table exists only for this transaction.
 */
const needRoom = "create temporary table room_probe on commit drop as select n from generate_series(1, 20000) n"

/** The room on the disk of the store. */
export class StoreRoom {
  readonly #options: StoreRoomOptions
  #hasRefused = false

  constructor(options: StoreRoomOptions) {
    this.#options = options
  }

  /** Call it when the store refused work because its disk is full. */
  reportFull(): void {
    this.#hasRefused = true
  }

  /**
   * Returns whether the store's disk is full. An embedded store is full when it could not begin the next file
   * of its log. Any store that refused work is full until a few pages fit again. Throws `StoreUnavailable`
   * when the store is away.
   */
  async isFull(): Promise<boolean> {
    const { db, dataFolder } = this.#options
    if (dataFolder !== null && !(await hasRoomIn(dataFolder))) return true
    if (!this.#hasRefused) return false
    try {
      await db.transaction((tx) => tx.query(needRoom))
      this.#hasRefused = false
      return false
    } catch (error) {
      if (error instanceof StoreFull) return true
      throw error
    }
  }

  /** Returns the free bytes of the store's disk, or null when they are unknown. */
  async freeBytes(): Promise<number | null> {
    const { dataFolder } = this.#options
    return dataFolder === null ? null : await freeBytesIn(dataFolder)
  }

  async databaseBytes(): Promise<number> {
    const size = "select pg_database_size(current_database()) as bytes"
    const [row] = await this.#options.db.query<{ bytes: number }>(size)
    return row?.bytes ?? 0
  }
}
