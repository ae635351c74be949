import { expect, test } from 'vitest'
import { choose, preferencesPath } from '#tests/support/scenarios/notification-choices.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { makeDigests } from './digest.ts'

const server = useServer()

test('the daily digest waits for the end of quiet hours', async () => {
  const { db, pool } = server.database
  const owner = await anOrganization(server)
  await choose(owner, 'applications', { mail: 'daily' })
  const minutes = Math.floor(Date.now() / 60_000) % 1440
  const quietHours = { from: (minutes + 1380) % 1440, to: (minutes + 120) % 1440 }
  expectSuccess(await owner.client.patch(preferencesPath, { quietHours }))
  await anApplication(await aVolunteer(server), (await aProject(owner)).id)
  const { signal } = new AbortController()
  await makeDigests({ db, now: new Date(Date.now() + 2 * 86_400_000), signal })
  const { rows } = await pool.query(
    `select run_at > now() + interval '1 hour' as waits from jobs
     where payload ->> 'template' = 'notification.digest' and payload ->> 'userId' = $1`,
    [owner.id],
  )
  expect(rows).toEqual([{ waits: true }])
})
