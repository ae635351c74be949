/**
 * Authority: the confirmation that someone may act for an organization (design: verification). It is independent of
 * legal status, which comes from public registers.
 */

/**
 * By an email to an address on the website's domain, by a file on the website, or by a document that an administrator
 * reviewed.
 */
export const authorityMethods = ['mail', 'token', 'letter'] as const
export type AuthorityMethod = (typeof authorityMethods)[number]

/** Why a proof is no longer valid; `withdrawn` means an administrator withdrew it. */
export const authorityDropReasons = ['website_changed', 'name_changed', 'withdrawn'] as const
export type AuthorityDropReason = (typeof authorityDropReasons)[number]

/** Why the website can't serve as proof: there is none, or its host is shared by many organizations. */
export const authorityObstacles = ['no_website', 'shared_website'] as const
export type AuthorityObstacle = (typeof authorityObstacles)[number]

/** The only path on the website where we look for the file. */
export const proofPath = '/.well-known/bridge-collective-verification.txt'

/** The line that the file must contain. */
export const proofLine = (token: string): string => `bridge-collective-verification=${token}`

/** Whether the text found there contains the line. */
export function containsProof(text: string, token: string): boolean {
  return text.split(/\r?\n/).some((line) => line.replace(/^\uFEFF/, '').trim() === proofLine(token))
}

/** The host that a file proves: with and without "www." is the same website. */
export const normalizeHost = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** The parts of a URL that a proof depends on. */
interface FileAddress {
  protocol: string
  host: string
  pathname: string
}

/** Whether a redirect may be followed: the same file on the same website, with or without "www.". */
export function isAllowedRedirect(from: FileAddress, to: FileAddress): boolean {
  return (
    to.protocol === 'https:' &&
    normalizeHost(to.host) === normalizeHost(from.host) &&
    to.pathname === from.pathname
  )
}

/** What was wrong when we fetched the file. */
export const proofFailures = [
  /** No such host. */
  'name_unknown',
  /** The address is in a private network. */
  'not_public',
  'unreachable',
  /** No https, or an invalid certificate. */
  'no_https',
  'timed_out',
  /** It redirects to another website or another file. */
  'redirected',
  /** A status other than 200. */
  'not_there',
  'too_large',
  /** The file exists but has different contents. */
  'other_text',
] as const
export type ProofFailure = (typeof proofFailures)[number]

interface Proof {
  method: AuthorityMethod
  domain: string | null
  /** The organization's name at the time of the proof. */
  name: string
}

/** An organization's current name, the domain of its website and its host; null if it has no website of its own. */
interface CurrentDetails {
  name: string
  domain: string | null
  host: string | null
}

/**
 * Why a proof is no longer valid, or null if it is. A proof stays valid as long as what it was based on doesn't
 * change.
 */
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
