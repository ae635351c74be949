import { randomUUID } from 'node:crypto'
import { deadlineInPastText, type NewProject, type Project } from '#contract/projects.ts'
import { dayInZone } from '#domain/time.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events.ts'
import { Problem } from '#server/http/problem.ts'
import { findProject, insertProject, lockOrganization, saveOrganizationName } from './queries.ts'

/** Publishes a project of the caller's primary organization, naming the organization where it has no name (A20). */
export async function publishProject(ctx: Context, form: NewProject): Promise<Project> {
  const id = await transact(ctx.db, async (db) => {
    const organization = await prepareOrganization(ctx, db, form)
    refusePastDeadline(form, dayInZone(ctx.now(), organization.timeZone))
    const { organizationName: _name, perks, ...fields } = form
    const projectId = await insertProject(db, {
      ...fields,
      ...vocabularyOf(form),
      location: form.isRemote ? null : form.location,
      perks: perks.map((perk) => ({ ...perk, id: perk.id ?? randomUUID() })),
      organizationId: organization.id,
      timeZone: organization.timeZone,
      createdBy: ctx.actor.id,
    })
    await publish(db, { type: 'project.published', actorId: ctx.actor.id, subjectId: projectId, data: {} })
    return projectId
  })
  const project = await findProject(ctx, id)
  if (!project || project === 'removed') throw new Problem('project_not_found')
  return project
}

/** The canonical ids by which filters and synonyms find a project. */
export function vocabularyOf(project: {
  requiredSkills: readonly string[]
  preferredSkills: readonly string[]
  causeAreas: readonly string[]
}): { skillIds: string[]; causeIds: string[] } {
  const skills = [...project.requiredSkills, ...project.preferredSkills]
  return {
    skillIds: [...new Set(skills.map(canonicalSkill))],
    causeIds: [...new Set(project.causeAreas.map(canonicalCause))],
  }
}

async function prepareOrganization(ctx: Context, db: Db, form: NewProject) {
  const [primary] = ctx.actor.organizations
  const organization = primary && (await lockOrganization(db, primary.id))
  if (!primary || !organization) throw new Problem('projects_by_organizations_only')
  const name = form.organizationName
  if (!organization.namedAt && name) {
    await saveOrganizationName(db, { id: primary.id, name, at: ctx.now() })
    await publish(db, {
      type: 'organization.named',
      actorId: ctx.actor.id,
      subjectId: primary.id,
      data: { name },
    })
  }
  return { id: primary.id, timeZone: organization.timeZone }
}

function refusePastDeadline(form: NewProject, today: string): void {
  if (form.applicationDeadline && form.applicationDeadline < today) {
    throw new Problem('invalid', [{ path: 'applicationDeadline', message: deadlineInPastText }])
  }
}
