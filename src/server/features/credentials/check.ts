/** Checks a credential when it is read, and presents its content. */
import type { Credential } from '#contract/credentials/credentials.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import {
  credentialChecks,
  evaluateCredential,
  type CredentialCheck,
} from '#domain/credentials/credentials.ts'
import { formatFullName, isMemberOf } from '#domain/accounts/accounts.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { listKeys } from './key-queries.ts'
import { parseCredential } from './open-badge.ts'
import { hasValidSignature, findNamedKey, parseProof } from './proof.ts'
import { findCredential, findNamedWork, type StoredCredential } from './queries.ts'
import { credentialDocumentsCatalog } from './texts/credential-documents-texts.ts'

/** A credential with the results of its checks. */
export async function requireCredential(ctx: CheckContext, id: string): Promise<Credential> {
  const found = await findCredential(ctx.db, id)
  if (!found?.isPublished) throw new Problem('credential_not_found')
  return checkCredential(ctx, found)
}

type CheckContext = Pick<Context<User | null>, 'db' | 'actor' | 'now' | 'config' | 'language'>

/** The same for a credential that was already found, without checking who may read it. */
export async function checkCredential(ctx: CheckContext, found: StoredCredential): Promise<Credential> {
  const read = parseCredential(found.document)
  const {
    id: _address,
    issuerId: _issuer,
    status: _status,
    caption: _caption,
    language: _language,
    ...said
  } = read ?? presentUnreadable(found, ctx)
  const passed = {
    signature: await hasValidSignature(found.document),
    issuer: isOurs(found, await listKeys(ctx.db)),
    status: found.revokedAt === null,
  } satisfies Record<CredentialCheck, boolean>
  return {
    ...said,
    evidence: await listShown(ctx, found, said.evidence),
    id: found.id,
    kind: found.kind,
    holderName: formatFullName(found.holder),
    state: evaluateCredential(passed),
    checks: credentialChecks.map((check) => ({ id: check, passed: passed[check] })),
    checkedAt: ctx.now().toISOString(),
    revokedAt: found.revokedAt?.toISOString() ?? null,
    revokedBecause: found.revokedBecause,
    isOwn: found.userId === ctx.actor?.id,
    scopeApplicationId: said.scopeVersion !== null && isOnASide(ctx, found) ? found.applicationId : null,
  }
}

/** Whether the caller is the volunteer or a member of the organization. */
const isOnASide = ({ actor }: CheckContext, { userId, organizationId }: StoredCredential): boolean =>
  actor !== null && (userId === actor.id || (organizationId !== null && isMemberOf(actor, organizationId)))

/** Shown for a document that cannot be read: only that it exists. */
function presentUnreadable({ issuedAt }: StoredCredential, { config, language }: CheckContext) {
  const at = issuedAt.toISOString()
  return {
    id: '',
    issuerId: '',
    status: null,
    caption: '',
    language,
    name: credentialDocumentsCatalog.read(language).unreadable,
    description: '',
    criteria: '',
    issuer: { name: getSiteName(), url: config.publicUrl },
    validFrom: at,
    signedAt: at,
    organizationName: null,
    hours: null,
    scopeVersion: null,
    startedAt: null,
    endedAt: null,
    evidence: [],
  }
}

type Evidence = Credential['evidence']

/** The work shown for a badge, without projects that the volunteer hides or that were removed. */
async function listShown(
  { db }: CheckContext,
  { awardId }: StoredCredential,
  evidence: Evidence,
): Promise<Evidence> {
  if (awardId === null || evidence.length === 0) return evidence
  const { isWhole, named, unnamed } = await findNamedWork(db, awardId)
  // The document has each project's name at signing. A project renamed since is shown only if that name does not also
  // belong to a hidden one.
  return isWhole ? evidence : evidence.filter(({ name }) => named.has(name) && !unnamed.has(name))
}

/**
 * Whether a key of this site signed it, as its own and for this address. The host may be a former one of the site,
 * because the keys show who issued it.
 */
function isOurs({ id, document, keyId, ...row }: StoredCredential, keys: readonly { id: string }[]): boolean {
  const proof = parseProof(document)
  const said = parseCredential(document)
  return (
    proof !== null &&
    said !== null &&
    findNamedKey(proof) === keyId &&
    keys.some((key) => key.id === keyId) &&
    proof.verificationMethod === `${said.issuerId}#${keyId}` &&
    new URL(said.id).pathname === `/credentials/${id}` &&
    said.status.statusListIndex === String(row.statusIndex) &&
    new URL(said.status.statusListCredential).pathname === `/status/${row.statusList}.json`
  )
}
