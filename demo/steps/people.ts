/** Loads the people with their volunteer profiles and, for the demo accounts, the devices where they are signed in. */
import { randomBytes } from 'node:crypto'
import { demoAccounts, demoPeople } from '#demo/accounts.ts'
import { demoDevices } from '#demo/data.ts'
import { idOf, type Loading } from '#demo/loading.ts'
import { profileRow, userRow } from '#demo/rows.ts'
import { sessions, users } from '#server/db/tables/accounts.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'

export async function loadPeople({ db, now, passwordHash, people }: Loading): Promise<void> {
  for (const person of demoPeople) {
    const rows = await db
      .insert(users)
      .values(userRow(person, { passwordHash, now }))
      .returning({ id: users.id })
    const userId = idOf(rows)
    people.set(person.key, userId)
    // Administrators' sessions are too short to still be open.
    if (canSignIn(person.email) && !person.isAdmin) await db.insert(sessions).values(sessionRows(userId, now))
    if (person.volunteer) {
      await db
        .insert(volunteerProfiles)
        .values(profileRow({ key: person.key, profile: person.volunteer }, { userId, now }))
    }
  }
}

const canSignIn = (email: string) => demoAccounts.some((account) => account.email === email)

const hour = 3_600_000
const day = 24 * hour

/** Other devices where an invented person is signed in. The hashes belong to no real token. */
function sessionRows(userId: string, now: Date): (typeof sessions.$inferInsert)[] {
  const at = (before: number) => new Date(now.getTime() - before)
  return demoDevices.map(({ signedInHoursAgo, seenHoursAgo, ...device }) => ({
    ...device,
    userId,
    tokenHash: randomBytes(32),
    createdAt: at(signedInHoursAgo * hour),
    lastSeenAt: at(seenHoursAgo * hour),
    idleExpiresAt: at(seenHoursAgo * hour - 7 * day),
    absoluteExpiresAt: at(signedInHoursAgo * hour - 30 * day),
  }))
}
