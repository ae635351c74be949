import { describe, expect, test } from 'vitest'
import {
  requestClaimReview,
  decideClaimReview,
  listClaimReviews,
} from '#contract/organizations/claim-reviews.ts'
import { confirmClaim, requestClaim, getClaim } from '#contract/organizations/claims.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  aVolunteer,
  insertOrganization,
  nextNumber,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { listNoticeKinds } from '#tests/support/scenarios/verification.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server

/** Imported, with a website whose domain can't prove ownership. */
const anImported = (website: string | null = 'https://www.facebook.com/harborlight') =>
  insertOrganization(server.database.db, {
    name: 'Harbor Light Shelter',
    website,
    externalId: `imported-${nextNumber()}`,
    importedAt: new Date(),
  })
const explanation = 'I have led this house for eleven years; our letterhead shows my name.'
const ask = ({ client }: Person, id: string, words = explanation) =>
  client.call(requestClaimReview, { params: { id }, body: { explanation: words } })
const listWaiting = async ({ client }: Person) =>
  expectSuccess(await client.call(listClaimReviews, { query: {} }))
/** The ID of a person's waiting request. */
async function findRequestId(admin: Person, person: Person): Promise<string> {
  const requested = (await listWaiting(admin)).find((each) => each.person.id === person.id)
  return requested?.id ?? ''
}
const decide = ({ client }: Person, id: string, body: { verdict: 'approve' | 'decline'; reason?: string }) =>
  client.call(decideClaimReview, { params: { id }, body })

describe('a request to an administrator for an imported organization', () => {
  test('is approved: the claimant becomes the owner, the placeholder owner becomes a manager, and both are notified', async () => {
    const admin = await anAdministrator(server)
    const [person, holder] = [await aVolunteer(server), await aVolunteer(server)]
    const id = await anImported()
    await rows(
      `insert into organization_members (organization_id, user_id, role, is_placeholder)
       values ($1, $2, 'owner', true)`,
      id,
      holder.id,
    )
    expect(await ask(person, id)).toMatchObject({ status: 201, body: { state: 'waiting', explanation } })
    const [requested] = (await listWaiting(admin)).filter((each) => each.person.id === person.id)
    expect(requested).toMatchObject({
      organization: { id, organizationName: 'Harbor Light Shelter', hasOwner: false },
      person: { email: person.email, isEmailVerified: false },
      explanation,
      isOwnCase: false,
    })
    expect((await decide(admin, requested?.id ?? '', { verdict: 'approve' })).body).toMatchObject({
      state: 'approved',
      organization: { hasOwner: true },
      decidedBy: { id: admin.id },
    })
    expect(
      await rows(
        'select user_id, role, is_placeholder from organization_members where organization_id = $1 order by role desc',
        id,
      ),
    ).toEqual([
      { user_id: person.id, role: 'owner', is_placeholder: false },
      { user_id: holder.id, role: 'manager', is_placeholder: false },
    ])
    expect(await listNoticeKinds(person)).toEqual(['claim.approved'])
    expect(await emails.listSubjects(person.email)).toContain('You now own Harbor Light Shelter')
    expect(await listNoticeKinds(holder)).toEqual(['organization.claimed'])
    // The claimant does not learn which administrator decided.
    const emailMessage = await emails.findEmail(holder.email, 'Harbor Light Shelter has a new owner')
    expect(emailMessage?.text).toContain(`confirmed that Robin ${person.user.lastName} belongs`)
    expect(JSON.stringify((await holder.client.get('/api/notifications')).body)).not.toContain(admin.id)
    expect(await rows("select action, after from audit_log where object_type = 'claim'")).toEqual([
      { action: 'claim.approve', after: { state: 'approved', reason: null } },
    ])
  })

  test('is declined with a reason that the claimant sees, and can be sent again, three times in total', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const id = await anImported()
    for (const reason of ['Please send a letterhead.', 'It is of another house.', 'The same again.']) {
      expect((await ask(person, id)).status).toBe(201)
      expect((await ask(person, id)).body).toMatchObject({ code: 'claim_review_waiting' })
      const requested = await findRequestId(admin, person)
      expect((await decide(admin, requested, { verdict: 'decline' })).body).toMatchObject({
        issues: [{ path: 'reason', message: 'Please give a reason' }],
      })
      expect((await decide(admin, requested, { verdict: 'decline', reason })).status).toBe(200)
      expect((await person.client.call(getClaim, { params: { id } })).body.review).toMatchObject({
        state: 'declined',
        reason,
        explanation,
      })
      expect((await decide(admin, requested, { verdict: 'approve' })).body).toMatchObject({
        code: 'claim_decided',
      })
    }
    expect((await ask(person, id)).body).toMatchObject({ code: 'too_many_claim_reviews' })
    const refusals = (await emails.listEmails(person.email)).filter(
      ({ subject }) => subject === 'Your request for Harbor Light Shelter was not approved',
    )
    expect(refusals).toHaveLength(3)
    expect(refusals.map(({ text }) => text).join('\n')).toContain('The same again.')
    const { body: presented } = await person.client.get('/api/notifications')
    expect(presented[0]).toMatchObject({ path: `/organizations/${id}/claim` })
  })

  test('is closed and the claimant notified if someone else becomes the owner by email', async () => {
    const admin = await anAdministrator(server)
    const [person, other] = [await aVolunteer(server), await aVolunteer(server)]
    const id = await anImported('https://www.harbor-light.org/')
    await ask(person, id)
    const requested = await findRequestId(admin, person)
    const email = `ruth${nextNumber()}@harbor-light.org`
    await other.client.call(requestClaim, { params: { id }, body: { email } })
    const token = await emails.findToken(email, '/auth/claim')
    expect((await other.client.call(confirmClaim, { body: { token } })).status).toBe(200)
    expect(await listNoticeKinds(person)).toEqual(['claim.overtaken'])
    expect((await decide(admin, requested, { verdict: 'approve' })).body).toMatchObject({
      code: 'claim_decided',
    })
    expect((await ask(person, id)).body).toMatchObject({ code: 'organization_not_claimable' })
    expect((await other.client.call(getClaim, { params: { id } })).body.isMember).toBe(true)
  })

  test('can wait for at most three organizations and needs an explanation', async () => {
    const person = await aVolunteer(server)
    expect((await ask(person, await anImported(), 'Please.')).body).toMatchObject({
      issues: [{ path: 'explanation', message: 'Please write at least 20 characters' }],
    })
    for (let count = 0; count < 3; count += 1) {
      expect((await ask(person, await anImported())).status).toBe(201)
    }
    expect((await ask(person, await anImported())).body).toMatchObject({ code: 'too_many_claim_reviews' })
  })

  test('cannot be decided by the administrator who made it', async () => {
    const admin = await anAdministrator(server)
    await ask(admin, await anImported())
    const requested = await findRequestId(admin, admin)
    const refused = await decide(admin, requested, { verdict: 'approve' })
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'own_case' }])
  })

  test('cannot be approved while the claimant is suspended, but can be declined', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const id = await anImported()
    await ask(person, id)
    const requested = await findRequestId(admin, person)
    await rows('update users set disabled_at = now() where id = $1', person.id)
    const refused = await decide(admin, requested, { verdict: 'approve' })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'claimant_suspended' }])
    expect(await rows('select from organization_members where organization_id = $1', id)).toEqual([])
    const declined = await decide(admin, requested, { verdict: 'decline', reason: 'Suspended for spam.' })
    expect(declined).toMatchObject({ status: 200, body: { state: 'declined' } })
  })

  test('about a suspended organization returns 404', async () => {
    const person = await aVolunteer(server)
    const id = await anImported()
    await rows("insert into organization_suspensions (organization_id, reason) values ($1, 'Spam')", id)
    expect((await ask(person, id)).status).toBe(404)
    expect((await person.client.call(getClaim, { params: { id } })).status).toBe(404)
  })

  test('is decided once, by the first of two administrators', async () => {
    const [admin, other] = [await anAdministrator(server), await anAdministrator(server)]
    const person = await aVolunteer(server)
    await ask(person, await anImported())
    const requested = await findRequestId(admin, person)
    const answers = await Promise.all([
      decide(admin, requested, { verdict: 'approve' }),
      decide(other, requested, { verdict: 'decline', reason: 'No.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await listNoticeKinds(person)).toHaveLength(1)
  })
})
