/**
 * The one way to reach a server that a user named. The name is resolved once, every address must be public, and the
 * connection uses exactly these addresses, so that DNS rebinding leads nowhere. Redirects are answers: the caller decides
 * whether to ask again, through this guard.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import type { Address, Outbound } from './outbound.ts'

/**
 * Why there is no answer. `not_public`: the address is none of an https server on the public internet. `aborted`: the caller
 * gave up.
 */
export type GuardFailure =
  | 'not_public'
  | 'name_unknown'
  | 'timed_out'
  | 'aborted'
  | 'no_https'
  | 'unreachable'

export interface GuardedAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Null if it is longer than `maxBytes`, or was not to be read. */
  body: Buffer | null
}

export interface GuardedRequest {
  method: 'GET' | 'POST'
  /** Sent without its fragment. */
  url: URL
  headers: Readonly<Record<string, string>>
  body?: string
  /** Bytes of an answer. */
  maxBytes: number
  /** Whether the body of an answer is read; of all answers by default. */
  isRead?: (answer: Pick<GuardedAnswer, 'status' | 'headers'>) => boolean
  /** Ends the request earlier than after the time that `Outbound` has for one. */
  signal?: AbortSignal
}

/** Sends a request and reads its answer, within limits of time and size. Never throws. */
export async function requestGuarded(
  outbound: Outbound,
  request: GuardedRequest,
): Promise<GuardedAnswer | { failure: GuardFailure }> {
  const signal = limitTime(outbound, request.signal)
  try {
    if (!isPublicName(request.url)) return { failure: 'not_public' }
    const addresses = await unlessAborted(signal, () => outbound.resolve(request.url.hostname))
    if (addresses.length === 0) return { failure: 'name_unknown' }
    if (!addresses.every((each) => outbound.mayConnect(each.address))) return { failure: 'not_public' }
    const response = await send(outbound, optionsFor(request, addresses, signal), request.body)
    return await readAnswer(response, request)
  } catch (error) {
    return { failure: signal.aborted ? endOf(signal) : failureOf(error) }
  }
}

/** What ends a request: its time, and its caller. */
function limitTime({ timeoutMs }: Outbound, signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

const endOf = ({ reason }: AbortSignal): GuardFailure =>
  reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timed_out' : 'aborted'

/** An IP address is not a domain that someone owns. The URL parser has already normalized all its spellings. */
function isPublicName({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && isIP(hostname) === 0 && /^[^[\].]+(\.[^[\].]+)+$/.test(hostname)
}

/** The error code determines the reason. What the server sends reaches no one. */
function failureOf(error: unknown): GuardFailure {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'name_unknown'
  return /CERT|SIGNED|VERIFY|SSL|TLS|EPROTO/.test(code) ? 'no_https' : 'unreachable'
}

/** What is found before the signal aborts. Nothing listens to it anymore afterwards. */
async function unlessAborted<Found>(signal: AbortSignal, find: () => Promise<Found>): Promise<Found> {
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new Error('there was no time left'))
  })
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([find(), aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function optionsFor(
  { method, url, headers, body }: GuardedRequest,
  addresses: readonly Address[],
  signal: AbortSignal,
): RequestOptions {
  return {
    method,
    host: url.hostname,
    servername: url.hostname,
    path: url.pathname + url.search,
    // A new connection every time, so that none to another address is reused.
    agent: false,
    signal,
    maxHeaderSize: 16_384,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    // Connects to the addresses that were checked. The name is not resolved again.
    lookup(_host, options, callback) {
      const [first] = addresses
      if (options.all) callback(null, [...addresses])
      else callback(null, first?.address ?? '', first?.family ?? 4)
    },
  }
}

function send(
  { request: open, port }: Outbound,
  options: RequestOptions,
  body: string | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = open({ ...options, port })
    request.on('response', resolve)
    request.on('error', reject)
    // Nothing here speaks another protocol than HTTP.
    request.on('upgrade', (_response, socket) => socket.destroy())
    // Comes last of all, so it only says something if there was neither an answer nor an error.
    request.on('close', () => reject(new Error('the connection was closed without an answer')))
    request.end(body)
  })
}

async function readAnswer(
  response: IncomingMessage,
  { maxBytes, isRead = () => true }: Pick<GuardedRequest, 'maxBytes' | 'isRead'>,
): Promise<GuardedAnswer> {
  const { statusCode: status = 0, headers } = response
  if (!isRead({ status, headers })) {
    response.destroy()
    return { status, headers, body: null }
  }
  const chunks: Buffer[] = []
  let size = 0
  // Without an encoding, a response yields buffers.
  const read: AsyncIterable<Buffer> = response
  for await (const bytes of read) {
    size += bytes.length
    // Leaving the loop closes the connection.
    if (size > maxBytes) return { status, headers, body: null }
    chunks.push(bytes)
  }
  return { status, headers, body: Buffer.concat(chunks) }
}
