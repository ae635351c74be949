/** The key of requests after which someone may not use the site as before: while one is pending, nothing else is fetched. */
export const leavingKey = ['leaving'] as const
