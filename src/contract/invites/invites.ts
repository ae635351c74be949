/** Invites of volunteers to projects, for both sides (decision B8, safeguard S18). */
import {
  inviteClosedReasons,
  inviteDeclineReasons,
  inviteMoves,
  inviteStatuses,
} from '#domain/invites/invites.ts'
import { projectStatuses } from '#domain/projects/projects.ts'
import { agreedScope } from '#contract/applications/agreed-scopes.ts'
import { screeningAnswers } from '#contract/applications/new-application.ts'
import { responseStats } from '#contract/applications/responses.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import {
  choices,
  entityId,
  idParams,
  isoTimestamp,
  optionalText,
  pageQuery,
  nullableText,
} from '#contract/fields.ts'
import { fieldText } from '#contract/field-texts.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { project } from '#contract/projects/projects.ts'
import { z } from '#contract/zod.ts'
import { closedCodes, invitingCodes } from './codes.ts'
import { newInvite } from './new-invite.ts'
import { remaining } from './options.ts'

const invite = z.object({
  id: z.uuid(),
  status: z.enum(inviteStatuses),
  /** The personal message. */
  content: z.string(),
  /** Its language. */
  language: contentLanguage,
  createdAt: isoTimestamp,
  /** When an open one expires; null if it has ended, or if invites don’t expire on this site. */
  expiresAt: isoTimestamp.nullable(),
  /** When it was answered, withdrawn or closed, or expired: its last day, also if it only reads as expired. Otherwise null. */
  endedAt: isoTimestamp.nullable(),
  /** Why the volunteer declined: as chosen, and in words. */
  declineReason: z.enum(inviteDeclineReasons).nullable(),
  reason: nullableText,
  /** What closed it; `unavailable` says no more than that, and only to the volunteer: for the organization it waits on. */
  closedReason: z.enum(inviteClosedReasons).nullable(),
  /** Why an open one can’t be accepted now, as the problem code that accepting would return; null if it can. */
  refusal: z.enum([...closedCodes, 'not_possible_now']).nullable(),
  /** The accepted application that it made. */
  applicationId: z.uuid().nullable(),
  project: z.object({
    id: z.uuid(),
    title: z.string(),
    language: contentLanguage,
    status: z.enum(projectStatuses),
    /** Null means no limit. */
    placesLeft: z.number().int().nullable(),
  }),
  organization: z.object({ id: z.uuid(), organizationName: z.string(), logoUrl: nullableText }),
  volunteer: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: nullableText,
    /** They have a public portfolio. */
    hasPublicPortfolio: z.boolean(),
  }),
  /** The reader’s report about the organization awaits a decision. */
  hasReported: z.boolean(),
  /** The member who wrote it; null if the account is deleted. */
  sender: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
})
export type Invite = z.infer<typeof invite>

/** An invite with what accepting it agrees to; null if the project can’t be seen anymore. */
const inviteDetail = invite.extend({
  project: invite.shape.project.extend({
    description: nullableText,
    /** Asked of everyone who joins; none if the project can’t be seen anymore. */
    screeningQuestions: project.shape.screeningQuestions,
  }),
  organization: invite.shape.organization.extend({ website: nullableText }),
  /** The scope of the project as it is now; how to get in touch (`contact`) is shown after accepting. */
  scope: agreedScope.nullable(),
  /** SHA-256 of this scope as canonical JSON; accepting sends it back. */
  scopeHash: nullableText,
})
export type InviteDetail = z.infer<typeof inviteDetail>

export const sendInvite = defineEndpoint({
  id: 'sendInvite',
  summary:
    'Invites a volunteer to a project of your organization: someone who lets organizations find them, or who has applied to it before.',
  method: 'POST',
  path: '/api/projects/:id/invites',
  access: 'organization',
  forbidden: 'organizations_only',
  needsVerifiedEmail: true,
  limit: 'messages',
  params: idParams,
  body: newInvite,
  response: invite.extend({ remaining }),
  status: 201,
  problems: [
    'project_not_found',
    'gone',
    'person_not_found',
    ...invitingCodes,
    'organization_suspended',
    'blocked_by_you',
    'not_possible_now',
    'invites_used_up',
    'volunteer_invites_used_up',
  ],
})

const statusFilter = { status: choices(inviteStatuses).optional() }

export const listMyInvites = defineEndpoint({
  id: 'listMyInvites',
  summary: 'The invites you received as a volunteer, newest first. Filter them by status.',
  method: 'GET',
  path: '/api/my-invites',
  access: 'signed-in',
  query: pageQuery.extend(statusFilter),
  response: z.array(invite),
  paged: true,
  problems: ['bad_cursor'],
})

export const getMyInviteAnswers = defineEndpoint({
  id: 'getMyInviteAnswers',
  summary: 'How you answer invites, as organizations that could invite you see it.',
  method: 'GET',
  path: '/api/my-invites/answers',
  access: 'signed-in',
  response: responseStats,
})

export const listSentInvites = defineEndpoint({
  id: 'listSentInvites',
  summary: 'Invites to projects of all your organizations, newest first. Filter them by project or status.',
  method: 'GET',
  path: '/api/sent-invites',
  access: 'signed-in',
  query: pageQuery.extend({
    ...statusFilter,
    /** Only this one of your organizations. */
    organizationId: entityId.optional(),
    projectId: entityId.optional(),
  }),
  response: z.array(invite),
  paged: true,
  problems: ['bad_cursor'],
})

export const getInvite = defineEndpoint({
  id: 'getInvite',
  summary: 'One invite with the scope of the work, for the volunteer and the organization.',
  method: 'GET',
  path: '/api/invites/:id',
  access: 'signed-in',
  params: idParams,
  response: inviteDetail,
  problems: ['invite_not_found'],
})

export const moveInvite = defineEndpoint({
  id: 'moveInvite',
  summary:
    'Accepts or declines an invite as the volunteer, or withdraws it as the organization. Accepting makes an accepted application with the scope you read.',
  method: 'PATCH',
  path: '/api/invites/:id',
  access: 'signed-in',
  limit: 'applications',
  params: idParams,
  body: z
    .object({
      status: z.enum(inviteMoves),
      /** The `scopeHash` that was read; required to accept. */
      scopeHash: z.string().max(64).nullable().default(null),
      /** Words to the organization with an acceptance; they become the text of the application. */
      coverLetter: optionalText(limits.coverLetter),
      /** Only with an acceptance, which needs the required ones. */
      screeningAnswers,
      /** Why it is declined: as chosen, and in words. Both can be left out. */
      declineReason: z.enum(inviteDeclineReasons).nullable().default(null),
      reason: optionalText(limits.shortText),
    })
    .superRefine(({ status, scopeHash, coverLetter, declineReason, reason, ...form }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (status === 'accepted' && scopeHash === null) refuse('scopeHash', fieldText('general.required'))
      if (status !== 'accepted' && coverLetter !== null)
        refuse('coverLetter', fieldText('invites.onlyAccepted'))
      if (status !== 'accepted' && form.screeningAnswers.length > 0) {
        refuse('screeningAnswers', fieldText('invites.onlyAccepted'))
      }
      if (status !== 'declined' && declineReason !== null)
        refuse('declineReason', fieldText('invites.onlyDeclined'))
      if (status !== 'declined' && reason !== null) refuse('reason', fieldText('invites.onlyDeclined'))
    }),
  response: invite,
  problems: [
    'email_not_verified',
    'invite_not_found',
    'invite_not_yours',
    'invite_ended',
    'invite_scope_changed',
    'own_project',
    'already_applied',
    ...closedCodes,
    'blocked_by_you',
    'not_possible_now',
  ],
})

export const inviteEndpoints = [
  sendInvite,
  listMyInvites,
  getMyInviteAnswers,
  listSentInvites,
  getInvite,
  moveInvite,
] as const
