/** The lists behind an impact report, which can be downloaded. */
export const impactLists = ['hours', 'applications', 'projects'] as const
export type ImpactList = (typeof impactLists)[number]
