/** Work over several years, in generated projects, for impact reports. */
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import { addDays, type LocalDate } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { insertOrganization, insertPerson, insertProjects } from './scenario.ts'

/** Numbers that are the same in every run. */
export function makeNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const causes = [[], ['Education'], ['Housing', 'Education'], ['Animals', 'Housing', 'Seniors']]
const locations = ['Baltimore, MD', 'Towson, Maryland', 'Leeds, England', 'Somewhere nice', null]
const statuses: ApplicationStatus[] = [
  'completed',
  'completed',
  'accepted',
  'withdrawn',
  'declined',
  'pending',
]

export interface GeneratedWork {
  organizations: string[]
  projects: string[]
  volunteers: string[]
}

/**
 * Organizations with projects of every cause and place, and applications with hours of every status, on days of the last
 * two and a half years before a day.
 */
export async function generateWork(db: Db, today: LocalDate, seed = 1): Promise<GeneratedWork> {
  const pick = makeNumbers(seed)
  const day = () => addDays(today, -pick(900))
  const organizations = await Promise.all([0, 1, 2].map(() => insertOrganization(db)))
  const volunteers = await Promise.all(Array.from({ length: 8 }, () => insertPerson(db)))
  const rows = organizations.flatMap((organizationId) =>
    Array.from({ length: 5 }, (_, index) => {
      const createdAt = new Date(`${day()}T${String(pick(24)).padStart(2, '0')}:30:00Z`)
      return {
        organizationId,
        title: `Project ${index} of ${organizationId}`,
        causeAreas: causes[pick(causes.length)] ?? [],
        location: locations[index] ?? null,
        isRemote: index === 4,
        maxVolunteers: 50,
        // Only imported projects may name no cause.
        externalId: `${organizationId} ${index}`,
        importedAt: createdAt,
        createdAt,
      }
    }),
  )
  const projects = await insertProjects(db, rows)
  for (const projectId of projects) {
    for (const volunteerId of volunteers) {
      if (pick(3) === 0) continue
      const status = statuses[pick(statuses.length)] ?? 'pending'
      const sentOn = day()
      const [application] = await db
        .insert(applications)
        .values({
          projectId,
          volunteerId,
          status,
          coverLetter: 'I would like to help.',
          createdAt: new Date(`${sentOn}T23:45:00Z`),
          reviewedAt: status === 'pending' ? null : new Date(`${addDays(sentOn, pick(9))}T12:00:00Z`),
          ...(status === 'withdrawn' && { endedBy: 'volunteer', endReason: 'I moved away' }),
        })
        .returning({ id: applications.id })
      if (application && status !== 'pending') await insertHours(db, { id: application.id, pick, day })
    }
  }
  return { organizations, projects, volunteers }
}

/** Confirmed, rejected and waiting hours on several days. */
async function insertHours(
  db: Db,
  { id, pick, day }: { id: string; pick: (below: number) => number; day: () => LocalDate },
): Promise<void> {
  for (let index = pick(5); index > 0; index -= 1) {
    const date = day()
    const kind = pick(6)
    const decidedAt = new Date(`${addDays(date, pick(40))}T12:00:00Z`)
    await db.insert(hourEntries).values({
      applicationId: id,
      date,
      hours: (1 + pick(32)) / 4,
      ...(kind === 0 && { status: 'awaiting' }),
      ...(kind === 1 && { status: 'rejected', reason: 'Which meeting was that?', decidedAt }),
      ...(kind > 1 && { status: 'confirmed', decidedAt, confirmedAfterDays: kind === 2 ? 14 : null }),
    })
  }
}
