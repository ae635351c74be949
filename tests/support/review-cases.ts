/** Reported reviews, through the real calls. */
import { decideReviewCase, listReviewCases, type ReviewCase } from '#contract/admin-reviews.ts'
import { getOrganization, listOrganizationReviews } from '#contract/organization-page.ts'
import { reportReview } from '#contract/review-actions.ts'
import { createReview } from '#contract/reviews.ts'
import type { ReviewVerdict } from '#domain/review-moderation.ts'
import type { ReportReason } from '#domain/reviews.ts'
import { aDoneCollaboration, type Collaboration } from './collaboration.ts'
import { succeeded, type Person } from './scenario.ts'
import type { TestServer } from './server.ts'

export const reviewWords = 'They asked me for my bank account.'

type Decision = {
  id: string
  verdict: ReviewVerdict
  note?: string | null
  /** The case's as it stands unless given. */
  version?: string
}

/** What administrators and those who report do with reviews. */
export function aCaseOffice(server: Pick<TestServer, 'openClient'>) {
  const report = ({ client }: Person, id: string, reason: ReportReason = 'untrue') =>
    client.call(reportReview, { params: { id }, body: { reason, explanation: 'We never did.' } })

  async function listCases(
    { client }: Person,
    show: 'open' | 'decided' = 'open',
  ): Promise<readonly ReviewCase[]> {
    return succeeded(await client.call(listReviewCases, { query: { show } }))
  }

  /** A case of one of the first pages. */
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
      const body = { applicationId, rating, reviewText: reviewWords }
      const { id: reviewId } = succeeded(await volunteer.client.call(createReview, { body }))
      succeeded(await report(owner, reviewId))
      return { ...collaboration, reviewId }
    },
    /** With a reason where one is needed. */
    async decide(admin: Person, { id, verdict, ...given }: Decision) {
      const version = given.version ?? (await findCase(admin, id)).version
      const { note = verdict === 'keep' ? null : 'No names of others, please.' } = given
      return admin.client.call(decideReviewCase, { params: { id }, body: { verdict, note, version } })
    },
    /** What everybody sees of the organization's reviews. */
    async rated({ owner }: Collaboration) {
      const params = { id: owner.organizationId }
      const visitor = server.openClient()
      const { totalReviews, averageRating } = succeeded(await visitor.call(getOrganization, { params }))
      const shown = succeeded(await visitor.call(listOrganizationReviews, { params, query: {} }))
      return { totalReviews, averageRating, shown: shown.length }
    },
  }
}
