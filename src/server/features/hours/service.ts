import type { EndpointInput } from '#contract/endpoint.ts'
import {
  dateTexts,
  type confirmHours,
  type HourEntry,
  type HoursChange,
  type NewHours,
} from '#contract/hours/hours.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  canChangeHours,
  canDecideHours,
  exceedsDailyHours,
  findHoursRefusal,
  findDateRefusal,
  hourLimits,
} from '#domain/hours/hours.ts'
import type { LocalDate } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import {
  removeHours,
  findHours,
  findWork,
  hasWaitingHours,
  insertHours,
  listHoursByIds,
  lockApplications,
  saveDecision,
  saveHours,
  sumOfDay,
} from './queries.ts'
import { findSide, listSidesOfHours, presentHours } from './search.ts'

/** Logs the caller's hours on their accepted work. */
export async function logTime(ctx: Context, applicationId: string, form: NewHours): Promise<HourEntry> {
  const target = await findSide(ctx, applicationId)
  if (!target) throw new Problem('application_not_found')
  if (target.side !== 'volunteer') throw new Problem('hours_not_yours')
  return transact(ctx.db, async (db) => {
    await lockOwn(ctx, db, applicationId)
    await rejectInvalid(ctx, db, { applicationId, id: null, ...form })
    const beginsToWait = !(await hasWaitingHours(db, applicationId))
    const at = ctx.now()
    const entry = await insertHours(db, { applicationId, ...form, createdAt: at, updatedAt: at })
    await publishLogged(ctx, db, { ...target, entryId: entry.id, hours: entry.hours, beginsToWait })
    return presentHours(entry)
  })
}

/** Changes the caller's own unconfirmed hours. Rejected ones await a decision again. */
export async function changeTime(ctx: Context, id: string, form: HoursChange): Promise<HourEntry> {
  const target = await findOwn(ctx, id)
  const { applicationId } = target
  return transact(ctx.db, async (db) => {
    await lockOwn(ctx, db, applicationId)
    const entry = await findHours(db, id)
    if (!entry) throw new Problem('hours_not_found')
    if (!canChangeHours(entry)) throw new Problem('hours_confirmed')
    const { date = entry.date, hours = entry.hours, note = entry.note } = form
    await rejectInvalid(ctx, db, { applicationId, id, date, hours })
    const beginsToWait = !(await hasWaitingHours(db, applicationId))
    const saved = await saveHours(db, { id, date, hours, note, at: ctx.now() })
    await publishLogged(ctx, db, { ...target, entryId: id, hours, beginsToWait })
    return presentHours(saved)
  })
}

/** Removes the caller's own unconfirmed hours. */
export async function removeTime(ctx: Context, id: string): Promise<HourEntry> {
  const { applicationId, projectId } = await findOwn(ctx, id)
  return transact(ctx.db, async (db) => {
    await lockApplications(db, [applicationId])
    const entry = await findHours(db, id)
    if (!entry) throw new Problem('hours_not_found')
    if (!canChangeHours(entry)) throw new Problem('hours_confirmed')
    const removed = await removeHours(db, id)
    const data = { projectId, entryId: id, hours: removed.hours }
    await publish(db, { type: 'hours.removed', actorId: ctx.actor.id, subjectId: applicationId, data })
    return presentHours(removed)
  })
}

type Seen = EndpointInput<typeof confirmHours>['body']['entries']

/** Confirms logged hours, or rejects them with a reason. All of them or none. */
export async function decideTime(ctx: Context, seen: Seen, reason: string | null): Promise<HourEntry[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const ids = [...versions.keys()]
  const targets = await listSidesOfHours(ctx, ids)
  if (targets.length < ids.length) throw new Problem('hours_not_found')
  if (targets.some(({ side }) => side !== 'organization')) throw new Problem('hours_not_yours')
  const works = new Map(targets.map(({ applicationId, projectId }) => [applicationId, projectId]))
  return transact(ctx.db, async (db) => {
    await lockApplications(db, [...works.keys()])
    const entries = await listHoursByIds(db, ids)
    if (entries.length < ids.length) throw new Problem('hours_not_found')
    if (!entries.every(canDecideHours)) throw new Problem('hours_decided')
    if (entries.some(({ id, version }) => version !== versions.get(id))) throw new Problem('hours_changed')
    const decided = await saveDecision(db, { ids, reason, actorId: ctx.actor.id, at: ctx.now() })
    for (const [applicationId, projectId] of works) {
      const own = entries.filter((entry) => entry.applicationId === applicationId)
      const hours = own.reduce((sum, entry) => sum + entry.hours, 0)
      await publish(db, {
        type: reason === null ? 'hours.confirmed' : 'hours.rejected',
        actorId: ctx.actor.id,
        subjectId: applicationId,
        data: { projectId, entryIds: own.map(({ id }) => id), hours },
      })
    }
    const byId = new Map(decided.map((entry) => [entry.id, presentHours(entry)]))
    return entries.flatMap(({ id }) => byId.get(id) ?? [])
  })
}

async function findOwn(ctx: Context, id: string) {
  const [target] = await listSidesOfHours(ctx, [id])
  if (!target) throw new Problem('hours_not_found')
  if (target.side !== 'volunteer') throw new Problem('hours_not_yours')
  return target
}

async function lockOwn(ctx: Context, db: Db, applicationId: string): Promise<void> {
  await lockUser(db, ctx.actor.id)
  await lockApplications(db, [applicationId])
}

interface Logged {
  applicationId: string
  projectId: string
  entryId: string
  hours: number
  /** Nothing was waiting before, so the organization is notified once instead of for every entry. */
  beginsToWait: boolean
}

function publishLogged(ctx: Context, db: Db, { applicationId, ...logged }: Logged): Promise<void> {
  const { projectId, entryId, hours, beginsToWait } = logged
  const data = { projectId, entryId, hours, beginsToWait }
  return publish(db, { type: 'hours.logged', actorId: ctx.actor.id, subjectId: applicationId, data })
}

/** Throws if these hours are not allowed. Call it with the volunteer and the application locked. */
async function rejectInvalid(
  ctx: Context,
  db: Db,
  entry: { applicationId: string; id: string | null; date: LocalDate; hours: number },
): Promise<void> {
  const found = await findWork(db, entry.applicationId, ctx.now())
  if (!found) throw new Problem('application_not_found')
  const { work, today } = found
  const refusal = findHoursRefusal(work, today)
  if (refusal) throw new Problem(refusal)
  const dateRefusal = findDateRefusal(entry.date, work, today)
  if (dateRefusal) throw new Problem('invalid', [{ path: 'date', message: dateTexts[dateRefusal] }])
  const before = await sumOfDay(db, { volunteerId: ctx.actor.id, date: entry.date, exceptId: entry.id })
  if (exceedsDailyHours(before, entry.hours)) {
    throw new Problem('invalid', [
      { path: 'hours', message: fieldText('hours.dayLimit', { max: hourLimits.day }) },
    ])
  }
}
