/** Daily and weekly emails about what saved searches found: one per person, whichever of their searches are due. */
import { defaultDigestHour } from '#domain/notifications/email-timing.ts'
import { defaultWeekday, weekdays } from '#domain/notifications/weekly-summary.ts'
import { findLastAlerts } from '#domain/projects/saved-searches.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { listAlertReaders, takeDue } from './search-matching-queries.ts'
import { passToOtherSearches } from './verified-queries.ts'

/** Readers of one run, so that it ends before its lease; the next run continues. */
const perRun = 5000

/** Notifies people of what their daily and weekly searches found, at the hour of their digest in their time zone. */
export async function sendSearchDigests({
  db,
  now,
  config,
  signal,
}: Pick<JobContext, 'db' | 'now' | 'config' | 'signal'>): Promise<void> {
  const acceptance = { now, applicationsPerSpot: config.applicationsPerSpot }
  const standard = { hour: defaultDigestHour, weekday: defaultWeekday }
  const due = (await listAlertReaders(db, standard)).flatMap((reader) => {
    const weekday = weekdays.find((day) => day === reader.weekday) ?? defaultWeekday
    const last = findLastAlerts(now, { hour: reader.hour, timeZone: reader.timeZone, weekday })
    const isDue = (since: string | null, until: Date) => since !== null && new Date(since) < until
    return isDue(reader.daily, last.daily) || isDue(reader.weekly, last.weekly)
      ? [{ userId: reader.userId, due: last }]
      : []
  })
  for (const reader of due.slice(0, perRun)) {
    if (signal.aborted) return
    await transact(db, async (tx) => {
      await passToOtherSearches(tx, { userId: reader.userId, acceptance })
      const taken = await takeDue(tx, { ...reader, acceptance })
      const [project] = taken?.projects ?? []
      if (!taken || !project) return
      const { id: projectId, organizationId } = project
      const moreProjects = taken.projects.length - 1
      await publish(tx, {
        type: 'project.found',
        actorId: null,
        subjectId: taken.sendId,
        data: { projectId, organizationId, moreProjects },
        userIds: [reader.userId],
      })
    })
  }
}
