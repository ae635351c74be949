/** Reminds of one application that waits for an answer. */
import { publish } from '#server/events/publish.ts'
import type { ActionHandler } from '#server/schedule/handler.ts'
import { lockPending } from './reminder-queries.ts'

const remind =
  (type: 'application.waiting' | 'application.still_waiting'): ActionHandler =>
  async (db, { subjectId }) => {
    const application = await lockPending(db, subjectId)
    if (!application) return 'canceled'
    const { projectId } = application
    await publish(db, { type, actorId: null, subjectId, data: { projectId } })
    return 'done'
  }

/** Reminds the members. Their emails come once a day, however many applications wait. */
export const remindMembers = remind('application.waiting')

/** Lets the volunteer know that it still waits. */
export const updateVolunteer = remind('application.still_waiting')
