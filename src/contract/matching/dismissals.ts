/** Matches that you are not interested in, and what your matches leave out (docs/decisions/0076-not-interested.md). */
import { dismissalReasons } from '#domain/matching/dismissals.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { entityId, idParams, isoTimestamp, pageQuery, requiredName } from '#contract/fields.ts'
import { limits, volunteerLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const reason = z.enum(dismissalReasons)

const dismissedMatch = z.object({
  projectId: z.uuid(),
  title: z.string(),
  organizationName: z.string(),
  reason,
  dismissedAt: isoTimestamp,
})
export type DismissedMatch = z.infer<typeof dismissedMatch>

export const listDismissedMatches = defineEndpoint({
  id: 'listDismissedMatches',
  summary: 'The published projects that you hid from your matches, the latest first.',
  method: 'GET',
  path: '/api/dismissed-matches',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(dismissedMatch),
  paged: true,
  problems: ['bad_cursor'],
})

const oneDismissal = {
  path: '/api/projects/:id/dismissal',
  access: 'signed-in',
  params: idParams,
  problems: ['project_not_found'],
} as const

/** Null once the project is among the matches again. */
const dismissalState = z.object({ projectId: z.uuid(), reason: reason.nullable() })

export const dismissMatch = defineEndpoint({
  ...oneDismissal,
  id: 'dismissMatch',
  summary:
    'Hides a project from your matches and recommendations, and you from its matching volunteers. Repeating the call changes the reason.',
  method: 'PUT',
  body: z.object({ reason }),
  response: dismissalState,
})

export const restoreMatch = defineEndpoint({
  ...oneDismissal,
  id: 'restoreMatch',
  summary: 'Shows a project among your matches again.',
  method: 'DELETE',
  response: dismissalState,
})

const hoursText = fieldText('general.hoursAtLeast', { min: volunteerLimits.hours.min })
const hours = z
  .number(hoursText)
  .int(fieldText('general.wholeNumber'))
  .min(volunteerLimits.hours.min, hoursText)
  .max(volunteerLimits.hours.max, fieldText('general.hoursUnder', { max: volunteerLimits.hours.max }))
const label = requiredName({ max: limits.label }, fieldText('general.required'))

export const newMatchExclusion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hours'), hours }),
  z.object({ kind: z.literal('cause'), label }),
  z.object({ kind: z.literal('skill'), label }),
  z.object({ kind: z.literal('organization'), organizationId: entityId }),
])
export type NewMatchExclusion = z.output<typeof newMatchExclusion>

const stored = { id: z.uuid() }
const matchExclusion = z.discriminatedUnion('kind', [
  z.object({ ...stored, kind: z.literal('hours'), hours: z.number().int() }),
  z.object({ ...stored, kind: z.literal('cause'), label: z.string() }),
  z.object({ ...stored, kind: z.literal('skill'), label: z.string() }),
  z.object({
    ...stored,
    kind: z.literal('organization'),
    organizationId: z.uuid(),
    organizationName: z.string(),
  }),
])
export type MatchExclusion = z.infer<typeof matchExclusion>

export const listMatchExclusions = defineEndpoint({
  id: 'listMatchExclusions',
  summary:
    'What your matches and recommendations leave out: projects above your weekly hours, causes, skills and organizations.',
  method: 'GET',
  path: '/api/match-exclusions',
  access: 'signed-in',
  response: z.array(matchExclusion),
})

export const saveMatchExclusion = defineEndpoint({
  id: 'saveMatchExclusion',
  summary:
    'Leaves projects out of your matches and recommendations. Weekly hours replace those you set before; at most 100 in all.',
  method: 'PUT',
  path: '/api/match-exclusions',
  access: 'signed-in',
  body: newMatchExclusion,
  response: matchExclusion,
  problems: ['organization_not_found', 'too_many_exclusions'],
})

export const removeMatchExclusion = defineEndpoint({
  id: 'removeMatchExclusion',
  summary: 'Stops leaving something out of your matches, and returns what it was.',
  method: 'DELETE',
  path: '/api/match-exclusions/:id',
  access: 'signed-in',
  params: idParams,
  response: matchExclusion,
  problems: ['exclusion_not_found'],
})

export const dismissalEndpoints = [
  listDismissedMatches,
  dismissMatch,
  restoreMatch,
  listMatchExclusions,
  saveMatchExclusion,
  removeMatchExclusion,
] as const
