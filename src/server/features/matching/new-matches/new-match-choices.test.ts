import { describe, expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { useNewMatches } from '#tests/support/scenarios/new-matches.ts'
import { choose, findPreference } from '#tests/support/scenarios/notification-choices.ts'

const { rows, runIn, forgetChecks, noticesOf, emailsOf, aChecked } = useNewMatches(useServer())

describe('the settings of new matches', () => {
  test('are in the bell and without email until someone changes them', async () => {
    const { volunteer } = await aChecked()
    expect(await findPreference(volunteer, 'matches')).toEqual({
      topic: 'matches',
      inProduct: true,
      mail: 'none',
    })
  })

  test('turn them off', async () => {
    const { volunteer, aFitting } = await aChecked()
    await choose(volunteer, 'matches', { inProduct: false, mail: 'none' })
    await aFitting()
    await runIn(25)
    expect(await noticesOf(volunteer)).toEqual([])
    expect(await rows('select from notified_matches where user_id = $1', volunteer.id)).toEqual([])
  })

  test('have them emailed', async () => {
    const { volunteer, aFitting } = await aChecked()
    await choose(volunteer, 'matches', { inProduct: true, mail: 'at_once' })
    await aFitting()
    await runIn(25)
    expect(await noticesOf(volunteer)).toHaveLength(1)
    expect(await emailsOf(volunteer)).toHaveLength(1)
  })
})

test('someone whose check fails is in no one’s way, and waits for the next day', async () => {
  const [broken, other] = [await aChecked(), await aChecked()]
  await broken.aFitting()
  await other.aFitting()
  await rows(`alter table notified_matches add constraint broken check (user_id <> '${broken.volunteer.id}')`)
  try {
    await expect(runIn(25)).rejects.toThrow('people who were not checked: 1')
    expect(await noticesOf(other.volunteer)).toHaveLength(1)
    await runIn(26)
  } finally {
    await rows('alter table notified_matches drop constraint broken')
  }
  expect(await noticesOf(broken.volunteer)).toEqual([])
  await broken.aFitting()
  await forgetChecks()
  await runIn(1)
  expect(await noticesOf(broken.volunteer)).toHaveLength(1)
})

test('a new match is found by one of several processes that check a person together', async () => {
  const { volunteer, aFitting } = await aChecked()
  await aFitting()
  await Promise.all([runIn(25), runIn(25), runIn(25), runIn(25)])
  expect(await noticesOf(volunteer)).toHaveLength(1)
  expect(await rows('select from notified_matches where user_id = $1', volunteer.id)).toHaveLength(1)
})
