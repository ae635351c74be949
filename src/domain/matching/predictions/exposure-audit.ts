/** What projects are grouped by to see how exposure is spread. */
export const exposureGroupings = ['cause', 'place', 'size'] as const
export type ExposureGrouping = (typeof exposureGroupings)[number]

/** How many days the figures cover, up to now. */
export const exposureAuditDays = 30
