/** Loads the invented demo data: people, organizations, projects, and applications in every state with their work. */
import { sql } from 'drizzle-orm'
import { sqlState, transact, type Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { decideMonth } from '#server/features/rankings/month-queries.ts'
import { refreshAll } from '#server/features/rankings/refresh.ts'
import { reconcileAll } from '#server/features/rewards/reconcile.ts'
import { demoPassword } from './accounts.ts'
import { startLoading, type Loading } from './loading.ts'
import { loadApplications } from './steps/applications.ts'
import { loadConversations } from './steps/conversations.ts'
import { loadInvites } from './steps/invites.ts'
import { gatherJobs } from './steps/jobs.ts'
import { dateNotifications, dateReviews, dateWork } from './steps/dates.ts'
import { loadHours } from './steps/hours.ts'
import { loadImpact } from './steps/impact.ts'
import { loadOrganizations } from './steps/organizations.ts'
import { loadPeople } from './steps/people.ts'
import { loadPerks } from './steps/perks.ts'
import { loadProjects } from './steps/projects.ts'
import { loadRegister } from './steps/register.ts'
import { loadRest } from './steps/rest.ts'
import { loadReviews } from './steps/reviews.ts'
import { loadSavedProjects } from './steps/saved-projects.ts'
import { loadSkillPlacements } from './steps/skill-placements.ts'

/** In order: each step needs what the steps before it stored. */
const steps: readonly ((loading: Loading) => Promise<unknown>)[] = [
  loadPeople,
  loadOrganizations,
  loadRegister,
  loadProjects,
  loadSkillPlacements,
  loadApplications,
  loadHours,
  loadImpact,
  loadReviews,
  loadSavedProjects,
  // Publishing dates everything now; it happened when the files say.
  dateWork,
  dateReviews,
  dateNotifications,
  // Computed by the product's own rules from the same work, so no number is invented.
  refreshAll,
  decideMonth,
  loadRest,
  reconcileAll,
  // Some of the points were spent.
  loadPerks,
  loadConversations,
  loadInvites,
  gatherJobs,
]

/** How often a process waits 3 s for another process that is loading: on a busy machine loading takes long. */
const attempts = 20

/** Fills a database that has no accounts yet, in one transaction. Changes nothing if accounts exist. */
export async function loadDemoData({ db, now }: { db: Db; now: Date }): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadAll({ db, now, passwordHash })
    } catch (error) {
      if (sqlState(error) !== '55P03' || attempt === attempts) throw error
    }
  }
}

function loadAll({ db, ...given }: Pick<Loading, 'db' | 'now' | 'passwordHash'>): Promise<void> {
  return transact(db, async (transaction) => {
    // Two processes may start on the same empty database: the second waits here and then finds the accounts.
    await transaction.execute(sql`lock table ${users} in share row exclusive mode`)
    const [account] = await transaction.select({ id: users.id }).from(users).limit(1)
    if (account) return
    const loading = startLoading({ ...given, db: transaction })
    for (const step of steps) await step(loading)
  })
}
