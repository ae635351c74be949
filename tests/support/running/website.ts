/** A website for the product to fetch: the test's own server, to which every host name resolves. */
import http, { type RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { publicInternet, type Outbound } from '#server/outbound/outbound.ts'

export interface Website {
  /** Connects to the server under any host name, unencrypted: Node's certificate checks are not tested here. */
  readonly outbound: Outbound
  /** Its responses from now on; before each test, only 404. */
  answer(listener: RequestListener): void
  /** The paths requested in this test, with their hosts. */
  readonly asked: readonly string[]
  /** Connections of this test. */
  readonly connections: number
}

/** Starts it before the file's tests and stops it after them, on all addresses of this machine. */
export function useWebsite(): Website {
  const notThere: RequestListener = (_, response) => void response.writeHead(404).end()
  let listener = notThere
  let requested: string[] = []
  let connections = 0
  const server = http.createServer((request, response) => {
    requested.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`)
    listener(request, response)
  })
  server.on('connection', () => (connections += 1))
  const outbound = {
    ...publicInternet,
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
    requested = []
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
      return requested
    },
    get connections() {
      return connections
    },
  }
}
