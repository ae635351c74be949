/**
 * Answers health checks on a separate port, from where nothing else runs: a thread, or the process that watches
 * others.
 */
import { createServer, get, type ServerResponse } from 'node:http'

export interface HealthSource {
  host: string
  port: number
  /** Whether the serving event loops have turned recently. */
  isLive(): boolean
  /** The product's own readiness address; its answer is passed on. */
  readyUrl: string
}

export interface HealthServer {
  port: number
  close(): Promise<void>
}

/** Milliseconds without an answer after which the product counts as not ready. */
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
  // Health checks send their requests quickly.
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
