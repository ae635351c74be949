/** Checks a credential at the moment it is read, and tells what it says. */
import type { Credential } from '#contract/credentials.ts'
import { credentialChecks, judgeCredential, type CredentialCheck } from '#domain/credentials.ts'
import { namePerson } from '#domain/accounts.ts'
import type { User } from '#contract/accounts.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { listKeys } from './key-queries.ts'
import { readCredential } from './open-badge.ts'
import { isAsSigned, keyNamedBy, readProof } from './proof.ts'
import { findCredential, type StoredCredential } from './queries.ts'

/** A credential with the results of its checks. */
export async function tellCredential(
  ctx: Pick<Context<User | null>, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<Credential> {
  const found = await findCredential(ctx.db, id)
  if (!found) throw new Problem('credential_not_found')
  const { id: _address, issuerId: _issuer, status: _status, ...said } = readCredential(found.document)
  const passed = {
    signature: await isAsSigned(found.document),
    issuer: isOurs(found, await listKeys(ctx.db)),
    status: found.revokedAt === null,
  } satisfies Record<CredentialCheck, boolean>
  return {
    ...said,
    id,
    kind: found.kind,
    holderName: namePerson(found.holder),
    state: judgeCredential(passed),
    checks: credentialChecks.map((check) => ({ id: check, passed: passed[check] })),
    checkedAt: ctx.now().toISOString(),
    revokedAt: found.revokedAt?.toISOString() ?? null,
    revokedBecause: found.revokedBecause,
    isOwn: found.userId === ctx.actor?.id,
  }
}

/**
 * Whether a key of this site signed it, as its own and under this address. The host may be a former one of the site: its
 * keys tell whose it is.
 */
function isOurs({ id, document, keyId, ...row }: StoredCredential, keys: readonly { id: string }[]): boolean {
  const proof = readProof(document)
  const said = readCredential(document)
  const keyAddress = `${said.issuerId}#${keyId}`
  return (
    proof !== null &&
    keyNamedBy(proof) === keyId &&
    keys.some((key) => key.id === keyId) &&
    proof.verificationMethod === keyAddress &&
    new URL(said.id).pathname === `/credentials/${id}` &&
    said.status.statusListIndex === String(row.statusPlace) &&
    new URL(said.status.statusListCredential).pathname === `/status/${row.statusList}.json`
  )
}
