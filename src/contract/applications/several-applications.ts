/** Decisions of members about several applications with one call (spec F2.14, decision A12). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { entityId, optionalText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { application } from './applications.ts'
import { chosenDeclineReason } from './declining.ts'

const upTo = (max: number) =>
  z
    .array(entityId)
    .min(1, fieldText('applications.noneChosen'))
    .max(max, fieldText('general.tooMany', { max }))

/** Of any projects of the caller's organizations; if one belongs to another, nothing changes. */
export const severalApplications = upTo(limits.maxBulk)

export const severalRefusals = ['application_not_found', 'triage_not_yours'] as const

export const declineApplications = defineEndpoint({
  id: 'declineApplications',
  summary:
    'Declines several pending applications with one message. Applications that already moved are answered as they are; the others are declined, 25 at a time.',
  method: 'POST',
  path: '/api/applications/decline',
  access: 'signed-in',
  body: z.object({
    ids: severalApplications,
    /** The reason, and why in words. The volunteers read them. */
    declineReason: chosenDeclineReason,
    reason: optionalText(limits.shortText),
    /** What each of the volunteers will see. */
    organizationFeedback: optionalText(limits.message),
  }),
  response: z.object({
    declined: z.array(application),
    /** They were already decided or withdrawn, and stay unchanged. */
    moved: z.array(application),
  }),
  problems: severalRefusals,
})

export const acceptApplications = defineEndpoint({
  id: 'acceptApplications',
  summary:
    'Accepts up to 50 pending applications with one message: all of them, or none if a project has too few spots left. Applications that already moved are answered as they are.',
  method: 'POST',
  path: '/api/applications/accept',
  access: 'signed-in',
  body: z.object({
    ids: upTo(limits.maxAccepted),
    /** What each of the volunteers will see. */
    organizationFeedback: optionalText(limits.message),
  }),
  response: z.object({
    accepted: z.array(application),
    /** They were already decided or withdrawn, and stay unchanged. */
    moved: z.array(application),
  }),
  /**
   * With too few spots, an issue at `ids` names each such project and its spots left. With a block, issues name the
   * applicants that it keeps from being accepted.
   */
  problems: [
    ...severalRefusals,
    'no_places_left',
    'organization_suspended',
    'blocked_by_you',
    'not_possible_now',
    'project_completed',
    'project_canceled',
  ],
})

export const shortlistApplications = defineEndpoint({
  id: 'shortlistApplications',
  summary:
    'Adds several pending applications to the shortlist or removes them. Applications that already moved stay as they are.',
  method: 'POST',
  path: '/api/applications/shortlist',
  access: 'signed-in',
  body: z.object({ ids: severalApplications, isShortlisted: z.boolean() }),
  response: z.object({
    /** Ids of the pending ones: they are on the shortlist now, or no longer. */
    changed: z.array(z.uuid()),
    moved: z.array(application),
  }),
  problems: severalRefusals,
})

export const severalApplicationsEndpoints = [
  declineApplications,
  acceptApplications,
  shortlistApplications,
] as const
