/** The language of a response. */
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { findLanguage, languageCookie, type Language } from '#contract/i18n/languages.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Config } from '#server/config/config.ts'

/** A request that is refused early has no cookies yet. */
type Request = Pick<FastifyRequest, 'headers'> & { cookies?: FastifyRequest['cookies'] }
type Offered = Pick<Config, 'languages' | 'defaultLanguage'>

/** Characters of the header that are read: more than browsers send, and little to parse. */
const maxHeader = 200

/**
 * The first of these that the site offers: the account's language, what the request asks for, and the site's default.
 */
export function decideLanguage(
  request: Request,
  user: Pick<User, 'language'> | null,
  offered: Offered,
): Language {
  return (
    findLanguage(user?.language, offered.languages) ??
    findRequestedLanguage(request, offered) ??
    offered.defaultLanguage
  )
}

/**
 * The language that a request asks for: the device's choice (a cookie), or the first of its browser (RFC 9110, section
 * 12.5.4). Null if it asks for none of those that the site offers, or if there is no choice.
 */
function findRequestedLanguage(
  { cookies, headers }: Request,
  { languages }: Pick<Offered, 'languages'>,
): Language | null {
  if (languages.length < 2) return null
  const chosen = findLanguage(cookies?.[languageCookie], languages)
  const accepted = headers['accept-language']?.slice(0, maxHeader)
  if (chosen || !accepted || accepted.startsWith('*')) return chosen
  const [first] = new Negotiator({ headers: { 'accept-language': accepted } }).languages([...languages])
  return findLanguage(first, languages)
}
