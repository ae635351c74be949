/** A small HTTP/1.1 load generator: keep-alive connections with one call in flight each. */
import { connect, type Socket } from 'node:net'
import type { Call } from './record.ts'

export interface Load {
  perSecond: number
  /** How many calls were answered. */
  count: number
  /** Milliseconds. */
  median: number
  p99: number
  failed: number
}

interface Drive {
  connections: number
  seconds: number
  onFailure?: (call: Call, status: number) => void
}

/** Makes calls over this many connections for this long, spread over the servers; calls `next` for each one. */
export async function drive(
  urls: string | readonly [string, ...string[]],
  next: () => Call,
  { connections, seconds, onFailure }: Drive,
): Promise<Load> {
  const servers = typeof urls === 'string' ? ([urls] as const) : urls
  const times: number[] = []
  let failed = 0
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const line = await openRawConnection(servers[index % servers.length] ?? servers[0])
      while (performance.now() < end) {
        const began = performance.now()
        const call = next()
        const status = await line.send(call)
        times.push(performance.now() - began)
        if (status < 300) continue
        failed += 1
        onFailure?.(call, status)
      }
      line.close()
    }),
  )
  const took = (performance.now() - start) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: sorted.length / took, count: sorted.length, median: at(0.5), p99: at(0.99), failed }
}

interface Line {
  send(call: Call): Promise<number>
  close(): void
}

async function openRawConnection(url: string): Promise<Line> {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received = Buffer.alloc(0)
  let answer: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const head = received.indexOf('\r\n\r\n')
    if (head === -1) return
    const text = received.toString('latin1', 0, head)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) return void socket.destroy(new Error(`an answer without a length: ${text}`))
    if (received.length < head + 4 + length) return
    received = Buffer.alloc(0)
    answer?.resolve(Number(text.slice(9, 12)))
  })
  const fail = (error: Error) => answer?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('a connection was closed')))
  return {
    send(call) {
      socket.write(write(call))
      return new Promise((resolve, reject) => (answer = { resolve, reject }))
    },
    close: () => {
      answer = null
      socket.destroy()
    },
  }
}

function write({ method, path, cookie, body }: Call): string {
  const text = body ? JSON.stringify(body) : ''
  const about = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` : ''
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${cookie ? `cookie: ${cookie}\r\n` : ''}${about}\r\n${text}`
}
