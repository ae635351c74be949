/** The days of a project as a calendar file. */
import { Readable } from 'node:stream'
import type { User } from '#contract/accounts/accounts.ts'
import { fileNameOf } from '#domain/text/file-name.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import type { Context } from '#server/context.ts'
import { writeCalendar } from '#server/http/calendar.ts'
import { Problem } from '#server/http/problem.ts'
import type { Download } from '#server/http/route.ts'
import { requireProject } from './service.ts'
import { projectCalendarCatalog } from './texts/project-calendar-texts.ts'

/**
 * The last day to apply if it counts, and the first and last day of the work, for readers who may see the project; a
 * problem if there is none.
 */
export async function writeDays(ctx: Context<User | null>, id: string): Promise<Download> {
  const project = await requireProject(ctx, id)
  const { applicationDeadline, deadlineEnforced, startDate, endDate, title } = project
  const texts = projectCalendarCatalog.read(ctx.language)
  const url = new URL(`/project/${project.id}`, ctx.config.publicUrl)
  const names = { organization: project.organizationName, zone: formatZone(project.timeZone) }
  const days = [
    {
      name: 'deadline',
      day: deadlineEnforced ? applicationDeadline : null,
      summary: texts.summary({ title }),
      description: texts.description(names),
    },
    { name: 'start', day: startDate, summary: texts.start({ title }), description: texts.work(names) },
    { name: 'end', day: endDate, summary: texts.end({ title }), description: texts.work(names) },
  ]
  const events = days.flatMap(({ name, day, ...words }) =>
    day === null
      ? []
      : [
          {
            ...words,
            uid: `${name}-${project.id}@${url.hostname}`,
            day,
            url: url.href,
            changedAt: new Date(project.updatedAt),
          },
        ],
  )
  if (events.length === 0) throw new Problem('no_deadline')
  return {
    name: `${fileNameOf(title) ?? `project-${project.id}`}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: Readable.from([writeCalendar(events)]),
  }
}
