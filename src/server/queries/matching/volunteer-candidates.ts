/** Selects the volunteers to score for a project, from the indexes on kinds of work and causes. */
import { eq, sql, type SQL } from 'drizzle-orm'
import type { MatchProject } from '#domain/matching/scoring/factors.ts'
import { expandToOffered } from '#domain/matching/parsing/work-ids.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { listRows } from '#server/db/prepared.ts'
import { isBlocked } from '#server/queries/organizations/blocks.ts'
import { introductionColumns } from '#server/queries/applications/introductions.ts'
import { overlaps } from './match-candidates.ts'
import { selectUninterested } from './match-exclusions.ts'
import { matchVolunteerColumns } from './matching.ts'

/** What people who may find a volunteer see of them, and what matching needs. */
export const volunteerColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  isPortfolioPublic: volunteerProfiles.isPortfolioPublic,
  preferredCauses: volunteerProfiles.preferredCauses,
  language: volunteerProfiles.language,
  updatedAt: volunteerProfiles.updatedAt,
  ...introductionColumns,
  ...matchVolunteerColumns,
}

/** They let organizations find them, confirmed their email, and are not suspended. */
export const isListed = sql`${volunteerProfiles.isContactable} and exists (
  select from ${users} listed where listed.id = ${volunteerProfiles}.user_id
    and listed.email_verified_at is not null and listed.disabled_at is null)`

/**
 * Lists volunteers whom organizations may find and who may fit a project: first by its kinds of work, then by its causes
 * alone, most recently updated profiles first. `by`: with the whole profile, or only with what a card of the directory
 * shows of it.
 */
export function listVolunteerCandidates(
  db: Db,
  project: MatchProject,
  given: { workIds: readonly string[]; by: 'profile' | 'card'; not: SQL; most: number },
) {
  const asked = expandToOffered(given.workIds)
  const labels = [...project.requiredSkills, ...project.preferredSkills].map(canonicalSkill)
  // Work found in texts counts only for those who match with the whole profile; on a card, the same typed-in label counts.
  const work =
    given.by === 'card'
      ? overlaps(volunteerProfiles.skillIds, [...new Set([...asked, ...labels])])
      : overlaps(volunteerProfiles.workIds, asked)
  const causes = overlaps(volunteerProfiles.causeIds, project.causeAreas.map(canonicalCause))
  const found = (fits: SQL, tier: number) => sql`
    select ${volunteerProfiles.userId}, ${sql.raw(String(tier))} as tier, ${volunteerProfiles.updatedAt}
    from ${volunteerProfiles}
    where ${isListed} and ${fits} and not (${given.not})
    order by ${volunteerProfiles.updatedAt} desc, ${volunteerProfiles.userId} limit ${given.most}`
  // Evaluated once, before any row: the query looks for matches by causes alone only if too few match by work.
  const areTooFew = sql`(select count(*) from by_work) < ${given.most}`
  const query = db
    .select(volunteerColumns)
    .from(volunteerProfiles)
    .innerJoin(users, eq(users.id, volunteerProfiles.userId))
    .where(
      sql`${volunteerProfiles.userId} in (
        with by_work as materialized (${found(work, 0)})
        select one.user_id from (
          select * from by_work union all (${found(sql`${causes} and not ${work} and ${areTooFew}`, 1)})) one
        order by one.tier, one.updated_at desc, one.user_id limit ${given.most})`,
    )
  return listRows(db, { selection: volunteerColumns, query })
}

/** Projects and organizations that people may have to do with. */
interface Involvement {
  /** Whose applicants count; null for none. */
  id: string | null
  organizationIds: readonly string[]
  /** The project whose dismissals count, if not those of `id`; null for none. */
  dismissedId?: string | null
}

/**
 * True for everyone who ever applied to the project or is not interested in it, the members of its organization, and
 * anyone whom either side blocked.
 */
export const isInvolved = ({
  dismissedId,
  ...project
}: Involvement): SQL => sql`${volunteerProfiles.userId} in (
    select a.volunteer_id from ${applications} a where a.project_id = ${project.id}::uuid
    union all select m.user_id from ${organizationMembers} m
      where m.organization_id = any(${sql.param([...project.organizationIds])}::uuid[])
    union all select c.volunteer_id from ${contacts} c
      where c.organization_id = any(${sql.param([...project.organizationIds])}::uuid[]) and ${isBlocked}
    union all ${selectUninterested({ ...project, id: dismissedId === undefined ? project.id : dismissedId })})`
