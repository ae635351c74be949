/**
 * Authority: that somebody may act for an organization (design: verification). It is another fact than legal status, which
 * public registers tell, and neither says anything of the other.
 */

/** By a letter to an address on the website's domain, by a file on the website, or by a paper an administrator read. */
export const authorityMethods = ['mail', 'token', 'letter'] as const
export type AuthorityMethod = (typeof authorityMethods)[number]

/** Why a proof does not count any more; `withdrawn` is an administrator's. */
export const authorityDropReasons = ['website_changed', 'name_changed', 'withdrawn'] as const
export type AuthorityDropReason = (typeof authorityDropReasons)[number]

/** Why nothing on a website can prove it: there is none, or it lies on an address of many. */
export const authorityObstacles = ['no_website', 'shared_website'] as const
export type AuthorityObstacle = (typeof authorityObstacles)[number]

/** Where the file lies on the website, and nowhere else. */
export const proofPath = '/.well-known/bridge-collective-verification.txt'

/** What the file has to say, in a line of its own. */
export const proofLine = (token: string): string => `bridge-collective-verification=${token}`

/** Whether a text that was found there says it. */
export function containsProof(text: string, token: string): boolean {
  return text.split(/\r?\n/).some((line) => line.replace(/^\uFEFF/, '').trim() === proofLine(token))
}

/** The host that a file speaks for: with and without "www." are the same website. */
export const normalizeHost = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** A place on the web, as far as a proof asks. */
interface Place {
  protocol: string
  host: string
  pathname: string
}

/** Whether a website may answer from there instead: the same file of the same website, with or without "www.". */
export function isAllowedRedirect(from: Place, to: Place): boolean {
  return (
    to.protocol === 'https:' &&
    normalizeHost(to.host) === normalizeHost(from.host) &&
    to.pathname === from.pathname
  )
}

/** What was wrong with the file when it was looked for. */
export const proofFailures = [
  /** No such host. */
  'name_unknown',
  /** It leads into a network that is not the public one. */
  'not_public',
  'unreachable',
  /** No https, or a certificate that does not hold. */
  'no_https',
  'timed_out',
  /** It sends on to another website or another file. */
  'redirected',
  /** Another status than 200. */
  'not_there',
  'too_large',
  /** It is there and says something else. */
  'other_text',
] as const
export type ProofFailure = (typeof proofFailures)[number]

interface Proof {
  method: AuthorityMethod
  domain: string | null
  /** The organization's name when it was proved. */
  name: string
}

/** What an organization says now: its name, the domain of its website and its host; null without one of its own. */
interface CurrentDetails {
  name: string
  domain: string | null
  host: string | null
}

/** Why a proof counts no more, or null where it does: each holds as long as what it was about stays the same. */
export function dropReason(proof: Proof, { name, domain, host }: CurrentDetails): AuthorityDropReason | null {
  switch (proof.method) {
    case 'mail':
      return proof.domain === domain ? null : 'website_changed'
    case 'token':
      return proof.domain === (host && normalizeHost(host)) ? null : 'website_changed'
    case 'letter':
      return proof.name === name ? null : 'name_changed'
  }
}
