/** What requests take from the limit on them (`LIMIT_REQUESTS`), by the work that they make. */

/** A plain read is one; a page is rendered with all that it reads, which then takes nothing more. */
export const requestCosts = { plain: 1, search: 3, page: 5 } as const
export type RequestCost = keyof typeof requestCosts
