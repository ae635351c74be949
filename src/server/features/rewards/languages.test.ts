import { expect, test } from 'vitest'
import { listMyCredentials } from '#contract/credentials/credentials.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { useRewards } from '#tests/support/scenarios/rewards.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ env: { PSEUDO_LANGUAGE: '1' } })
const rewards = useRewards(server)

test('badges and achievements are in the caller’s language, and a credential stays in the site’s', async () => {
  const { volunteer } = await aDoneCollaboration(server)
  await rewards.drain()
  await server.database.pool.query("update users set language = 'en-XA' where id = $1", [volunteer.id])
  const { badges, achievements } = await rewards.read(volunteer)
  const name = '⟦Fííršt Çóóñtrííbúútííóóñ⟧'
  expect(badges).toMatchObject([
    {
      name,
      description: '⟦Çóómpléétééd áá fííršt próójééçt tháát théé óórgááñíízáátííóóñ šíígñééd óóff.⟧',
    },
  ])
  expect(achievements[1]).toMatchObject({
    title: '⟦Fíívéé próójééçtš dóóñéé⟧',
    description: '⟦Géét 5 próójééçtš šíígñééd óóff.⟧',
  })
  const entries = await rewards.entriesOf(volunteer)
  expect(entries.flatMap(({ data }) => data.achievementTitle ?? [])).toEqual(['⟦ÁÁ góóóód štáárt⟧'])
  const notifications = expectSuccess(await volunteer.client.call(listNotifications, { query: {} }))
  expect(notifications.find(({ kind }) => kind === 'badge.earned')?.reward).toEqual({ name })
  const credentials = expectSuccess(await volunteer.client.call(listMyCredentials, { query: {} }))
  expect(credentials.map((each) => each.name)).toContain('First Contribution')
})
