/**
 * Fetches a small text from a server that a user named. It is the only thing this product ever fetches. The name is
 * resolved once, every address must be public, and the connection uses exactly these addresses, so that DNS rebinding
 * leads nowhere.
 */
import type { IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { isAllowedRedirect, type ProofFailure } from '#domain/authority/authority.ts'
import type { Address, Outbound } from './outbound.ts'

/** Bytes. */
const maxBytes = 4096
/** Maximum number of redirects, to the same file on the same website. */
const maxRedirects = 3

type Failure = Exclude<ProofFailure, 'other_text'>
export type SmallFile = { text: string } | { failure: Failure }
type Answer = SmallFile | { location: string }

/** The text at an https address, or why it is not available. Never throws. */
export async function fetchSmallFile(outbound: Outbound, address: string): Promise<SmallFile> {
  const signal = AbortSignal.timeout(outbound.timeoutMs)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await ask(outbound, url, signal)
      if (!('location' in answer)) return answer
      if (!URL.canParse(answer.location, url.href)) return { failure: 'redirected' }
      const next = new URL(answer.location, url)
      if (!isAllowedRedirect(url, next)) return { failure: 'redirected' }
      url = next
    }
    return { failure: 'redirected' }
  } catch (error) {
    return { failure: signal.aborted ? 'timed_out' : failureOf(error) }
  }
}

/** The error code determines the reason. What the server sends reaches no one. */
function failureOf(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'name_unknown'
  return /CERT|SIGNED|VERIFY|SSL|TLS|EPROTO/.test(code) ? 'no_https' : 'unreachable'
}

async function ask(outbound: Outbound, url: URL, signal: AbortSignal): Promise<Answer> {
  const { protocol, hostname, port, username, password } = url
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  // An IP address is not a domain that someone owns. The URL parser has already normalized all its spellings.
  if (!isPlain || isIP(hostname) || !/^[^[\].]+(\.[^[\].]+)+$/.test(hostname))
    return { failure: 'not_public' }
  const addresses = await Promise.race([outbound.resolve(hostname), whenAborted(signal)])
  if (addresses.length === 0) return { failure: 'name_unknown' }
  if (!addresses.every((each) => outbound.mayConnect(each.address))) return { failure: 'not_public' }
  return readAnswer(await send(outbound, optionsFor(url, addresses, signal)))
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('there was no time left')), { once: true })
  })
}

function optionsFor(url: URL, addresses: readonly Address[], signal: AbortSignal): RequestOptions {
  return {
    method: 'GET',
    host: url.hostname,
    servername: url.hostname,
    path: url.pathname,
    // A new connection every time, so that none to another address is reused.
    agent: false,
    signal,
    maxHeaderSize: 16_384,
    headers: {
      accept: 'text/plain',
      'accept-encoding': 'identity',
      'user-agent': 'BridgeCollective-Verification',
    },
    // Connects to the addresses that were checked. The name is not resolved again.
    lookup(_host, options, callback) {
      const [first] = addresses
      if (options.all) callback(null, [...addresses])
      else callback(null, first?.address ?? '', first?.family ?? 4)
    },
  }
}

function send({ request: open, port }: Outbound, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = open({ ...options, port })
    request.on('response', resolve)
    request.on('error', reject)
    request.end()
  })
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  const { location, 'content-encoding': encoding = 'identity' } = headers
  if ([301, 302, 303, 307, 308].includes(statusCode) && location !== undefined) {
    response.destroy()
    return { location }
  }
  if (statusCode !== 200 || encoding !== 'identity') {
    response.destroy()
    return { failure: 'not_there' }
  }
  const chunks: Buffer[] = []
  let size = 0
  // Without an encoding, a response yields buffers.
  const read: AsyncIterable<Buffer> = response
  for await (const bytes of read) {
    size += bytes.length
    // Leaving the loop closes the connection.
    if (size > maxBytes) return { failure: 'too_large' }
    chunks.push(bytes)
  }
  return { text: Buffer.concat(chunks).toString('utf8') }
}
