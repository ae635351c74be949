/** Signs and verifies documents: Data Integrity with the cryptosuite eddsa-rdfc-2022 (W3C VC-DI-EDDSA 1.0, 3.2). */
import { createHash, sign, verify, type KeyObject } from 'node:crypto'
import { z } from '#contract/zod.ts'
import { loadContext } from './contexts.ts'
import { decodeMultibase, decodeMultikey, encodeMultibase } from './multikey.ts'

/** A document of the standards, with any properties that its vocabularies define. */
export type LinkedDocument = Readonly<Record<string, unknown>>

const proofShape = z.object({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: z.string(),
  verificationMethod: z.string(),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string(),
})
type Proof = z.infer<typeof proofShape>

/** A timestamp in the format of the standards, with seconds. */
export const formatXsdTimestamp = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

/** Returns the document with its proof. `keyAddress` is where the public key is published, "…/issuer.json#z6Mk…". */
export async function signDocument(
  document: LinkedDocument,
  { key, keyAddress, at }: { key: KeyObject; keyAddress: string; at: Date },
): Promise<LinkedDocument & { proof: Proof }> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: formatXsdTimestamp(at),
    verificationMethod: keyAddress,
    proofPurpose: 'assertionMethod',
  } as const
  const signature = sign(null, await digest({ document, options, load: loadContext }), key)
  return { ...document, proof: { ...options, proofValue: encodeMultibase(signature) } }
}

/** The proof of a signed document, or null if it has none of this kind. */
export function parseProof(document: LinkedDocument): Proof | null {
  return proofShape.strict().safeParse(document['proof']).data ?? null
}

/** The key that a proof names: the fragment of its address, a Multikey. */
export function findNamedKey({ verificationMethod }: Pick<Proof, 'verificationMethod'>): string {
  return verificationMethod.slice(verificationMethod.indexOf('#') + 1)
}

const signatureLength = 64

/**
 * Whether the document's signature is valid for the key that its proof names. It does not check whose key that is.
 */
export async function hasValidSignature(document: LinkedDocument, load = loadContext): Promise<boolean> {
  const proof = parseProof(document)
  if (!proof) return false
  const key = decodeMultikey(findNamedKey(proof))
  const { proof: _, ...unsigned } = document
  const { proofValue, ...options } = proof
  const signature = decodeMultibase(proofValue, signatureLength)
  if (!key || !signature) return false
  try {
    return verify(null, await digest({ document: unsigned, options, load }), key, signature)
  } catch (error) {
    // A term or vocabulary that we do not have means that the document is not ours.
    if (error instanceof Error) return false
    throw error
  }
}

type Load = typeof loadContext

/** The signed data: the hashes of the proof's options and of the document, each in canonical form. */
async function digest({
  document,
  options,
  load,
}: Record<'document' | 'options', LinkedDocument> & { load: Load }): Promise<Buffer> {
  const parts = [{ '@context': document['@context'], ...options }, document]
  const forms = parts.map((part) => fingerprint(part, load))
  return Buffer.concat(await Promise.all(forms))
}

async function fingerprint(document: LinkedDocument, load: Load): Promise<Buffer> {
  // Loaded on first use, because loading takes too long for startup.
  const { default: jsonld } = await import('jsonld')
  const form = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    documentLoader: load,
    // Unknown terms are not allowed, because they would be dropped and could be changed unnoticed.
    safe: true,
  })
  return createHash('sha256').update(form).digest()
}
