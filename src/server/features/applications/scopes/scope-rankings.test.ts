import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizations } from '#server/db/tables/organizations.ts'
import { answerChange, aWorkAgreed } from '#tests/support/scenarios/agreed-scopes.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { useRewards } from '#tests/support/scenarios/rewards.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { drain } = useRewards(server)

/** Agreed work of a ranked organization that has finished work, and its ranking once the jobs are done. */
async function aWorkOfFinisher() {
  const work = await aWorkAgreed(server)
  const { organizationId: id } = work.owner
  // An organization without a name is not ranked.
  await server.database.db.update(organizations).set({ namedAt: new Date() }).where(eq(organizations.id, id))
  await aDoneCollaboration(server, { owner: work.owner })
  const readPoints = async () => {
    await drain()
    // No answer has the score of an organization that is new.
    const [stored] = await server.rows(
      'select trust_points as points from organization_standings where organization_id = $1',
      id,
    )
    return stored?.points.completion
  }
  expect(await readPoints()).toBe(3)
  return { ...work, readPoints }
}

test('work that a volunteer ends over a change does not count against the organization', async () => {
  const { volunteer, ask, readPoints } = await aWorkOfFinisher()
  const end = { answer: 'end', reason: 'That is too much for me.' }
  expectSuccess(await answerChange(volunteer, await ask({ timeCommitment: 40 }), end))
  expect(await readPoints()).toBe(3)
})

test('work that the organization ends counts against it', async () => {
  const { owner, id, readPoints } = await aWorkOfFinisher()
  const body = { status: 'withdrawn', reason: 'We no longer need this.' }
  expectSuccess(await owner.client.patch(`/api/applications/${id}`, body))
  expect(await readPoints()).toBe(2)
})
