import { describe, expect, test } from 'vitest'
import { requestClaim, confirmClaim, getClaim, openClaim } from '#contract/organizations/claims.ts'
import { openInvitation } from '#contract/organizations/member-invitations.ts'
import type { organizations } from '#server/db/tables/organizations.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anInvitation } from '#tests/support/scenarios/members.ts'
import {
  anOrganization,
  aVolunteer,
  insertOrganization,
  nextNumber,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now })
const emails = useEmails(server, now)
const { rows } = server

const anImported = (row: Partial<typeof organizations.$inferInsert> = {}) =>
  insertOrganization(server.database.db, {
    name: 'Harbor Light Shelter',
    website: 'https://www.harbor-light.org/about',
    externalId: `imported-${nextNumber()}`,
    importedAt: new Date(),
    ...row,
  })
const makeOwner = (organizationId: string, userId: string) =>
  rows(
    `insert into organization_members (organization_id, user_id, role, is_placeholder)
     values ($1, $2, 'owner', true)`,
    organizationId,
    userId,
  )

describe('an imported organization', () => {
  test('can be claimed with an email address on its website’s domain', async () => {
    const holder = await anOrganization(server)
    const id = await anImported()
    await makeOwner(id, holder.id)
    const invited = await anInvitation(emails, { ...holder, organizationId: id }, { email: 'x@example.org' })
    const [person, otherPerson] = [await aVolunteer(server), await aVolunteer(server)]
    const params = { id }
    expect((await person.client.call(getClaim, { params })).body).toEqual({
      organization: { id, organizationName: 'Harbor Light Shelter' },
      website: 'https://www.harbor-light.org/about',
      domain: 'harbor-light.org',
      obstacle: null,
      isMember: false,
      pending: null,
      review: null,
    })
    const ask = (client: typeof person.client, email: string) =>
      client.call(requestClaim, { params, body: { email } })
    expect((await ask(otherPerson.client, 'rival@harbor-light.org')).status).toBe(202)
    expect((await ask(person.client, 'ruth@mail.Harbor-Light.org')).status).toBe(202)
    expect((await person.client.call(getClaim, { params })).body.pending).toMatchObject({
      email: 'ruth@mail.Harbor-Light.org',
    })
    const token = await emails.findToken('ruth@mail.Harbor-Light.org', '/auth/claim')
    const lost = await emails.findToken('rival@harbor-light.org', '/auth/claim')
    // Anyone else who opens the link sees which organization it is about, but can't use it.
    expect((await otherPerson.client.call(openClaim, { body: { token } })).body).toEqual({
      id,
      organizationName: 'Harbor Light Shelter',
      isOwn: false,
    })
    const foreignUse = await otherPerson.client.call(confirmClaim, { body: { token } })
    expect([foreignUse.status, foreignUse.body]).toMatchObject([403, { code: 'claim_not_yours' }])
    expect((await person.client.call(openClaim, { body: { token } })).body.isOwn).toBe(true)
    const { status, body } = await person.client.call(confirmClaim, { body: { token } })
    expect([status, body]).toEqual([200, { id, organizationName: 'Harbor Light Shelter' }])
    expect(
      await rows(
        'select user_id, role, is_placeholder from organization_members where organization_id = $1 order by role desc',
        id,
      ),
    ).toEqual([
      { user_id: person.id, role: 'owner', is_placeholder: false },
      { user_id: holder.id, role: 'manager', is_placeholder: false },
    ])
    // All waiting claims and invitations are void.
    for (const [client, each] of [
      [person.client, token],
      [otherPerson.client, lost],
    ] as const) {
      expect((await client.call(confirmClaim, { body: { token: each } })).status).toBe(410)
    }
    expect((await server.openClient().call(openInvitation, { body: { token: invited } })).status).toBe(410)
    // The former placeholder owner is notified.
    expect((await holder.client.get('/api/notifications')).body[0]).toMatchObject({
      kind: 'organization.claimed',
      member: { id: person.id },
    })
    expect(await emails.listSubjects(holder.email)).toContain('Harbor Light Shelter has a new owner')
    expect((await otherPerson.client.call(getClaim, { params })).body).toMatchObject({
      obstacle: 'has_owner',
      domain: null,
    })
    expect((await ask(otherPerson.client, 'rival@harbor-light.org')).body).toMatchObject({
      code: 'organization_not_claimable',
    })
    const [event] = await rows(
      "select actor_id, subject_id, data from facts where type = 'organization.claimed'",
    )
    expect(event).toEqual({
      actor_id: person.id,
      subject_id: id,
      data: { memberId: person.id, formerIds: [holder.id] },
    })
  })

  test('has no placeholder owner left once it is claimed, not even one whose account is disabled', async () => {
    const id = await anImported()
    const [holder, person] = [await aVolunteer(server), await aVolunteer(server)]
    await makeOwner(id, holder.id)
    await rows('update users set disabled_at = now() where id = $1', holder.id)
    const email = 'anna@harbor-light.org'
    expect((await person.client.call(requestClaim, { params: { id }, body: { email } })).status).toBe(202)
    const token = await emails.findToken(email, '/auth/claim')
    expect((await person.client.call(confirmClaim, { body: { token } })).status).toBe(200)
    expect(
      await rows(
        'select role from organization_members where organization_id = $1 and user_id = $2',
        id,
        holder.id,
      ),
    ).toEqual([{ role: 'manager' }])
    expect(await rows('select from notifications where user_id = $1', holder.id)).toEqual([])
  })

  test('cannot be claimed with an address on another domain, and the refusal names the right one', async () => {
    const id = await anImported()
    const { client } = await aVolunteer(server)
    const refused = async (email: string) =>
      (await client.post(`/api/organizations/${id}/claim`, { email })).body['issues']
    expect(await refused('ruth@gmail.com')).toEqual([
      {
        path: 'email',
        message: 'Anyone can have an address at gmail.com. Please use one that ends in @harbor-light.org',
      },
    ])
    for (const email of [
      'ruth@example.net',
      'ruth@harbor-light.org.example.net',
      'ruth@evil-harbor-light.org',
      'ruth@harbor-light.com',
    ]) {
      expect([email, await refused(email)]).toEqual([
        email,
        [{ path: 'email', message: 'Please use an address that ends in @harbor-light.org' }],
      ])
    }
    expect(await rows('select from organization_claims where organization_id = $1', id)).toEqual([])
  })

  test.each([
    [null, 'no_website'],
    ['http://192.0.2.7/', 'no_website'],
    ['https://www.facebook.com/harborlight', 'shared_website'],
    ['https://harborlight.wordpress.com', 'shared_website'],
    ['https://harborlight.blogspot.com', 'shared_website'],
    ['https://sites.google.com/view/harborlight', 'shared_website'],
    ['https://harborlight.github.io', 'shared_website'],
    ['https://members.aol.com/harborlight', 'shared_website'],
    ['https://harbor.co.uk/', null],
  ])('whose website is %s has the obstacle %s', async (website, obstacle) => {
    const id = await anImported({ website })
    const { client } = await aVolunteer(server)
    const state = await client.call(getClaim, { params: { id } })
    expect(state.body.obstacle).toBe(obstacle)
    if (obstacle === null) return
    const response = await client.call(requestClaim, { params: { id }, body: { email: 'a@facebook.com' } })
    expect([response.status, response.body]).toMatchObject([409, { code: 'claim_not_by_mail' }])
  })

  test('has a claim link that expires after a day and is voided by the next one', async () => {
    const id = await anImported()
    const person = await aVolunteer(server)
    const ask = () =>
      person.client.call(requestClaim, { params: { id }, body: { email: 'twice@harbor-light.org' } })
    await ask()
    const first = await emails.findToken('twice@harbor-light.org', '/auth/claim')
    await ask()
    const second = await emails.findToken('twice@harbor-light.org', '/auth/claim')
    expect(JSON.stringify(await rows('select c::text from organization_claims c'))).not.toContain(second)
    expect((await person.client.call(confirmClaim, { body: { token: first } })).status).toBe(410)
    ahead += 24 * 3_600_000
    expect((await person.client.call(confirmClaim, { body: { token: second } })).status).toBe(410)
    expect((await person.client.call(getClaim, { params: { id } })).body.pending).toBeNull()
  })

  test('can be claimed only if it was imported and has a name; an unnamed one returns 404', async () => {
    const owner = await anOrganization(server)
    const { client } = await aVolunteer(server)
    expect((await client.call(getClaim, { params: { id: owner.organizationId } })).status).toBe(404)
    const registered = await anImported({ externalId: null, importedAt: null })
    expect((await client.call(getClaim, { params: { id: registered } })).body.obstacle).toBe('has_owner')
  })
})
