import { connect, type Socket } from 'node:net'

/** What became of a request: its status and whether the server said that it closes, or how the connection ended instead. */
export type Outcome = { status: number; closes: boolean } | { failure: string }

/** A TCP connection that speaks HTTP by hand, one request at a time. */
export interface Line {
  /** Sends a request and waits for the whole answer. */
  ask(path: string): Promise<Outcome>
  /** Sends bytes, of which an answer is expected. */
  send(bytes: string): void
  /** The answer to what was sent. */
  answer(): Promise<Outcome>
  /** Resolves once the connection is gone: 'end', or the code of the error. */
  gone: Promise<string>
  isOpen(): boolean
  close(): void
}

export const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** The first whole answer in the text, if there is one. */
function parseAnswer(text: string): { outcome: Outcome; length: number } | null {
  const [, head, status] = /^(HTTP\/1\.1 (\d+) .*?\r\n\r\n)/s.exec(text) ?? []
  if (head === undefined) return null
  const outcome = { status: Number(status), closes: /^connection: close\r$/im.test(head) }
  const size = /^content-length: (\d+)\r$/im.exec(head)?.[1]
  if (size !== undefined) {
    // All that is asked for here is written in ASCII or is read to the end of its chunks.
    const length = head.length + Number(size)
    return text.length < length ? null : { outcome, length }
  }
  const end = text.indexOf('\r\n0\r\n\r\n', head.length - 2)
  return end < 0 ? null : { outcome, length: end + 7 }
}

/** Opens a connection; rejects with the error where it is refused. */
export async function openLine(url: string): Promise<Line> {
  const line = startLine(url)
  await line.opened
  return line
}

/** Opens a connection without waiting for anything. */
export function startLine(url: string): Line & { opened: Promise<void> } {
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
  const gone = new Promise<string>((resolve) => {
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
    gone,
    send,
    answer,
    ask(path) {
      send(requestOf(path))
      return answer()
    },
    isOpen: () => how === null,
    close: () => void socket.destroy(),
  }
}
