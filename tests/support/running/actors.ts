/** The actors of the access table, with a new session for each request. */
import { randomUUID } from 'node:crypto'
import { listSessions } from '#contract/accounts/settings.ts'
import type { Db } from '#server/db/db.ts'
import { addDays } from '#domain/time/time.ts'
import { users } from '#server/db/tables/accounts.ts'
import {
  applicationHistory,
  applicationNotes,
  applications,
  savedReplies,
} from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { matchExclusions } from '#server/db/tables/matching.ts'
import { notifications } from '#server/db/tables/notifications.ts'
import { organizationInvitations, organizationMembers } from '#server/db/tables/organizations.ts'
import { savedSearches } from '#server/db/tables/projects.ts'
import { publish } from '#server/events/publish.ts'
import { eq, sql } from 'drizzle-orm'
import type { Actor, StaffActor, World } from '#tests/support/rows/access-rows.ts'
import {
  anOrganization,
  aDual,
  aVolunteer,
  insertOrganization,
  insertPerson,
  insertProjects,
  nextNumber,
} from '#tests/support/scenarios/scenario.ts'
import { insertScopeChange } from '#tests/support/scenarios/agreed-scopes.ts'
import { anAdministrator, aStaffMember, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import type { TestServer } from './server.ts'
import { insertCredential } from '#tests/support/rows/credential-rows.ts'
import { insertModerationTargets } from '#tests/support/rows/moderation-rows.ts'
import { insertConversation } from '#tests/support/rows/message-rows.ts'
import { insertStore } from '#tests/support/rows/perk-rows.ts'
import { insertInvite } from '#tests/support/rows/invite-rows.ts'
import { insertReviewed } from '#tests/support/rows/review-rows.ts'
import { insertSession } from '#tests/support/scenarios/sessions.ts'

const firstDay = '2020-01-01'

export interface Cast {
  /** The cookie of a new session of the actor; empty for a visitor. */
  cookieOf(actor: Actor | StaffActor): Promise<string>
  makeWorld(): Promise<World>
  readonly ids: Readonly<Record<Exclude<Actor | StaffActor, 'anonymous'>, string>>
}

/** Registers every actor once. */
export async function createCast(server: TestServer): Promise<Cast> {
  const { db } = server.database
  const volunteer = await aVolunteer(server)
  const owner = await anOrganization(server)
  const disabled = await aVolunteer(server)
  const bystander = await aVolunteer(server)
  const admin = await anAdministrator(server)
  // Production requires it for the administrators' area.
  await insertSecondFactor(server, admin.id)
  const onStaff = async (role: StaffActor) => {
    const { id } = await aStaffMember(server, role)
    await insertSecondFactor(server, id)
    return id
  }
  const ids = {
    moderator: await onStaff('moderator'),
    verifier: await onStaff('verifier'),
    coordinator: await onStaff('coordinator'),
    analyst: await onStaff('analyst'),
    volunteer: volunteer.id,
    'other volunteer': (await aVolunteer(server)).id,
    owner: owner.id,
    'other organization': (await anOrganization(server)).id,
    dual: (await aDual(server)).id,
    admin: admin.id,
    'disabled account': disabled.id,
    'expired session': volunteer.id,
  }
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabled.id))
  // Shared by all worlds, because the number of an organization's members is limited.
  const manager = await insertPerson(db)
  let worlds = 0
  const past = new Date(Date.now() - 1000)
  return {
    ids,
    cookieOf: async (actor) =>
      actor === 'anonymous'
        ? ''
        : insertSession(db, ids[actor], ...(actor === 'expired session' ? [past] : [])),
    async makeWorld() {
      const { organizationId } = owner
      const [project = '', draft = '', completedProject = '', paused = '', completed = ''] =
        await insertProjects(db, [
          { organizationId },
          { organizationId, visibility: 'draft' },
          { organizationId, status: 'active', acceptedCount: 1 },
          { organizationId, status: 'paused' },
          { organizationId, status: 'completed' },
        ])
      const [application, done, hours, note] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
      const volunteerId = volunteer.id
      const coverLetter = 'I would like to help.'
      await db.insert(applications).values([
        { id: application, projectId: project, volunteerId, coverLetter },
        {
          id: done,
          projectId: completedProject,
          volunteerId,
          coverLetter,
          status: 'completed',
          reviewedAt: new Date(firstDay),
        },
      ])
      await db.insert(applicationHistory).values([
        { applicationId: application, actorId: volunteerId, toStatus: 'pending' },
        { applicationId: done, actorId: owner.id, fromStatus: 'accepted', toStatus: 'completed' },
      ])
      await db.insert(applicationNotes).values({
        id: note,
        applicationId: application,
        authorId: owner.id,
        text: 'Call her first.',
      })
      const savedReply = randomUUID()
      // An organization has only so many, so it loses those of the worlds before.
      await db.delete(savedReplies).where(eq(savedReplies.organizationId, organizationId))
      await db
        .insert(savedReplies)
        .values({ id: savedReply, organizationId, name: 'Thanks', text: 'Thank you.' })
      const savedSearch = randomUUID()
      // A person has each name only once.
      await db.delete(savedSearches)
      await db.insert(savedSearches).values({
        id: savedSearch,
        userId: volunteerId,
        name: 'Pantries',
        frequency: 'weekly',
        filters: {},
        readWith: '',
        terms: [],
        onlyRemote: false,
        onlyAccepting: false,
      })
      const matchExclusion = randomUUID()
      // A person has weekly hours only once.
      await db.delete(matchExclusions).where(eq(matchExclusions.userId, volunteerId))
      await db
        .insert(matchExclusions)
        .values({ id: matchExclusion, userId: volunteerId, kind: 'hours', hours: 5 })
      // Each world uses its own day, because their common volunteer has only 24 hours a day.
      worlds += 1
      const date = addDays(firstDay, worlds)
      await db.insert(hourEntries).values({ id: hours, applicationId: done, date, hours: 2 })
      await db
        .insert(organizationMembers)
        .values({ organizationId, userId: manager, role: 'manager' })
        .onConflictDoNothing()
      const imported = await insertOrganization(db, {
        website: 'https://www.harbor-light.org',
        externalId: `imported-${nextNumber()}`,
        importedAt: new Date(firstDay),
      })
      const invitation = await invitePerson(db, organizationId)
      await publish(db, {
        type: 'application.received',
        actorId: volunteerId,
        subjectId: application,
        data: { projectId: project },
      })
      const notification = await findNotification(db, application)
      const credential = await insertCredential(server, volunteerId)
      const invite = await insertInvite(db, { projectId: paused, organizationId, volunteerId })
      const moderation = await insertModerationTargets(db)
      const store = await insertStore(db)
      const { review } = await insertReviewed(db, { volunteerId, organizationId })
      const conversation = await insertConversation(db, {
        volunteerId,
        organizationId,
        projectId: project,
        reporterId: owner.id,
      })
      const { email, password } = bystander
      const [{ id: session } = { id: '' }] = (await bystander.client.call(listSessions, {})).body
      return {
        project,
        draft,
        paused,
        completed,
        application,
        notification,
        completedProject,
        done,
        hours,
        note,
        savedReply,
        invite,
        savedSearch,
        scopeChange: await insertScopeChange(db, { volunteerId, organizationId }),
        matchExclusion,
        organization: organizationId,
        review,
        ...conversation,
        volunteer: volunteerId,
        stranger: bystander.id,
        manager,
        invitation,
        imported,
        credentials: { email, password },
        session,
        moderation,
        credential,
        store,
      }
    },
  }
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
