/** What the schedule asks about accepted work. */
import type { Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { hasCause, type FindCauses } from '#server/schedule/action-queries.ts'
import type { ActionHandler } from '#server/schedule/handler.ts'
import { findRenewalCauses, findSilenceCauses, lockAccepted, saveWorkCheck } from './work-check-queries.ts'

type Question = 'work.asked' | 'work.silent' | 'work.renewal_asked' | 'work.overdue'

/** Stores and publishes a question if there is still the same cause for it. */
const ask =
  (type: Question, findCauses: FindCauses, save: (db: Db, id: string, at: Date) => Promise<void>) =>
  async (...[db, action, now]: Parameters<ActionHandler>) => {
    const { subjectId } = action
    const application = await lockAccepted(db, subjectId)
    if (!application) return 'canceled'
    if (!(await hasCause(db, { causes: findCauses(now), ...action }))) return 'canceled'
    await save(db, subjectId, now)
    await publish(db, { type, actorId: null, subjectId, data: { projectId: application.projectId } })
    return 'done'
  }

/** Asks the volunteer whether they are still working. */
export const requestCheckIn: ActionHandler = ask('work.asked', findSilenceCauses, (db, id, askedAt) =>
  saveWorkCheck(db, id, { askedAt }),
)

/** Lets the organization free the spot of a volunteer who did not answer. */
export const offerSpot: ActionHandler = ask('work.silent', findSilenceCauses, (db, id, silentAt) =>
  saveWorkCheck(db, id, { silentAt }),
)

/** Asks both sides whether ongoing work continues. */
export const requestRenewal: ActionHandler = ask('work.renewal_asked', findRenewalCauses, (db, id, at) =>
  saveWorkCheck(db, id, {
    renewalAskedAt: at,
    volunteerRenewedAt: null,
    organizationRenewedAt: null,
    overdueAt: null,
  }),
)

/** Marks work that was not renewed in time; it continues until one side ends it. */
export const markOverdue: ActionHandler = ask('work.overdue', findRenewalCauses, (db, id, overdueAt) =>
  saveWorkCheck(db, id, { overdueAt }),
)
