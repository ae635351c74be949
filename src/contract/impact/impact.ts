/** The impact report: what a period came to, for the whole site and for one organization (decision record 0115). */
import { impactGroupings, impactOrders } from '#domain/impact/figures.ts'
import { impactLists } from '#domain/impact/lists.ts'
import { impactIntervals, impactPeriods } from '#domain/impact/periods.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { entityId, idParams, localDate } from '#contract/fields.ts'
import { impactLimits, limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'
import { hourRate } from './rates.ts'

const count = z.int()
const hours = z.number()

/** What a report covers. Each screen keeps them in its address, and each file to download has them. */
const filters = {
  period: z.enum(impactPeriods).default('last_12_months'),
  /** The days of a custom period, both included. */
  from: localDate.optional(),
  to: localDate.optional(),
  /** The month in which years begin, and from which the quarters of `period` are counted. Groups are calendar quarters. */
  yearStart: z.coerce.number().int().min(1).max(12).default(1),
  /** The id of a cause, and of a state or country ("US.MD", "DE"), as `choices` of the answer has them. */
  cause: z.string().trim().min(1).max(limits.title).optional(),
  place: z.string().trim().min(1).max(impactLimits.place).optional(),
}

export const organizationImpactFilters = z.object(filters)
export const impactFilters = z.object({ ...filters, organizationId: entityId.optional() })
export type ImpactFilters = z.output<typeof impactFilters>

const days = z.object({ from: z.string(), to: z.string() })

const valueOfTime = z.object({
  /** By currency, to the cent. */
  amounts: z.array(z.object({ currency: z.string(), amount: z.number() })),
  /** The hours that no amount contains, because their year has no rate. */
  missing: z.array(z.object({ year: count, hours })),
})

const impactFigures = z.object({
  /** Different people. */
  volunteers: z.object({ applied: count, accepted: count, worked: count, new: count }),
  organizations: count,
  projects: z.object({ posted: count, completed: count, canceled: count }),
  /** Those sent in the period, by what has become of them: the other counts add up to `sent`. */
  applications: z.object({
    sent: count,
    accepted: count,
    declined: count,
    withdrawn: count,
    closed: count,
    waiting: count,
    acceptedPercent: count.nullable(),
  }),
  /** Days from an application to its answer; null without answers. */
  answers: z.object({ count, medianDays: z.number().nullable(), slowDays: z.number().nullable() }),
  hours: z.object({ confirmed: hours, automatic: hours }),
  peopleHelped: count,
  value: valueOfTime,
})
export type ImpactFigures = z.infer<typeof impactFigures>

const impactGroupRow = z.object({
  /** "2026-03", "2026-Q1", or the id of a cause, a place or an organization. */
  key: z.string(),
  /** The same as the key for intervals of time, and empty where there is no cause or no place. */
  name: z.string(),
  projectsPosted: count,
  projectsCompleted: count,
  applications: count,
  accepted: count,
  medianDays: z.number().nullable(),
  volunteers: count,
  hours,
  peopleHelped: count,
  value: valueOfTime,
})
export type ImpactGroupRow = z.infer<typeof impactGroupRow>

const named = z.object({ id: z.string(), name: z.string() })

export const impactReport = z.object({
  period: days,
  /** What it is compared with. */
  previousPeriod: days,
  /** The time zone of the days. */
  timeZone: z.string(),
  /** What the report is limited to. */
  organization: named.nullable(),
  cause: named.nullable(),
  place: named.nullable(),
  figures: impactFigures,
  previous: impactFigures,
  /** For the charts: every interval of the period, oldest first. */
  interval: z.enum(impactIntervals),
  series: z.array(impactGroupRow),
  /** The rates behind the value of time, oldest year first. */
  rates: z.array(hourRate),
  /** The causes and places that projects have, by name. */
  choices: z.object({ causes: z.array(named), places: z.array(named) }),
})
export type ImpactReport = z.infer<typeof impactReport>

const grouping = {
  by: z.enum(impactGroupings).default('month'),
  order: z.enum(impactOrders).default('hours'),
}
const groupQuery = {
  ...grouping,
  /** How many causes, places or organizations, from the first on. Months and quarters are always complete. */
  limit: z.coerce.number().int().min(1).max(impactLimits.groups).default(impactLimits.topGroups),
}

const impactGroups = z.object({ groups: z.array(impactGroupRow), total: count })

const reading = { method: 'GET', cost: 'search' } as const
/** A file costs as much as the report, however little of it is downloaded. */
const exporting = { method: 'POST', cost: 'search' } as const
/** The groups name no one, and a report has several tables. */
const exportingTable = { ...exporting, limit: 'tableExports' } as const

export const getImpact = defineEndpoint({
  ...reading,
  id: 'getImpact',
  summary: 'The impact report of the site by period, cause, place and organization. It names no volunteer.',
  path: '/api/admin/impact',
  access: 'analyst',
  query: impactFilters,
  response: impactReport,
  problems: ['organization_not_found'],
})

export const listImpactGroups = defineEndpoint({
  ...reading,
  id: 'listImpactGroups',
  summary:
    'The impact report divided by month, quarter, cause, place or organization. A project with several causes counts in each.',
  path: '/api/admin/impact/groups',
  access: 'analyst',
  query: impactFilters.extend(groupQuery),
  response: impactGroups,
  problems: ['organization_not_found'],
})

export const exportImpactGroups = defineEndpoint({
  ...exportingTable,
  id: 'exportImpactGroups',
  summary:
    'All groups of the impact report as CSV. It names no volunteer. Limited to 60 exports without personal data per hour.',
  path: '/api/admin/impact/export',
  access: 'analyst',
  needsFreshPassword: false,
  body: impactFilters.extend(grouping),
  response: z.string(),
  download: true,
  problems: ['organization_not_found'],
})

const list = z.enum(impactLists)

/** Projects name no one. The other lists of one report, with the same filters, count as one file. */
const exportingList = {
  ...exporting,
  limit: ({ list: asked }: Readonly<Record<string, unknown>>) =>
    asked === 'projects' ? 'tableExports' : 'exports',
  countsOncePer: ({ id }: Readonly<Record<string, unknown>>, body: unknown) => JSON.stringify([id, body]),
} as const

export const exportImpactList = defineEndpoint({
  ...exportingList,
  id: 'exportImpactList',
  summary:
    'The confirmed hours, applications or projects that the impact report counts, as CSV. The first two name volunteers. Hours and applications with the same filters count as one of five exports with personal data per hour, projects as one of 60 without. Each export is logged.',
  path: '/api/admin/impact/export/:list',
  access: 'admin',
  params: z.object({ list }),
  body: impactFilters,
  response: z.string(),
  download: true,
  problems: ['organization_not_found'],
})

const ofOrganization = { access: 'organization', params: idParams } as const

export const getOrganizationImpact = defineEndpoint({
  ...reading,
  ...ofOrganization,
  id: 'getOrganizationImpact',
  summary: 'The impact report of one of your organizations. It names no volunteer.',
  path: '/api/organizations/:id/impact',
  query: organizationImpactFilters,
  response: impactReport,
  problems: ['organization_not_found'],
})

export const listOrganizationImpactGroups = defineEndpoint({
  ...reading,
  ...ofOrganization,
  id: 'listOrganizationImpactGroups',
  summary: 'The impact report of one of your organizations, divided by month, quarter, cause or place.',
  path: '/api/organizations/:id/impact/groups',
  query: organizationImpactFilters.extend(groupQuery),
  response: impactGroups,
  problems: ['organization_not_found'],
})

export const exportOrganizationImpactGroups = defineEndpoint({
  ...exportingTable,
  ...ofOrganization,
  id: 'exportOrganizationImpactGroups',
  summary:
    'All groups of the impact report of one of your organizations as CSV. It names no volunteer. Limited to 60 exports without personal data per hour.',
  path: '/api/organizations/:id/impact/export',
  body: organizationImpactFilters.extend(grouping),
  response: z.string(),
  download: true,
  problems: ['organization_not_found'],
})

export const exportOrganizationImpactList = defineEndpoint({
  ...exportingList,
  ...ofOrganization,
  id: 'exportOrganizationImpactList',
  summary:
    'The confirmed hours, applications or projects that the impact report of one of your organizations counts, as CSV. The first two name volunteers, so coordinators of the site who help it can download none of them. Hours and applications with the same filters count as one of five exports with personal data per hour, projects as one of 60 without. Each export is logged.',
  path: '/api/organizations/:id/impact/export/:list',
  params: idParams.extend({ list }),
  body: organizationImpactFilters,
  response: z.string(),
  download: true,
  problems: ['organization_not_found'],
})

export const impactEndpoints = [
  getImpact,
  listImpactGroups,
  exportImpactGroups,
  exportImpactList,
  getOrganizationImpact,
  listOrganizationImpactGroups,
  exportOrganizationImpactGroups,
  exportOrganizationImpactList,
] as const
