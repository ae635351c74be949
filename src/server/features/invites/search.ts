/** Invites as each side reads them. */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { Invite, InviteDetail, listSentInvites } from '#contract/invites/invites.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import { findInviteExpiry, findInvitesClosedReason, type InviteStatus } from '#domain/invites/invites.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/db/tables/accounts.ts'
import { invites } from '#server/db/tables/invites.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { countFound, isAfterKeyset, newestFirst } from '#server/db/keyset.ts'
import { decodeCursor, type Cursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { listOwnOrganizationIds } from '#server/queries/organizations/own-organizations.ts'
import { hasReported } from '#server/queries/accounts/own-reports.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'
import { shownOrganization, shownVolunteer } from '#server/queries/work.ts'
import { closedCodes } from './problems.ts'
import { cutoffOf, statusNow } from '#server/queries/applications/open-invites.ts'
import { findShownScope } from './scope.ts'

const senders = alias(users, 'senders')

const { email: _hidden, isFormer: _unknown, ...volunteer } = shownVolunteer

/**
 * The status that a reader sees: one that a block or a suspension closed waits until its last day for the organization,
 * which must not find out about either. One that closed for both sides, by its own block, with a deleted account or in an
 * earlier release, has expired for it.
 */
const shownStatusTo = (ctx: Context) => sql<InviteStatus>`case
  when ${invites.volunteerId} = ${ctx.actor.id}::uuid and ${invites.closedForVolunteerAt} is not null then 'closed'
  when ${invites.closedReason} = 'unavailable' and ${invites.volunteerId} <> ${ctx.actor.id}::uuid then 'expired'
  else ${statusNow(cutoffOf(ctx))} end`

function selectInvites(ctx: Context) {
  return ctx.db
    .select({
      invite: invites,
      status: shownStatusTo(ctx),
      project: {
        id: projects.id,
        title: projects.title,
        language: projects.language,
        status: projects.status,
      },
      availability: {
        maxVolunteers: projects.maxVolunteers,
        acceptedCount: projects.acceptedCount,
        visibility: projects.visibility,
        applicationDeadline: projects.applicationDeadline,
        deadlineEnforced: projects.deadlineEnforced,
        timeZone: projects.timeZone,
      },
      isSuspended,
      hasReported: hasReported('organization', {
        item: invites.organizationId,
        reader: sql`${ctx.actor.id}::uuid`,
      }),
      organization: shownOrganization,
      volunteer,
      sender: { firstName: senders.firstName, lastName: senders.lastName },
    })
    .from(invites)
    .innerJoin(projects, eq(projects.id, invites.projectId))
    .innerJoin(organizations, eq(organizations.id, invites.organizationId))
    .innerJoin(users, eq(users.id, invites.volunteerId))
    .leftJoin(senders, eq(senders.id, invites.senderId))
}
export type InviteRow = Awaited<ReturnType<typeof selectInvites>>[number]

export function presentInvite({ invite, project, availability, ...row }: InviteRow, ctx: Context): Invite {
  const isOpen = row.status === 'pending'
  const expiry = findInviteExpiry(invite.createdAt, ctx.config.scheduleDays['invite.expiry'])
  return {
    id: invite.id,
    status: row.status,
    content: invite.content,
    language: invite.language,
    createdAt: invite.createdAt.toISOString(),
    expiresAt: isOpen ? (expiry?.toISOString() ?? null) : null,
    endedAt: isOpen ? null : (findShownEnd({ invite, ...row }, expiry, ctx.now())?.toISOString() ?? null),
    declineReason: invite.declineReason,
    reason: invite.endReason,
    closedReason: row.status === 'closed' ? (invite.closedReason ?? 'unavailable') : null,
    refusal: isOpen ? findRefusal({ project, availability, ...row }, ctx) : null,
    applicationId: invite.applicationId,
    project: { ...project, placesLeft: spotsLeft(availability) },
    organization: row.organization,
    volunteer: row.volunteer,
    hasReported: row.hasReported,
    sender: row.sender,
  }
}

/**
 * When an ended one ended for the reader. What reads as expired ended with its last day, whenever a job ended it; if it
 * closed for both sides before, that day may be still to come, and until then there is no time.
 */
function findShownEnd(
  { invite, status }: Pick<InviteRow, 'invite' | 'status'>,
  expiry: Date | null,
  now: Date,
): Date | null {
  const { endedAt, closedReason, closedForVolunteerAt } = invite
  // Only the volunteer reads this one as closed.
  if (status === 'closed') return closedForVolunteerAt ?? endedAt
  if (status !== 'expired') return endedAt
  if (closedReason === 'unavailable') return expiry && expiry <= now ? expiry : null
  if (!endedAt || !expiry) return endedAt ?? expiry
  // The site may have let invites live shorter when this one expired.
  return expiry < endedAt ? expiry : endedAt
}

/** Why an open one can't be accepted now. */
function findRefusal(
  row: Pick<InviteRow, 'project' | 'availability' | 'isSuspended'>,
  ctx: Context,
): Invite['refusal'] {
  const { project, availability } = row
  if (row.isSuspended) return 'not_possible_now'
  const today = dayInZone(ctx.now(), availability.timeZone)
  const closed = findInvitesClosedReason({ ...project, ...availability }, today)
  return closed && closedCodes[closed]
}

/** The invites of which the reader is a side; as an organization, all of theirs or one of them. */
function isOnSide(ctx: Context, side: UserType, organizationId?: string): SQL {
  if (side === 'volunteer') return eq(invites.volunteerId, ctx.actor.id)
  return inArray(invites.organizationId, listOwnOrganizationIds(ctx, organizationId))
}

type InviteFilter = Omit<EndpointInput<typeof listSentInvites>['query'], 'cursor'>

const isFound = (ctx: Context, side: UserType, { status, organizationId, projectId }: InviteFilter) =>
  and(
    isOnSide(ctx, side, organizationId),
    projectId === undefined ? undefined : eq(invites.projectId, projectId),
    status?.length ? inArray(shownStatusTo(ctx), [...status]) : undefined,
  )

/** The invites of a side after one of them, newest first. Both lists have a status filter. */
export async function findInvites(
  ctx: Context,
  {
    side,
    filter,
    after,
    limit,
  }: { side: UserType; filter: InviteFilter; after: Cursor | null; limit: number },
): Promise<InviteRow[]> {
  return selectInvites(ctx)
    .where(and(isFound(ctx, side, filter), after ? isAfterKeyset(invites, after) : undefined))
    .orderBy(...newestFirst(invites))
    .limit(limit)
}

/** One page of them. */
export async function listInvites(
  ctx: Context,
  side: UserType,
  { cursor, ...filter }: EndpointInput<typeof listSentInvites>['query'],
): Promise<Page<Invite>> {
  const after = decodeCursor(cursor)
  const rows = await findInvites(ctx, { side, filter, after, limit: pageRows })
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row.invite,
    present: (row) => presentInvite(row, ctx),
    count: () => countFound(ctx.db, (rows) => rows.from(invites).where(isFound(ctx, side, filter))),
  })
}

/** One invite of which the reader is a side, or null. */
export async function findInvite(ctx: Context, id: string): Promise<Invite | null> {
  const [row] = await selectInvites(ctx).where(
    and(eq(invites.id, id), or(isOnSide(ctx, 'volunteer'), isOnSide(ctx, 'organization'))),
  )
  return row ? presentInvite(row, ctx) : null
}

/** The same; throws if there is none. */
export async function requireInvite(ctx: Context, id: string): Promise<Invite> {
  const found = await findInvite(ctx, id)
  if (!found) throw new Problem('invite_not_found')
  return found
}

/** The same with what accepting it agrees to. */
export async function requireInviteDetail(ctx: Context, id: string): Promise<InviteDetail> {
  const found = await requireInvite(ctx, id)
  const [row] = await ctx.db
    .select({
      description: projects.description,
      screeningQuestions: projects.screeningQuestions,
      visibility: projects.visibility,
      website: organizations.website,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(eq(projects.id, found.project.id))
  // Removed and held projects are hidden from everyone else, too.
  const isShown = row?.visibility === 'published'
  const { scope, scopeHash } = await findShownScope(ctx.db, found.project.id)
  return {
    ...found,
    project: {
      ...found.project,
      description: isShown ? row.description : null,
      screeningQuestions: isShown ? row.screeningQuestions : [],
    },
    organization: { ...found.organization, website: isShown ? row.website : null },
    scope: isShown ? scope : null,
    scopeHash: isShown ? scopeHash : null,
  }
}
