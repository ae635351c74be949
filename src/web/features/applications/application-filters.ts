/** What received applications can be filtered by. Apart from the list, because every page loads the routes. */
export const applicationFilters = ['pending', 'shortlisted'] as const
export type ApplicationFilter = (typeof applicationFilters)[number]
