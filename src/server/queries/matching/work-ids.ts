/**
 * Stores the kinds of work found in the texts of a profile or project next to them, so that matching can search them.
 */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { workIdsOfProject, workIdsOfVolunteer, workVersion } from '#domain/matching/parsing/work-ids.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { applyPlacements } from './skill-placements.ts'
import { biographyOf } from './matching.ts'
import type { Db } from '#server/db/db.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'

const profileColumns = {
  userId: volunteerProfiles.userId,
  skills: volunteerProfiles.skills,
  headline: volunteerProfiles.headline,
  bio: volunteerProfiles.bio,
  experience: volunteerProfiles.experience,
  availability: volunteerProfiles.availability,
}
type Profile = Record<keyof typeof profileColumns, unknown> & {
  userId: string
  skills: string[]
} & Parameters<typeof biographyOf>[0]

/** Call after writing a profile, in the same transaction. */
export async function refreshWorkOf(db: Db, userId: string): Promise<void> {
  const [profile] = await db
    .select(profileColumns)
    .from(volunteerProfiles)
    .where(eq(volunteerProfiles.userId, userId))
  if (profile) await saveProfile(db, profile)
}

async function saveProfile(db: Db, { userId, skills, ...texts }: Profile): Promise<void> {
  const read = {
    skillIds: [...new Set(skills.map(canonicalSkill))],
    workIds: workIdsOfVolunteer({ skills, biography: biographyOf(texts) }),
    workVersion,
  }
  await db
    .update(volunteerProfiles)
    .set(await applyPlacements(db, read))
    .where(eq(volunteerProfiles.userId, userId))
}

/** The number of rows locked and read at a time. */
const batch = 100

/** Recomputes some rows that an older version of the vocabulary produced; returns true if there may be more. */
export async function refreshStaleWork(db: Db): Promise<boolean> {
  const profiles = await refreshProfiles(db)
  return (await refreshProjects(db)) === batch || profiles === batch
}

async function refreshProfiles(db: Db): Promise<number> {
  const stale = await db
    .select(profileColumns)
    .from(volunteerProfiles)
    .where(lt(volunteerProfiles.workVersion, workVersion))
    .limit(batch)
    .for('no key update', { skipLocked: true })
  for (const profile of stale) await saveProfile(db, profile)
  return stale.length
}

async function refreshProjects(db: Db): Promise<number> {
  const stale = await db
    .select(projectColumns)
    .from(projects)
    .where(lt(projects.workVersion, workVersion))
    .limit(batch)
    .for('no key update', { skipLocked: true })
  for (const { id, ...project } of stale) {
    await analyzeAgain(db, id, project)
  }
  return stale.length
}

const projectColumns = {
  id: projects.id,
  title: projects.title,
  description: projects.description,
  requiredSkills: projects.requiredSkills,
  preferredSkills: projects.preferredSkills,
}
type ProfileOrProject = Parameters<typeof workIdsOfProject>[0]

async function analyzeAgain(db: Db, id: string, project: ProfileOrProject): Promise<void> {
  const read = {
    skillIds: [...new Set([...project.requiredSkills, ...project.preferredSkills].map(canonicalSkill))],
    workIds: workIdsOfProject(project),
    workVersion,
  }
  await db
    .update(projects)
    .set(await applyPlacements(db, read))
    .where(eq(projects.id, id))
}

/** Recomputes some of the projects that list a typed-in skill, ordered by id; returns the last id of a full batch. */
export async function refreshProjectsWithSkill(
  db: Db,
  typedId: string,
  after: string | null,
): Promise<string | null> {
  const found = await db
    .select(projectColumns)
    .from(projects)
    .where(
      and(
        sql`${projects.skillIds} @> array[${typedId}]::text[]`,
        after === null ? undefined : gt(projects.id, after),
      ),
    )
    .orderBy(projects.id)
    .limit(batch)
    .for('update')
  for (const { id, ...project } of found) await analyzeAgain(db, id, project)
  return found.length === batch ? (found.at(-1)?.id ?? null) : null
}

/** The same for profiles. */
export async function refreshProfilesWithSkill(
  db: Db,
  typedId: string,
  after: string | null,
): Promise<string | null> {
  const found = await db
    .select(profileColumns)
    .from(volunteerProfiles)
    .where(
      and(
        sql`${volunteerProfiles.skillIds} @> array[${typedId}]::text[]`,
        after === null ? undefined : gt(volunteerProfiles.userId, after),
      ),
    )
    .orderBy(volunteerProfiles.userId)
    .limit(batch)
    .for('update')
  for (const profile of found) await saveProfile(db, profile)
  return found.length === batch ? (found.at(-1)?.userId ?? null) : null
}
