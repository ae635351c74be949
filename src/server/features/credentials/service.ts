/** Revoking credentials. */
import type { Credential } from '#contract/credentials/credentials.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { checkCredential } from './check.ts'
import { openIssuer } from './issuer.ts'
import { findCredential, saveRevoked } from './queries.ts'

/** Revokes a credential permanently, publishes the revocation, and notifies the holder of the reason. */
export async function revoke(ctx: Context, id: string, reason: string): Promise<Credential> {
  return transact(ctx.db, async (db) => {
    const { publishList } = await openIssuer({
      db,
      publicUrl: ctx.config.publicUrl,
      signer: ctx.signer,
      at: ctx.now(),
      language: ctx.config.defaultLanguage,
    })
    const found = await findCredential(db, id)
    if (!found) throw new Problem('credential_not_found')
    if (found.userId === ctx.actor.id) throw new Problem('own_case')
    if (found.revokedAt) throw new Problem('credential_revoked')
    const revoked = { revokedAt: ctx.now(), revokedBecause: reason, revokedBy: ctx.actor.id }
    await saveRevoked(db, id, revoked)
    await publishList(found.statusList)
    await publish(db, {
      type: 'credential.revoked',
      actorId: ctx.actor.id,
      subjectId: found.userId,
      data: { credentialId: id },
    })
    await recordAudit(db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: 'credential.revoke',
      objectType: 'credential',
      objectId: id,
      before: { state: 'valid' },
      after: { state: 'revoked', reason },
    })
    return checkCredential({ ...ctx, db }, { ...found, ...revoked })
  })
}
