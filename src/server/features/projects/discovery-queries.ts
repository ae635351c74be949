/** The projects of which featured ones and trending skills are made, by the rules of `#domain/discovery.ts`. */
import { and, desc, eq, gte, inArray, or, sql, isNull } from 'drizzle-orm'
import type { ProjectCard } from '#contract/projects.ts'
import { featuredRule, listLengths, rankFeatured, rankSkills, trendingRule } from '#domain/discovery.ts'
import { whyApplicationsAreClosed } from '#domain/projects.ts'
import { dayInZone } from '#domain/time.ts'
import type { Context } from '#server/context.ts'
import { organizations, projects } from '#server/db/schema.ts'
import { readPlacements } from '#server/db/skill-placements.ts'
import { cardColumns, presentCard } from './present.ts'

type Reading = Pick<Context, 'db' | 'now'>

/** What most likely takes applications; a deadline is looked at with its time zone afterwards. */
const seemsOpen = and(
  eq(projects.visibility, 'published'),
  inArray(projects.status, ['open', 'active']),
  or(isNull(projects.maxVolunteers), sql`${projects.acceptedCount} < ${projects.maxVolunteers}`),
)

/** The featured projects, best first, as nobody in particular sees them. */
export async function listFeatured({ db, now }: Reading): Promise<ProjectCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(seemsOpen)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(featuredRule.candidates)
  const at = now()
  const open = rows.filter((row) => whyApplicationsAreClosed(row, dayInZone(at, row.timeZone)) === null)
  return rankFeatured(open, at)
    .slice(0, listLengths.featured)
    .map((row) => presentCard(row, at))
}

/** The skills that most of the new projects that take applications ask for, as labels. */
export async function listTrending({ db, now }: Reading): Promise<string[]> {
  const at = now()
  const since = new Date(at.getTime() - trendingRule.days * 86_400_000)
  const rows = await db
    .select({
      requiredSkills: projects.requiredSkills,
      preferredSkills: projects.preferredSkills,
      status: projects.status,
      visibility: projects.visibility,
      maxVolunteers: projects.maxVolunteers,
      acceptedCount: projects.acceptedCount,
      applicationDeadline: projects.applicationDeadline,
      deadlineEnforced: projects.deadlineEnforced,
      timeZone: projects.timeZone,
    })
    .from(projects)
    .where(and(seemsOpen, gte(projects.createdAt, since)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(trendingRule.candidates)
  const open = rows.filter((row) => whyApplicationsAreClosed(row, dayInZone(at, row.timeZone)) === null)
  return rankSkills(open, await readPlacements(db)).slice(0, listLengths.trendingSkills)
}
