import type { sessions } from '#server/db/schema.ts'

const hour = 3_600_000
const day = 24 * hour

const elsewhere = [
  {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ipPrefix: '198.51.100.0/24',
    begun: 9 * day,
    seen: 5 * hour,
  },
  {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    ipPrefix: '203.0.113.0/24',
    begun: 3 * day,
    seen: 2 * day,
  },
]

/** Other devices where an invented person is signed in. The hashes belong to no real token. */
export function sessionRows(
  userId: string,
  { now, makeHash }: { now: Date; makeHash: () => Buffer },
): (typeof sessions.$inferInsert)[] {
  const at = (before: number) => new Date(now.getTime() - before)
  return elsewhere.map(({ begun, seen, ...place }) => ({
    ...place,
    userId,
    tokenHash: makeHash(),
    createdAt: at(begun),
    lastSeenAt: at(seen),
    idleExpiresAt: at(seen - 7 * day),
    absoluteExpiresAt: at(begun - 30 * day),
  }))
}
