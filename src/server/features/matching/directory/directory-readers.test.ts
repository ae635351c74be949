import { expect, test } from 'vitest'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  aListed,
  countDirectory,
  readDirectory,
  readDirectoryIds,
  useDirectoryOwner,
} from '#tests/support/scenarios/directory.ts'
import { dismiss } from '#tests/support/scenarios/matching.ts'
import {
  anOrganization,
  aProject,
  expectSuccess,
  joinOrganization,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { database } = server

const owner = useDirectoryOwner(server)

test('a member of only suspended organizations reads no one', async () => {
  const person = await aListed(server)
  const { id: projectId } = await aProject(owner)
  await database.db.insert(organizationSuspensions).values({
    organizationId: owner.organizationId,
    reason: 'Asks volunteers for money',
    suspendedBy: owner.id,
    suspendedAt: new Date(),
  })
  for (const path of ['', '/facets', '/projects']) {
    expect(await owner.client.get(`/api/volunteers${path}`)).toMatchObject({
      status: 403,
      body: { code: 'suspended_from_directory' },
    })
  }
  const { organizationId } = await anOrganization(server)
  await joinOrganization(database.db, { organizationId, userId: owner.id })
  expect(await readDirectoryIds(owner)).toEqual([person.id])
  expect((await owner.client.get(`/api/volunteers?projectId=${projectId}`)).status).toBe(404)
})

test('someone who is not interested in a project looks like anyone else when it is chosen', async () => {
  const skills = ['Campanology']
  const { id: projectId } = await aProject(owner, { requiredSkills: skills })
  const [uninterested, other] = [await aListed(server, { skills }), await aListed(server, { skills })]
  const before = await readDirectory(owner, { projectId })
  expectSuccess(await dismiss(uninterested, projectId, 'hours'))
  expect(await readDirectory(owner, { projectId })).toEqual(before)
  expect(new Set(before.map(({ id }) => id))).toEqual(new Set([uninterested.id, other.id]))
  expect((await countDirectory(owner, { projectId })).total.count).toBe(2)
})
