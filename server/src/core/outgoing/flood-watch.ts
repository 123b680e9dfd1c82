import type { Socket } from "node:net"
import { EndlessResponse } from "./failure.ts"

/** More than any useful response, including headers and framing. */
const responseBytesMax = 16 * 1_048_576

/** Checking thousands of sockets costs more than handling the data that could arrive between two checks. */
const lookEvery = 4

interface Seen {
  read: number
  written: number
}

/**
 * Ends connections whose response sends only data that does not count: blank lines before it, blanks in a
 * header, or chunk extensions. The parser keeps none of it, so no limit of headers or body is reached.
 * Reading it at the speed of the network would use a core until the deadline.
 */
export class FloodWatch {
  readonly #sockets = new Map<Socket, Seen>()
  #calls = 0

  watch<Kind extends Socket>(socket: Kind): Kind {
    this.#sockets.set(socket, { read: socket.bytesRead, written: socket.bytesWritten })
    socket.once("close", () => this.#sockets.delete(socket))
    return socket
  }

  /** Call it about twenty times a second while requests are under way. */
  check(): void {
    if (this.#calls++ % lookEvery) return
    for (const [socket, seen] of this.#sockets) {
      const { bytesRead, bytesWritten } = socket
      // Another request has left since the last check, so the earlier bytes belong to earlier requests.
      if (bytesWritten !== seen.written) {
        seen.read = bytesRead
        seen.written = bytesWritten
      } else if (bytesRead - seen.read > responseBytesMax) socket.destroy(new EndlessResponse())
    }
  }
}
