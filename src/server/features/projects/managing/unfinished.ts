/** Forms of new projects that their author has not posted yet (decisions A26, B10). */
import type { EndpointInput } from '#contract/endpoint.ts'
import type {
  saveUnfinishedProject,
  UnfinishedProject,
  UnfinishedProjectDetail,
} from '#contract/projects/unfinished.ts'
import { decideUnfinishedSave, maxUnfinishedProjects } from '#domain/projects/unfinished.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { findOwnOrganization } from '#server/queries/organizations/own-organizations.ts'
import {
  countUnfinished,
  findStored,
  findUnfinished,
  insertUnfinished,
  lockAuthor,
  removeUnfinished,
  saveUnfinished,
} from './unfinished-queries.ts'

type Saving = Pick<EndpointInput<typeof saveUnfinishedProject>, 'body' | 'query'> & { id: string }

const problems = {
  changed: 'unfinished_project_changed',
  gone: 'unfinished_project_not_found',
  'too-many': 'too_many_unfinished_projects',
} as const

/** Saves what was typed, unless another device has saved something else since. */
export async function saveForm(ctx: Context, { id, body, query }: Saving): Promise<UnfinishedProject> {
  const organization = findOwnOrganization(ctx, query.organizationId)
  if (!organization) throw new Problem('projects_by_organizations_only')
  const author = { userId: ctx.actor.id, organizationId: organization.id }
  const { form, version } = body
  await transact(ctx.db, async (db) => {
    if (!(await lockAuthor(db, author))) throw new Problem('organization_not_found')
    const stored = await findStored(db, { id, form })
    const decision = decideUnfinishedSave({
      version,
      stored: stored && { ...stored, isOwn: stored.userId === author.userId },
      forms: await countUnfinished(db, author.userId),
      most: maxUnfinishedProjects,
    })
    if (decision === 'same') return
    if (decision !== 'save') throw new Problem(problems[decision])
    const saved = { id, ...author, form, at: ctx.now() }
    // Posting and discarding lock only the form, so it may have gone since it was read.
    const isSaved = stored
      ? await saveUnfinished(db, { ...saved, version })
      : await insertUnfinished(db, saved)
    if (!isSaved) throw new Problem(problems.gone)
  })
  return requireForm(ctx, id)
}

/** The caller's form; throws if it was posted, discarded or never theirs. */
export async function requireForm(ctx: Context, id: string): Promise<UnfinishedProjectDetail> {
  const found = await findUnfinished(ctx.db, { id, userId: ctx.actor.id })
  if (!found) throw new Problem('unfinished_project_not_found')
  return found
}

export async function discardForm(ctx: Context, id: string): Promise<void> {
  await removeUnfinished(ctx.db, { id, userId: ctx.actor.id })
}
