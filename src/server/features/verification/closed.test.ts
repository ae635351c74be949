import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { leaveUntilDeleted } from '#tests/support/scenarios/deletion.ts'
import { anOrganization, nextNumber } from '#tests/support/scenarios/scenario.ts'
import { listHolders } from './case-queries.ts'
import { isVerifiedForAnother } from './queries.ts'

const server = useServer()
const { rows } = server

test('an organization that closes loses its mark and its EIN, so that the same nonprofit can be verified again', async () => {
  const owner = await anOrganization(server)
  const ein = String(100_000_000 + nextNumber())
  const { organizationId } = await anOrganization(server)
  await rows('update organizations set ein = $2, is_verified = true where id = $1', owner.organizationId, ein)
  const identifier = { kind: 'ein', number: ein } as const
  const isTaken = () => isVerifiedForAnother(server.database.db, { identifier, organizationId })
  expect(await isTaken()).toBe(true)
  expect(await listHolders(server.database.db, [identifier])).toHaveLength(1)
  await leaveUntilDeleted(server.database, owner)
  expect(await isTaken()).toBe(false)
  expect(await listHolders(server.database.db, [identifier])).toEqual([])
  expect(
    await rows('select ein, is_verified from organizations where id = $1', owner.organizationId),
  ).toEqual([{ ein: null, is_verified: false }])
  const dropped = "select type from facts where subject_id = $1 and type = 'organization.mark_dropped'"
  expect(await rows(dropped, owner.organizationId)).toHaveLength(1)
})
