import { readFileSync } from 'node:fs'
import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { credentialsContext, loadContext, openBadgesContext } from './contexts.ts'
import { decodeMultibase, decodeMultikey, encodeMultibase, encodeMultikey } from './multikey.ts'
import { hasValidSignature, signDocument } from './proof.ts'

const { publicKey, privateKey: key } = generateKeyPairSync('ed25519')
const keyAddress = `https://bridge.example/issuer.json#${encodeMultikey(publicKey)}`
const at = new Date('2026-05-10T12:00:00Z')
const document = {
  '@context': [credentialsContext, openBadgesContext],
  id: 'https://bridge.example/credentials/1',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: 'https://bridge.example/issuer.json',
  credentialSubject: { type: ['AchievementSubject'], role: 'Volunteer' },
}

test('a signed document stays valid in any order of its properties, until one of them changes', async () => {
  const signed = await signDocument(document, { key, keyAddress, at })
  expect(signed.proof).toMatchObject({ created: '2026-05-10T12:00:00Z', verificationMethod: keyAddress })
  const reordered = Object.fromEntries(Object.entries(signed).toReversed())
  expect([await hasValidSignature(signed), await hasValidSignature(reordered)]).toEqual([true, true])
  const { proofValue: value } = signed.proof
  const changes = [
    { issuer: 'https://other.example/issuer.json' },
    { credentialSubject: { type: ['AchievementSubject'], role: 'Director' } },
    { name: 'Something more' },
    { proof: { ...signed.proof, created: '2026-05-10T12:00:01Z' } },
    { proof: { ...signed.proof, proofValue: `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}` } },
    { proof: { ...signed.proof, proofValue: 'z0OIl' } },
    { proof: { ...signed.proof, proofPurpose: 'authentication' } },
    { proof: { ...signed.proof, more: 'words' } },
    { proof: undefined },
  ]
  for (const change of changes) expect(await hasValidSignature({ ...signed, ...change })).toBe(false)
})

test('a term of an unknown vocabulary is neither signed nor verified, and nothing is fetched for it', async () => {
  const unknown = { ...document, nickname: 'a word that would be left out' }
  await expect(signDocument(unknown, { key, keyAddress, at })).rejects.toThrow('Safe mode')
  const signed = await signDocument(document, { key, keyAddress, at })
  expect(await hasValidSignature({ ...signed, ...unknown })).toBe(false)
  expect(await hasValidSignature({ ...signed, '@context': ['https://elsewhere.example/context'] })).toBe(
    false,
  )
  await expect(loadContext('https://www.w3.org/ns/credentials/v1')).rejects.toThrow('there is no stored copy')
  const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(source('./contexts.ts') + source('./proof.ts')).not.toMatch(/fetch\(|http\.|https\.|outbound/)
})

test('the standard’s example has the signature that its authors computed', async () => {
  // W3C, Data Integrity EdDSA Cryptosuites 1.0, B.1: values computed by other implementations.
  const examples = 'https://www.w3.org/ns/credentials/examples/v2'
  const key = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
  const load: typeof loadContext = async (address) =>
    address === examples
      ? {
          documentUrl: address,
          document: { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
        }
      : loadContext(address)
  const example = {
    '@context': [credentialsContext, examples],
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-rdfc-2022',
      created: '2023-02-24T23:36:38Z',
      verificationMethod: `did:key:${key}#${key}`,
      proofPurpose: 'assertionMethod',
      proofValue: 'z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme',
    },
  }
  expect(await hasValidSignature(example, load)).toBe(true)
  expect(await hasValidSignature({ ...example, name: 'Alumna Credential' }, load)).toBe(false)
})

test('bytes and keys survive encoding and decoding', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 70 }), (bytes) => {
      expect(decodeMultibase(encodeMultibase(bytes), bytes.length)).toEqual(Buffer.from(bytes))
    }),
  )
  expect(decodeMultikey(encodeMultikey(publicKey))?.export({ format: 'jwk' })).toEqual(
    publicKey.export({ format: 'jwk' }),
  )
  expect(encodeMultikey(publicKey)).toMatch(/^z6Mk/)
})

test('an invalid text decodes to null', () => {
  const text = encodeMultibase(new Uint8Array(64).fill(7))
  for (const wrong of [
    '',
    'z',
    text.slice(1),
    `${text}1`,
    `z1${text.slice(1)}`,
    'z0',
    `m${text}`,
    'z'.repeat(1e6),
  ]) {
    expect(decodeMultibase(wrong, 64)).toBeNull()
  }
  expect(decodeMultikey(encodeMultibase(new Uint8Array(34)))).toBeNull()
})
