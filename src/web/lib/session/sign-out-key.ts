/** The key of the request that signs someone out: while it is pending, their session is ending. */
export const signOutKey = ['sign-out'] as const
