/** Reminds of the dates of projects and of accepted work, unless they have changed since it was planned. */
import { z } from '#contract/zod.ts'
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import type { EventType } from '#server/events/event.ts'
import { publish } from '#server/events/publish.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { hasCause, type FindCauses } from '#server/schedule/action-queries.ts'
import type { ActionHandler } from '#server/schedule/handler.ts'
import * as queries from './date-queries.ts'

export const savedReminderKind = 'projects.remind_saved'

/** People who are reminded in one transaction. */
const batch = 100

/** Reminds the people who saved it and have not applied: jobs do, so that no transaction is long. */
export const remindOfDeadline: ActionHandler = async (db, action, now) => {
  const { subjectId: projectId, causeAt } = action
  if (!(await hasCause(db, { causes: queries.findDeadlineCauses(now), ...action }))) return 'canceled'
  const payload = { projectId, causeAt: causeAt?.toISOString() ?? null, after: null }
  await addJob(db, { kind: savedReminderKind, payload })
  return 'done'
}

const payloadSchema = z.object({
  projectId: z.uuid(),
  causeAt: z.iso.datetime().nullable(),
  after: z.uuid().nullable(),
})

/** Reminds some of them and has the others reminded next, unless the deadline has changed. */
export async function remindSavers(
  { db, now }: Pick<JobContext, 'db' | 'now'>,
  payload: Record<string, unknown>,
): Promise<void> {
  const { projectId, after, ...cause } = payloadSchema.parse(payload)
  const causeAt = cause.causeAt === null ? null : new Date(cause.causeAt)
  const causes = queries.findDeadlineCauses(now)
  if (!(await hasCause(db, { causes, subjectId: projectId, causeAt }))) return
  const userIds = await queries.listReadersWhoSaved(db, projectId, { after, most: batch })
  const organizationId = userIds.length > 0 && (await queries.findOrganization(db, projectId))
  if (!organizationId) return
  const data = { organizationId }
  await publish(db, { type: 'project.deadline_near', actorId: null, subjectId: projectId, data, userIds })
  const last = userIds.length === batch ? userIds.at(-1) : undefined
  if (last) await addJob(db, { kind: savedReminderKind, payload: { ...payload, after: last } })
}

type DateEvent = Extract<EventType, `project.${'starting' | 'ending' | 'end_passed'}`>

/** Reminds the volunteer, and once per date of a project its members. */
const remind =
  (rule: ScheduledRule, type: DateEvent, findCauses: FindCauses): ActionHandler =>
  async (db, action, now) => {
    const work = await queries.findWork(db, action.subjectId)
    const project = work && (await lockProject(db, work.projectId))
    if (!project || !(await hasCause(db, { causes: findCauses(now), ...action }))) return 'canceled'
    const { projectId, volunteerId } = work
    const { organizationId } = project
    const wereMembersNotified = await queries.hasActedOnProject(db, {
      rule,
      projectId,
      causeAt: action.causeAt,
    })
    const members = wereMembersNotified ? [] : await queries.listMembers(db, organizationId)
    const userIds = [...new Set([volunteerId, ...members])]
    await publish(db, { type, actorId: null, subjectId: projectId, data: { organizationId }, userIds })
    return 'done'
  }

export const remindOfStart = remind('project.start', 'project.starting', queries.findStartCauses)
export const remindOfEnd = remind('project.end', 'project.ending', queries.findEndCauses)
export const requestCompletion = remind(
  'project.completion',
  'project.end_passed',
  queries.findPassedEndCauses,
)
