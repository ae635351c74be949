/** Loads the invented demo data: people, organizations, projects, and applications in every state with their work. */
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { invitationDays } from '#contract/organizations/members.ts'
import type { ScreeningQuestion } from '#domain/applications/screening.ts'
import { sqlState, transact, type Db } from '#server/db/db.ts'
import {
  applicationHistory,
  applicationNotes,
  applications,
  organizationInvitations,
  organizationMembers,
  organizations,
  projects,
  sessions,
  users,
  volunteerProfiles,
} from '#server/db/schema.ts'
import type { DemoOrganization } from '#server/demo/shapes.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoApplications } from '#server/demo/applications.ts'
import { demoOrganizations } from '#server/demo/organizations.ts'
import { demoPassword, demoPeople } from '#server/demo/people.ts'
import { demoProjects } from '#server/demo/projects.ts'
import {
  applicationRow,
  daysBefore,
  historyOf,
  organizationRow,
  profileRow,
  projectRow,
  questionsOf,
  userRow,
} from '#server/demo/rows.ts'
import { sessionRows } from '#server/demo/sessions.ts'
import { hashPassword } from '#server/features/accounts/passwords.ts'
import { reconcileAll } from '#server/features/rewards/reconcile.ts'
import { decideMonth } from '#server/features/rankings/month-queries.ts'
import { refreshAll } from '#server/features/rankings/refresh.ts'
import { loadDemoRegister } from './demo-register.ts'
import { loadConversations } from './demo-messages.ts'
import { loadPerks } from './demo-perks.ts'
import { loadPlacements } from './demo-skills.ts'
import { dateReviews, loadReviews } from './demo-reviews.ts'
import {
  dateNotifications,
  dateWork,
  idOf,
  getRequired,
  loadHours,
  loadImpact,
  loadRest,
  loadSaved,
  publishMove,
  type Collaboration,
} from './demo-work.ts'

type LoadContext = { db: Db; now: Date }

/** True if an invented account with the published password exists. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1)
  return row !== undefined
}

/** How often a process waits 3 s for another process that is loading: on a busy machine loading takes long. */
const attempts = 20

/** Fills a database that has no accounts yet, in one transaction. Changes nothing if accounts exist. */
export async function loadDemoData({ db, now }: LoadContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadAll({ db, now }, passwordHash)
    } catch (error) {
      if (sqlState(error) !== '55P03' || attempt === attempts) throw error
    }
  }
}

function loadAll({ db, now }: LoadContext, passwordHash: string): Promise<void> {
  return transact(db, async (transaction) => {
    // Two processes may start on the same empty database: the second waits here and then finds the accounts.
    await transaction.execute(sql`lock table ${users} in share row exclusive mode`)
    const [account] = await transaction.select({ id: users.id }).from(users).limit(1)
    if (account) return
    const loading = { db: transaction, now }
    const people = await loadPeople(loading, passwordHash)
    const owned = await loadOrganizations(loading, people)
    await loadDemoRegister({ ...loading, owned })
    const posted = await loadProjects(loading, { owned, people })
    await loadPlacements(loading, getRequired(people, 'vera'))
    const collaborations = await loadApplications(loading, { people, posted })
    const find = (project: string, volunteer: string) =>
      getRequired(collaborations, `${project} ${volunteer}`)
    await loadHours(loading, find)
    await loadImpact(transaction, (key) => getRequired(posted, key))
    await loadReviews(loading, { find, userOf: (key) => getRequired(people, key) })
    await loadSaved(loading, {
      userOf: (key) => getRequired(people, key),
      projectOf: (key) => getRequired(posted, key).id,
    })
    await dateWork(transaction)
    await dateReviews(transaction)
    await dateNotifications(loading)
    await refreshAll(loading)
    await decideMonth(loading)
    await loadRest(loading, getRequired(people, 'maya'))
    // Computed by the same rules from the same work, so no number is invented.
    await reconcileAll(loading)
    await loadPerks(loading, (key) => getRequired(people, key))
    await loadConversations(loading, {
      userOf: (key) => getRequired(people, key),
      organizationOf: (key) => getRequired(owned, key).id,
      projectOf: (key) => getRequired(posted, key).id,
    })
  })
}

const canSignIn = (email: string) => demoAccounts.some((account) => account.email === email)

async function loadPeople({ db, now }: LoadContext, passwordHash: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const person of demoPeople) {
    const rows = await db
      .insert(users)
      .values(userRow(person, { passwordHash, now }))
      .returning({ id: users.id })
    const userId = idOf(rows)
    // Administrators' sessions are too short to still be open.
    if (canSignIn(person.email) && !person.isAdmin) {
      await db.insert(sessions).values(sessionRows(userId, { now, makeHash: () => randomBytes(32) }))
    }
    ids.set(person.key, userId)
    if (person.volunteer) {
      await db
        .insert(volunteerProfiles)
        .values(profileRow({ key: person.key, profile: person.volunteer }, { userId, now }))
    }
  }
  return ids
}

type OwnedOrganization = { id: string; ownerId: string; timeZone: string }

async function loadOrganizations({ db, now }: LoadContext, people: Map<string, string>) {
  const owned = new Map<string, OwnedOrganization>()
  for (const organization of demoOrganizations) {
    const ownerId = getRequired(people, organization.owner)
    const row = organizationRow(organization, { ownerId, now })
    const id = idOf(await db.insert(organizations).values(row).returning({ id: organizations.id }))
    await db
      .insert(organizationMembers)
      .values({ organizationId: id, userId: ownerId, role: 'owner', joinedAt: row.createdAt })
    await db.update(users).set({ primaryOrganizationId: id }).where(eq(users.id, ownerId))
    await loadMembers({ db, now }, { organization, id, userOf: (key) => getRequired(people, key) })
    owned.set(organization.key, { id, ownerId, timeZone: organization.timeZone })
  }
  return owned
}

type MemberInput = { organization: DemoOrganization; id: string; userOf: (key: string) => string }

/** Adds the members who joined after the owner, and the invitations without an answer. */
async function loadMembers(
  { db, now }: LoadContext,
  { organization, id, userOf }: MemberInput,
): Promise<void> {
  const { owner, managers = [], invited = [] } = organization
  for (const key of managers) {
    const member = { organizationId: id, userId: userOf(key) }
    await db
      .insert(organizationMembers)
      .values({ ...member, role: 'manager', joinedAt: daysBefore(now, 150) })
  }
  for (const email of invited) {
    await db.insert(organizationInvitations).values({
      organizationId: id,
      email,
      role: 'manager',
      invitedBy: userOf(owner),
      sentAt: daysBefore(now, 2),
      expiresAt: daysBefore(now, 2 - invitationDays),
    })
  }
}

type PostedProject = {
  id: string
  ownerId: string
  organizationId: string
  completedAt: Date | null
  questions: ScreeningQuestion[]
}

async function loadProjects(
  { db, now }: LoadContext,
  { owned, people }: { owned: Map<string, OwnedOrganization>; people: Map<string, string> },
) {
  const posted = new Map<string, PostedProject>()
  for (const project of demoProjects) {
    const { id: organizationId, ...by } = getRequired(owned, project.organization)
    // The project's manager does what the owner does for other projects.
    const ownerId = project.manager === undefined ? by.ownerId : getRequired(people, project.manager)
    const row = projectRow(project, { organizationId, ownerId, timeZone: by.timeZone, now })
    const id = idOf(await db.insert(projects).values(row).returning({ id: projects.id }))
    const questions = questionsOf(project)
    posted.set(project.key, { id, ownerId, organizationId, completedAt: row.completedAt ?? null, questions })
  }
  return posted
}

async function loadApplications(
  { db, now }: LoadContext,
  loaded: { people: Map<string, string>; posted: Map<string, PostedProject> },
): Promise<Map<string, Collaboration>> {
  const collaborations = new Map<string, Collaboration>()
  // Oldest first, so that events are stored in the order they happened.
  for (const application of demoApplications.toSorted((a, b) => b.appliedDaysAgo - a.appliedDaysAgo)) {
    const project = getRequired(loaded.posted, application.project)
    const volunteerId = getRequired(loaded.people, application.volunteer)
    const { questions } = project
    const row = applicationRow(application, { projectId: project.id, volunteerId, now, questions })
    const applicationId = idOf(await db.insert(applications).values(row).returning({ id: applications.id }))
    if (application.note) {
      await db
        .insert(applicationNotes)
        .values({ applicationId, authorId: project.ownerId, text: application.note })
    }
    const moves = historyOf(application, { ...project, applicationId, volunteerId, now })
    for (const move of moves) {
      await db.insert(applicationHistory).values(move)
      await publishMove(db, move, project.id)
    }
    const { id: projectId, organizationId, ownerId } = project
    collaborations.set(`${application.project} ${application.volunteer}`, {
      applicationId,
      projectId,
      volunteerId,
      organizationId,
      ownerId,
    })
  }
  return collaborations
}
