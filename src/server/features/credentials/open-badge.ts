/** A credential in Open Badges 3.0 format, and what readers see of it. */
import { createHash, randomBytes } from 'node:crypto'
import { credentialFiles, scopeFragment } from '#contract/credentials/files.ts'
import { isLanguage, type Language } from '#contract/i18n/languages.ts'
import { z } from '#contract/zod.ts'
import { credentialsContext, openBadgesContext } from './contexts.ts'
import { formatXsdTimestamp, type LinkedDocument } from './proof.ts'
import { credentialDocumentsCatalog } from './texts/credential-documents-texts.ts'

/** The signed part of an achievement. */
export interface Achievement {
  /** The same for everyone who earned it. An address with more information. */
  id: string
  type: 'Badge' | 'CommunityService'
  name: string
  description: string
  criteria: string
  validFrom: Date
  evidence: readonly { name: string; narrative: string }[]
  /** The version of the scope that the work was agreed on, and what identifies it. */
  scope: { version: number; name: string; narrative: string } | null
  work: Work | null
}

interface Work {
  organization: { address: string; name: string }
  /** Confirmed. */
  hours: number
  startedAt: Date
  endedAt: Date
}

export interface Recipient {
  email: string
  /** An unverified address does not identify anyone. */
  isEmailVerified: boolean
  name: string
}

/** The unsigned credential. */
export function describeCredential({
  id,
  achievement,
  recipient,
  status,
  issuer,
}: {
  id: string
  achievement: Achievement
  recipient: Recipient
  status: { list: number; index: number }
  issuer: { profile: LinkedDocument; language: Language; addressOf(path: string): string }
}): LinkedDocument {
  const address = issuer.addressOf(`/credentials/${id}`)
  const listAddress = issuer.addressOf(credentialFiles.status(status.list))
  const { work, scope, ...about } = achievement
  const texts = credentialDocumentsCatalog.read(issuer.language)
  const image = {
    id: issuer.addressOf(credentialFiles.svg(id)),
    type: 'Image',
    caption: texts.caption({ name: about.name }),
  }
  const evidence = [
    ...about.evidence.map((each) => ({ type: ['Evidence'], ...each })),
    ...(scope
      ? [
          {
            id: `${address}#${scopeFragment}${scope.version}`,
            type: ['Evidence'],
            name: scope.name,
            narrative: scope.narrative,
          },
        ]
      : []),
  ]
  const hours = work && work.hours > 0 ? { address: `${address}#hours`, value: String(work.hours) } : null
  return {
    '@context': [credentialsContext, openBadgesContext],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: about.name,
    description: about.description,
    image,
    issuer: issuer.profile,
    validFrom: formatXsdTimestamp(about.validFrom),
    ...(evidence.length > 0 && { evidence }),
    credentialStatus: {
      id: `${listAddress}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: listAddress,
    },
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identify(recipient),
      ...(work && {
        role: texts.role,
        activityStartDate: formatXsdTimestamp(work.startedAt),
        activityEndDate: formatXsdTimestamp(work.endedAt),
        source: { id: work.organization.address, type: ['Profile'], name: work.organization.name },
        ...(hours && {
          result: [{ type: ['Result'], resultDescription: hours.address, value: hours.value }],
        }),
      }),
      achievement: {
        id: about.id,
        type: ['Achievement'],
        achievementType: about.type,
        inLanguage: issuer.language,
        name: about.name,
        description: about.description,
        criteria: { narrative: about.criteria },
        image,
        ...(hours && {
          resultDescription: [
            { id: hours.address, type: ['ResultDescription'], name: texts.hours, resultType: 'Result' },
          ],
        }),
      },
    },
  }
}

/** Salted hashes: anyone who knows the address or the name can confirm it, and no one else can read it. */
function identify({ email, isEmailVerified, name }: Recipient): LinkedDocument[] {
  const known = [
    ...(isEmailVerified ? [['emailAddress', email.toLowerCase()] as const] : []),
    ['name', name] as const,
  ]
  return known.map(([identityType, text]) => {
    const salt = randomBytes(16).toString('hex')
    const hash = createHash('sha256').update(`${text}${salt}`).digest('hex')
    return { type: 'IdentityObject', hashed: true, identityHash: `sha256$${hash}`, identityType, salt }
  })
}

const named = z.object({ name: z.string() })
const stored = z.object({
  id: z.url(),
  name: z.string(),
  description: z.string(),
  image: z.object({ caption: z.string() }),
  issuer: named.extend({ id: z.url(), url: z.url() }),
  validFrom: z.iso.datetime(),
  evidence: z.array(named.extend({ id: z.string().optional(), narrative: z.string() })).default([]),
  credentialStatus: z.object({ statusListIndex: z.string(), statusListCredential: z.url() }),
  credentialSubject: z.object({
    activityStartDate: z.iso.datetime().optional(),
    activityEndDate: z.iso.datetime().optional(),
    source: named.optional(),
    result: z.array(z.object({ value: z.string() })).optional(),
    achievement: z.object({
      inLanguage: z.string().optional(),
      criteria: z.object({ narrative: z.string() }),
    }),
  }),
  proof: z.object({ created: z.iso.datetime() }),
})

/** Credentials that do not name their language are older than the choice of one. */
const languageOf = (tag = ''): Language => (isLanguage(tag) ? tag : 'en')

/**
 * The content of a stored credential. Null if it is invalid, which happens only if someone tampered with the
 * database.
 */
export function parseCredential(document: LinkedDocument) {
  const { data } = stored.safeParse(document)
  if (!data) return null
  const { credentialSubject: subject, proof, ...said } = data
  const isScope = ({ id }: { id?: string | undefined }) => id?.includes(`#${scopeFragment}`) ?? false
  const scopeId = said.evidence.find(isScope)?.id
  const hours = Number(subject.result?.[0]?.value)
  return {
    id: said.id,
    issuerId: said.issuer.id,
    status: said.credentialStatus,
    name: said.name,
    description: said.description,
    caption: said.image.caption,
    language: languageOf(subject.achievement.inLanguage),
    criteria: subject.achievement.criteria.narrative,
    issuer: { name: said.issuer.name, url: said.issuer.url },
    validFrom: said.validFrom,
    signedAt: proof.created,
    organizationName: subject.source?.name ?? null,
    hours: hours > 0 ? hours : null,
    startedAt: subject.activityStartDate ?? null,
    endedAt: subject.activityEndDate ?? null,
    scopeVersion: scopeId === undefined ? null : Number(scopeId.split(`#${scopeFragment}`)[1]),
    evidence: said.evidence.map(({ name, narrative }) => ({ name, narrative })),
  }
}
