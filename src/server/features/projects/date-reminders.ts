/** Reminds of a project's dates, unless they have changed since it was planned. */
import type { EventType } from '#server/events/event.ts'
import { publish } from '#server/events/publish.ts'
import { lockProject } from '#server/queries/lock-project.ts'
import { hasCause, type FindCauses } from '#server/schedule/action-queries.ts'
import type { ActionHandler } from '#server/schedule/handler.ts'
import * as causes from './date-queries.ts'

type DateEvent = Extract<EventType, `project.${'deadline_near' | 'starting' | 'ending' | 'end_passed'}`>

const remind =
  (type: DateEvent, findCauses: FindCauses): ActionHandler =>
  async (db, action, now) => {
    const { subjectId } = action
    const project = await lockProject(db, subjectId)
    if (!project || !(await hasCause(db, { causes: findCauses(now), ...action }))) return 'canceled'
    const { organizationId } = project
    await publish(db, { type, actorId: null, subjectId, data: { organizationId } })
    return 'done'
  }

/** Reminds the people who saved it and have not applied. */
export const remindOfDeadline = remind('project.deadline_near', causes.findDeadlineCauses)

/** These remind both sides. */
export const remindOfStart = remind('project.starting', causes.findStartCauses)
export const remindOfEnd = remind('project.ending', causes.findEndCauses)
export const askForCompletion = remind('project.end_passed', causes.findPassedEndCauses)
