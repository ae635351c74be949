import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables/accounts.ts'
import { register } from '#tests/support/calls/calls.ts'
import { test } from '#tests/support/running/journey.ts'
import { runInDatabase } from '#tests/support/scenarios/applicants.ts'
import { shootEveryScreen } from './every-screen.ts'

test.use({ settings: { DEMO_DATA: 'off' } })

shootEveryScreen({
  name: 'empty',
  prepare: async (page, reader, dataFolder) => {
    const type = reader === 'organization' ? 'Organization' : 'Skilled Volunteer'
    const { id } = await register(page, { type, firstName: 'Ruth' })
    if (reader !== 'admin') return
    await runInDatabase({ dataFolder }, (db) =>
      db.update(users).set({ isAdmin: true }).where(eq(users.id, id)),
    )
  },
})
