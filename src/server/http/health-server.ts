/** Answers health on a port of its own, from where nothing else is done: a thread, or the process that watches others. */
import { createServer, get, type ServerResponse } from 'node:http'

export interface HealthSource {
  host: string
  port: number
  /** Whether the event loops that serve have turned lately. */
  isLive(): boolean
  /** The product's own address of readiness: its answer is passed on. */
  readyUrl: string
}

export interface HealthServer {
  port: number
  close(): Promise<void>
}

/** Milliseconds after which a product that does not say whether it is ready is not. */
const timeoutMs = 3000

const bodies = {
  live: '{"status":"live"}',
  isUnresponsive: '{"status":"hung"}',
  notReady: '{"status":"not ready"}',
}

/** Serves `/health/live` and `/health/ready` and nothing else. */
export async function serveHealth({ host, port, isLive, readyUrl }: HealthSource): Promise<HealthServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405)
    if (request.url === '/health/live') {
      return isLive() ? answer(response, 200, bodies.live) : answer(response, 503, bodies.isUnresponsive)
    }
    if (request.url === '/health/ready') return forward(readyUrl, response)
    answer(response, 404)
  })
  // Whoever asks has asked in a moment.
  server.headersTimeout = server.requestTimeout = 5000
  server.maxConnections = 100
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, status: number, body = ''): void {
  if (response.headersSent) return
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  })
  response.end(body)
}

function forward(url: string, response: ServerResponse): void {
  const refuse = () => answer(response, 503, bodies.notReady)
  const pendingRequest = get(url, { agent: false, signal: AbortSignal.timeout(timeoutMs) }, (requested) => {
    let body = ''
    requested.setEncoding('utf8')
    requested.on('data', (chunk: string) => (body += chunk))
    requested.on('error', refuse)
    requested.on('end', () => answer(response, requested.statusCode ?? 503, body))
  })
  pendingRequest.on('error', refuse)
}
