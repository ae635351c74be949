/** Connections as a load tool opens them: each of its own, from an address of its choice. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface RawConnection {
  readonly socket: Socket
  /** All that came over it so far. */
  text(): string
  /** Resolves with all that came over it when it is closed, by whomever. */
  readonly closed: Promise<string>
}

/** Opens a connection, from a loopback address where one is named, and sends the text. */
export function openRaw(url: string, text: string, localAddress = '127.0.0.1'): RawConnection {
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
export const asking = (path: string, headers: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

/** The same over a connection that the answer closes. */
export const askingOnce = (path: string, headers: readonly string[] = []) =>
  asking(path, ['Connection: close', ...headers])

/** The status of the first answer in a text, 0 where there is none. */
export const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)

/** Resolves once the first answer has begun. */
export async function firstAnswer({ socket, text }: RawConnection): Promise<string> {
  while (text() === '') await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return text()
}
