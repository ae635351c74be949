import { describe, expect, test } from 'vitest'
import type { ReviewCase } from '#contract/reviews/cases.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { useReviewCaseCalls, reviewTextSample } from '#tests/support/scenarios/review-cases.ts'
import { aVolunteer, joinOrganization, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { listNoticeKinds } from '#tests/support/scenarios/verification.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server

async function listNotificationPaths({ client }: Person, kind: string): Promise<string[]> {
  const { body } = await client.get('/api/notifications')
  return body.filter((notice: Notification) => notice.kind === kind).map(({ path }: Notification) => path)
}

const cases = useReviewCaseCalls(server)
const { findCase, listCases, rated } = cases

describe('a reported review', () => {
  test('is listed with its collaboration, reply, reporters and reasons, and counts in the overview', async () => {
    const admin = await anAdministrator(server)
    const { volunteer, owner, projectId, reviewId } = await cases.aReportedReview(2)
    await owner.client.put(`/api/reviews/${reviewId}/reply`, { text: 'This is somebody else.' })
    expect(await findCase(admin, reviewId)).toMatchObject({
      state: 'open',
      review: {
        reviewType: 'volunteer_to_organization',
        rating: 2,
        reviewText: reviewTextSample,
        isPublic: true,
        hiddenAt: null,
        reply: { text: 'This is somebody else.' },
        writer: { id: volunteer.id },
      },
      collaboration: {
        project: { id: projectId },
        organization: { id: owner.organizationId },
        volunteer: { id: volunteer.id },
      },
      reports: [
        { reason: 'untrue', explanation: 'We never did.', reporter: { id: owner.id }, verdict: null },
      ],
      restored: null,
      isOwnCase: false,
    })
    const [{ after }] = await rows(
      "select after from audit_log where action = 'review.read' and actor_id = $1 limit 1",
      admin.id,
    )
    expect(after.reviews).toContain(reviewId)
    const { body } = await admin.client.get('/api/admin/overview')
    const [{ count }] = await rows(
      'select count(distinct review_id)::int from review_reports where decided_at is null',
    )
    expect(body['waiting'].reports).toBe(count)
  })

  test('that is hidden disappears from the page and its sums; the writer sees the reason, and the reporter is notified', async () => {
    const admin = await anAdministrator(server)
    const reported = await cases.aReportedReview()
    const { volunteer, owner, reviewId, projectId } = reported
    expect(await rated(reported)).toEqual({ totalReviews: 1, averageRating: 1, shown: 1 })
    const { body } = await cases.decide(admin, { id: reviewId, verdict: 'hide' })
    expect(body).toMatchObject({
      state: 'hidden',
      reports: [{ verdict: 'hide', note: 'No names of others, please.', decidedBy: { id: admin.id } }],
    })
    expect(await rated(reported)).toEqual({ totalReviews: 0, averageRating: null, shown: 0 })
    expect((await rows('select rating_count from projects where id = $1', projectId))[0].rating_count).toBe(0)
    expect(await listNoticeKinds(volunteer)).toContain('review.hidden')
    expect(await listNoticeKinds(owner)).toContain('review.report_hidden')
    const { body: project } = await volunteer.client.get(`/api/projects/${projectId}`)
    const emailMessage = await emails.findEmail(
      volunteer.email,
      `A review about “${project['title']}” is hidden`,
    )
    expect(emailMessage?.text).toContain('No names of others, please.')
    const reporterEmail = await emails.findEmail(owner.email, 'The review you reported is hidden')
    expect(reporterEmail?.text).not.toContain('No names of others')
    // It is about them, but no longer visible to them.
    expect(reporterEmail?.text).toContain('/reviews?tab=received\n')
    expect(await listNotificationPaths(owner, 'review.report_hidden')).toEqual(['/reviews?tab=received'])
    // They do not learn which administrator decided.
    expect(JSON.stringify((await volunteer.client.get('/api/notifications')).body)).not.toContain(admin.id)
    expect(await rows('select action, before, after from audit_log where object_id = $1', reviewId)).toEqual([
      {
        action: 'review.hide',
        before: { state: 'open' },
        after: { state: 'hidden', reason: 'No names of others, please.', reports: 1 },
      },
    ])
  })

  test('needs a reason to be hidden, cannot be edited while hidden, and counts as before when restored', async () => {
    const admin = await anAdministrator(server)
    const reported = await cases.aReportedReview(4)
    const { volunteer, reviewId } = reported
    const without = await cases.decide(admin, { id: reviewId, verdict: 'hide', note: '  ' })
    expect(without.body).toMatchObject({ issues: [{ path: 'note', message: 'Please give a reason' }] })
    await cases.decide(admin, { id: reviewId, verdict: 'hide' })
    const edit = await volunteer.client.patch(`/api/reviews/${reviewId}`, { rating: 5, version: 1 })
    expect([edit.status, edit.body['code']]).toEqual([409, 'review_hidden'])
    const { body } = await cases.decide(admin, { id: reviewId, verdict: 'restore', note: null })
    expect(body).toMatchObject({ state: 'restored', restored: { by: { id: admin.id } } })
    expect(await rated(reported)).toEqual({ totalReviews: 1, averageRating: 4, shown: 1 })
    expect(await listNoticeKinds(volunteer)).toContain('review.restored')
    expect(await listNoticeKinds(reported.owner)).toContain('review.report_restored')
    const subject = 'The review you reported is visible again'
    expect(await emails.findEmail(reported.owner.email, subject)).toBeDefined()
    const again = await cases.decide(admin, { id: reviewId, verdict: 'restore' })
    expect([again.status, again.body]).toMatchObject([409, { code: 'case_decided' }])
    expect((await cases.report(reported.owner, reviewId)).status).toBe(201)
    const kept = await cases.decide(admin, { id: reviewId, verdict: 'keep', note: null })
    expect(kept.body).toMatchObject({ state: 'kept' })
  })

  test('that is kept stays unchanged; the reporter sees the reason, and the writer is not notified', async () => {
    const admin = await anAdministrator(server)
    const reported = await cases.aReportedReview(3)
    const { volunteer, owner, reviewId } = reported
    const before = await listNoticeKinds(volunteer)
    const { body } = await cases.decide(admin, {
      id: reviewId,
      verdict: 'keep',
      note: 'It says what happened.',
    })
    expect(body).toMatchObject({ state: 'kept', review: { hiddenAt: null } })
    expect(await rated(reported)).toEqual({ totalReviews: 1, averageRating: 3, shown: 1 })
    expect(await listNoticeKinds(owner)).toContain('review.report_kept')
    expect(await listNoticeKinds(volunteer)).toEqual(before)
    const emailMessage = await emails.findEmail(owner.email, 'The review you reported stays visible')
    expect(emailMessage?.text).toContain('It says what happened.')
    const path = `/reviews?tab=received&application=${reported.id}`
    expect(emailMessage?.text).toContain(`${path}\n`)
    expect(await listNotificationPaths(owner, 'review.report_kept')).toEqual([path])
    expect((await cases.report(owner, reviewId)).status).toBe(201)
    expect(await findCase(admin, reviewId)).toMatchObject({
      state: 'open',
      reports: [{ verdict: null }, { verdict: 'keep' }],
    })
  })

  test('has one case however many people report it, and one decision answers them all', async () => {
    const admin = await anAdministrator(server)
    const { owner, reviewId } = await cases.aReportedReview()
    const stranger = await aVolunteer(server)
    const seen = await findCase(admin, reviewId)
    expect((await cases.report(stranger, reviewId, 'spam')).status).toBe(201)
    const { reports } = await findCase(admin, reviewId)
    expect(reports.map(({ reason }) => reason)).toEqual(['spam', 'untrue'])
    // Reports that arrived after the case was loaded have not been reviewed.
    const stale = await cases.decide(admin, { id: reviewId, verdict: 'hide', version: seen.version })
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'case_changed' }])
    expect((await cases.decide(admin, { id: reviewId, verdict: 'hide' })).status).toBe(200)
    for (const person of [owner, stranger]) {
      expect(await listNoticeKinds(person)).toContain('review.report_hidden')
    }
    // Others see the reviews of an organization on its page.
    const page = `/organizations/${owner.organizationId}`
    expect(await listNotificationPaths(stranger, 'review.report_hidden')).toEqual([page])
    const emailMessage = await emails.findEmail(stranger.email, 'The review you reported is hidden')
    expect(emailMessage?.text).toContain(`${page}\n`)
  })

  test('cannot be decided by its writer or by anyone on either side', async () => {
    const { volunteer, owner, reviewId } = await cases.aReportedReview()
    const member = await anAdministrator(server)
    const { organizationId } = owner
    await joinOrganization(server.database.db, { organizationId, userId: member.id })
    await rows('update users set is_admin = true where id = any($1)', [volunteer.id, owner.id])
    for (const person of [volunteer, owner, member]) {
      expect((await findCase(person, reviewId)).isOwnCase).toBe(true)
      const { status, body } = await cases.decide(person, { id: reviewId, verdict: 'hide' })
      expect([status, body]).toMatchObject([403, { code: 'own_case' }])
    }
    await rows('update users set is_admin = false where id = any($1)', [volunteer.id, owner.id])
  })
})

test('the queue has pages of twelve, oldest waiting first, and decided cases latest first', async () => {
  const admin = await anAdministrator(server)
  await rows('delete from review_reports')
  const ids: string[] = []
  for (let index = 0; index < 14; index += 1) ids.push((await cases.aReportedReview()).reviewId)
  const seen: string[] = []
  for (let next: string | undefined = '/api/admin/reviews'; next !== undefined;) {
    const { body, headers } = await admin.client.get(next)
    expect(headers.get('x-total-count')).toBe('14')
    seen.push(...body.map(({ id }: ReviewCase) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(ids)
  const [first = '', second = ''] = ids
  await cases.decide(admin, { id: first, verdict: 'keep' })
  await cases.decide(admin, { id: second, verdict: 'hide' })
  expect((await listCases(admin, 'decided')).map(({ id }) => id)).toEqual([second, first])
})
