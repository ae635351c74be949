/** Keeps what the texts of a profile or a project are about beside them, for matching to find them by. */
import { eq, ne } from 'drizzle-orm'
import { workIdsOfProject, workIdsOfVolunteer, workVersion } from '#domain/matching/work-ids.ts'
import { biographyOf } from './matching.ts'
import type { Db } from './db.ts'
import { projects, volunteerProfiles } from './schema.ts'

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

/** After a profile was written, in the same transaction. */
export async function refreshWorkOf(db: Db, userId: string): Promise<void> {
  const [profile] = await db
    .select(profileColumns)
    .from(volunteerProfiles)
    .where(eq(volunteerProfiles.userId, userId))
  if (profile) await saveProfile(db, profile)
}

async function saveProfile(db: Db, { userId, skills, ...texts }: Profile): Promise<void> {
  const workIds = workIdsOfVolunteer({ skills, biography: biographyOf(texts) })
  await db.update(volunteerProfiles).set({ workIds, workVersion }).where(eq(volunteerProfiles.userId, userId))
}

/** So many rows are locked and read at a time. */
const batch = 100

/** Reads again some of what an older version of the vocabulary has read; answers whether there may be more. */
export async function refreshStaleWork(db: Db): Promise<boolean> {
  const profiles = await refreshProfiles(db)
  return (await refreshProjects(db)) === batch || profiles === batch
}

async function refreshProfiles(db: Db): Promise<number> {
  const stale = await db
    .select(profileColumns)
    .from(volunteerProfiles)
    .where(ne(volunteerProfiles.workVersion, workVersion))
    .limit(batch)
    .for('no key update', { skipLocked: true })
  for (const profile of stale) await saveProfile(db, profile)
  return stale.length
}

async function refreshProjects(db: Db): Promise<number> {
  const stale = await db
    .select({
      id: projects.id,
      title: projects.title,
      description: projects.description,
      requiredSkills: projects.requiredSkills,
      preferredSkills: projects.preferredSkills,
    })
    .from(projects)
    .where(ne(projects.workVersion, workVersion))
    .limit(batch)
    .for('no key update', { skipLocked: true })
  for (const { id, ...project } of stale) {
    const workIds = workIdsOfProject(project)
    await db.update(projects).set({ workIds, workVersion }).where(eq(projects.id, id))
  }
  return stale.length
}
