import { Database, type DatabaseOptions, type SqlValue, type Transaction, type Tx } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"

/** What a client, or a carrier, hears of a process that died. */
export class ConnectionLost extends Error {
  override name = "ConnectionLost"
}

/** Whether a process still lives, for all its parts. */
export class Life {
  isOver = false
  #onEnd: ((lost: ConnectionLost) => void)[] = []

  end(): void {
    this.isOver = true
    for (const tell of this.#onEnd.splice(0)) tell(new ConnectionLost("The process died."))
  }

  async race<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOver) throw new ConnectionLost("The process is dead.")
    const { promise, reject } = Promise.withResolvers<never>()
    this.#onEnd.push(reject)
    try {
      return await Promise.race([work(), promise])
    } finally {
      this.#onEnd.splice(this.#onEnd.indexOf(reject), 1)
    }
  }

  /** The same function for as long as the process lives. Nothing comes of a call that outlives it. */
  lasting<In extends unknown[], Out>(act: (...given: In) => Promise<Out>): (...given: In) => Promise<Out> {
    return async (...given) => {
      if (this.isOver) return never()
      const result = await act(...given)
      return this.isOver ? never() : result
    }
  }
}

export function never<T>(): Promise<T> {
  return new Promise(() => {})
}

/** A store that gives no more answers when the process is over, and tells when none is waited for. */
export class MortalDatabase extends Database {
  readonly #life: Life
  #underWay = 0
  #rest = Promise.withResolvers<void>()

  readonly #name: string

  /** `name` is unlike that of any other: the store knows its connections by it. */
  constructor(life: Life, { name, ...options }: DatabaseOptions & { name: string }) {
    super({ ...options, url: withName(options.url, name) })
    this.#life = life
    this.#name = name
  }

  /** Undefined when it is at rest. */
  atRest(): Promise<void> | undefined {
    return this.#underWay && !this.#life.isOver ? this.#rest.promise : undefined
  }

  /** The end of its process, as by `kill -9`. Resolves when the store, asked through `store`, has noticed. */
  async kill(store: Tx): Promise<void> {
    this.#life.end()
    // Nobody shall wait for it any more.
    this.#rest.resolve()
    // Asked to wait, `pg_terminate_backend` takes a tenth of a second at least for each connection.
    const end = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1"
    while ((await store.query(end, [this.#name])).length);
    void this.close()
  }

  /** Nobody waits for a statement on the clock of a simulation. */
  override withLongTimeout(): Database {
    return this
  }

  override query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]> {
    return this.#count(() => super.query(text, values, name))
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const life = this.#life
    const mortal = (tx: Transaction): Transaction => ({
      isOnCitus: tx.isOnCitus,
      query: (...asked) => (life.isOver ? never() : tx.query(...asked)),
      send: (...asked) => life.isOver || tx.send(...asked),
      beforeCommit: (last) => tx.beforeCommit(last),
      onCommit: (act) => tx.onCommit(() => life.isOver || act()),
    })
    return this.#count(() =>
      super.transaction(async (tx) => {
        const result = await work(mortal(tx))
        return life.isOver ? never() : result
      }),
    )
  }

  async #count<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#life.isOver) return never()
    this.#underWay++
    try {
      return await ask()
    } finally {
      if (!--this.#underWay) {
        this.#rest.resolve()
        this.#rest = Promise.withResolvers()
      }
    }
  }
}

export function mortalClock(clock: Clock, life: Life): Clock {
  return {
    now: () => clock.now(),
    elapsed: () => clock.elapsed(),
    leases: clock.leases,
    after: (delayMs, act) => clock.after(delayMs, () => life.isOver || act()),
  }
}

export function faultLog(onFault: (fault: unknown) => void): Log {
  return {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (fields, sentence) => onFault([sentence, fields]),
  }
}

function withName(url: string, name: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}application_name=${name}`
}
