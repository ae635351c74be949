/** The deadline of a project as a calendar file. */
import { Readable } from 'node:stream'
import type { User } from '#contract/accounts/accounts.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import type { Context } from '#server/context.ts'
import { writeCalendar } from '#server/http/calendar.ts'
import { Problem } from '#server/http/problem.ts'
import type { Download } from '#server/http/route.ts'
import { requireProject } from './service.ts'
import { projectCalendarCatalog } from './texts/project-calendar-texts.ts'

/** The last day to apply, for readers who may see the project; a problem if there is none that counts. */
export async function writeDeadline(ctx: Context<User | null>, id: string): Promise<Download> {
  const project = await requireProject(ctx, id)
  const { applicationDeadline, deadlineEnforced, title, organizationName, timeZone } = project
  if (!applicationDeadline || !deadlineEnforced) throw new Problem('no_deadline')
  const texts = projectCalendarCatalog.read(ctx.language)
  const url = new URL(`/project/${project.id}`, ctx.config.publicUrl)
  const file = writeCalendar({
    uid: `deadline-${project.id}@${url.hostname}`,
    day: applicationDeadline,
    summary: texts.summary({ title }),
    description: texts.description({ organization: organizationName, zone: formatZone(timeZone) }),
    url: url.href,
    changedAt: new Date(project.updatedAt),
  })
  return {
    name: `deadline-${project.id}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: Readable.from([file]),
  }
}
