/** How exposure is spread over open projects, and how well the models predict (docs/decisions/0126). */
import { exposureAuditDays } from '#domain/matching/predictions/exposure-audit.ts'
import { predictedOutcomes } from '#domain/matching/predictions/prediction-rule.ts'
import { exposurePlaces, exposureSizes } from '#contract/administration/list-filters.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const count = z.int()
const share = z.number().nullable()

/** What the audit covers. The screen keeps it in its address, and the file has the same. */
const exposureFilters = z.object({
  /** The id of a cause, as `choices` of the answer has them. */
  cause: z.string().trim().min(1).max(limits.title).optional(),
  place: z.enum(exposurePlaces).optional(),
  /** The size of the organization. */
  size: z.enum(exposureSizes).optional(),
})
export type ExposureFilters = z.output<typeof exposureFilters>

const exposureFigures = z.object({
  /** Open projects with a spot left. */
  projects: count,
  /** People who saw a project in view among their matches, each counted once per project. */
  people: count,
  /** The share of the projects that no one saw, in [0,1]; null without projects. */
  noneShare: share,
  /** 0 if all projects are seen by as many people, near 1 if one is seen by all; null if no one saw any. */
  gini: share,
  /** The share of `people` that the most seen tenth of the projects has. */
  topTenthShare: share,
  /** Applications sent in these days, and those of them that were accepted. */
  applications: count,
  accepted: count,
})
export type ExposureFigures = z.infer<typeof exposureFigures>

/** A project with several causes counts in each; `name` is empty for projects without one, and of places and sizes. */
const exposureGroup = exposureFigures.extend({ key: z.string(), name: z.string() })
export type ExposureGroup = z.infer<typeof exposureGroup>

const bin = z.object({ predicted: z.number(), observed: z.number(), count })
const error = z.number().nullable()

const matchModel = z.object({
  outcome: z.enum(predictedOutcomes),
  /**
   * `waiting`: too few decisions to learn from. `few-pairs`: enough decisions, but too few pairs of its own, or all of them
   * ended alike. `worse`: fitted, but not clearly better than the prior on people it didn't know. `outdated`: fitted by a
   * release with other features, and unused until the next night.
   */
  state: z.enum(['waiting', 'few-pairs', 'worse', 'outdated', 'used']),
  /** Since when the order uses what it uses; null before the first night. */
  usedSince: isoTimestamp.nullable(),
  fittedAt: isoTimestamp.nullable(),
  decisions: count,
  /** The pairs of a person and a project that it learned from, and how many ended with the outcome. */
  pairs: count,
  positives: count,
  logLoss: error,
  priorLogLoss: error,
  brier: error,
  priorBrier: error,
  /** By tenths of the predicted chance, of people who were left out of the fit. */
  calibration: z.array(bin),
  priorCalibration: z.array(bin),
})
export type MatchModelState = z.infer<typeof matchModel>

const exposureAudit = z.object({
  /** How many days the figures cover, up to now. */
  days: count,
  /** How many decisions the models need, and how many pairs of its own each. */
  leastDecisions: count,
  leastPairs: count,
  figures: exposureFigures,
  groups: z.object({
    /** The 50 with the most projects. */
    cause: z.array(exposureGroup),
    place: z.array(exposureGroup),
    size: z.array(exposureGroup),
  }),
  /** The causes that `groups` leaves out, together; null if there are none. A project counts in each of its causes. */
  otherCauses: exposureFigures.nullable(),
  choices: z.object({ causes: z.array(z.object({ id: z.string(), name: z.string() })) }),
  models: z.array(matchModel),
})
export type ExposureAudit = z.infer<typeof exposureAudit>

export const getExposureAudit = defineEndpoint({
  id: 'getExposureAudit',
  summary: `How exposure among matches is spread over open projects in the last ${exposureAuditDays} days, by cause, place and size of organization, and which models the order uses. It names no one.`,
  method: 'GET',
  path: '/api/admin/exposure',
  access: 'analyst',
  cost: 'search',
  query: exposureFilters,
  response: exposureAudit,
})

export const exportExposureAudit = defineEndpoint({
  id: 'exportExposureAudit',
  summary:
    'All groups of the exposure audit as CSV, as filtered. It names no one. Limited to 60 exports without personal data per hour.',
  method: 'POST',
  path: '/api/admin/exposure/export',
  access: 'analyst',
  needsFreshPassword: false,
  cost: 'search',
  limit: 'tableExports',
  body: exposureFilters,
  response: z.string(),
  download: true,
})

export const exposureAuditEndpoints = [getExposureAudit, exportExposureAudit] as const
