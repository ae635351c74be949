/** The issuer: its keys, where they are published, and the documents that it signs about itself. */
import { createPrivateKey, generateKeyPairSync, randomInt, type KeyObject } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { credentialFiles } from '#contract/credentials/files.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { statusListSize, statusIndex } from '#domain/credentials/credentials.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import { createSigner, type Signer } from '#server/config/secrets.ts'
import { credentialsContext, openBadgesContext } from './contexts.ts'
import * as queries from './key-queries.ts'
import { encodeMultikey } from './multikey.ts'
import { signDocument, formatXsdTimestamp, type LinkedDocument } from './proof.ts'
import { credentialDocumentsCatalog } from './texts/credential-documents-texts.ts'

/** What issuing needs: the site's address, the signer that decrypts its keys, and the time. */
export interface IssuerContext {
  db: Db
  publicUrl: string
  signer: Signer
  at: Date
  /** The language of what is signed: that of the site, because anyone may read it. */
  language: Language
}

/** The context for a job or a command. */
export function issuerContext(db: Db, config: Config, at: Date): IssuerContext {
  const { publicUrl, secrets, defaultLanguage: language } = config
  return { db, publicUrl, signer: createSigner(secrets), at, language }
}

/** Holds the issuing lock. It signs credentials and allocates positions in the status lists. */
export interface Issuer {
  profile: LinkedDocument
  language: Language
  addressOf(path: string): string
  keyId: string
  sign(document: LinkedDocument): Promise<LinkedDocument>
  allocateIndex(): Promise<{ list: number; index: number }>
  /** Signs a status list again with the current revocations. */
  publishList(number: number): Promise<void>
}

const purpose = 'issuer key'

/**
 * Takes the issuing lock until the transaction ends. Creates the first key and the first status list if there are
 * none, and a new key if `SECRETS` cannot decrypt the current one. Existing signatures stay valid.
 */
export async function openIssuer(ctx: IssuerContext): Promise<Issuer> {
  const { db, publicUrl, at, language } = ctx
  let list = await queries.lockIssuing(db)
  const { id: keyId, key } = (await openKey(ctx)) ?? (await makeKey(ctx))
  const addressOf = (path: string) => new URL(path, publicUrl).href
  const id = addressOf(credentialFiles.issuer)
  const sign = (document: LinkedDocument) => signDocument(document, { key, keyAddress: `${id}#${keyId}`, at })
  const publishList = async (number: number) => {
    const indexes = await queries.listRevokedIndexes(db, number)
    const address = addressOf(credentialFiles.status(number))
    const document = await sign(describeList({ address, issuer: id, indexes, at }))
    await queries.saveStatusList(db, number, { document })
  }
  return {
    profile: describeProfile(id, publicUrl, language),
    language,
    addressOf,
    keyId,
    sign,
    publishList,
    async allocateIndex() {
      if (!list || list.next === statusListSize) {
        list = { number: (list?.number ?? 0) + 1, next: 0, ...randomOrder() }
        await queries.insertStatusList(db, list)
        await publishList(list.number)
      }
      const index = statusIndex(list)
      list = { ...list, next: list.next + 1 }
      await queries.saveStatusList(db, list.number, { next: list.next })
      return { list: list.number, index }
    },
  }
}

/** Switches to a new key and returns its id. */
export async function rotateKey(ctx: IssuerContext): Promise<string> {
  await queries.lockIssuing(ctx.db)
  return (await makeKey(ctx)).id
}

const randomOrder = () => ({ start: randomInt(statusListSize), step: randomInt(statusListSize / 2) * 2 + 1 })

/** Whether these keys open the one that signs; true if there is none yet. */
export async function canOpenKey(db: Db, signer: Signer): Promise<boolean> {
  const found = await queries.findSigningKey(db)
  return !found?.sealed || signer.decrypt(purpose, found.sealed) !== null
}

async function openKey({ db, signer }: IssuerContext): Promise<{ id: string; key: KeyObject } | null> {
  const found = await queries.findSigningKey(db)
  const opened = found?.sealed && signer.decrypt(purpose, found.sealed)
  if (!opened) return null
  return {
    id: found.id,
    key: createPrivateKey({ key: Buffer.from(opened, 'base64'), format: 'der', type: 'pkcs8' }),
  }
}

async function makeKey({ db, signer, at }: IssuerContext): Promise<{ id: string; key: KeyObject }> {
  const { publicKey, privateKey: key } = generateKeyPairSync('ed25519')
  const id = encodeMultikey(publicKey)
  const sealed = signer.encrypt(purpose, key.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
  const former = await queries.replaceSigningKey(db, { id, sealed, createdAt: at })
  if (former !== null) {
    await recordAudit(db, {
      actorId: null,
      origin: null,
      action: 'credential.change_key',
      objectType: 'credential',
      objectId: null,
      before: { keyId: former },
      after: { keyId: id },
    })
  }
  return { id, key }
}

function describeProfile(id: string, publicUrl: string, language: Language): LinkedDocument {
  const { issuer: description } = credentialDocumentsCatalog.read(language)
  return { id, type: ['Profile'], name: getSiteName(), url: publicUrl, description }
}

/** Bitstring Status List 1.0: the first position is the highest bit of the first byte. */
function describeList({
  address,
  issuer,
  indexes,
  at,
}: {
  address: string
  issuer: string
  indexes: readonly number[]
  at: Date
}): LinkedDocument {
  const bits = Buffer.alloc(statusListSize / 8)
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  return {
    '@context': [credentialsContext],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: formatXsdTimestamp(at),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  }
}

/** The public issuer document: its profile, and every key that ever signed (Controlled Identifiers 1.0). */
export async function describeIssuer(
  db: Db,
  { publicUrl, defaultLanguage }: Pick<Config, 'publicUrl' | 'defaultLanguage'>,
): Promise<LinkedDocument> {
  const id = new URL(credentialFiles.issuer, publicUrl).href
  const keys = (await queries.listKeys(db)).map((key) => ({
    id: `${id}#${key.id}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: key.id,
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1', openBadgesContext],
    ...describeProfile(id, publicUrl, defaultLanguage),
    verificationMethod: keys,
    assertionMethod: keys.map((key) => key.id),
  }
}
