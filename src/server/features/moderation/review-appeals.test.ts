import { expect, test } from 'vitest'
import { createReview } from '#contract/reviews/reviews.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { answerAppeal, appealDecision, decisionsOf, findAppeal } from '#tests/support/scenarios/appeals.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { useReviewCaseCalls } from '#tests/support/scenarios/review-cases.ts'
import { expectSuccess, joinOrganization } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const cases = useReviewCaseCalls(server)

/** A hidden review whose writer has appealed. */
async function anAppealedReview(by: 'volunteer' | 'owner') {
  const decider = await anAdministrator(server)
  const work = await aDoneCollaboration(server)
  const { volunteer, owner, id: applicationId } = work
  const [writer, other] = by === 'owner' ? [owner, volunteer] : [volunteer, owner]
  const review = { applicationId, rating: 2, reviewText: 'They came late every day.' }
  const { id } = expectSuccess(await writer.client.call(createReview, { body: review }))
  // Each sees the other’s review once both have written.
  expectSuccess(await other.client.call(createReview, { body: review }))
  expectSuccess(await cases.report(other, id))
  expectSuccess(await cases.decide(decider, { id, verdict: 'hide' }))
  const decision = (await decisionsOf(writer)).find(({ kind }) => kind === 'review')
  expectSuccess(await appealDecision(writer, decision?.key ?? ''))
  return { ...work, reviewId: id }
}

test.each(['volunteer', 'owner'] as const)(
  'no one on either side of the work decides an appeal of a hidden review by the %s',
  async (by) => {
    const { volunteer, owner, reviewId } = await anAppealedReview(by)
    const { organizationId } = owner
    const [member, stranger] = [await anAdministrator(server), await anAdministrator(server)]
    await joinOrganization(server.database.db, { organizationId, userId: member.id })
    const sides = [volunteer.id, owner.id]
    await server.database.pool.query('update users set is_admin = true where id = any($1)', [sides])
    for (const person of [volunteer, owner, member]) {
      const seen = await findAppeal(person, ({ subjectId }) => subjectId === reviewId)
      expect(seen.isOwnCase).toBe(true)
      for (const decision of ['deny', 'grant'] as const) {
        const call = () => answerAppeal(person, seen, { verdict: decision })
        expect(await listRefusal(server, call)).toEqual([403, 'own_case'])
      }
    }
    await server.database.pool.query('update users set is_admin = false where id = any($1)', [sides])
    const about = await findAppeal(stranger, ({ subjectId }) => subjectId === reviewId)
    expect(about.isOwnCase).toBe(false)
    expectSuccess(await answerAppeal(stranger, about, { verdict: 'grant' }))
  },
)
