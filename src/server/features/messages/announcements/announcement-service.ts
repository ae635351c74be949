/** Sends one message to all accepted volunteers of a project, each in their own conversation (issue 24). */
import { createHash } from 'node:crypto'
import type {
  Announcement,
  AnnouncementOptions,
  listAnnouncements,
  sendAnnouncement,
} from '#contract/messages/announcements.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import {
  countAudience,
  findAnnouncementRefusal,
  isRecipient,
  type AcceptedVolunteer,
} from '#domain/messages/announcements.ts'
import { findWriteRefusal } from '#domain/messages/messaging.ts'
import { findLimitDay } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import type { Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { findMessageLanguage } from '#server/languages/content-language.ts'
import { sendOwnLiveEvents } from '#server/live/publish.ts'
import { lockContacts } from '#server/queries/applications/lock-contact.ts'
import { lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { isOrganizationSuspended } from '#server/queries/accounts/suspended.ts'
import { toContactStatus } from '#server/features/messages/contact-status-queries.ts'
import { listByIds } from '#server/features/messages/message-search.ts'
import * as queries from './announcement-queries.ts'
import { findPresentedAnnouncement, listAnnouncementsOf } from './announcement-search.ts'

/** A project of one of the caller's organizations; one that an administrator removed is gone. */
async function requireOwnProject(ctx: Context, id: string): Promise<queries.OwnProject> {
  const project = await queries.findOwnProject(ctx.db, { id, userId: ctx.actor.id })
  if (!project?.isMember) throw new Problem('project_not_found')
  return project
}

async function requireWritableProject(ctx: Context, id: string): Promise<queries.OwnProject> {
  const project = await requireOwnProject(ctx, id)
  if (project.visibility === 'removed') throw new Problem('gone')
  if (await isOrganizationSuspended(ctx.db, project.organizationId))
    throw new Problem('organization_suspended')
  return project
}

/** The project's accepted volunteers, each with why the organization can't write to them. */
async function listVolunteers(
  ctx: Context,
  project: queries.OwnProject,
): Promise<(AcceptedVolunteer & { id: string })[]> {
  // Whether the caller may write at all was decided before.
  const actor = { ...ctx.actor, mustVerifyEmail: false }
  const rows = await queries.listAcceptedVolunteers(ctx.db, project)
  return rows.map(({ id, statuses, ...row }) => ({
    id,
    statuses,
    refusal: findWriteRefusal(toContactStatus(row, 'organization', actor)),
  }))
}

/** Whom an announcement reaches now, and how many are left today. */
export async function findAnnouncementOptions(ctx: Context, projectId: string): Promise<AnnouncementOptions> {
  const project = await requireWritableProject(ctx, projectId)
  const limit = ctx.config.announcementsADay
  const { used } = await queries.countAnnouncements(ctx.db, {
    projectId,
    since: findLimitDay(ctx.now()).since,
  })
  return {
    project: { id: project.id, title: project.title },
    ...countAudience(await listVolunteers(ctx, project)),
    today: { left: Math.max(0, limit - used), limit },
  }
}

type NewAnnouncement = EndpointInput<typeof sendAnnouncement>['body'] & { projectId: string }

/**
 * Sends an announcement in one transaction: everyone receives it or no one does. If the ID was sent before, returns the
 * stored one. Locks the organization, what is between it and each volunteer, and the project, in this order; someone
 * whose work ends meanwhile either receives it before or does not receive it.
 */
export async function announce(ctx: Context, sent: NewAnnouncement): Promise<Announcement> {
  const { id, projectId, content, includesCompleted } = sent
  const { organizationId } = await requireOwnProject(ctx, projectId)
  const language = await findMessageLanguage(content)
  const sentHash = createHash('sha256').update(content).digest()
  await transact(ctx.db, async (db) => {
    const within = { ...ctx, db }
    // Also the lock of the daily limit, so that two tabs don't exceed it together.
    await lockOrganization(db, organizationId)
    if (await isSent(within, { id, projectId, includesCompleted, sentHash })) return
    const project = await requireWritableProject(within, projectId)
    const recipients = await lockRecipients(within, project, { includesCompleted })
    const { since, secondsLeft } = findLimitDay(ctx.now())
    const { used, isRepeated } = await queries.countAnnouncements(db, {
      projectId,
      since,
      sent: { sentHash, includesCompleted },
    })
    const refusal = findAnnouncementRefusal({
      recipients: recipients.length,
      today: { used, limit: ctx.config.announcementsADay },
      isRepeated,
    })
    if (refusal === 'used_up') throw new Problem('announcements_used_up', undefined, secondsLeft)
    if (refusal) throw new Problem(codes[refusal])
    const senderId = ctx.actor.id
    const createdAt = ctx.now()
    await queries.insertAnnouncement(db, {
      id,
      projectId,
      organizationId,
      senderId,
      includesCompleted,
      sentHash,
      createdAt,
    })
    const copies = await queries.insertCopies(db, {
      announcementId: id,
      project,
      volunteerIds: recipients,
      senderId,
      content,
      at: createdAt,
      ...language,
    })
    await deliver(within, project, { id, copies })
  })
  const announcement = await findPresentedAnnouncement(ctx.db, id)
  if (!announcement) throw new Problem('project_not_found')
  return announcement
}

const codes = { no_recipients: 'no_accepted_volunteers', repeated: 'announcement_repeated' } as const

interface Sent {
  id: string
  projectId: string
  includesCompleted: boolean
  sentHash: Buffer
}

async function isSent(ctx: Context, { id, sentHash, projectId, includesCompleted }: Sent): Promise<boolean> {
  const stored = await queries.findAnnouncement(ctx.db, id)
  if (!stored) return false
  const isSame =
    stored.projectId === projectId &&
    stored.senderId === ctx.actor.id &&
    stored.includesCompleted === includesCompleted &&
    stored.sentHash.equals(sentHash)
  if (!isSame) throw new Problem('message_id_used')
  return true
}

/**
 * The ids of those who receive the announcement, with their contacts and the project locked. Someone who is accepted
 * after the call has begun is none of them.
 */
async function lockRecipients(
  ctx: Context,
  project: queries.OwnProject,
  choice: { includesCompleted: boolean },
): Promise<string[]> {
  const before = (await listVolunteers(ctx, project)).map(({ id }) => id)
  await lockContacts(ctx.db, { organizationId: project.organizationId, volunteerIds: before })
  await lockProject(ctx.db, project.id)
  const locked = new Set(before)
  return (await listVolunteers(ctx, project))
    .filter((volunteer) => locked.has(volunteer.id) && isRecipient(volunteer, choice))
    .map(({ id }) => id)
}

/** Shows everyone their message live, signals the announcement to the members, and notifies the volunteers. */
async function deliver(
  ctx: Context,
  { id: projectId, organizationId }: queries.OwnProject,
  { id, copies }: { id: string; copies: readonly queries.SentCopy[] },
): Promise<void> {
  const { db, actor } = ctx
  const messages = new Map(
    (
      await listByIds(
        ctx,
        copies.map(({ messageId }) => messageId),
      )
    ).map((message) => [message.id, message]),
  )
  const members = await queries.listReadingMembers(db, organizationId)
  // One statement for all, as in `deliver` of `service.ts`: it locks them in one order. The members get one event,
  // because the messages of two hundred conversations would be more than their pages can show.
  await sendOwnLiveEvents(db, [
    ...copies.flatMap(({ messageId, conversationId, volunteerId }) => {
      const message = messages.get(messageId)
      if (!message) throw new Error('a message that was just sent is not found')
      return [
        {
          userId: volunteerId,
          kind: 'message' as const,
          data: { conversationId, message: { ...message, read: false } },
        },
      ]
    }),
    ...members.map((userId) => ({ userId, kind: 'announcement' as const, data: { projectId } })),
  ])
  const muted = new Set(
    await queries.listMutedByVolunteer(
      db,
      copies.map(({ conversationId }) => conversationId),
    ),
  )
  await publish(db, {
    type: 'announcement.sent',
    actorId: actor.id,
    subjectId: projectId,
    data: { announcementId: id, organizationId, recipients: copies.length },
    notified: copies
      .filter(({ conversationId }) => !muted.has(conversationId))
      .map(({ conversationId, volunteerId: userId }) => ({ conversationId, userId })),
  })
}

/** One page of the announcements of a project of the caller's organizations. */
export async function listOwnAnnouncements(
  ctx: Context,
  projectId: string,
  { cursor }: EndpointInput<typeof listAnnouncements>['query'],
): Promise<Page<Announcement>> {
  const { id } = await requireOwnProject(ctx, projectId)
  return listAnnouncementsOf(ctx.db, id, cursor)
}
