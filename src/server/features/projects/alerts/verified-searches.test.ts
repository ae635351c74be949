import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { about, useSavedSearches } from '#tests/support/scenarios/saved-searches.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { matchRemaining } from './search-matching.ts'

const server = useServer()
const { rows, context, save, runJobs, noticesOf } = useSavedSearches(server)

test('S1 volunteers can leave out organizations that are not verified, in the list and in a saved search', async () => {
  const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
  const organizationId = owner.organizationId
  await save(reader, { filters: { verification: ['verified'] } })
  const { id, title } = await aProject(owner)
  const listed = async (verification: string) =>
    (await reader.client.get(`/api/projects?organizationId=${organizationId}&verification=${verification}`))
      .body
  const setVerified = (isVerified: boolean) =>
    rows('update organizations set is_verified = $1 where id = $2', isVerified, organizationId)
  await runJobs()
  expect([await listed('verified'), await noticesOf(reader)]).toEqual([[], []])
  expect(await listed('unverified')).toMatchObject([{ id }])

  await setVerified(true)
  await matchRemaining(context(new Date(Date.now() + 120_000)))
  expect(await listed('verified')).toMatchObject([{ id, organizationVerified: true }])
  expect([await listed('unverified'), await noticesOf(reader)]).toEqual([[], about(title)])

  // A project posted from then on has it from the start.
  const later = await aProject(owner)
  expect((await listed('verified')).map((each: { id: string }) => each.id)).toEqual([later.id, id])
  await setVerified(false)
  expect(await listed('verified')).toEqual([])
})
