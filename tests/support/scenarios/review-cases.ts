/** Reported reviews, by real calls. */
import { decideReviewCase, listReviewCases, type ReviewCase } from '#contract/reviews/cases.ts'
import { getOrganization, listOrganizationReviews } from '#contract/organizations/page.ts'
import { reportReview } from '#contract/reviews/actions.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import type { ReviewCaseDecision } from '#domain/reviews/moderation.ts'
import type { ReportReason } from '#domain/reviews/reviews.ts'
import { aDoneCollaboration, type Collaboration } from './collaboration.ts'
import { expectSuccess, type Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

export const reviewTextSample = 'They asked me for my bank account.'

type Decision = {
  id: string
  verdict: ReviewCaseDecision
  note?: string | null
  /** The current version of the case by default. */
  version?: string
}

/** What administrators and reporters do with reviews. */
export function useReviewCaseCalls(server: Pick<TestServer, 'openClient'>) {
  const report = ({ client }: Person, id: string, reason: ReportReason = 'untrue') =>
    client.call(reportReview, { params: { id }, body: { reason, explanation: 'We never did.' } })

  async function listCases(
    { client }: Person,
    show: 'open' | 'decided' = 'open',
  ): Promise<readonly ReviewCase[]> {
    return expectSuccess(await client.call(listReviewCases, { query: { show } }))
  }

  /** A case from the first page of open or decided ones. */
  async function findCase(admin: Person, id: string): Promise<ReviewCase> {
    const all = [...(await listCases(admin)), ...(await listCases(admin, 'decided'))]
    const found = all.find((each) => each.id === id)
    if (!found) throw new Error('no case')
    return found
  }

  return {
    report,
    listCases,
    findCase,
    /** A review of the organization that was reported by its owner. */
    async aReportedReview(
      rating = 1,
      given: Pick<Partial<Collaboration>, 'owner'> = {},
    ): Promise<Collaboration & { reviewId: string }> {
      const collaboration = await aDoneCollaboration(server, given)
      const { volunteer, owner, id: applicationId } = collaboration
      const body = { applicationId, rating, reviewText: reviewTextSample }
      const { id: reviewId } = expectSuccess(await volunteer.client.call(createReview, { body }))
      expectSuccess(await report(owner, reviewId))
      return { ...collaboration, reviewId }
    },
    /** With a reason if one is required. */
    async decide(admin: Person, { id, verdict, ...given }: Decision) {
      const version = given.version ?? (await findCase(admin, id)).version
      const { note = verdict === 'keep' ? null : 'No names of others, please.' } = given
      return admin.client.call(decideReviewCase, { params: { id }, body: { verdict, note, version } })
    },
    /** The organization's public rating and reviews. */
    async rated({ owner }: Collaboration) {
      const params = { id: owner.organizationId }
      const visitor = server.openClient()
      const { totalReviews, averageRating } = expectSuccess(await visitor.call(getOrganization, { params }))
      const shown = expectSuccess(await visitor.call(listOrganizationReviews, { params, query: {} }))
      return { totalReviews, averageRating, shown: shown.length }
    },
  }
}
