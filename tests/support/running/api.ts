import { createServer, type IncomingMessage } from 'node:http'
import { afterEach } from 'vitest'

export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown }
export type ReceivedRequest = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** A small real server for the page's calls; answers by "METHOD /path", 404 for everything else. */
export async function serveApi(
  answers: Record<string, Answer | ((receivedRequests: ReceivedRequest) => Answer)>,
) {
  const receivedRequests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const { method = '', url = '', headers } = request
      const call: ReceivedRequest = { method, url, headers, body: text === '' ? undefined : JSON.parse(text) }
      receivedRequests.push(call)
      const found = answers[`${method} ${url.split('?')[0]}`]
      const answer = typeof found === 'function' ? found(call) : found
      const { status = answer ? 200 : 404, headers: sent = {}, body } = answer ?? {}
      response.writeHead(status, { 'content-type': 'application/json', ...sent })
      response.end(typeof body === 'string' ? body : JSON.stringify(body ?? null))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const base = document.createElement('base')
  base.href = `http://127.0.0.1:${address.port}/`
  document.head.append(base)
  closers.push(async () => {
    base.remove()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return receivedRequests
}

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
