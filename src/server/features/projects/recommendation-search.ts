/**
 * Projects that fit a volunteer. Candidates come by the indexes of skills and causes, the newest of each kind; only those
 * are scored, so that the work is the same for a hundred projects and for a hundred thousand.
 */
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { describeReasons } from '#contract/match-reasons.ts'
import type { Recommendation } from '#contract/discovery.ts'
import { listLengths } from '#domain/discovery.ts'
import type { MatchVolunteer } from '#domain/matching.ts'
import { scoreMatch, type Match } from '#domain/matching/score.ts'
import { whyApplicationsAreClosed } from '#domain/projects.ts'
import { dayInZone } from '#domain/time.ts'
import { relatedCauseIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { relatedSkillIds } from '#domain/vocabulary/skill-graph.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Context } from '#server/context.ts'
import { matchProjectColumns, matchVolunteerColumns, toMatchVolunteer } from '#server/db/matching.ts'
import { applications, organizations, projects, volunteerProfiles } from '#server/db/schema.ts'
import { cardColumns, presentCard } from './present.ts'

/** How many of the newest projects of each kind are scored. */
const candidates = { both: 200, skills: 200, causes: 100, related: 100 }

/** The projects that fit the caller best; none while their profile names neither a skill nor a cause. */
export async function listFitting(ctx: Context): Promise<Recommendation[]> {
  const volunteer = await findMatchVolunteer(ctx)
  if (!volunteer || volunteer.skills.length + volunteer.causes.length === 0) return []
  const now = ctx.now()
  const found = await findCandidates(ctx, volunteer)
  const best = found
    .filter((row) => whyApplicationsAreClosed(row, dayInZone(now, row.timeZone)) === null)
    .map((row) => ({ row, match: scoreMatch(volunteer, row) }))
    .toSorted(
      (a, b) => b.match.score - a.match.score || b.row.createdAt.getTime() - a.row.createdAt.getTime(),
    )
    .slice(0, listLengths.recommendations)
  return readCards(ctx, new Map(best.map(({ row, match }) => [row.id, { match, volunteer }])))
}

/** What the profile says, and the hours that accepted work leaves free. */
async function findMatchVolunteer({ db, actor }: Context): Promise<MatchVolunteer | null> {
  const [profile] = await db
    .select(matchVolunteerColumns)
    .from(volunteerProfiles)
    .where(eq(volunteerProfiles.userId, actor.id))
  return profile ? toMatchVolunteer(profile) : null
}

function findCandidates(ctx: Context, volunteer: MatchVolunteer) {
  const skillIds = volunteer.skills.map(canonicalSkill)
  const causeIds = volunteer.causes.map(canonicalCause)
  const skills = shares(projects.skillIds, skillIds)
  const causes = shares(projects.causeIds, causeIds)
  const related = sql`(${shares(projects.skillIds, relatedSkillIds(skillIds))}
    or ${shares(projects.causeIds, relatedCauseIds(causeIds))})`
  const kinds: [SQL, number][] = [
    [sql`${skills} and ${causes}`, candidates.both],
    [skills, candidates.skills],
    [causes, candidates.causes],
    [related, candidates.related],
  ]
  const newest = kinds.map(([fits, most]) => newestOf(ctx, fits, most))
  return ctx.db
    .select({
      id: projects.id,
      ...matchProjectColumns,
      status: projects.status,
      visibility: projects.visibility,
      maxVolunteers: projects.maxVolunteers,
      acceptedCount: projects.acceptedCount,
      applicationDeadline: projects.applicationDeadline,
      deadlineEnforced: projects.deadlineEnforced,
      timeZone: projects.timeZone,
      createdAt: projects.createdAt,
    })
    .from(projects)
    .where(sql`${projects.id} in (${sql.join(newest, sql` union `)})`)
}

const shares = (column: typeof projects.skillIds, ids: readonly string[]): SQL =>
  sql`${column} && ${sql.param([...ids])}::text[]`

/** The newest that fit, seem to take applications, and are neither of an own organization nor applied to. */
function newestOf({ actor }: Context, fits: SQL, most: number): SQL {
  const own = actor.organizations.map(({ id }) => id)
  return sql`(select ${projects.id} from ${projects}
    where ${projects.visibility} = 'published' and ${projects.status} in ('open', 'active')
      and (${projects.maxVolunteers} is null or ${projects.acceptedCount} < ${projects.maxVolunteers})
      and ${projects.organizationId} <> all(${sql.param(own)}::uuid[])
      and not exists (select from ${applications}
        where ${applications.projectId} = ${projects.id} and ${applications.volunteerId} = ${actor.id})
      and ${fits}
    order by ${projects.createdAt} desc, ${projects.id} desc limit ${most})`
}

async function readCards(
  { db, now }: Context,
  found: ReadonlyMap<string, { match: Match; volunteer: MatchVolunteer }>,
): Promise<Recommendation[]> {
  if (found.size === 0) return []
  const rows = await db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(inArray(projects.id, [...found.keys()]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const at = now()
  return [...found].flatMap(([id, { match, volunteer }]) => {
    const row = byId.get(id)
    if (!row) return []
    const matchReasons = describeReasons(match, { volunteer, project: row })
    return [{ ...presentCard(row, at), matchScore: match.score, matchReasons }]
  })
}
