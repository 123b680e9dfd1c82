// Gives the carrier's name an address of the node's own, so that each node has its own way to it.
import dns from "node:dns"

const name = "smsc.test"
const { lookup } = dns
dns.lookup = (host, options, callback) => {
  if (host !== name) return lookup(host, options, callback)
  const answer = typeof options === "function" ? options : callback
  const address = process.env.SMSC_ADDRESS
  if (options.all) answer(null, [{ address, family: 4 }])
  else answer(null, address, 4)
}
