/** A website as the product reads it: a server of the test's own, which every name leads to. */
import http, { type RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { internet, type Outbound } from '#server/outbound/outbound.ts'

export interface Website {
  /** Reaches the server by any name, unencrypted: Node's own checks of certificates are not what is tested. */
  readonly outbound: Outbound
  /** What it answers from now on; nothing but 404 before each test. */
  answer(listener: RequestListener): void
  /** The paths that were asked for in this test, with their hosts. */
  readonly asked: readonly string[]
  /** Connections of this test. */
  readonly connections: number
}

/** Starts it before the file's tests and ends it after them, on all of this machine's addresses. */
export function useWebsite(): Website {
  const notThere: RequestListener = (_, response) => void response.writeHead(404).end()
  let listener = notThere
  let asked: string[] = []
  let connections = 0
  const server = http.createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
    listener(request, response)
  })
  server.on('connection', () => (connections += 1))
  const outbound = {
    ...internet,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    mayConnect: () => true,
    request: (options: http.RequestOptions) => http.request(options),
  }
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port to listen on')
    outbound.port = address.port
  })
  beforeEach(() => {
    listener = notThere
    asked = []
    connections = 0
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    outbound,
    answer: (next) => (listener = next),
    get asked() {
      return asked
    },
    get connections() {
      return connections
    },
  }
}
