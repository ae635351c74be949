/** Loads hours as they were logged and decided, oldest first. */
import { demoWork } from '#demo/data.ts'
import { getRequired, idOf, type Collaboration, type Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import type { DemoHours } from '#demo/work-shapes.ts'
import { dayInZone } from '#domain/time/time.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { publish } from '#server/events/publish.ts'

type Decision = { work: Collaboration; isRejected: boolean; ids: string[]; hours: number }

export async function loadHours({ db, now, collaborations }: Loading): Promise<void> {
  const logged = demoWork.flatMap(({ project, volunteer, entries }) =>
    entries.map((entry) => ({ entry, work: getRequired(collaborations, `${project} ${volunteer}`) })),
  )
  const decisions = new Map<string, Decision>()
  for (const { entry, work } of logged.toSorted((a, b) => b.entry.daysAgo - a.entry.daysAgo)) {
    const { applicationId, projectId, volunteerId, ownerId } = work
    const decidedDaysAgo = entry.confirmedDaysAgo ?? entry.rejected?.daysAgo
    const createdAt = daysBefore(now, entry.daysAgo)
    const decidedAt = decidedDaysAgo === undefined ? null : daysBefore(now, decidedDaysAgo)
    const entryId = idOf(
      await db
        .insert(hourEntries)
        .values({
          applicationId,
          date: dayInZone(createdAt, 'UTC'),
          hours: entry.hours,
          note: entry.note ?? null,
          status: statusOf(entry),
          reason: entry.rejected?.reason ?? null,
          decidedBy: decidedAt && ownerId,
          decidedAt,
          createdAt,
          updatedAt: decidedAt ?? createdAt,
        })
        .returning({ id: hourEntries.id }),
    )
    const data = { projectId, entryId, hours: entry.hours, beginsToWait: decidedDaysAgo === undefined }
    await publish(db, { type: 'hours.logged', actorId: volunteerId, subjectId: applicationId, data })
    if (decidedDaysAgo === undefined) continue
    const key = `${applicationId} ${statusOf(entry)} ${decidedDaysAgo}`
    const { ids, hours } = decisions.get(key) ?? { ids: [], hours: 0 }
    decisions.set(key, {
      work,
      isRejected: entry.rejected !== undefined,
      ids: [...ids, entryId],
      hours: hours + entry.hours,
    })
  }
  for (const { work, isRejected, ids, hours } of decisions.values()) {
    await publish(db, {
      type: isRejected ? 'hours.rejected' : 'hours.confirmed',
      actorId: work.ownerId,
      subjectId: work.applicationId,
      data: { projectId: work.projectId, entryIds: ids, hours },
    })
  }
}

function statusOf({ confirmedDaysAgo, rejected }: DemoHours) {
  if (rejected) return 'rejected'
  return confirmedDaysAgo === undefined ? 'awaiting' : 'confirmed'
}
