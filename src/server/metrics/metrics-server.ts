/** The port of the metrics, without the client that gathers them. */
import { createServer } from 'node:http'

export interface MetricsServer {
  url: string
  close(): Promise<void>
}

/** Serves `/metrics` and nothing else. Returns a function that stops it. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  render: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    render().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}/metrics`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
