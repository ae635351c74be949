import { describe, expect, test } from 'vitest'
import { getAuthority, createAuthorityFile, openAuthorityLink } from '#contract/authority/authority.ts'
import { confirmClaim } from '#contract/organizations/claims.ts'
import { useAuthority } from '#tests/support/scenarios/authority.ts'
import {
  aColleague,
  aVolunteer,
  insertOrganization,
  nextNumber,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { listNoticeKinds } from '#tests/support/scenarios/verification.ts'

let ahead = 0
const { ask, audit, change, confirm, emails, owner, params, read, rows, server } = useAuthority(
  () => new Date(Date.now() + ahead),
)

describe('proof by email', () => {
  test('a member proves that they represent the organization with an address on its website’s domain', async () => {
    expect(await read()).toEqual({
      organization: { id: owner().organizationId, organizationName: 'Harbor Light' },
      authority: null,
      dropped: null,
      website: 'https://www.harbor-light.org/about',
      domain: 'harbor-light.org',
      obstacle: null,
      pending: null,
      file: null,
    })
    const manager = await aColleague(server, owner())
    expect((await ask('mia@mail.Harbor-Light.org', manager)).status).toBe(202)
    expect((await read(manager)).pending).toMatchObject({ email: 'mia@mail.Harbor-Light.org' })
    // Each member gets their own email.
    expect((await read()).pending).toBeNull()
    const token = await emails.findToken('mia@mail.Harbor-Light.org', '/auth/authority')
    expect(JSON.stringify(await rows('select l::text from authority_letters l'))).not.toContain(token)
    expect((await owner().client.call(openAuthorityLink, { body: { token } })).body).toMatchObject({
      isOwn: false,
    })
    expect((await confirm(token)).body).toMatchObject({ code: 'authority_link_not_yours' })
    expect((await manager.client.call(openAuthorityLink, { body: { token } })).body).toEqual({
      organization: { id: owner().organizationId, organizationName: 'Harbor Light' },
      isOwn: true,
    })
    expect(expectSuccess(await confirm(token, manager))).toEqual({
      id: owner().organizationId,
      organizationName: 'Harbor Light',
    })
    const { firstName, lastName } = manager.user
    expect((await read()).authority).toEqual({
      method: 'mail',
      domain: 'harbor-light.org',
      provedAt: expect.any(String),
      provedBy: `${firstName} ${lastName}`,
    })
    expect(await audit()).toEqual([
      { actor_id: manager.id, action: 'authority.prove', after: { state: 'proved', method: 'mail' } },
    ])
    expect(await listNoticeKinds(owner())).toContain('authority.proved')
    // It says nothing about the legal status.
    expect(await rows('select is_verified from organizations where id = $1', owner().organizationId)).toEqual(
      [{ is_verified: false }],
    )
    expect((await confirm(token, manager)).status).toBe(410)
  })

  test('other addresses are refused, with a hint at which would work', async () => {
    const refused = async (email: string) => (await ask(email)).body
    expect(await refused('ruth@gmail.com')).toMatchObject({
      issues: [
        {
          path: 'email',
          message: 'Anyone can have an address at gmail.com. Please use one that ends in @harbor-light.org',
        },
      ],
    })
    expect(await refused('ruth@harbor-light.org.example.net')).toMatchObject({
      issues: [{ path: 'email', message: 'Please use an address that ends in @harbor-light.org' }],
    })
    expect(
      await rows('select from authority_letters where organization_id = $1', owner().organizationId),
    ).toEqual([])
  })

  test('the link is valid for a day, is canceled by a second email, and fails once the website or the member has changed', async () => {
    const email = `twice${nextNumber()}@harbor-light.org`
    const next = async () => {
      expectSuccess(await ask(email))
      return emails.findToken(email, '/auth/authority')
    }
    const first = await next()
    const second = await next()
    expect((await confirm(first)).status).toBe(410)
    ahead += 24 * 3_600_000
    expect((await confirm(second)).status).toBe(410)
    const third = await next()
    await change('https://river-trust.org')
    expect((await confirm(third)).status).toBe(410)
    expect((await read()).authority).toBeNull()
    await change('https://www.harbor-light.org')
    const colleague = await aColleague(server, owner())
    expectSuccess(await ask(`left${email}`, colleague))
    const fourth = await emails.findToken(`left${email}`, '/auth/authority')
    await rows('delete from organization_members where user_id = $1', colleague.id)
    expect((await confirm(fourth, colleague)).status).toBe(410)
  })

  test.each([
    ['', 'no_website'],
    ['https://www.facebook.com/harborlight', 'shared_website'],
    ['https://harborlight.github.io', 'shared_website'],
  ])('proof by email is impossible if the website is "%s": %s', async (website, obstacle) => {
    await change(website)
    expect(await read()).toMatchObject({ obstacle, domain: null, file: null })
    expect((await ask('a@facebook.com')).body).toMatchObject({ code: 'claim_not_by_mail' })
    const { body } = await owner().client.call(createAuthorityFile, { params: params() })
    expect(body).toMatchObject({ code: 'authority_not_by_file' })
  })

  test('claiming an imported organization also proves who represents it', async () => {
    const id = await insertOrganization(server.database.db, {
      name: 'River Trust',
      website: 'https://river-trust.org',
      externalId: `imported-${nextNumber()}`,
      importedAt: new Date(),
    })
    const person = await aVolunteer(server)
    const email = `ada${nextNumber()}@river-trust.org`
    await person.client.post(`/api/organizations/${id}/claim`, { email })
    const token = await emails.findToken(email, '/auth/claim')
    expectSuccess(await person.client.call(confirmClaim, { body: { token } }))
    const state = expectSuccess(await person.client.call(getAuthority, { params: { id } }))
    expect(state.authority).toMatchObject({ method: 'mail', domain: 'river-trust.org' })
  })
})
