/** Many applicants to one project, as rows: registering each would take minutes. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { loadConfig } from '#server/config/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import type { RunningProduct } from '#tests/support/running/commands.ts'
import { callAsPage, register } from '#tests/support/calls/calls.ts'
import { insertPerson } from './scenario.ts'

const day = 86_400_000
const firstNames = ['Amara', 'Ben', 'Chidi', 'Daria', 'Elif', 'Farid', 'Grace', 'Hugo', 'Ines', 'Jonas']

const skills = ['Web Development', 'UI/UX Design', 'Research', 'Data Analysis']

/** What the applicant with this number has: fewer of the skills and a longer wait the higher it is. */
const describeApplicant = (index: number) => ({
  firstName: firstNames[index % firstNames.length] ?? '',
  lastName: `Applicant ${String(index + 1).padStart(3, '0')}`,
  skills: skills.slice(0, Math.max(0, skills.length - Math.floor(index / 50))),
  daysAgo: index % 20,
})

/** Inserts pending applications by new people with profiles: "Amara Applicant 001" and so on. */
async function insertManyApplicants(
  db: Db,
  { projectId, count }: { projectId: string; count: number },
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { firstName, lastName, skills: own, daysAgo } = describeApplicant(index)
    const volunteerId = await insertPerson(db, { firstName, lastName })
    await db.insert(volunteerProfiles).values({
      userId: volunteerId,
      headline: 'Works with small charities',
      location: 'Columbus, OH',
      skills: [...own],
      skillIds: [...own],
      maxHoursPerWeek: 4 + (index % 12),
    })
    const createdAt = new Date(Date.now() - daysAgo * day - 3_600_000)
    await db.insert(applications).values({
      id: randomUUID(),
      projectId,
      volunteerId,
      coverLetter: `Number ${index + 1} would like to help. I know this kind of work and have an hour most evenings.`,
      createdAt,
      updatedAt: createdAt,
    })
  }
}

type Product = Pick<RunningProduct, 'dataFolder'>

/** Runs something in the database of a running product. */
export async function runInDatabase(
  { dataFolder }: Product,
  run: (db: Db) => Promise<unknown>,
): Promise<void> {
  const database = await connectDatabase(loadConfig({ DATA_DIR: dataFolder }), { attach: true })
  await run(database.db)
  await database.close()
}

/** Makes the page's user an organization with three spots and 200 pending applicants; returns the project's id. */
export async function receiveMany(page: Page, dataFolder: string): Promise<string> {
  await register(page, { type: 'Organization', firstName: 'Thea' })
  const { id: projectId } = await callAsPage(page, 'POST /api/projects', {
    organizationName: 'Riverside Food Bank',
    title: 'Rebuild our volunteer shift sign-up',
    description: 'Two people often get the same van. We want one sign-up that everyone can trust.',
    causeAreas: ['Human Rights'],
    requiredSkills: skills,
    experienceLevel: 'beginner',
    timeCommitment: 5,
    duration: '1-2 months',
    maxVolunteers: 3,
    deliverables: 'A sign-up that our dispatcher can use without help.',
    impact: 'Forty families get their food on the day they expect it.',
  })
  await runInDatabase({ dataFolder }, (db) => insertManyApplicants(db, { projectId, count: 200 }))
  return projectId
}

/** Moves a project's applications and their answers back, as if that many days had passed. */
export const moveBack = (
  product: Product,
  { projectId, days: count }: { projectId: string; days: number },
): Promise<void> =>
  runInDatabase(product, (db) => {
    const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(days => ${count})`
    return db
      .update(applications)
      .set({ createdAt: earlier(applications.createdAt), reviewedAt: earlier(applications.reviewedAt) })
      .where(eq(applications.projectId, projectId))
  })

/** Makes someone a manager of the organization of a project in a running product, without an invitation. */
export const addManager = (
  product: Product,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> =>
  runInDatabase(product, async (db) => {
    const [project] = await db
      .select({ organizationId: projects.organizationId })
      .from(projects)
      .where(eq(projects.id, projectId))
    if (!project) throw new Error('a manager belongs to the organization of a project')
    await db
      .insert(organizationMembers)
      .values({ organizationId: project.organizationId, userId, role: 'manager' })
  })
