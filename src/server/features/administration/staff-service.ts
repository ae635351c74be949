/** Giving and taking roles of staff (docs/decisions/0114). */
import type { z } from '#contract/zod.ts'
import type { rolesForm } from '#contract/administration/staff.ts'
import { arrangeRoles, findRoleChangeRefusal, type StaffRole } from '#domain/accounts/staff.ts'
import { recordAudit, type AuditOrigin } from '#server/audit/record.ts'
import type { Config } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { sendsEmail } from '#server/email/transport.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockAdministrators } from '#server/queries/accounts/staff.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { findCandidate, findStaffMember, saveRoles } from './staff-queries.ts'

interface RoleChange {
  userId: string
  before: readonly StaffRole[]
  after: readonly StaffRole[]
  /** Null for an operator's command. */
  by: { actorId: string; origin: AuditOrigin } | null
  reason: string | null
  at: Date
}

/** Stores a person's roles, with what follows: the audit entry, an email, and the end of their sessions. */
export async function applyRoles(
  db: Db,
  { userId, before, after, by, reason, at }: RoleChange,
): Promise<void> {
  const granted = after.filter((role) => !before.includes(role))
  const revoked = before.filter((role) => !after.includes(role))
  if (granted.length === 0 && revoked.length === 0) return
  const actorId = by?.actorId ?? null
  await saveRoles(db, { userId, granted, revoked, grantedBy: actorId, at })
  await publish(db, {
    type: 'staff.roles_changed',
    actorId,
    subjectId: userId,
    data: { granted, revoked },
    roles: after,
    reason,
  })
  await recordAudit(db, {
    actorId,
    origin: by?.origin ?? null,
    action: 'staff.change_roles',
    objectType: 'user',
    objectId: userId,
    before: { roles: [...before] },
    after: { roles: [...after], reason },
  })
}

/** A person who may get roles, as the rules see them: where no email is sent, no one can verify an address. */
export const asCandidate = <Person extends { isEmailVerified: boolean }>(
  person: Person,
  config: Pick<Config, 'mail'>,
): Person => ({ ...person, isEmailVerified: person.isEmailVerified || !sendsEmail(config) })

/** Changes a person's roles as an administrator, who saw the roles `before`. */
export async function changeRoles(
  ctx: Context,
  userId: string,
  { roles, before, reason }: z.output<typeof rolesForm>,
): Promise<void> {
  await transact(ctx.db, async (db) => {
    // The administrators first, like a suspension: of two who take each other's role, one remains.
    const administrators = await lockAdministrators(db)
    await lockUser(db, userId)
    const person = await findCandidate(db, userId)
    if (!person) throw new Problem('person_not_found')
    const stored = arrangeRoles(person.roles)
    const after = arrangeRoles(roles)
    if (arrangeRoles(before).join() !== stored.join()) throw new Problem('roles_changed')
    const refusal = findRoleChangeRefusal({
      // What the caller may do now: another administrator may have taken their role since the request began.
      actor: { id: ctx.actor.id, ...(await findStaffMember(db, ctx.actor.id)) },
      person: asCandidate(person, ctx.config),
      before: stored,
      after,
      administrators,
    })
    if (refusal) throw new Problem(refusal)
    const by = { actorId: ctx.actor.id, origin: ctx.origin }
    await applyRoles(db, { userId, before: stored, after, by, reason, at: ctx.now() })
  })
}
