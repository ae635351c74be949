import { describe, expect, test } from 'vitest'
import { decideReviewCase } from '#contract/reviews/cases.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { useReviewCaseCalls } from '#tests/support/scenarios/review-cases.ts'
import { countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const cases = useReviewCaseCalls(server)

describe('concurrent decisions about a review', () => {
  test('by two administrators are one decision with one notification each', async () => {
    const administrators = [await anAdministrator(server), await anAdministrator(server)]
    for (let round = 0; round < 5; round += 1) {
      const reported = await cases.aReportedReview()
      const { version } = await cases.findCase(administrators[0] ?? reported.owner, reported.reviewId)
      const decisions = ['keep', 'hide'] as const
      const answers = await Promise.all(
        administrators.map(({ client }, index) =>
          client.call(decideReviewCase, {
            params: { id: reported.reviewId },
            body: { verdict: decisions[index] ?? 'keep', note: 'A reason', version },
          }),
        ),
      )
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
      const { rows } = await server.database.pool.query(
        "select from notifications where user_id = $1 and kind like 'review.report_%'",
        [reported.owner.id],
      )
      expect(rows).toHaveLength(1)
    }
  })

  test('during an edit of the review keep the sums equal to the rows and the hidden text unchanged', async () => {
    const admin = await anAdministrator(server)
    for (let round = 0; round < 5; round += 1) {
      const reported = await cases.aReportedReview(1)
      const { volunteer, reviewId } = reported
      const { version } = await cases.findCase(admin, reviewId)
      const [edit, hide] = await Promise.all([
        volunteer.client.patch(`/api/reviews/${reviewId}`, { rating: 5, version: 1 }),
        admin.client.call(decideReviewCase, {
          params: { id: reviewId },
          body: { verdict: 'hide', note: 'A reason', version },
        }),
      ])
      // Whichever came first, the other one had an outdated version.
      expect([edit.status, hide.status].toSorted((one, other) => one - other)).toEqual([200, 409])
      const isHidden = hide.status === 200
      expect(await cases.rated(reported)).toEqual(
        isHidden
          ? { totalReviews: 0, averageRating: null, shown: 0 }
          : { totalReviews: 1, averageRating: 5, shown: 1 },
      )
    }
  })
})
