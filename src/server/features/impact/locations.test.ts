import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'
import { listLocations } from './choice-queries.ts'

const server = useServer()

test('of more locations than a report takes, it knows those of most projects', async () => {
  const owner = await anOrganization(server)
  for (const location of ['Towson, MD', 'Boise, ID', 'Towson, MD'])
    await aProject(owner, { isRemote: false, location })
  const { db } = server.database
  expect(await listLocations(db, owner.organizationId)).toEqual(['Towson, MD', 'Boise, ID'])
  expect(await listLocations(db, owner.organizationId, 1)).toEqual(['Towson, MD'])
})
