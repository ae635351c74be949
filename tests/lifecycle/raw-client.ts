import { connect, type Socket } from 'node:net'

/**
 * The outcome of a request: its status and whether the server announced that it closes, or how the connection ended.
 */
export type Outcome = { status: number; closes: boolean } | { failure: string }

/** A TCP connection that sends raw HTTP, one request at a time. */
export interface RawHttpConnection {
  /** Sends a request and waits for the complete response. */
  ask(path: string): Promise<Outcome>
  /** Sends bytes that should get a response. */
  send(bytes: string): void
  /** The response to what was sent. */
  answer(): Promise<Outcome>
  /** Resolves once the connection is closed: 'end', or the code of the error. */
  closedWith: Promise<string>
  isOpen(): boolean
  close(): void
}

export const formatRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** The first complete response in the text, if there is one. */
function parseAnswer(text: string): { outcome: Outcome; length: number } | null {
  const [, head, status] = /^(HTTP\/1\.1 (\d+) .*?\r\n\r\n)/s.exec(text) ?? []
  if (head === undefined) return null
  const outcome = { status: Number(status), closes: /^connection: close\r$/im.test(head) }
  const size = /^content-length: (\d+)\r$/im.exec(head)?.[1]
  if (size !== undefined) {
    // All bodies requested here are ASCII or are read to the end of their chunks.
    const length = head.length + Number(size)
    return text.length < length ? null : { outcome, length }
  }
  const end = text.indexOf('\r\n0\r\n\r\n', head.length - 2)
  return end < 0 ? null : { outcome, length: end + 7 }
}

/** Opens a connection; rejects with the error if it is refused. */
export async function openRawConnection(url: string): Promise<RawHttpConnection> {
  const line = startRawConnection(url)
  await line.opened
  return line
}

/** Opens a connection without waiting. */
export function startRawConnection(url: string): RawHttpConnection & { opened: Promise<void> } {
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.setEncoding('latin1')
  let text = ''
  let how: string | null = null
  let changed: () => void = () => undefined
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('error', reject)
  })
  opened.catch(() => undefined)
  const closedWith = new Promise<string>((resolve) => {
    const leave = (reason: string) => {
      how ??= reason
      changed()
      resolve(how)
    }
    socket.on('error', (error) => leave('code' in error ? String(error.code) : error.message))
    socket.on('end', () => leave('end'))
    socket.on('close', () => leave('end'))
  })
  socket.on('data', (chunk: string) => {
    text += chunk
    changed()
  })
  const answer = () =>
    new Promise<Outcome>((resolve) => {
      changed = () => {
        const parsed = parseAnswer(text)
        if (parsed) {
          text = text.slice(parsed.length)
          resolve(parsed.outcome)
        } else if (how !== null) resolve({ failure: how })
      }
      changed()
    })
  const send = (bytes: string) => void socket.write(bytes)
  return {
    opened,
    closedWith,
    send,
    answer,
    ask(path) {
      send(formatRequest(path))
      return answer()
    },
    isOpen: () => how === null,
    close: () => void socket.destroy(),
  }
}
