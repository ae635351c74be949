/** What the address of a report keeps. */
import { impactPeriods, type ImpactPeriod } from '#domain/impact/periods.ts'
import { choice, flag, id, integer, text } from '#web/lib/navigation/screen-search.ts'
import { day } from '#web/lib/navigation/search-day.ts'

/** How a report is divided, and by what it is sorted; here, so that pages need not load the rules of reports. */
const groupings = ['month', 'quarter', 'cause', 'place', 'organization'] as const
const orders = ['hours', 'volunteers', 'applications', 'projects', 'name'] as const

/** The parameters of an organization's report. */
export const organizationImpactFields = {
  period: choice(impactPeriods, 'last_12_months'),
  from: day,
  to: day,
  yearStart: integer({ min: 2, max: 12 }),
  cause: text,
  place: text,
  by: choice(groupings, 'month'),
  order: choice(orders, 'hours'),
  /** All groups instead of the first ones. */
  all: flag,
}

/** The parameters of the site's report. */
export const siteImpactFields = { ...organizationImpactFields, organization: id }

export type ImpactSearch = {
  period?: Exclude<ImpactPeriod, 'last_12_months'> | undefined
  from?: string | undefined
  to?: string | undefined
  yearStart?: number | undefined
  cause?: string | undefined
  place?: string | undefined
  by?: Exclude<(typeof groupings)[number], 'month'> | undefined
  order?: Exclude<(typeof orders)[number], 'hours'> | undefined
  all?: true | undefined
  organization?: string | undefined
}

/** Whether the address limits the report to a part of what there is. */
export const isLimited = ({ cause, place, organization }: ImpactSearch): boolean =>
  cause !== undefined || place !== undefined || organization !== undefined
