/** Fetches a small text from a server that a user named. */
import type { IncomingHttpHeaders } from 'node:http'
import { isAllowedRedirect, type ProofFailure } from '#domain/authority/authority.ts'
import { requestGuarded } from './guarded-request.ts'
import type { Outbound } from './outbound.ts'

/** Bytes. */
const maxBytes = 4096
/** Maximum number of redirects, to the same file on the same website. */
const maxRedirects = 3

type Failure = Exclude<ProofFailure, 'other_text'>
export type SmallFile = { text: string } | { failure: Failure }

interface Answered {
  status: number
  headers: IncomingHttpHeaders
}

const isRedirect = ({ status, headers }: Answered) =>
  [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined
const isThere = ({ status, headers }: Answered) =>
  status === 200 && (headers['content-encoding'] ?? 'identity') === 'identity'

/** The text at an https address, or why it is not available. Never throws. */
export async function fetchSmallFile(outbound: Outbound, address: string): Promise<SmallFile> {
  // Redirects included.
  const signal = AbortSignal.timeout(outbound.timeoutMs)
  if (!URL.canParse(address)) return { failure: 'unreachable' }
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await requestGuarded(outbound, {
      method: 'GET',
      url: withoutQuery(url),
      headers: { accept: 'text/plain', 'user-agent': 'BridgeCollective-Verification' },
      maxBytes,
      isRead: isThere,
      signal,
    })
    // Only the time aborts it.
    if ('failure' in answer) return { failure: answer.failure === 'aborted' ? 'timed_out' : answer.failure }
    const { location = '' } = answer.headers
    if (!isRedirect(answer)) {
      if (!isThere(answer)) return { failure: 'not_there' }
      return answer.body ? { text: answer.body.toString('utf8') } : { failure: 'too_large' }
    }
    if (!URL.canParse(location, url.href)) return { failure: 'redirected' }
    const next = new URL(location, url)
    if (!isAllowedRedirect(url, next)) return { failure: 'redirected' }
    url = next
  }
  return { failure: 'redirected' }
}

/** Only the path is asked for. */
function withoutQuery(url: URL): URL {
  const plain = new URL(url)
  plain.search = ''
  return plain
}
