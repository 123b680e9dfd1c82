import { connect, type Socket } from "node:net"
import { MessageReader, statusOf } from "../wire/message-reader.ts"

const readBytes = 65_536

/**
 * Handles the answer of the request under way: its status and its bytes, which are valid only during the
 * call.
 */
export type OnAnswer = (connection: Connection, status: number, bytes: Buffer, start: number, end: number) => void

/**
 * One keep-alive connection with one request under way. It reads into its own memory (`onread`), so that a
 * request costs little more than a write and a read.
 */
export class Connection {
  /** The request's bytes, for the load to fill. They are free again when the answer has arrived. */
  readonly request: Buffer
  /** When the request under way was due, on `performance.now()`. */
  dueAt = 0
  readonly #socket: Socket

  private constructor(socket: Socket, request: Buffer) {
    this.#socket = socket
    this.request = request
  }

  static open(to: { host: string; port: number; request: Buffer; onAnswer: OnAnswer }): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const reader = new MessageReader((bytes, start, _bodyStart, end) => {
        to.onAnswer(connection, statusOf(bytes, start), bytes, start, end)
      })
      const buffer = Buffer.allocUnsafeSlow(readBytes)
      const callback = (length: number) => {
        reader.feed(buffer.subarray(0, length))
        return true
      }
      const socket = connect({ host: to.host, port: to.port, noDelay: true, onread: { buffer, callback } })
      const connection = new Connection(socket, to.request)
      socket.once("connect", () => resolve(connection))
      socket.once("error", reject)
      socket.once("end", () => socket.emit("error", new Error("The server closed a connection.")))
    })
  }

  send(): void {
    this.#socket.write(this.request)
  }

  /** Called when the connection breaks while it is used. */
  onBroken(act: (error: Error) => void): void {
    this.#socket.on("error", act)
  }

  close(): void {
    this.#socket.removeAllListeners("error")
    this.#socket.removeAllListeners("end")
    this.#socket.on("error", () => {})
    this.#socket.destroy()
  }
}
