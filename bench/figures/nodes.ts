import pg from "pg"
import type { LoadRequests } from "../load/load-process.ts"
import { expectOnly, untilDrained, type Settings } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import { HostNetwork } from "../system/host-network.ts"
import { describePostgres } from "../system/machine.ts"
import { NodeGroup, type Layout } from "../system/node-group.ts"
import type { Figure } from "./figure.ts"
import { costOf, once, type Way } from "./measure-cost.ts"
import { messageRequest } from "./message-request.ts"

const messagesDefault = 60_000
const warmUp = 5_000
const patienceMs = 300_000

const layouts: Record<string, Layout> = {
  "1 process": { hosts: 1, processes: 1, isApart: false },
  "2 processes": { hosts: 1, processes: 2, isApart: false },
  "4 processes": { hosts: 1, processes: 4, isApart: false },
  "1 host": { hosts: 1, processes: 1, isApart: true },
  "2 hosts": { hosts: 2, processes: 1, isApart: true },
  "3 hosts": { hosts: 3, processes: 1, isApart: true },
}

export const nodes: Figure = {
  name: "nodes",
  sentence:
    "Processor time of one message by the number of processes and of hosts over one store: accept, simulator, receipt. Hosts have networks of their own. Linux only.",
  goals: [],
  async measure(settings, say) {
    const many = settings.messages ?? messagesDefault
    const rows = Array.from({ length: settings.runs }, (): Record<string, number> => ({}))
    let postgresql = ""
    const { trouble } = HostNetwork
    if (trouble) say(`The hosts are left out. ${trouble}`)
    for (const [name, layout] of Object.entries(layouts)) {
      if (layout.isApart && trouble) continue
      const way = await start(settings, layout)
      try {
        postgresql = way.postgresql
        await once(way, warmUp)
        for (const [round, row] of rows.entries()) {
          const { server, store, seconds } = await costOf(way, many)
          Object.assign(row, {
            [`${name}: server us`]: server,
            [`${name}: store us`]: store,
            [`${name}: /s`]: 1e6 / seconds,
          })
          say(`run ${round + 1}, ${name}: server ${Math.round(server)} us, store ${Math.round(store)} us`)
        }
      } finally {
        await way.stop()
      }
    }
    return { rows, postgresql }
  },
}

/** Spreads the messages over the hosts, and waits until the store has all of them as delivered. */
async function start({ connections }: Settings, layout: Layout): Promise<Way> {
  const group = await NodeGroup.start(layout)
  const load = new Child<LoadRequests>(new URL("../load/load-process.ts", import.meta.url))
  const store = new pg.Client({ connectionString: group.storeUrl })
  await store.connect()
  const request = messageRequest(group.authorization)
  const share = (whole: number) => Math.ceil(whole / layout.hosts)
  let firstNumber = 0
  let sent = 0
  return {
    server: { pid: group.pids, dataDir: group.dataDir },
    store,
    postgresql: await describePostgres(store),
    async run(messages) {
      const loads = group.nodes.map(({ address: host, port }, index) => {
        const options = { host, port, request, connections: share(connections), requests: share(messages) }
        return load.ask("run", { ...options, firstNumber: firstNumber + index * share(messages) })
      })
      for (const result of await Promise.all(loads)) expectOnly(201, result)
      firstNumber += share(messages) * layout.hosts
      sent += share(messages) * layout.hosts
      await untilDrained(store, patienceMs)
      const { rows } = await store.query<{ count: string }>("select count(*) from messages where status = 'delivered'")
      if (Number(rows[0]?.count) !== sent) throw new Error(`${sent - Number(rows[0]?.count)} messages are missing.`)
    },
    async stop() {
      load.stop()
      await store.end()
      await group.stop()
    },
  }
}
