/** Connections as a load tool opens them: separate ones, from a chosen address. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface RawConnection {
  readonly socket: Socket
  /** Everything received so far. */
  text(): string
  /** Resolves with everything received once it is closed, from either side. */
  readonly closed: Promise<string>
}

/** Opens a connection, from a given loopback address if there is one, and sends the text. */
export function openRawSocket(url: string, text: string, localAddress = '127.0.0.1'): RawConnection {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  socket.write(text)
  onTestFinished(() => void socket.destroy())
  return { socket, text: () => received, closed }
}

/** A request as text; without `last` the connection stays open for more. */
export const formatRequestText = (path: string, headers: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

/** The same, on a connection that closes after the response. */
export const formatSingleRequest = (path: string, headers: readonly string[] = []) =>
  formatRequestText(path, ['Connection: close', ...headers])

/** The status of the first response in a text, 0 if there is none. */
export const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)

/** Resolves once the first response has begun. */
export async function firstAnswer({ socket, text }: RawConnection): Promise<string> {
  while (text() === '') await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return text()
}
