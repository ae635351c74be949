import { beforeAll, expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { aListed, emptyDirectory, readDirectoryIds } from '#tests/support/scenarios/directory.ts'
import { anOrganization, type OrganizationOwner, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()

let owner: OrganizationOwner
let [inTown, byZip, elsewhere]: Person[] = []
// The locations near places are cached, so everyone is listed before anyone looks.
beforeAll(async () => {
  await emptyDirectory(server)
  owner = await anOrganization(server)
  inTown = await aListed(server, { location: 'Roland Park, Baltimore, MD 21210' })
  byZip = await aListed(server, { location: '21210' })
  elsewhere = await aListed(server, { location: 'Portland, OR' })
})
const found = async (near: string, within: string) => new Set(await readDirectoryIds(owner, { near, within }))

test('a place in a town finds everyone whose card shows that town, wherever in it they live', async () => {
  for (const near of ['Baltimore, MD', '21201']) {
    expect(await found(near, '5')).toEqual(new Set([inTown?.id]))
  }
  // Less than 5 miles from where they live, but more from the middle of the town.
  expect(await found('Towson, MD', '5')).toEqual(new Set())
})

test('a ZIP code finds no one who states only a ZIP code, but their state does', async () => {
  expect(await found('21210', '5')).toEqual(new Set([inTown?.id]))
  expect(await found('21210', '100')).not.toContain(byZip?.id)
  expect(await found('Towson, MD', 'state')).toEqual(new Set([inTown?.id, byZip?.id]))
  expect(await found('Portland, OR', '5')).toEqual(new Set([elsewhere?.id]))
})

test.each(['6', '7', '24', '99', '5.5'])('a distance that is not offered is refused: %s', async (within) => {
  const query = new URLSearchParams({ near: 'Towson, MD', within })
  for (const path of ['', '/facets']) {
    const { status, body } = await owner.client.get(`/api/volunteers${path}?${query}`)
    expect([status, body['issues']?.[0]?.path]).toEqual([422, 'within'])
  }
})
