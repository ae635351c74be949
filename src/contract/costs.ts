/** What each kind of request costs under the limit on all requests (`LIMIT_REQUESTS`). */

/** A plain read costs one. A page costs everything it reads while it is rendered; those reads cost nothing extra. */
export const requestCosts = { plain: 1, search: 3, page: 5 } as const
export type RequestCost = keyof typeof requestCosts
