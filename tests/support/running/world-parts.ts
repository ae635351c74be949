/** What a world of the access table consists of. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { listSessions } from '#contract/accounts/settings.ts'
import { addDays } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { applicationNotes, savedReplies } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { matchExclusions } from '#server/db/tables/matching.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { organizationInvitations, organizationMembers } from '#server/db/tables/organizations.ts'
import { savedSearches } from '#server/db/tables/projects.ts'
import { publish } from '#server/events/publish.ts'
import type { World } from '#tests/support/rows/access-rows.ts'
import { insertCredential } from '#tests/support/rows/credential-rows.ts'
import { insertInvite } from '#tests/support/rows/invite-rows.ts'
import { insertConversation } from '#tests/support/rows/message-rows.ts'
import { insertModerationTargets } from '#tests/support/rows/moderation-rows.ts'
import { insertStore } from '#tests/support/rows/perk-rows.ts'
import { insertReviewed } from '#tests/support/rows/review-rows.ts'
import { insertScopeChange } from '#tests/support/scenarios/agreed-scopes.ts'
import {
  insertOrganization,
  insertPerson,
  nextNumber,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import type { TestServer } from './server.ts'

export const firstDay = '2020-01-01'

/** Who the worlds are about. */
export interface People {
  volunteerId: string
  owner: { id: string; organizationId: string }
  bystander: Person
}

/** The projects of a world, and the applications to two of them. */
export type Work = Pick<
  World,
  'project' | 'draft' | 'paused' | 'completed' | 'completedProject' | 'application' | 'done'
>

export interface Part {
  names: readonly (keyof World)[]
  /** It is about projects or applications of the same world. */
  needsWork?: true
  make(work: Work): Promise<Partial<World>>
}

/** What a world has beside its projects and the applications to them, in the order in which it is made. */
export async function listParts(
  server: TestServer,
  { volunteerId, owner, bystander }: People,
): Promise<Part[]> {
  const { db } = server.database
  const { organizationId } = owner
  const pair = { volunteerId, organizationId }
  const { id: stranger, email, password } = bystander
  const credentials = { email, password }
  // One for all worlds, because the number of an organization's members is limited.
  const manager = await insertPerson(db)
  let days = 0
  const withId = async (insert: (id: string) => Promise<unknown>) => {
    const id = randomUUID()
    await insert(id)
    return id
  }
  return [
    {
      names: ['organization', 'volunteer', 'stranger', 'credentials'],
      make: async () => ({ organization: organizationId, volunteer: volunteerId, stranger, credentials }),
    },
    {
      names: ['session'],
      async make() {
        const [{ id } = { id: '' }] = (await bystander.client.call(listSessions, {})).body
        return { session: id }
      },
    },
    {
      names: ['manager'],
      async make() {
        await db
          .insert(organizationMembers)
          .values({ organizationId, userId: manager, role: 'manager' })
          .onConflictDoNothing()
        return { manager }
      },
    },
    { names: ['invitation'], make: async () => ({ invitation: await invitePerson(db, organizationId) }) },
    {
      names: ['imported'],
      make: async () => ({
        imported: await insertOrganization(db, {
          website: 'https://www.harbor-light.org',
          externalId: `imported-${nextNumber()}`,
          importedAt: new Date(firstDay),
        }),
      }),
    },
    {
      names: ['note'],
      needsWork: true,
      make: async ({ application }) => ({
        note: await withId((id) =>
          db
            .insert(applicationNotes)
            .values({ id, applicationId: application, authorId: owner.id, text: 'Call her first.' }),
        ),
      }),
    },
    {
      names: ['savedReply'],
      make: async () => ({
        savedReply: await withId((id) =>
          db.insert(savedReplies).values({ id, organizationId, name: 'Thanks', text: 'Thank you.' }),
        ),
      }),
    },
    {
      names: ['savedSearch'],
      make: async () => ({
        savedSearch: await withId((id) =>
          db.insert(savedSearches).values({ ...pantries, id, userId: volunteerId }),
        ),
      }),
    },
    {
      names: ['matchExclusion'],
      make: async () => ({
        matchExclusion: await withId((id) =>
          db.insert(matchExclusions).values({ id, userId: volunteerId, kind: 'hours', hours: 5 }),
        ),
      }),
    },
    {
      names: ['hours'],
      needsWork: true,
      make: async ({ done }) => ({
        hours: await withId((id) => {
          // Each on its own day, because their common volunteer has only 24 hours a day.
          days += 1
          const date = addDays(firstDay, days)
          return db.insert(hourEntries).values({ id, applicationId: done, date, hours: 2 })
        }),
      }),
    },
    {
      names: ['notification'],
      needsWork: true,
      async make({ application, project }) {
        await publish(db, {
          type: 'application.received',
          actorId: volunteerId,
          subjectId: application,
          data: { projectId: project },
        })
        return { notification: await findNotification(db, application) }
      },
    },
    {
      names: ['credential'],
      make: async () => ({ credential: await insertCredential(server, volunteerId) }),
    },
    {
      names: ['invite'],
      needsWork: true,
      make: async ({ paused }) => ({ invite: await insertInvite(db, { projectId: paused, ...pair }) }),
    },
    { names: ['moderation'], make: async () => ({ moderation: await insertModerationTargets(db) }) },
    { names: ['store'], make: async () => ({ store: await insertStore(db) }) },
    { names: ['review'], make: () => insertReviewed(db, pair) },
    {
      names: ['conversation', 'message'],
      needsWork: true,
      make: ({ project }) => insertConversation(db, { ...pair, projectId: project, reporterId: owner.id }),
    },
    { names: ['scopeChange'], make: async () => ({ scopeChange: await insertScopeChange(db, pair) }) },
  ]
}

const pantries: Omit<typeof savedSearches.$inferInsert, 'id' | 'userId'> = {
  name: 'Pantries',
  frequency: 'weekly',
  filters: {},
  readWith: '',
  terms: [],
  onlyRemote: false,
  onlyAccepting: false,
}

async function invitePerson(db: Db, organizationId: string): Promise<string> {
  const [invitation] = await db
    .insert(organizationInvitations)
    .values({
      organizationId,
      email: `guest${nextNumber()}@example.org`,
      role: 'manager',
      // Already ended but resendable: pending ones of all worlds together would exceed the limit.
      expiresAt: new Date(firstDay),
    })
    .returning({ id: organizationInvitations.id })
  if (!invitation) throw new Error('no one was invited')
  return invitation.id
}

async function findNotification(db: Db, applicationId: string): Promise<string> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(sql`${notifications.data} ->> 'applicationId' = ${applicationId}`)
  if (!row) throw new Error('no one was notified of the application')
  return row.id
}
