/** What administrators see before they delete the account of a person who wrote in. */
import type { getDeletionFor } from '#contract/accounts/deletion.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { closesWith, needsNewOwner } from '#domain/accounts/deletion.ts'
import { recordAudit } from '#server/audit/record.ts'
import { findConflicts } from '#server/cases/conflict-queries.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import * as impact from './deletion-impact-queries.ts'
import * as queries from './deletion-queries.ts'

/** What deleting the account of a person would end. Throws if there is no such person. Each read is recorded. */
export async function previewDeletionFor(
  ctx: Context,
  userId: string,
): Promise<EndpointResponse<typeof getDeletionFor>> {
  const { db } = ctx
  if (!(await queries.findLeaving(db, userId))) throw new Problem('person_not_found')
  const memberships = await queries.listClaimed(db, userId)
  const needOwner = memberships.filter(needsNewOwner)
  const closing = memberships.filter(closesWith)
  const members = await impact.listPossibleOwners(db, {
    userId,
    organizationIds: needOwner.map(({ id }) => id),
  })
  const projects = await impact.listProjectsWithPeople(
    db,
    closing.map(({ id }) => id),
  )
  const ownCases = await findConflicts(
    ctx,
    needOwner.map(({ id: organizationId }) => ({ organizationId })),
  )
  const open = await queries.listOpenApplications(db, userId)
  const accepted = open.filter(({ isAccepted }) => isAccepted).length
  await recordAudit(db, {
    actorId: ctx.actor.id,
    origin: ctx.origin,
    action: 'user.read',
    objectType: 'user',
    objectId: userId,
  })
  return {
    openApplications: { pending: open.length - accepted, accepted },
    needOwner: needOwner.map(({ id, name }, index) => ({
      id,
      name,
      isOwnCase: ownCases[index] === true,
      members: members
        .filter(({ organizationId }) => organizationId === id)
        .map((each) => ({ id: each.id, name: formatFullName(each) })),
    })),
    closing: closing.map(({ id, name }) => ({
      id,
      name,
      projects: projects
        .filter(({ organizationId }) => organizationId === id)
        .map(({ organizationId: _, ...project }) => project),
    })),
    credentials: await queries.countCredentials(db, userId),
  }
}
